import { expect, test } from "vitest";
import { run, type WatchDay } from "../bench/watch_adapter.ts";
import {
  advance,
  assessWatched,
  digestOf,
  emptyState,
  namesToAsk,
  readState,
  type WatchEvent,
} from "../../../../../server/extras/watch/lib/mod.ts";
import {
  BRAND,
  DAY_MS,
  look,
  numbers,
  type Site,
  sites,
  START,
  type Weather,
} from "../../../../lib/lines/month.ts";
import { Completeness } from "../../../../../lib/lines/mod.ts";
import type { StreamMessage } from "../../../../../mod.ts";
import { COPY, look as lookOf, PARKED, plain } from "../../../../lib/lines/scenarios.ts";
import { event } from "../events.ts";

/** Thirty days of thirty look-alikes. */
function month(
  seed: number,
  weather: (day: number) => Weather = () => ({}),
  happens: (day: number, world: Map<string, Site>) => void = () => {},
): WatchDay[] {
  const random = numbers(seed);
  const world = sites(30, random);
  return Array.from({ length: 30 }, (_, day) => {
    happens(day, world);
    return { at: START + day * DAY_MS, lines: look(world, random, weather(day)) };
  });
}

const ofNames = (events: readonly WatchEvent[]) => events.filter(({ type }) => !type.startsWith("run_"));
const short = ({ at, type, name, changes }: WatchEvent) =>
  [(at - START) / DAY_MS, type, name, changes.map(({ signal }) => signal).join()].join(" ");
const settings = { brand: BRAND };

const UNKIND: [string, (day: number) => Weather, string[]][] = [
  ["an ordinary month", () => ({}), []],
  ["1 % SERVFAIL every day", () => ({ servfail: 0.01 }), []],
  ["challenge pages on one site in five", () => ({ challenge: 0.2 }), []],
  ["one resolver down for a day", (day) => day === 9 ? { servfail: 0.4 } : {}, ["9 run_incomplete  "]],
  ["the deadline came first", (day) => day === 11 ? { cutAt: 0.5 } : {}, ["11 run_incomplete  "]],
  ["no network", (day) => day === 12 ? { failed: "No answer from any resolver" } : {}, ["12 run_failed  "]],
  ["a filter that denies", (day) => day === 14 ? { filter: { share: 0.4, how: "nxdomain" } } : {}, []],
  ["a filter that answers 0.0.0.0", (day) => day === 14 ? { filter: { share: 0.4, how: "zero" } } : {}, []],
  ["a filter with a block page", (day) => day === 14 ? { filter: { share: 0.4, how: "page" } } : {}, []],
  ["a bad first day", (day) => day === 0 ? { servfail: 0.015 } : {}, []],
  ["a first day that was cut short", (day) => day === 0 ? { cutAt: 0.3 } : {}, ["0 run_incomplete  "]],
];

test.each(UNKIND)("no cry of wolf: %s", async (_title, weather, runs) => {
  for (const seed of [1, 2]) {
    const { events } = await run(month(seed, weather), settings);
    expect(events.map(short)).toEqual(runs);
  }
});

test.each(["0.0.0.0", "127.0.0.1", "::1"])(
  "a name whose owner publishes %s is new on the day that it is registered",
  async (ip) => {
    const days = month(1, () => ({}));
    const permutation = {
      domain: { fqdn: "kestrel-nowhere.com", tld: "com", domain: "kestrel-nowhere" },
      kind: "Addition" as const,
    };
    for (const { lines } of days.slice(15)) {
      lines.unshift({ permutation, op: "IpEnumeration", data: [ip] });
    }
    const { events } = await run(days, settings);
    expect(events.map(short)).toEqual([expect.stringMatching(/^15 new kestrel-nowhere\.com /)]);
  },
);

test("parked names that become phishing at one address on one day are a campaign, not a filter", async () => {
  const names = ["kestrelbanc.com", "kestrelbamk.com", "kestre1bank.com"];
  const at = (ip: string, organization: string, classification: object) =>
    plain({
      Dns: { a: [ip], ns: [`ns1.${organization}.net.`] },
      GeoIp: { ip, asn: { number: 64500 + Number(ip.split(".")[3]), organization } },
      IpEnumeration: [ip],
      Classification: classification,
      HttpBanner: "nginx",
    } as never);
  const parked = names.map((name, i) => [name, at(`192.0.2.${i + 1}`, `parking${i}`, PARKED)]);
  const { state } = await advance(emptyState(BRAND), lookOf(Object.fromEntries(parked)), { at: START });
  const copied = names.map((name) => [name, at("198.51.100.9", "bulletproof", COPY)]);
  const later = { at: START + DAY_MS };
  const { events } = await advance(state, lookOf(Object.fromEntries(copied)), later);
  expect(events.map(({ name, type, severity }) => [name, type, severity]).sort())
    .toEqual(names.toSorted().map((name) => [name, "changed", "high"]));
});

const PICKED = "kestrelbank7.com";
const THINGS: [string, (site: Site, world: Map<string, Site>) => void, string[]][] = [
  ["an MX is added", (site) => site.mx = ["mx.evil.net."], [`15 changed ${PICKED} mail`]],
  ["a page becomes a copy", (site) => {
    site.page = true;
    site.scores = { legitimate: 0.02, phishing: 0.9, parked: 0.08 };
  }, [`15 changed ${PICKED} verdict`]],
  [
    "a certificate is issued",
    (site) => site.certificate = { issuer: "Google Trust Services", names: [PICKED] },
    [`15 changed ${PICKED} certificate`],
  ],
  ["a name is gone for good", (site) => site.exists = false, [`16 gone ${PICKED} `]],
  [
    "a name is new",
    (site, world) =>
      world.set("kestrel-bank.com", { ...site, fqdn: "kestrel-bank.com", mx: [], certificate: null }),
    ["15 new kestrel-bank.com verdict,mail,page,certificate,network,nameservers,redirect,registrar,registration_date,holds"],
  ],
];

test.each(THINGS)("exactly one event on the right day: %s", async (_title, happens, expected) => {
  for (const seed of [2, 5]) {
    const days = month(seed, () => ({ servfail: 0.005 }), (day, world) => {
      const site = world.get(PICKED)!;
      if (day === 0) Object.assign(site, { mx: [], certificate: null, page: true });
      if (day === 15) happens(site, world);
    });
    const { events } = await run(days, settings);
    expect(ofNames(events).map(short)).toEqual(expected);
  }
});

test("a name that goes and comes back makes one event each way", async () => {
  const days = month(4, () => ({}), (day, world) => {
    if (day === 10) world.get(PICKED)!.exists = false;
    if (day === 20) world.get(PICKED)!.exists = true;
  });
  const { events } = await run(days, settings);
  expect(events.map(({ at, type }) => `${(at - START) / DAY_MS} ${type}`)).toEqual([
    "11 gone",
    "20 returned",
  ]);
});

test("one denial is not gone, and a resolver that keeps silent says nothing", async () => {
  const days = month(5, (day) => day > 10 ? { servfail: 0.01 } : {}, (day, world) => {
    world.get(PICKED)!.exists = day !== 10;
  });
  expect((await run(days, settings)).events).toEqual([]);
});

test("looks closer than the confirmation time do not confirm each other", async () => {
  const random = numbers(6);
  const world = sites(10, random);
  const days: WatchDay[] = [];
  for (let hour = 0; hour <= 72; hour += 6) {
    world.get(PICKED)!.exists = hour < 24;
    days.push({ at: START + hour * 3_600_000, lines: look(world, random) });
  }
  const { events } = await run(days, settings);
  // First denied at 24 h; the first look at least 20 h later is at 48 h.
  expect(events.map(({ at, type }) => `${(at - START) / 3_600_000} ${type}`)).toEqual(["48 gone"]);
});

test("names of the brand's own make no event: by list and pattern", async () => {
  const own = ["kestrelbank1.com", "kestrelbank2.com", "kestrelbank3.com"];
  const days = month(7, () => ({}), (day, world) => {
    if (day === 15) own.forEach((fqdn) => world.get(fqdn)!.mx = ["mx.kestrelbank.com."]);
  });
  expect((await run(days, { ...settings, owned: own })).events).toEqual([]);
  expect(
    (await run(days, { ...settings, owned: ["kestrelbank1.*", "kestrel*2.com", "kestrelb*3.com"] })).events,
  )
    .toEqual([]);
  expect((await run(days, { ...settings, owned: { domains: own } })).events).toEqual([]);
  expect((await run(days, settings)).events).toHaveLength(3);
});

test("a redirect to the brand is a question and owns nothing", async () => {
  const days = month(9, () => ({}), (day, world) => {
    Object.assign(world.get(PICKED)!, { mx: [], page: true, leadsTo: `https://www.${BRAND}/` });
    if (day >= 15) world.get(PICKED)!.mx = ["mx.evil.net."];
  });
  const { events, state } = await run(days, settings);
  expect(events.map(short)).toEqual([`15 changed ${PICKED} mail`]);
  expect(events[0]!.severity).toBe("high");
  expect(assessWatched(state.names[PICKED]!)).toMatchObject({
    ownership: "asked",
    ownership_reason: `it leads to ${BRAND}`,
    severity: "high",
  });
});

test("muted names are recorded and make no event until the time is over", async () => {
  const days = month(10, () => ({}), (day, world) => {
    if (day === 0) world.get(PICKED)!.mx = [];
    if (day === 15) world.get(PICKED)!.mx = ["mx.evil.net."];
  });
  const muted = { [PICKED]: START + 20 * DAY_MS };
  const { events, state } = await run(days, { ...settings, muted });
  expect(events).toEqual([]);
  expect(state.names[PICKED]!.signals["mail"]!.value).toBe("yes");
  expect((await run(days, { ...settings, muted: { [PICKED]: START } })).events).toHaveLength(1);
});

test("the first run is silent, and a successful run makes an event on request", async () => {
  const days = month(12).slice(0, 2);
  const { events } = await run(days, { ...settings, runOk: true });
  expect(events.filter(({ type }) => type === "new")).toEqual([]);
  expect(events.filter(({ type }) => type === "run_ok")).toHaveLength(2);
});

test("the order of lines never matters, and a replay makes the same ids", async () => {
  const happens = (day: number, world: Map<string, Site>) => {
    if (day === 15) world.get(PICKED)!.mx = ["mx.evil.net."];
    if (day === 18) world.get("kestrelbank8.com")!.exists = false;
  };
  const days = month(13, () => ({ servfail: 0.01 }), happens);
  const random = numbers(99);
  const shuffled = days.map(({ at, lines }) => ({
    at,
    lines: lines.map((line) => [random(), line] as const).sort((a, b) => a[0] - b[0]).map(([, line]) => line),
  }));
  const [first, again, mixed] = [
    await run(days, settings),
    await run(days, settings),
    await run(shuffled, settings),
  ];
  expect(first.events.length).toBeGreaterThan(0);
  expect(again).toEqual(first);
  expect(mixed).toEqual(first);
  expect(new Set(first.events.map(({ id }) => id)).size).toBe(first.events.length);
});

test("a run that is repeated from the same state makes the same ids, whenever it was", async () => {
  const days = month(14, () => ({}), (day, world) => {
    if (day === 0) world.get(PICKED)!.mx = [];
    if (day === 29) world.get(PICKED)!.mx = ["mx.evil.net."];
  });
  const { state } = await run(days.slice(0, 29), settings);
  const before = structuredClone(state);
  const [once, twice] = await Promise.all(
    [0, 5_000].map((late) => advance(state, days[29]!.lines, { at: days[29]!.at + late })),
  );
  expect(state).toEqual(before);
  expect(once!.events.map(({ id }) => id)).toEqual(twice!.events.map(({ id }) => id));
  expect(once!.events).toHaveLength(1);
});

test("the state is plain JSON, bounded by its names", async () => {
  const { state } = await run(
    month(15, (day) => day % 3 === 0 ? { servfail: 0.01, challenge: 0.2 } : {}),
    settings,
  );
  const text = JSON.stringify(state);
  expect(readState(JSON.parse(text))).toEqual(state);
  expect(text.length / Object.keys(state.names).length).toBeLessThan(2_048);
  expect(namesToAsk(state)).toEqual(expect.arrayContaining(Object.keys(state.names)));
});

test("a stream that breaks off or throws makes an event of the run alone", async () => {
  const [day] = month(16);
  const cut = await advance(emptyState(BRAND), day!.lines.slice(0, -1), { at: START });
  expect(cut.events.map(({ type, reasons }) => [type, ...reasons])).toEqual([
    ["run_incomplete", "the stream broke off before its last line"],
  ]);
  expect(cut.state.names).toEqual({});
  const broken = (async function* () {
    yield day!.lines[0]!;
    throw new Error("Connection reset");
  })();
  const thrown = await advance(emptyState(BRAND), broken, { at: START });
  expect(thrown.events.map(({ type, reasons }) => [type, ...reasons])).toEqual([[
    "run_failed",
    "Connection reset",
  ]]);
  // What its names would have got, nobody knows, nor how many of them it looked up.
  expect(thrown.run).toMatchObject({ unanswered: null, total: null });
});

test("a run looked up as many names as its furthest Progress line says, in whatever order they come", async () => {
  const lines = lookOf({ "a.com": plain({}) }, { total: 317 });
  const estimate: StreamMessage = { op: "Meta", data: { kind: "Progress", data: [200, 350] } };
  for (const all of [[estimate, ...lines], [...lines, estimate]]) {
    expect((await advance(emptyState(BRAND), all, { at: START })).run).toMatchObject({
      total: 317,
      unanswered: 0,
    });
    const completeness = new Completeness(all);
    for await (const _ of completeness.read());
    expect(completeness.lacks).toBe("");
  }
});

test("a run lacks what the lookup of the same lines lacks, whether or not it is taken in", async () => {
  for (
    const [unanswered, ending] of [[2, "complete"], [3, "complete"], [5, "complete"], [
      6,
      "incomplete",
    ]] as const
  ) {
    const silent = Array.from({ length: unanswered }, (_, n) => `silent${n}.com`);
    const lines = lookOf({ "a.com": plain({}) }, { total: 100, unanswered: silent });
    const completeness = new Completeness(lines);
    for await (const _ of completeness.read());
    const { run, state } = await advance(emptyState(BRAND), lines, { at: START });
    expect(run).toMatchObject({ ending, detail: completeness.lacks, total: 100, unanswered });
    expect(completeness.lacks === "").toBe(unanswered < 3);
    expect(Object.keys(state.names)).toEqual(ending === "complete" ? ["a.com"] : []);
  }
});

test("a run that could fetch no page says so, and says nothing of pages", async () => {
  const scores = { legitimate: 0.01, phishing: 0.97, parked: 0.02 };
  const copy = plain({ Classification: { ...scores, page_state: "page" }, HttpBanner: "nginx" });
  const silent = plain({
    Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net."] },
    Classification: { legitimate: 0.2, phishing: 0.5, parked: 0.3, page_state: "none" },
  });
  const names = ["a.com", "b.com", "c.com", "d.com"];
  const all = (ops: typeof copy) => Object.fromEntries(names.map((name) => [name, ops]));
  const first = await advance(emptyState(BRAND), lookOf(all(copy), { pages: [4, 4] }), { at: START });
  let { state } = first;
  for (let day = 1; day < 9; day++) {
    const at = START + day * DAY_MS;
    const next = await advance(state, lookOf({ ...all(silent), "e.com": silent }, { pages: [0, 5] }), { at });
    expect(next.run).toMatchObject({
      ending: "complete",
      detail: "no page could be fetched, of 5 names with addresses",
    });
    expect(next.events.at(-1)).toMatchObject({ type: "run_incomplete", reasons: [next.run.detail] });
    state = next.state;
  }
  // What stood there counts until somebody looks again; of the new name only DNS is known.
  expect(state.names["a.com"]!.seen).toMatchObject({ verdict: "phishing", visit: "page", mail: true });
  expect(state.names["a.com"]!.signals).toMatchObject({ page: { value: "yes" }, mail: { value: "yes" } });
  expect(state.names["e.com"]!.seen).toMatchObject({ visit: "not_visited", flags: [] });
  expect(state.names["e.com"]!.signals["page"]?.value ?? "").toBe("");
  // Where one page was seen, silence is the names' own.
  const seen = await advance(first.state, lookOf(all(silent), { pages: [1, 5] }), { at: START + 9 * DAY_MS });
  expect(seen.run.detail).toBe("");
  // So few may be silent themselves.
  const few = await advance(first.state, lookOf(all(silent), { pages: [0, 3] }), { at: START + 9 * DAY_MS });
  expect(few.run.detail).toBe("");
});

test("names that look like members of an object are names", async () => {
  const permutation = { domain: { fqdn: "__proto__", tld: "com", domain: "x" }, kind: "Addition" as const };
  const lines = [
    { permutation, op: "IpEnumeration" as const, data: ["192.0.2.1"] },
    { op: "Meta" as const, data: { kind: "Done" as const } },
  ];
  const { state } = await advance(emptyState(BRAND), lines, { at: START });
  expect(Object.keys(state.names)).toEqual(["__proto__"]);
  expect(({} as Record<string, unknown>)["phase"]).toBeUndefined();
});

test("a state of another shape or a newer version is refused", () => {
  expect(() => readState({ ...emptyState(BRAND), version: 2 })).toThrow("version 2");
  expect(() => readState({})).toThrow("no brand");
  expect(() => readState({ version: 1, brand: BRAND })).toThrow("missing");
});

test("many events fold into a digest, most severe first", () => {
  const events = Array.from(
    { length: 30 },
    (_, i) => event({ id: `${i}`, severity: i < 5 ? "high" : "low" }),
  );
  expect(digestOf(events, 100)).toBeNull();
  const digest = digestOf(events, 10)!;
  expect(digest.count).toBe(30);
  expect(digest.first).toHaveLength(10);
  expect(digest.groups.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

test("lines of another domain's look-alikes change nothing, and the run says so", async () => {
  const random = numbers(7);
  const [begin, ...rest] = look(sites(5, random), random, {});
  const linesOf = (brand: string): StreamMessage[] => [
    { op: "Meta", data: { kind: "Progress", data: [0, 5], brand } },
    begin!,
    ...rest,
  ];
  for (const [brand, ending] of [["marlin-air.com", "failed"], [BRAND, "complete"]] as const) {
    const { state, run, events } = await advance(emptyState(BRAND), linesOf(brand), { at: START });
    expect(run.ending).toBe(ending);
    expect(Object.keys(state.names).length).toBe(ending === "failed" ? 0 : 5);
    if (ending === "failed") {
      expect(run.detail).toContain(brand);
      expect(events.map(({ type }) => type)).toEqual(["run_failed"]);
    }
  }
  // A host of the brand is the brand.
  const below = await advance(emptyState(`login.${BRAND}`), linesOf(BRAND), { at: START });
  expect(below.run.ending).toBe("complete");
});
