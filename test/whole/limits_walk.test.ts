/**
 * The table of limits in SECURITY.md, walked: at each limit the last use is accepted, and the next one refused with the
 * status and the words of the table, through every door that the row is about. A row that is walked elsewhere, or cannot
 * be walked cheaply, names the test, or says why.
 */
import { WATCHED } from "../../server/extras/watch/service.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import type { Scope } from "../../server/wire/scopes.ts";
import { INTENT_HEADER, newSession, SESSION_COOKIE } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { productConfig, ROUTES, SCOPES, storeOf } from "./whole.ts";
import { type OpenService, openService } from "../../server/open.ts";
import { waitingWorld } from "./owner_removal_suite.ts";
import { bearer } from "../server/service.ts";

/** The section of SECURITY.md about limits. */
const limitsNote = readFileSync(new URL("../../.github/SECURITY.md", import.meta.url), "utf8")
  .split("## Limits")[1]!.split("\n## ")[0]!;

/** The cells of its table, by line; a line without a resource belongs to the line above. */
const limitCells = limitsNote.split("\n").filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim())).slice(2);

/** The same, each line with its resource. */
const limitRows = (() => {
  let last = "";
  return limitCells.map(([resource, limit, , refusal]) => ({
    resource: last = resource! || last,
    limit: limit!,
    refusal: refusal!,
  }));
})();

const MIB = 1 << 20;
const UUID = "01890000-0000-7000-8000-000000000000";
const opened: OpenService[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
});

interface Answered {
  status: number;
  detail: string;
  // deno-lint-ignore no-explicit-any
  body: any;
}

/** A service in memory, with everything that it can have, and what asks it. */
async function house(env: Record<string, string> = {}) {
  const at = await openService(
    productConfig({
      DEADRINGER_STORE: "memory:",
      DEADRINGER_WATCH: "0",
      DEADRINGER_HISTORY: "0",
      DEADRINGER_HOSTS: "127.0.0.1",
      ...{ DEADRINGER_RATE_LIMIT: "100000", DEADRINGER_OWNER_RATE_LIMIT: "1000000" },
      ...env,
    }),
    {
      extensions: EXTENSIONS,
      log: () => {},
      io: waitingWorld(),
      url: () => "http://127.0.0.1",
    },
  );
  opened.push(at);
  const { storage } = at;
  const fetch = async (
    who: Record<string, string>,
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) =>
    await at.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { ...who, ...body === undefined ? {} : { "content-type": "application/json" }, ...headers },
        ...body === undefined ? {} : { body },
      }),
    );
  const read = async (response: Response): Promise<Answered> => {
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true && !text.includes("\n{");
    const body = isJson && text !== "" ? JSON.parse(text) : text;
    return { status: response.status, detail: response.status < 400 ? "" : body.detail ?? text, body };
  };
  return {
    ...at,
    fetch,
    read,
    ask: async (...wish: Parameters<typeof fetch>) => await read(await fetch(...wish)),
    async key(owner = "ann", scopes: readonly Scope[] = SCOPES) {
      const { key, record } = createKey({ owner, scopes, expires_at: null }, Date.now());
      await storage.keys.add(record);
      return bearer(key);
    },
    async person(owner = "ann", name = owner) {
      await storage.owners.add({ name: owner, passphrase: null, created_at: 1 });
      if (name !== owner) {
        const hash = `${owner} ${name}`;
        await storage.people.invite(
          { hash, owner, role: "admin", made_by: owner, created_at: 1, expires_at: 9 },
          9,
        );
        await storage.people.accept(hash, { name, passphrase: null }, 2);
      }
      const { value, record } = newSession(name, "link", Date.now(), { idle: 3_600_000, whole: 3_600_000 });
      expect(await storage.sessions.add(record, null)).toBe(true);
      return {
        cookie: `${SESSION_COOKIE}=${value}`,
        "sec-fetch-site": "same-origin",
        [INTENT_HEADER]: "1",
      };
    },
  };
}

const pathOf = ({ path }: Pick<Route, "path">): string => path.replaceAll(/\{[^}]+\}/g, UUID);
const json = JSON.stringify;
const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const brandBody = (name: string, more: object = {}) =>
  json({ name, domains: [`${name}.com`], paused: true, ...more });

/** What the words of the table are in a refusal. */
const WORDS: readonly [inTable: RegExp, inRefusal: RegExp][] = [
  [/seconds to wait/, /wait \d+ s|send fewer at a time/],
  [/wait for one to end/, /wait for one to end/],
  [/wait for one of them/, /wait for one of them/],
  [/delete one first/, /delete one first|give at most/],
  [/revoke one/, /revoke one first/],
  [/close one/, /close one/],
  [/end one first/, /end one first/],
  [/with the limit/, /\d/],
  [/^400; `over_budget`/, /give at most \d/],
  [/the share, or that all are in use/, /share \d+ streams|are in use/],
  [/wait for one, try again/, /wait for one of them|try again later/],
  [/413 for a larger file/, /larger than \d+/],
  [/413, 400, 408/, /larger than \d+|at most \d+|too long/],
];

/** Whether a row of the table says what a refusal says. */
function refusedAs(row: string, { status, detail }: Answered, expected: number): void {
  const says = limitRows.filter(({ resource }) => resource.startsWith(row)).map(({ refusal }) => refusal);
  expect([row, status, detail, says.some((text) => text.includes(String(status)))])
    .toEqual([row, expected, detail, true]);
  const words = WORDS.filter(([inTable]) => says.some((text) => inTable.test(text)));
  expect([row, detail, words.length > 0]).toEqual([row, detail, true]);
  expect([row, detail, words.some(([, inRefusal]) => inRefusal.test(detail))]).toEqual([row, detail, true]);
}

const accepted = ({ status, detail }: Answered): void => expect([status < 400, detail]).toEqual([true, ""]);

const WALKS: Readonly<Record<string, () => Promise<void>>> = {
  async "requests a minute"() {
    const row = "requests a minute";
    const { key, ask, read, fetch, person } = await house({
      ...{ DEADRINGER_RATE_LIMIT: "2", DEADRINGER_OWNER_RATE_LIMIT: "5" },
    });
    // Every route that a key opens, each with a key and an owner of its own.
    const byKey = ROUTES.filter(({ access }) => access.by === "key");
    expect(byKey.length).toBeGreaterThan(60);
    let limited = 0;
    for (const [i, route] of byKey.entries()) {
      const mine = await key(`owner ${i}`);
      const send = async () => {
        const response = await fetch(
          ...[mine, route.method, pathOf(route)] as const,
          route.method === "POST" || route.method === "PUT" ? "{}" : undefined,
        );
        if (response.status < 400) await response.body?.cancel();
        return response;
      };
      for (const _ of times(2)) expect([route.id, (await send()).status]).not.toEqual([route.id, 429]);
      const last = await read(await send());
      // What the parameters lack is said first.
      if (last.status === 400 || last.status === 404) continue;
      limited++;
      refusedAs(row, last, 429);
    }
    expect(limited).toBeGreaterThan(50);
    // All keys of an owner.
    const keys = await Promise.all(times(4).map(() => key()));
    for (const i of times(5)) accepted(await ask(keys[i % 4]!, "GET", "/v1/meta/usage"));
    const shared = await ask(keys[3]!, "GET", "/v1/meta/usage");
    refusedAs(row, shared, 429);
    expect(shared.detail).toContain("All keys of this owner");
    // Whoever is signed in, whatever the keys did; then all people of the team together.
    const people = [await person(), ...await Promise.all(times(4).map((i) => person("ann", `person ${i}`)))];
    for (const who of people.slice(0, 4)) {
      for (const _ of times(10)) accepted(await ask(who, "GET", "/v1/keys"));
    }
    const own = await ask(people[0]!, "GET", "/v1/keys");
    refusedAs(row, own, 429);
    expect(own.detail).toContain("All 10 requests of this minute");
    const team = await ask(people[4]!, "GET", "/v1/keys");
    refusedAs(row, team, 429);
    expect(team.detail).toContain("All people of this team share 40");
  },

  async "lookups at a time"() {
    const row = "lookups at a time";
    const { key, read, fetch, service } = await house({ DEADRINGER_STREAMS: "2", DEADRINGER_CAPACITY: "8" });
    const streams = ROUTES.filter(({ method, access }) =>
      method === "GET" && access.by === "key" && access.stream === true
    );
    expect(streams.length).toBeGreaterThan(2);
    for (const route of streams) {
      const path = route.path.replaceAll(/\{[^}]+\}/g, "wait.com");
      const mine = await key();
      const open: Response[] = [];
      for (const _ of times(2)) open.push(await fetch(mine, "GET", path));
      expect([route.id, open.map(({ status }) => status)]).toEqual([route.id, [200, 200]]);
      refusedAs(row, await read(await fetch(mine, "GET", path)), 429);
      // Three quarters of all places, whatever keys the owner has.
      for (const _ of times(4)) open.push(await fetch(await key(), "GET", path));
      expect([route.id, open.at(-1)!.status]).toEqual([route.id, 200]);
      const share = await read(await fetch(await key(), "GET", path));
      refusedAs(row, share, 503);
      expect(share.detail).toContain("share 6 streams");
      for (const { body } of open) await body!.cancel();
      await expect.poll(() => service.streams.taken).toBe(0);
    }
  },

  async "computing"() {
    const { key, ask, service } = await house({ DEADRINGER_OWNER_WORK: "1" });
    const mine = await key(), path = "/v1/match", body = json({ names: ["a.com"], brands: ["b.com"] });
    const { turn, leave } = service.thread.body("ann");
    // 20 ms a MiB.
    await turn(40 * MIB);
    accepted(await ask(mine, "POST", path, body));
    await turn(10 * MIB);
    leave();
    refusedAs("computing", await ask(mine, "POST", path, body), 429);
    accepted(await ask(await key("bob"), "POST", path, body));
  },

  async "computations that wait"() {
    const { key, ask, service } = await house();
    const mine = await key(), path = "/v1/match", body = json({ names: ["a.com"], brands: ["b.com"] });
    const waiting = times(99).map(() => service.thread.body("ann"));
    accepted(await ask(mine, "POST", path, body));
    waiting.push(service.thread.body("ann"));
    refusedAs("computations that wait", await ask(mine, "POST", path, body), 429);
    accepted(await ask(await key("bob"), "POST", path, body));
    for (const { leave } of waiting) leave();
  },

  async "a request to `/mcp`"() {
    const row = "a request to `/mcp`";
    const { key, ask } = await house();
    const mine = await key();
    const client = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-03-26" };
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const sized = (bytes: number) => json(ping).padEnd(bytes, " ");
    accepted(await ask(mine, "POST", "/mcp", sized(320 << 10), client));
    refusedAs(row, await ask(mine, "POST", "/mcp", sized((320 << 10) + 1), client), 413);
    // One message: the protocol has no batches since its revision of June 2025.
    const batch = await ask(mine, "POST", "/mcp", json([ping, { ...ping, id: 2 }]), client);
    expect(batch.status).toBe(400);
  },

  async "body of a request"() {
    const row = "body of a request";
    const { key, person, ask } = await house();
    const [mine, session] = [await key(), await person()];
    const larger = new Set([
      "match",
      "offer_names",
      "read_log",
      "triage_names",
      "note_report",
      "draft_reports",
      "report_mail",
      "mcp",
    ]);
    const routes = ROUTES.filter((route) => route.body !== undefined && !larger.has(route.id));
    expect(routes.length).toBeGreaterThan(15);
    for (const route of routes) {
      const who = route.access.by === "key" ? mine : session;
      const send = (bytes: number) =>
        ask(who, route.method, pathOf(route), `{"no member":1}`.padEnd(bytes, " "));
      const fits = await send(16_384);
      // What is read before its body is, such as a provider that is not set, may refuse it otherwise.
      expect([route.id, fits.status]).not.toEqual([route.id, 413]);
      const above = await send(16_385);
      if (above.status !== fits.status) refusedAs(row, above, 413);
      else expect([route.id, fits.status]).toEqual([route.id, expect.toBeOneOf([401, 404, 429])]);
    }
    const parts = (n: number) => `{"names":[${times(n - 7).map(() => "1").join(",")}],"brands":"watched"}`;
    const most = await ask(mine, "POST", "/v1/match", parts(32_768));
    expect(most.detail).toContain("Cannot use names");
    refusedAs(row, await ask(mine, "POST", "/v1/match", parts(32_769)), 400);
  },

  async "bodies to `/mcp` and `/v1/match`"() {
    const row = "bodies to `/mcp` and `/v1/match`";
    const { key, ask, service } = await house();
    const [ann, bob] = [await key(), await key("bob")];
    const client = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-03-26" };
    const match = json({ names: ["a.com"], brands: ["b.com"] });
    for (
      const [path, body] of [["/mcp", json({ jsonrpc: "2.0", id: 1, method: "ping" })], ["/v1/match", match]]
    ) {
      const bytes = body!.length;
      const send = (who: Record<string, string>) =>
        ask(who, "POST", path!, body, { ...client, "content-length": String(bytes) });
      const hold = (owner: string, size: number) => service.bodies.take(owner, String(size), size);
      let free = hold("ann", 16 * MIB - bytes);
      accepted(await send(ann));
      free();
      free = hold("ann", 16 * MIB - bytes + 1);
      refusedAs(row, await send(ann), 429);
      accepted(await send(bob));
      free();
      const all = ["c", "d", "e"].map((owner) => hold(owner, 16 * MIB));
      all.push(hold("f", 16 * MIB - bytes));
      accepted(await send(ann));
      all.push(hold("g", 1));
      refusedAs(row, await send(ann), 503);
      for (const each of all) each();
    }
  },

  async "watched brands"() {
    const row = "watched brands";
    const { key, ask, service } = await house();
    const mine = await key();
    const add = (name: string, more?: object) => ask(mine, "POST", "/v1/watch/brands", brandBody(name, more));
    const domains = (n: number) => times(n).map((i) => `domain${i}.com`);
    accepted(await add("domains", { domains: domains(50) }));
    refusedAs(row, await add("more", { domains: domains(51) }), 400);
    const channels = (n: number) => times(n).map((i) => `https://hooks.example/${i}`);
    accepted(await add("channels", { channels: channels(20) }));
    refusedAs(row, await add("more", { channels: channels(21) }), 400);
    const { store } = service.extras.use(WATCHED);
    const [one] = await store.list("ann");
    for (const i of times(97)) {
      const settings = { ...one!.settings, name: `b${i}`, domains: [`b${i}.com`] };
      await store.add({ ...one!, id: `b${i}`, feed_secret: `${i}`, settings });
    }
    accepted(await add("last"));
    refusedAs(row, await add("more"), 400);
    accepted(await ask(await key("bob"), "POST", "/v1/watch/brands", brandBody("bob")));
  },

  async "runs beside the schedule"() {
    const { key, ask, service } = await house();
    const mine = await key();
    const { body: { id } } = await ask(mine, "POST", "/v1/watch/brands", brandBody("a"));
    const { store } = service.extras.use(WATCHED);
    const look = async () => {
      // The run that was asked for is done.
      await store.update({ ...(await store.get(id))!, next_run_at: Date.now() + 1e9 });
      return await ask(mine, "POST", `/v1/watch/brands/${id}/look`);
    };
    for (const _ of times(20)) accepted(await look());
    refusedAs("runs beside the schedule", await look(), 429);
  },

  async "tests of channels"() {
    const { key, ask } = await house();
    const mine = await key();
    // Nothing listens there: what counts is that a message was tried.
    const channels = times(20).map((i) => `https://127.0.0.1:9/${i}`);
    const { body: { id } } = await ask(mine, "POST", "/v1/watch/brands", brandBody("a", { channels }));
    const send = () => ask(mine, "POST", `/v1/watch/brands/${id}/test`);
    for (const _ of times(3)) accepted(await send());
    refusedAs("tests of channels", await send(), 429);
  },

  async "streams of events"() {
    const { key, fetch, read } = await house();
    const paths = ROUTES.filter(({ answers }) => answers?.["text/event-stream"] !== undefined && true)
      .filter(({ method }) => method === "GET").map(pathOf);
    expect(paths).toContain("/v1/watch/events/stream");
    const open: Response[] = [];
    for (const _ of times(20)) open.push(await fetch(await key(), "GET", "/v1/watch/events/stream"));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    refusedAs(
      "streams of events",
      await read(await fetch(await key(), "GET", "/v1/watch/events/stream")),
      429,
    );
    const other = await fetch(await key("bob"), "GET", "/v1/watch/events/stream");
    expect(other.status).toBe(200);
    for (const { body } of [...open, other]) await body!.cancel();
  },

  async "shared links"() {
    const { key, ask, fetch, service } = await house();
    const mine = await key();
    const lookup = await fetch(mine, "GET", "/v1/lookup/squat/example.com");
    await lookup.text();
    const uuid = lookup.headers.get("x-service-result-id")!;
    const share = () => ask(mine, "POST", `/v1/retrieve/${uuid}/share`, json({ hours: 1 }));
    accepted(await share());
    const links = service.owned.of(storeOf("shares.sqlite"));
    const [link] = await links.list("ann", 9);
    for (const i of times(498)) await links.add({ ...link!, id: `${i}`, hash: `${i}` }, 500);
    accepted(await share());
    refusedAs("shared links", await share(), 400);
  },

  async "uses of a shared link"() {
    const { key, ask, fetch } = await house();
    const mine = await key();
    const lookup = await fetch(mine, "GET", "/v1/lookup/squat/example.com");
    await lookup.text();
    const uuid = lookup.headers.get("x-service-result-id")!;
    const { body } = await ask(mine, "POST", `/v1/retrieve/${uuid}/share`, json({ hours: 1 }));
    const path = `/v1/retrieve/shared/${body.path.split("/").at(-1)}`;
    const paths = [path, `${path}/record`];
    const use = (i: number) => ask({}, "GET", paths[i % paths.length]!);
    for (const i of times(120)) accepted(await use(i));
    for (const i of paths.keys()) refusedAs("uses of a shared link", await use(i), 429);
  },

  async "reads of a brand's blocklists"() {
    const { key, ask } = await house();
    const { body } = await ask(await key(), "POST", "/v1/watch/brands", brandBody("a"));
    const feed = new URL(body.feed_blocklist, "http://x").pathname.replace(/\/domains$/, "");
    const paths = [`${feed}/domains`, `${feed}/hosts`];
    for (const i of times(120)) accepted(await ask({}, "GET", paths[i % 2]!));
    for (const path of paths) refusedAs("reads of a brand's blocklists", await ask({}, "GET", path), 429);
  },

  async keys() {
    const { person, ask, storage } = await house();
    const ann = await person();
    const make = (who: Record<string, string>) =>
      ask(who, "POST", "/v1/keys", json({ name: "one", scopes: ["ct"], expires: "never" }));
    for (const _ of times(99)) {
      await storage.keys.add(createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1).record);
    }
    accepted(await make(ann));
    refusedAs("keys", await make(ann), 400);
    accepted(await make(await person("bob")));
  },

  async "invitations to a team"() {
    const { person, ask, storage } = await house();
    const ann = await person();
    const invite = (who: Record<string, string>) =>
      ask(who, "POST", "/v1/invitations", json({ role: "viewer" }));
    const invitation = { owner: "ann", role: "viewer", made_by: "ann", created_at: 1 } as const;
    for (const i of times(49)) {
      await storage.people.invite({ ...invitation, hash: `${i}`, expires_at: Date.now() + 1e9 }, 50);
    }
    accepted(await invite(ann));
    refusedAs("invitations to a team", await invite(ann), 400);
    accepted(await invite(await person("bob")));
  },

  async "names given by hand"() {
    const row = "names given by hand";
    const { key, ask } = await house();
    const mine = await key();
    await ask(mine, "POST", "/v1/watch/brands", brandBody("kestrelbank", { paused: false }));
    const offer = (n: number, from: number) =>
      ask(mine, "POST", "/v1/sources/names", json({ names: times(n).map((i) => `n${from + i}.org`) }));
    refusedAs(row, await offer(1_001, 0), 400);
    for (const from of [0, 1_000]) {
      const { body, detail } = await offer(1_000, from);
      expect([detail, body.queued, body.over_budget]).toEqual(["", 1_000, 0]);
    }
    const { status, body } = await offer(1, 2_000);
    expect([status, body.queued, body.over_budget]).toEqual([200, 0, 1]);
  },
};

/** Rows that have a test of their own: its file, and words of its name. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, name: string]>> = {
  "requests at a time that only read": ["http/reads.test.ts", "four requests that read are answered"],
  "evidence collected": ["fair/page_places.test.ts", "an owner who has none open waits for nobody"],
  "mails of reports": [
    "extras/takedown/report/routes.test.ts",
    "that is too large for a mail does not, and that is said",
  ],
  "disk": ["extras/takedown/evidence/service.test.ts", "what one owner may store is limited"],
  "the rest of a body": ["http/listen/listen_readers.test.ts", "who sends a large body to its end"],
  "a reader that takes nothing": [
    "http/listen/listen.test.ts",
    "a reader that takes nothing stalls the work",
  ],
  "a reader of a file": ["http/listen/file_pace.test.ts", "a reader of a file takes it at some speed"],
  "connections": ["http/listen/connections.test.ts", "one address has its share"],
  "requests of one connection": ["http/listen/listen_readers.test.ts", "requests that come together"],
  "requests without a key": ["http/reads.test.ts", "requests without a key, and with a wrong one"],
  "answers of HTTP/2 that wait": ["http/listen/listen_readers.test.ts", "has few answers in this memory"],
  "deliveries of alerts": [
    "extras/watch/deliveries.test.ts",
    "a receiver that never answers holds up neither",
  ],
  "alerts that a receiver": [
    "extras/watch/deliveries.test.ts",
    "the others of a batch wait after two failures",
  ],
  "mail to a mailbox": ["extras/watch/mailboxes.test.ts", "a stranger gets three mails a day"],
  "mails with alerts": ["extras/watch/mailboxes.test.ts", "alerts above the window of a recipient wait"],
  "names that lookups ask": ["fair/paces.test.ts", "others equal shares of less"],
  "turns of lookups": ["fair/owner_queue.test.ts", "is ahead for half a second, then has an equal share"],
  "hosts that a brand's canary": [
    "extras/sources/canary.test.ts",
    "5,000 forged beacons bring bounded visits",
  ],
  "names pulled from": [
    "extras/sources/whole/communities.test.ts",
    "pages without end take a bounded number",
  ],
  "visits of names": ["extras/sources/visitor.test.ts", "owners with floods share the places"],
  "runs of brands": ["extras/watch/store/suite.ts", "owners take turns, and of one owner"],
};

/** Rows without a test, and why. */
const UNWALKED: Readonly<Record<string, string>> = {};

/** Settings that are limits, by their row. */
const SETTINGS = {
  rate_limit: "requests a minute",
  owner_rate_limit: "requests a minute",
  streams: "lookups at a time",
  capacity: "lookups at a time",
  owner_work: "computing",
  owner_disk: "disk",
  connections: "connections",
} as const;

describe("the table of limits", () => {
  test("every row says whose limit it is, and what the refusal says", () => {
    expect(limitCells.length).toBeGreaterThan(25);
    for (const [i, cells] of limitCells.entries()) {
      expect([cells[0], cells.length, cells.slice(i > 0 ? 1 : 0).includes("")]).toEqual([cells[0], 4, false]);
    }
  });

  test("it names each setting that is a limit, with its default", () => {
    const config = productConfig({});
    for (const [name, start] of Object.entries(SETTINGS)) {
      const limits = limitRows.filter(({ resource }) => resource.startsWith(start)).map(({ limit }) => limit);
      const value = config[name as keyof typeof SETTINGS].toLocaleString("en");
      expect([name, limits.join("; ")]).toEqual([name, expect.stringMatching(new RegExp(`\\b${value}\\b`))]);
    }
    const limits = Object.keys(config).filter((name) => /^owner_|rate_limit$/.test(name));
    expect(limits.filter((name) => !(name in SETTINGS))).toEqual([]);
  });

  test("each row is walked here, has a test of its own, or says why not", () => {
    expect(limitsNote).toContain("test/whole/limits_walk.test.ts");
    const known = [...Object.keys(WALKS), ...Object.keys(ELSEWHERE), ...Object.keys(UNWALKED)];
    for (const { resource } of limitRows) {
      expect([resource, known.filter((start) => resource.startsWith(start)).length > 0]).toEqual([
        resource,
        true,
      ]);
    }
    for (const start of known) {
      expect([start, limitRows.some(({ resource }) => resource.startsWith(start))]).toEqual([start, true]);
    }
    for (const [file, name] of Object.values(ELSEWHERE)) {
      const text = readFileSync(new URL(`../server/${file}`, import.meta.url), "utf8");
      expect([file, name, text.includes(name)]).toEqual([file, name, true]);
    }
  });

  test.each(Object.entries(WALKS))("%s", (_, walk) => walk());
});
