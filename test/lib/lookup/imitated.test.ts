import { afterEach, expect, test } from "vitest";
import { lookup } from "../../../mod.ts";
import type { ExtendedClassification } from "../../../lib/model.ts";
import type { LookupOptions } from "../../../lib/lookup/mod.ts";
import { freePort } from "../../free_port.ts";
import { dibOf, icoOf, KESTREL, pngOf, RING } from "../observe/web/drawn.ts";
import { listen, type Listening, worldIo } from "../net/world.ts";

const servers: Listening[] = [];
const requested: string[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const LOGIN = "<title>Osprey Pay</title><form><input name=u><input type=password></form><p>© 2026 Osprey Pay";
const BRANDS = [{ brand: "ospreypay.com" }];

/** The verdict on a host that shows this page. */
async function classified(
  html: string,
  options: Omit<LookupOptions, "io">,
  host = "bakery.com",
  own = html,
  files: { own?: Record<string, Uint8Array>; other?: Record<string, Uint8Array> } = {},
): Promise<ExtendedClassification> {
  const server = await listen((socket) => {
    const head = (type: string) => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n`;
    socket.once("data", (request) => {
      const isOwn = /^host: (?:www\.)?ospreypay\.com/im.test(String(request));
      const [, path = "/"] = String(request).split(" ");
      const file = (isOwn ? files.own : files.other)?.[path];
      requested.push(path);
      if (file !== undefined) socket.end(Buffer.concat([Buffer.from(head("image/png")), file]));
      else if (path !== "/") {
        socket.end("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
      } else socket.end(head("text/html") + (isOwn ? own : html));
    });
  });
  servers.push(server);
  const io = worldIo({ [host]: { A: ["127.0.0.1"] }, "ospreypay.com": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  for await (
    const { op, data } of lookup(host, {
      plan: "analyze",
      ops: ["Classification"],
      ...options,
      io,
    })
  ) {
    if (op === "Classification") return data as ExtendedClassification;
  }
  throw new Error("No verdict");
}

test("a page imitates a brand that its name does not show, and that makes it phishing", async () => {
  const found = await classified(LOGIN, { brands: BRANDS });
  expect(found.imitates).toMatchObject({ brand: "ospreypay.com" });
  expect(found.imitates!.probability).toBeGreaterThan(0.9);
  expect(found.imitates!.reasons[0]).toBe("its name in the title");
  expect(found.phishing).toBeGreaterThan(0.65);
  expect(found.phishing).toBeGreaterThan((await classified(LOGIN, {})).phishing);
  expect(found.reasons!.join()).toContain("imitates ospreypay.com");
});

test("nobody and not looked at are two things", async () => {
  const shop = "<title>The Bakery</title><p>Bread. Pay with Osprey Pay.</p>";
  expect((await classified(shop, { brands: BRANDS })).imitates).toBeNull();
  // No page was compared with any brand.
  expect(await classified(LOGIN, {})).not.toHaveProperty("imitates");
  expect(await classified("", { brands: BRANDS })).not.toHaveProperty("imitates");
});

test("what the brand's own page calls it identifies it on others, where that page was seen", async () => {
  const html = LOGIN.replaceAll("Osprey Pay", "Fish Eagle");
  const own = `<title>Home</title><meta property="og:site_name" content="Fish Eagle"><p>Welcome</p>`;
  const found = await classified(html, { brand: "ospreypay.com" }, "bakery.com", own);
  expect(found.imitates?.brand).toBe("ospreypay.com");
  const without = await classified(html, { brand: "ospreypay.com" }, "bakery.com", "<p>Welcome</p>");
  expect(without.imitates).toBeNull();
});

test("the brand's own page imitates nobody", async () => {
  const brands = [{ brand: "ospreypay.com", domains: ["ospreypay.com", "bakery.com"] }];
  expect((await classified(LOGIN, { brands })).imitates).toBeNull();
});

/** A sign-in that names nobody. */
const PLAIN = "<title>Sign in</title><form>Email <input name=u> Password <input type=password></form>";
const OWN =
  "<title>Osprey</title><link rel=icon href=/i.png><p>Welcome to the pages of a company for payments.</p>";
const ico = (drawing: typeof KESTREL) =>
  icoOf([16, 48].map((size) => ({ size, bits: 24, file: dibOf(drawing, size, 24) })));

test.each([
  ["the same file", pngOf(KESTREL, 64), "its icon"],
  ["another size and format", ico(KESTREL), "its icon"],
  ["a stranger's", ico(RING), null],
])(
  "a page that names nobody has the brand's icon, which was seen on its own page: %s",
  async (_, icon, reason) => {
    const files = { own: { "/i.png": pngOf(KESTREL, 64) }, other: { "/favicon.ico": icon } };
    const { imitates } = await classified(PLAIN, { brand: "ospreypay.com" }, "bakery.com", OWN, files);
    if (reason === null) return expect(imitates).toBeNull();
    expect(imitates?.brand).toBe("ospreypay.com");
    expect(imitates?.reasons).toContain(reason);
  },
);

test("a copy of the logo counts with a file of any name; a page that asks for nothing has no picture requested", async () => {
  const own = OWN.replace("<p>", "<img class=logo src=/brand.png alt=''><p>");
  const files = { own: { "/brand.png": pngOf(KESTREL, 96) }, other: { "/img/1.png": pngOf(KESTREL, 48, 8) } };
  const logo = PLAIN.replace("<form>", "<img id=logo src=/img/1.png><form>");
  const { imitates } = await classified(logo, { brand: "ospreypay.com" }, "bakery.com", own, files);
  expect(imitates?.reasons).toContain("a picture like its logo");
  requested.length = 0;
  const calm =
    "<title>Bread</title><img class=logo src=/img/1.png><p>Our bakery bakes bread for the whole town.</p>";
  await classified(calm, { brand: "ospreypay.com" }, "bakery.com", own, files);
  expect(requested).not.toContain("/img/1.png");
});
