import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faviconHash, pagePictures, pictureLinks } from "../../../../lib/observe/web/icon.ts";
import { similarityOf } from "../../../../lib/observe/web/similarity.ts";
import { factsOf } from "../../../../lib/lookup/facts.ts";
import { createResolution } from "../../../../lib/observe/resolve.ts";
import { parseDomain } from "../../../../lib/domain.ts";
import { Subject } from "../../../../lib/subject.ts";
import { startMiniInternet } from "../../../../server/mini/mod.ts";
import { calm, worldIo } from "../../net/world.ts";
import { Page } from "../../../../lib/page/page.ts";
import { classify, ctSearch, parseX509 } from "../../../../mod.ts";

const STEPS = { classify, ctSearch, parseX509 };

const ICON = Uint8Array.from({ length: 3_000 }, (_, i) => i * 7);

test.each([
  ["", "https://a.com/favicon.ico"],
  ["<link rel=stylesheet href=/a.css>", "https://a.com/favicon.ico"],
  ['<link rel="Shortcut Icon" href="//cdn.b.com/i.png?1">', "https://cdn.b.com/i.png?1"],
  ["<link rel=mask-icon href=/m.svg><link rel='apple-touch-icon' href=/t.png>", "https://a.com/favicon.ico"],
  ["<base href=/x/><link rel=icon href=i.ico><link rel=icon href=j.ico>", "https://a.com/x/i.ico"],
  ["<link rel=icon href=''>", "https://a.com/favicon.ico"],
  ["<link rel=icon href='https://['>", "https://a.com/favicon.ico"],
  ["<link rel=icon href='data:,x'>", "data:,x"],
])("the icon of %s", (text, url) => {
  expect(pictureLinks({ url: "https://a.com/b/", html: new Page(text) }).icons[0]).toBe(url);
  expect(pictureLinks({ url: "https://a.com/b/", html: new Page(text) }).icons[0]).toBe(url);
});

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url!);
  const send = (status: number, type: string, body: Uint8Array | string, more = {}) =>
    response.writeHead(status, { "content-type": type, ...more }).end(body);
  switch (request.url) {
    case "/favicon.ico":
      return send(200, "image/x-icon", ICON);
    case "/moved":
      return send(302, "text/plain", "", { location: "/favicon.ico" });
    case "/twice":
      return send(302, "text/plain", "", { location: "/moved" });
    case "/inside":
      return send(302, "text/plain", "", { location: "http://169.254.169.254/favicon.ico" });
    case "/page":
      return send(200, "text/html", "<title>Not found</title>");
    case "/large":
      return send(200, "image/png", new Uint8Array(262_145));
    default:
      return send(404, "image/x-icon", ICON);
  }
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => new Promise((resolve) => server.close(() => resolve(undefined))));

const iconOf = async (io: Parameters<typeof pagePictures>[0], text: string, signal: AbortSignal) =>
  (await pagePictures(io, { url: "http://a.test/", text }, signal))[0] ?? null;

test.each([
  ["/favicon.ico", true],
  ["/moved", true],
  ["/twice", false],
  ["/inside", false],
  ["/page", false],
  ["/large", false],
  ["/missing", false],
])("%s gives an icon: %s", async (path, there) => {
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["127.0.0.1"], portMap: { 80: port } });
  expect(await iconOf(io, `<link rel=icon href=${path}>`, calm())).toEqual(
    there ? { kind: "icon", hash: faviconHash(ICON), look: null } : null,
  );
});

test("an inline icon needs no request; without a server there is no icon; an abort is one", async () => {
  requests.length = 0;
  const io = worldIo({});
  const inside = `<link rel=icon href="data:image/png;base64,${Buffer.from(ICON).toString("base64")}">`;
  expect((await iconOf(io, inside, calm()))?.hash).toBe(
    faviconHash(ICON),
  );
  expect(
    await iconOf(io, "<link rel=icon href='data:'>", calm()),
  )
    .toBeNull();
  expect(await iconOf({ ...io, net: null }, "", calm()))
    .toBeNull();
  expect(await iconOf(io, "", calm())).toBeNull();
  const gone = AbortSignal.abort(new Error("left"));
  await expect(iconOf(io, "", gone)).rejects.toThrow("left");
  expect(requests).toEqual([]);
});

test("the same icon and a picture alike raise the similarity; another icon says nothing", () => {
  const html = new Page(`<h1>kestrel bank</h1>${"<p>sign in to <b>your</b> account</p>".repeat(5)}`);
  const original = { url: "https://kestrelbank.com/", html, favicon: 1, picture: "ffff0000ffff0000" };
  const page = { url: "https://x.com/", html: new Page("<p>sign in to your account</p>".repeat(9)) };
  const plain = similarityOf(page, original)!;
  expect(plain).toMatchObject({ favicon: null, picture: null });
  expect(similarityOf({ ...page, favicon: 2 }, original)).toMatchObject({
    favicon: false,
    score: plain.score,
  });
  const icon = similarityOf({ ...page, favicon: 1 }, original)!;
  expect(icon.favicon).toBe(true);
  expect(icon.score).toBeGreaterThan(plain.score);
  const both = similarityOf({ ...page, favicon: 1, picture: "ffff0000ffff0001" }, original)!;
  expect(both.picture).toBeCloseTo(1 - 1 / 24);
  expect(both.score).toBeGreaterThan(icon.score);
  const unlike = similarityOf({ ...page, picture: "0000ffff0000ffff" }, original)!;
  expect(unlike.picture).toBe(0);
  expect(unlike.score).toBeLessThan(plain.score);
  // A picture with next to nothing on it is like every other such one.
  expect(similarityOf({ ...page, picture: "0000000000000003" }, original)!.picture).toBeNull();
});

test("a lookup in the miniature internet: the imitation has the original's icon, which is requested once", async () => {
  const world = await startMiniInternet();
  try {
    const { io } = world;
    const resolution = createResolution(io, calm());
    const subjectOf = async (name: string, brand: Subject | null): Promise<Subject> =>
      new Subject({
        name,
        permutation: { domain: parseDomain(name), kind: "Homoglyph" },
        original: "kestrelbank.com",
        brand,
        brands: null,
        steps: STEPS,
        passive: false,
        io,
        existence: await resolution.exists(name, calm()),
        resolution,
        signal: calm(),
      });
    const brand = await subjectOf("kestrelbank.com", null);
    const facts = await factsOf(await subjectOf("kestre1bank.com", brand));
    expect(facts.sameFavicon).toBe(true);
    expect(facts.similarity).toBeGreaterThan(0.5);
    const parked = await factsOf(await subjectOf("ketrelbank.com", brand));
    expect(parked.sameFavicon).toBeUndefined();
  } finally {
    await world.close();
  }
});

test("all pictures of a brand's own page: the icons of its links, and what is called a logo", async () => {
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["127.0.0.1"], portMap: { 80: port } });
  const text = `<link rel=icon href=/moved><link rel=apple-touch-icon href=/large><body><img src=/favicon.ico>
    <img class="site-logo" src=/favicon.ico><img src=data:,x alt="the logo">`;
  const found = await pagePictures(io, { url: "http://a.test/", text }, calm());
  expect(found.map(({ kind, hash }) => [kind, hash])).toEqual([
    ["icon", faviconHash(ICON)],
    ["logo", faviconHash(ICON)],
    ["logo", faviconHash(new TextEncoder().encode("x"))],
  ]);
});
