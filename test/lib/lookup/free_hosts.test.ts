/** Guesses at hosts that answer for any name: real DNS and web servers on loopback addresses. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDialer } from "../../../lib/net/mod.ts";
import { createIo, type Io, lookup, type LookupOptions, type Notice, planLookup } from "../../../mod.ts";
import { type FaultyDns, startFaultyDns } from "../../server/mini/faulty_dns.ts";

const LOGIN = `<title>Kestrel Bank: sign in</title><h1>Sign in to Kestrel Bank</h1>
  <form action="/in"><input name="user"><input type="password" name="pass"></form>`;
const OWN = new Set(["kestrelbank-login.pages.dev", "kestrelbank.web.app"]);
/** What a host shows where nobody has the name. */
const NOBODYS: Record<string, (host: string) => [status: number, html: string]> = {
  "pages.dev": () => [404, "<title>404</title><p>There is nothing here yet.</p>"],
  "web.app": (
    host,
  ) => [200, `<title>${host}</title><p>The site ${host} is not set up. Is ${host} yours?</p>`],
};

const asked: string[] = [];
let web: Server;
let dns: FaultyDns;
let io: Io;

beforeAll(async () => {
  web = createServer(({ headers: { host = "" }, url }, response) => {
    asked.push(`${host}${url}`);
    const nobodys = NOBODYS[host.slice(host.indexOf(".") + 1)];
    const [status, html] = OWN.has(host) || nobodys === undefined ? [200, LOGIN] : nobodys(host);
    response.writeHead(status, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.2", resolve));
  const wildcard = { a: ["127.0.0.2"] };
  dns = await startFaultyDns({
    suffixes: { "pages.dev": { wildcard }, "web.app": { wildcard } },
    names: { "kestrelbank.com": { a: ["127.0.0.2"] } },
  });
  const offline = createIo({ resolvers: [dns.address], timeoutMs: 1000, geo: false, net: false });
  const { port } = web.address() as AddressInfo;
  const rules = { dns: offline.dns, allow: ["127.0.0.2"], portMap: { 80: port, 443: port } };
  io = { ...offline, net: createDialer(rules) };
});
afterAll(async () => {
  web.close();
  await io.dns.close();
  await dns.close();
});
beforeEach(() => void asked.splice(0));

const TLDS = ["pages.dev", "web.app"];
async function run(options: Partial<LookupOptions> = {}) {
  const notices: Notice[] = [];
  const lines = await Array.fromAsync(lookup("kestrelbank.com", {
    io,
    limit: 400,
    permute: { tlds: TLDS },
    ops: ["RedirectChain", "Levenshtein"],
    onNotice: (notice) => void notices.push(notice),
    ...options,
  }));
  const names = lines.flatMap((line) => line.op === "Meta" ? [] : line.permutation.domain.fqdn);
  return { names: [...new Set(names)].sort(), notices };
}

const isRandom = (url: string) => /^[a-z]{20}\./.test(url);

test("of guesses at free hosts those are listed that have a page of their own, after one visit to each", async () => {
  const { names, notices } = await run();
  expect(names).toEqual([...OWN].sort());
  expect(asked.filter(isRandom).map((url) => url.slice(21)).sort()).toEqual(TLDS.map((tld) => `${tld}/`));
  const nobodys = asked.filter((url) => !isRandom(url) && !OWN.has(url.slice(0, url.indexOf("/"))));
  expect(nobodys.length).toBeGreaterThan(100);
  expect(new Set(nobodys).size).toBe(nobodys.length);
  expect(notices.find(({ code }) => code === "wildcard_names")?.message).toContain("2 of");
  expect(notices.map(({ code }) => code)).not.toContain("incomplete");
});

test("nobody visits them in a passive lookup, or where no page is asked for", async () => {
  for (const options of [{ passive: true }, { ops: ["Dns", "Levenshtein"] }] as const) {
    expect((await run(options)).names).toEqual([]);
  }
  expect(asked).toEqual([]);
});

test("a name that somebody saw there is listed whatever it shows", async () => {
  const names = ["kestrelbank-help.web.app"];
  expect((await run({ names, permutations: false })).names).toEqual(names);
});

test("a plan tells the visits, and whom they are to", async () => {
  const { candidates, questions } = await planLookup("kestrelbank.com", {
    io,
    limit: 2_000,
    permute: { tlds: [...TLDS, "com"] },
    ops: ["RedirectChain"],
  });
  const [visits, ...more] = questions.filter(({ hosts }) => hosts.includes("web.app"));
  expect(more).toEqual([]);
  expect(visits).toMatchObject({ asks: "candidates", ops: ["RedirectChain"] });
  expect(visits!.hosts).toContain("pages.dev");
  expect(visits!.atMost).toBeGreaterThan(0);
  expect(visits!.atMost).toBeLessThan(49 * candidates);
  const passive = await planLookup("kestrelbank.com", {
    io,
    limit: 200,
    permute: { tlds: TLDS },
    passive: true,
  });
  expect(passive.questions.filter(({ hosts }) => hosts.includes("web.app"))).toEqual([]);
});
