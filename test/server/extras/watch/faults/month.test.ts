import { WATCHED } from "../../../../../server/extras/watch/service.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIo, type Io, lookup } from "../../../../../mod.ts";
import { startDns, type ZoneEntry, type ZoneRecords } from "../../../../../server/mini/dns.ts";
import { type Site, startWeb } from "../../../../../server/mini/http.ts";
import type { MiniServer } from "../../../../../server/mini/loopback.ts";
import { miniGeo } from "../../../../../server/mini/world.ts";
import { candidateOptions } from "../../../../../server/results/lookup_request.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { get } from "../../../requests.ts";
import { bearer, testService } from "../../../service.ts";

const DAY_MS = 86_400_000, START = Date.UTC(2026, 0, 1, 6), DAYS = 30;
const BRANDS = ["kestrelbank.com", "harborshop.com", "linden.org"];

const names: Record<string, ZoneEntry> = {};
const sites: Record<string, Site> = {};
let dns: MiniServer, web: MiniServer;

beforeAll(async () => {
  dns = await startDns({ suffixes: { com: {}, org: {}, net: {} }, names });
  web = await startWeb({ sites, alsoOn: ["127.30.0.5"] });
});
afterAll(async () => {
  await Promise.all([dns.close(), web.close()]);
});

/** The network of one day: a month of answers must not come from a cache that lives for minutes. */
const openIo = (): Io => ({
  ...createIo({
    resolvers: [dns.address],
    geo: false,
    net: { allow: ["127.0.0.0/8"], portMap: { 80: web.port, 443: 1 } },
  }),
  geo: miniGeo,
});

const at = (address: string, more: ZoneRecords = {}): ZoneRecords => ({
  a: [address],
  ns: ["a.ns.budget-hosting.net", "b.ns.budget-hosting.net"],
  ...more,
});

/** The world of a day: most of what changes is nothing to anybody. */
function turn(day: number): void {
  const edge = `127.50.${day % 7}.${day + 1}`;
  Object.assign(names, {
    "kestrelbank.com": at("127.10.0.1"),
    "harborshop.com": at("127.10.0.2"),
    "linden.org": at("127.10.0.3"),
    // Behind a network that answers from another edge each day.
    "kestrelbank.net": at(edge),
    "harborshop.net": at(edge),
    // One takes mail from day 10 on.
    "kestrelbnak.com": at("127.20.0.4", day < 10 ? {} : { mx: ["10 mx.bulletproof-cables.com"] }),
    // One becomes a copy of the bank on day 15.
    "kestrelbamk.com": at("127.30.0.5"),
    // One answers with SERVFAIL every third day.
    "harborshpo.com": day % 3 === 1 ? "SERVFAIL" : at("127.20.0.6"),
    "1inden.org": at("127.20.0.7"),
  });
  sites["kestrelbamk.com"] = { kind: day < 15 ? "parked" : "phishing", server: `nginx/1.${day}` };
  // One is given up on day 20, one is registered on day 25.
  if (day < 20) names["harb0rshop.com"] = at("127.30.0.8");
  else delete names["harb0rshop.com"];
  if (day >= 25) names["lindem.org"] = at("127.40.0.9");
}

interface Event {
  at: number;
  name: string | null;
  type: string;
  changes: { signal: string }[];
}

/** A line a brand, a mark a day: `.` quiet, else the first letter of what happened. */
const plotOf = (events: readonly Event[]): string =>
  Array.from({ length: DAYS }, (_, day) => {
    const today = events.filter((each) => Math.floor((each.at - START) / DAY_MS) === day);
    return today.length === 0 ? "." : today.length > 1 ? String(today.length) : today[0]!.type[0]!;
  }).join("");

test("30 days of three brands in real DNS and pages: one event for each planted change, on its day", {
  timeout: 300_000,
}, async () => {
  let time = START;
  let io = openIo();
  const { service, key, handle } = testService({
    env: { DEADRINGER_WATCH: "0" },
    opened: [[WATCH_STORE, openSqliteStore(WATCH_STORE, ":memory:")]],
    now: () => time,
    lookup: (request, signal) =>
      lookup(request.domain, {
        ...candidateOptions(request),
        io,
        signal,
        plan: "squat",
        ops: ["Dns", "GeoIp", "RedirectChain", "Classification"],
        limit: 60,
      }),
  });
  const token = await key(["watch"]);
  const headers = { ...bearer(token), "content-type": "application/json" };
  const ids: string[] = [];
  for (const domain of BRANDS) {
    const body = JSON.stringify({ name: domain, domains: [domain], schedule: "1d" });
    const response = await handle(
      new Request("http://127.0.0.1/v1/watch/brands", { method: "POST", headers, body }),
    );
    ids.push((await response.json()).id);
  }
  for (let day = 0; day < DAYS; day++) {
    turn(day);
    await service.extras.use(WATCHED).watcher.tick();
    await io.dns.close();
    io = openIo();
    time += DAY_MS;
  }
  await io.dns.close();
  const plots: string[] = [], happened: string[] = [];
  for (const [n, id] of ids.entries()) {
    const response = await handle(get(`/v1/watch/brands/${id}/events?limit=1000`, headers));
    const events = (await response.json() as Event[]).reverse();
    plots.push(`${BRANDS[n]!.padEnd(16)} ${plotOf(events)}`);
    for (const { at, name, type, changes } of events) {
      happened.push(
        [Math.floor((at - START) / DAY_MS), type, name, ...changes.map(({ signal }) => signal)].join(" "),
      );
    }
  }
  expect(happened).toEqual([
    "10 changed kestrelbnak.com mail",
    "15 changed kestrelbamk.com verdict",
    "21 gone harb0rshop.com",
    "25 new lindem.org verdict mail page certificate network nameservers",
  ]);
  expect(plots).toEqual([
    "kestrelbank.com  ..........c....c..............",
    "harborshop.com   .....................g........",
    "linden.org       .........................n....",
  ]);
});
