import { afterEach, expect, test } from "vitest";
import { lookup } from "../../../mod.ts";
import type { ExtendedClassification } from "../../../lib/model.ts";
import type { LookupOptions } from "../../../lib/lookup/mod.ts";
import { freePort } from "../../free_port.ts";
import { listen, type Listening, worldIo } from "../net/world.ts";

const servers: Listening[] = [];
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
): Promise<ExtendedClassification> {
  const server = await listen((socket) => {
    const head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n";
    socket.once("data", (request) => {
      const isOwn = /^host: (?:www\.)?ospreypay\.com/im.test(String(request));
      socket.end(head + (isOwn ? own : html));
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
      extensions: true,
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
  expect(found.phishing).toBeGreaterThan(0.7);
  expect(found.phishing).toBeGreaterThan((await classified(LOGIN, {})).phishing);
  expect(found.reasons!.join()).toContain("imitates ospreypay.com");
});

test("nobody, not looked at, and the contract's three scores are three things", async () => {
  const shop = "<title>The Bakery</title><p>Bread. Pay with Osprey Pay.</p>";
  expect((await classified(shop, { brands: BRANDS })).imitates).toBeNull();
  // No page was compared with any brand.
  expect(await classified(LOGIN, {})).not.toHaveProperty("imitates");
  expect(await classified("", { brands: BRANDS })).not.toHaveProperty("imitates");
  expect(Object.keys(await classified(LOGIN, { brands: BRANDS, extensions: false }))).toEqual([
    "legitimate",
    "phishing",
    "parked",
  ]);
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
