import { createSecureContext, TLSSocket } from "node:tls";
import { afterEach, expect, test } from "vitest";
import type { Io, Sighting } from "../../../../lib/io.ts";
import { createResolution } from "../../../../lib/observe/resolve.ts";
import { pageFact, shownVisit } from "../../../../lib/observe/web/page_fact.ts";
import { secondLook } from "../../../../lib/observe/web/second_look.ts";
import { visited } from "../../../../lib/observe/web/visited.ts";
import { factsOf } from "../../../../lib/lookup/facts.ts";
import { Subject } from "../../../../lib/subject.ts";
import {
  cloaked,
  cloakedByRedirect,
  cloakedByStatus,
  cookieRefresh,
  cookieWall,
  endlessCookies,
  honest,
  html,
  redirect,
  type SeenRequest,
  serveBy,
} from "../../../farm/visitors.ts";
import { serveStandIn, STAND_INS } from "../../../farm/stand_ins.ts";
import { freePort } from "../../../free_port.ts";
import { issue } from "../../net/certificates.ts";
import { calm, listen, type Listening, worldIo, type Zone } from "../../net/world.ts";
import { Page } from "../../../../lib/page/page.ts";
import { classify, ctSearch, parseX509 } from "../../../../mod.ts";

const STEPS = { classify, ctSearch, parseX509 };

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});

async function subjectOf(name: string, io: Io): Promise<Subject> {
  const resolution = createResolution(io);
  return new Subject({
    name,
    permutation: { domain: { fqdn: name, tld: "test", domain: "a" }, kind: "Unknown" },
    original: name,
    brand: null,
    brands: null,
    steps: STEPS,
    passive: false,
    io,
    existence: await resolution.exists(name, calm()),
    resolution,
    signal: calm(),
  });
}

/** A world whose names are on 127.0.0.1, which serves `answer`; `apart` is on 127.0.0.2, where nobody listens. */
async function world(answer: (request: SeenRequest) => string, zone: Zone, secondLook = false) {
  const log: SeenRequest[] = [];
  const server = await listen(serveBy(answer, log));
  servers.push(server);
  const io = worldIo(zone, {
    allow: ["127.0.0.0/8"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  return { io: { ...io, secondLook }, log };
}

const HERE = { A: ["127.0.0.1"] };
const NOWHERE = { A: ["127.0.0.2"] };

test.each<[what: string, zone: Zone, urls: string[] | undefined]>([
  ["the name has no address", { "a.test": { MX: ["1 m."] }, "www.a.test": HERE }, ["http://www.a.test/"]],
  ["nobody listens there", { "a.test": NOWHERE, "www.a.test": HERE }, ["http://www.a.test/"]],
  ["the name has a web server", { "a.test": HERE, "www.a.test": HERE }, ["http://a.test/"]],
  ["both are at the silent address", { "a.test": NOWHERE, "www.a.test": NOWHERE }, undefined],
  ["there is no www", { "a.test": NOWHERE }, undefined],
])("www where %s", async (_what, zone, urls) => {
  const { io } = await world(() => html("hi"), zone);
  const found = await (await subjectOf("a.test", io)).once(visited);
  expect(found?.chain.map((hop) => hop.url)).toEqual(urls);
});

const PAGE = html("<h1>Shoes for all</h1>"), LOGIN = html("<form><input type=password></form>");

test.each<[certificate: string, names: string[], year: number, https: string, http: string, url: string]>([
  ["names another host", ["b.test"], 2026, html("default"), PAGE, "http://a.test/"],
  ["is over", ["a.test"], 2050, html("default"), PAGE, "http://a.test/"],
  ["begins later", ["a.test"], 2000, html("default"), PAGE, "http://a.test/"],
  ["is issued by itself", ["Throw-away root", "a.test"], 2026, html("default"), PAGE, "http://a.test/"],
  ["names the host", ["b.test", "a.test"], 2026, html("default"), PAGE, "https://a.test/"],
  ["names all hosts beside it", ["*.test"], 2026, html("default"), PAGE, "https://a.test/"],
  ["is wrong, above a form for a password", ["b.test"], 2026, LOGIN, PAGE, "https://a.test/"],
  ["is wrong, and http leads to it", ["b.test"], 2026, PAGE, redirect("https://a.test/"), "https://a.test/"],
  ["is wrong, and http has no page", ["b.test"], 2026, PAGE, html(""), "https://a.test/"],
])("the page of http where the certificate %s: as in browsers", async (_, names, year, https, http, url) => {
  const { key, cert } = await issue(names);
  const context = createSecureContext({ key, cert });
  const secure = await listen((socket) =>
    serveBy(() => https)(new TLSSocket(socket, { isServer: true, secureContext: context }))
  );
  const plain = await listen(serveBy(() => http));
  servers.push(secure, plain);
  const portMap = { 80: plain.port, 443: secure.port };
  const io = worldIo({ "a.test": HERE }, { allow: ["127.0.0.0/8"], portMap });
  const recorded: Sighting[] = [];
  const history = { record: (seen: readonly Sighting[]) => Promise.resolve(void recorded.push(...seen)) };
  const world = { ...io, secondLook: false, now: () => Date.UTC(year, 1), history: history as Io["history"] };
  const subject = await subjectOf("a.test", world);
  const found = await subject.once(visited);
  expect(recorded.flatMap((each) => each.kind === "tls" ? each.ip : [])).toEqual(["127.0.0.1"]);
  expect([found?.first?.url, found?.page?.url]).toEqual([url, url]);
  expect(found?.origin?.certificate).not.toBeNull();
});

test("a name that is a www has no other", async () => {
  const { io } = await world(() => html("hi"), { "www.a.test": NOWHERE, "www.www.a.test": HERE });
  expect(await (await subjectOf("www.a.test", io)).once(visited)).toBeNull();
  expect(io.dns.queries.some((query) => query.startsWith("www.www."))).toBe(false);
});

test.each([["redirect", cookieWall], ["refresh", cookieRefresh]])(
  "a cookie that comes with a %s to the same page is sent back",
  async (_how, answer) => {
    const { io, log } = await world(answer, { "a.test": HERE });
    const found = await (await subjectOf("a.test", io)).once(visited);
    expect(found?.page?.html.text).toBe("<h1>Behind the wall</h1>");
    expect(found?.chain.map((hop) => hop.url)).toEqual(["http://a.test/", "http://a.test/"]);
    expect(log.map((request) => request.fields.get("cookie"))).toEqual([undefined, "seen=1"]);
  },
);

test("new cookies for ever are a loop", async () => {
  const { io, log } = await world(endlessCookies(), { "a.test": HERE });
  const found = await (await subjectOf("a.test", io)).once(visited);
  expect(found?.stopped).toMatch(/a loop$/);
  expect(log.length).toBe(3);
});

test("cookies of one visit are not those of the next", async () => {
  const { io, log } = await world(cookieWall, { "a.test": HERE });
  for (let i = 0; i < 2; i++) await (await subjectOf("a.test", io)).once(visited);
  expect(log.map((request) => request.fields.has("cookie"))).toEqual([false, true, false, true]);
});

/** Says once that it got too many requests. */
function busyAt(which: number): (request: SeenRequest) => string {
  let n = 0;
  return () => ++n === which ? PAGE.replace("200 OK", "429 Too Many Requests") : PAGE;
}

const ZONE = { "a.test": HERE, "kit.example": HERE };

test.each<[what: string, answer: (request: SeenRequest) => string, difference: string | null]>([
  ["a form", cloaked, "a form for a password"],
  ["a page", cloakedByStatus, "a page instead of an error"],
  ["another site", cloakedByRedirect, "another site: kit.example"],
  ["the same", honest(), null],
  ["a page where a server was busy", busyAt(1), null],
  ["that a server is busy", busyAt(2), null],
])("a second look finds %s", async (_what, answer, difference) => {
  const { io } = await world(answer, ZONE, true);
  const subject = await subjectOf("a.test", io);
  expect((await subject.once(secondLook))?.difference).toBe(difference);
  const fact = await subject.once(pageFact);
  expect(fact).toMatchObject({ page_state: "page", page_status: 200, cloaking: difference });
  const facts = await factsOf(subject);
  expect(facts.cloaking).toBe(difference ?? undefined);
  // What a person sees is what is judged.
  expect(Page.of(facts.page!.html).text.includes("type=password")).toBe(difference !== null);
});

test("a challenge for either visitor is no cloaking, and the page behind it counts", async () => {
  const challenge = STAND_INS["cloudflare-managed"]!;
  const answer = (request: SeenRequest): string => {
    if (request.fields.has("referer")) return html("<h1>For people</h1>");
    let text = "";
    serveStandIn(challenge)({ end: (sent: string) => text = sent } as never, "/");
    return text;
  };
  const { io } = await world(answer, ZONE, true);
  const subject = await subjectOf("a.test", io);
  expect(await subject.once(pageFact)).toMatchObject({ page_state: "page", cloaking: null });
  expect((await subject.once(shownVisit))?.page?.html.text).toBe("<h1>For people</h1>");
});

test("nobody is visited twice unless that is wanted", async () => {
  const { io, log } = await world(cloaked, ZONE);
  const subject = await subjectOf("a.test", io);
  expect(await subject.once(pageFact)).toMatchObject({ page_state: "page", cloaking: null });
  expect(log.length).toBe(1);
  expect(log[0]?.fields.has("referer")).toBe(false);
});
