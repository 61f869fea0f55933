import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { CtLog } from "../../../../lib/ct/log/mod.ts";
import {
  BUDGET_SOURCE,
  CERTIFICATE_BUDGETS,
} from "../../../../server/extras/sources/data/certificate_budgets.ts";
import { DOORS } from "../../../../server/extras/sources/data/doors.ts";
import { todaysLogs } from "../../../../server/extras/sources/log_list.ts";
import type { Tables } from "../../../../lib/net/mod.ts";
import { certificateFollower } from "../../../../server/extras/sources/certificates.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { SOURCE_STORE } from "../../../../server/extras/sources/store/mod.ts";
import { DAY_MS } from "../../../../server/units/mod.ts";
import { createIssuer } from "../../mini/ct_issue.ts";
import { listenLog, MiniLog } from "../../mini/ct_log.ts";

const issuer = await createIssuer();

/** A log on loopback, with so many entries that nobody follows. */
async function aLog(before = 3) {
  const log = new MiniLog(() => Date.now());
  const served = {
    paths: [] as string[],
    isGone: false,
    /** Tiles of names, by number. */
    names: new Map<number, string>(),
    answer(path: string, query: URLSearchParams) {
      served.paths.push(path);
      if (served.isGone) return null;
      const [, tile] = /^tile\/names\/(\d{3})$/.exec(path) ?? [];
      const text = tile === undefined ? undefined : served.names.get(Number(tile));
      return text === undefined
        ? log.answer(path, query)
        : { type: "application/jsonl", body: new TextEncoder().encode(text) };
    },
  };
  const listening = await listenLog(served);
  onTestFinished(() => listening.close());
  const add = async (...names: string[]) => log.add(await issuer.issue(names, new Date()), 1);
  /** Entries of one certificate, as many as a tile has. */
  const addTile = async () => {
    const issued = await issuer.issue(["more.example"], new Date());
    for (let i = 0; i < 256; i++) log.add(issued, 1);
  };
  for (let i = 0; i < before; i++) await add(`old${i}.example`);
  return { log, served, add, addTile, listed: log.describe(listening.url, 1, true), listening };
}

/** A process on a store that follows logs. */
function aProcess(
  store: ReturnType<typeof openSqliteStore<ReturnType<typeof SOURCE_STORE.create>>>,
  logs: readonly CtLog[],
  now: () => number = Date.now,
  problem = "",
) {
  const names: string[] = [];
  let ahead = 0;
  const follower = certificateFollower({
    ...{ store, now: () => now() + ahead, log: () => {} },
    offer: (offered) => Promise.resolve(names.push(...offered)),
  });
  const stop = follower.start({
    list: () => Promise.resolve({ logs: new Map(logs.map((log) => [log.id, log])), problem }),
    ...{ contact: "", request: undefined, pollMs: 20 },
  });
  onTestFinished(stop);
  /** What it says of a choice some seconds later: then it looks at settings and lease, and stores what it follows. */
  const later = async (chosen: Parameters<typeof follower.set>[0]) => {
    ahead += 5_000;
    await follower.set(chosen);
    return await follower.state();
  };
  return { names, follower, stop, later };
}

const ALL = { is_on: true, choice: "all", of: 2 } as const;

test("nothing is asked before the switch; then new names come, and none after it is off again", async () => {
  const { served, add, listed } = await aLog();
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  const { names, follower, later } = aProcess(store, [listed]);
  expect(await follower.state()).toMatchObject({ is_on: false, state: "off", logs: [] });
  expect(served.paths).toEqual([]);
  await follower.set(ALL);
  await expect.poll(() => served.paths).toContain("checkpoint");
  await add("quiet-goats.com", "www.quiet-goats.com");
  await expect.poll(() => names).toContain("quiet-goats.com");
  await expect.poll(() => later(ALL)).toMatchObject({
    state: "follows",
    text: "1 of 1 log followed",
    logs: [{ log: "Miniature log", problem: "", behind: 0 }],
  });
  await follower.set({ ...ALL, is_on: false });
  const asked = served.paths.length;
  await add("late-goats.com");
  for (let looks = 0; looks < 5; looks++) {
    expect(await later({ ...ALL, is_on: false })).toMatchObject({ state: "off" });
  }
  // One request may have been on its way.
  expect(served.paths.length).toBeLessThanOrEqual(asked + 1);
  expect(names).not.toContain("late-goats.com");
});

test("one process of a store follows; the next goes on where it stopped, and a long pause is named", async () => {
  const { add, addTile, listed } = await aLog();
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  let time = Date.UTC(2026, 10, 24, 6);
  const now = () => time;
  const first = aProcess(store, [listed], now);
  await first.follower.set(ALL);
  await add("one.example");
  await expect.poll(() => first.names).toContain("one.example");
  const second = aProcess(store, [listed], now);
  await second.follower.set(ALL);
  await add("two.example");
  await expect.poll(() => first.names).toContain("two.example");
  expect(second.names).toEqual([]);
  await first.stop();
  await add("three.example");
  await second.follower.set(ALL);
  await expect.poll(() => second.names).toEqual(["three.example"]);
  await second.stop();
  time += 3 * DAY_MS;
  await add("never-read.example");
  await addTile();
  const third = aProcess(store, [listed], now);
  await third.follower.set(ALL);
  await expect.poll(async () => (await third.follower.state()).gaps).toEqual([
    "Miniature log: 2026-11-24 06:00 UTC to 2026-11-27 06:00 UTC",
  ]);
  await add("four.example");
  await expect.poll(() => third.names).toContain("four.example");
  expect(third.names).not.toContain("never-read.example");
});

test("a log that contradicts itself, and one out of reach, are named; the others go on", async () => {
  const [bad, gone, good] = [await aLog(), await aLog(), await aLog()];
  gone.served.isGone = true;
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  const logs = [bad, gone, good].map(({ listed }, i) => ({
    ...listed,
    log_id: i + 1,
    description: `Log ${i}`,
  }));
  const { names, follower, later } = aProcess(store, logs);
  await follower.set(ALL);
  await bad.add("a.example");
  await expect.poll(() => names).toContain("a.example");
  bad.log.fault = "split_view";
  await bad.add("b.example");
  await good.add("c.example");
  await expect.poll(() => names).toContain("c.example");
  await expect.poll(
    async () => (await later(ALL)).logs.map(({ log, problem }) => [log, problem !== ""]),
  ).toEqual([["Log 0", true], ["Log 1", true], ["Log 2", false]]);
  expect((await follower.state()).logs[0]!.problem).toMatch(/it is read no more$/);
  expect(names).not.toContain("b.example");
});

test("names alone are read where a log offers them, in a tenth of the bytes; one log in two is every other", async () => {
  const [with_, without] = [await aLog(0), await aLog(0)];
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  const logs = [with_, without].map(({ listed }, i) => ({
    ...listed,
    log_id: i + 1,
    description: `Log ${i}`,
  }));
  const { names, follower, later } = aProcess(store, logs);
  await follower.set({ ...ALL, choice: "names" });
  await expect.poll(() => with_.served.paths).toContain("checkpoint");
  with_.served.names.set(
    0,
    [["one-goat.com", "*.one-goat.com", "bad name"], ["two-goats.com"], null].map((DNS) =>
      JSON.stringify({ DNS })
    )
      .join("\n") + "\n",
  );
  await with_.addTile();
  await without.addTile();
  await expect.poll(() => names).toEqual([
    "one-goat.com",
    "*.one-goat.com",
    "two-goats.com",
  ]);
  expect(with_.served.paths.filter((path) => path.startsWith("tile/data"))).toEqual([]);
  // What a log does not offer is no failure of it.
  await expect.poll(() => later({ ...ALL, choice: "names" })).toMatchObject({
    state: "follows",
    text: "1 of 1 log followed; 1 log offers no names",
    logs: [{ log: "Log 0", problem: "" }],
  });
  await follower.set({ ...ALL, choice: "share" });
  await expect.poll(async () => (await later({ ...ALL, choice: "share" })).logs.map(({ log }) => log))
    .toEqual(["Log 0"]);
});

test("names of a quiet log come before its tile is full, each once", async () => {
  const { log, served, listed } = await aLog(0);
  const { names, later } = aProcess(openSqliteStore(SOURCE_STORE, ":memory:"), [listed]);
  const NAMES = { ...ALL, choice: "names" } as const;
  const certify = async (name: string) => log.add(await issuer.issue([name], new Date()), 1, [name]);
  await certify("before.example");
  await later(NAMES);
  await expect.poll(() => names).toEqual(["before.example"]);
  await certify("one.example");
  await certify("two.example");
  await expect.poll(() => names).toEqual(["before.example", "one.example", "two.example"]);
  expect(await later(NAMES)).toMatchObject({ state: "follows", text: "1 of 1 log followed" });
  expect(served.paths.filter((path) => path.startsWith("tile/data"))).toEqual([]);
});

test("a log that has not answered is not called followed, and a choice without a log is no start", async () => {
  const { listed, listening } = await aLog();
  await listening.close();
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  const { follower, later } = aProcess(store, [listed]);
  await follower.set(ALL);
  await expect.poll(async () => (await later(ALL)).logs).toHaveLength(1);
  expect(await later(ALL)).toMatchObject({ state: "starts", text: "no log has answered yet" });
  const NAMES = { ...ALL, choice: "names" } as const;
  const without = aProcess(openSqliteStore(SOURCE_STORE, ":memory:"), [{ ...listed, monitoring_url: null }]);
  await expect.poll(() => without.later(NAMES)).toMatchObject({
    state: "failing",
    text: "no known log is of this choice; 1 log offers no names",
  });
});

test("an old list of logs is renewed first; where it cannot be, that is said, and the old one is used", async () => {
  const { listed, add } = await aLog();
  const now = Date.UTC(2026, 10, 24);
  const old = "2026-11-01T00:00:00Z", tables = { logs: new Map([["", listed]]), dates: { logs: old } };
  const signal = new AbortController().signal;
  const io: { tables: Tables } = { tables };
  const renewed = { logs: new Map([[listed.id, listed]]), dates: { logs: "2026-11-23T00:00:00Z" } };
  const renewLogs = () => Promise.resolve(void (io.tables = renewed));
  expect(await todaysLogs({ io, now: () => now, renewLogs }, signal)).toEqual({
    logs: renewed.logs,
    problem: "",
  });
  const fails = () => Promise.reject(new Error("out of reach"));
  // One of the last days is asked for by nobody.
  expect(await todaysLogs({ io, now: () => now, renewLogs: fails }, signal)).toMatchObject({ problem: "" });
  io.tables = tables;
  const { logs, problem } = await todaysLogs({ io, now: () => now, renewLogs: fails }, signal);
  expect([logs, problem]).toEqual([
    tables.logs,
    "Newer logs are not read: the list of logs is the one of 2026-11-01, and cannot be renewed: out of reach",
  ]);
  const { names, later } = aProcess(openSqliteStore(SOURCE_STORE, ":memory:"), [listed], Date.now, problem);
  await expect.poll(() => later(ALL)).toMatchObject({ state: "follows", problem });
  await add("old-list.example");
  await expect.poll(() => names).toContain("old-list.example");
});

test("what a choice takes is stated from tiles, and is what reading takes", () => {
  const [names, all, share] = CERTIFICATE_BUDGETS;
  // Of two tiles of data, of hashes and of names, and of the names in them.
  const tiles = 32_000_000 / 256, [data, hashes, text, found] = [406_912, 8_192, 35_471, 279.5];
  const both = { names: tiles * found };
  expect(all).toMatchObject({ ...both, requests: 2 * tiles, bytes: tiles * (data + hashes) });
  expect(names).toMatchObject({ ...both, requests: tiles, bytes: tiles * text });
  expect(share).toMatchObject({ ...both, requests: 2 * tiles, bytes: tiles * (data + hashes) });
  expect(BUDGET_SOURCE).toContain("Extrapolated");
});

test("the disk that a choice takes is that of the names that may wait", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "names.sqlite");
  const store = openSqliteStore(SOURCE_STORE, file);
  const count = 2_000;
  for (let from = 0; from < count; from += 500) {
    const names = Array.from({ length: 500 }, (_, i) => ({
      name: `secure-kestrelbank-login${from + i}.example${i % 97}.com`,
      reason: "kestrelbank.com: a keyword, in a certificate",
      ...{ page: null, rank: 5 },
    }));
    await store.add({ owner: "", door: "certificates" }, names, { now: Date.now(), budget: count });
  }
  await store.close();
  const { size } = statSync(file);
  const stated = CERTIFICATE_BUDGETS.map(({ disk }) => disk);
  expect(new Set(stated).size).toBe(1);
  const most = size / count * DOORS.certificates.dayBudget;
  expect(stated[0]! / most).toBeGreaterThan(0.8);
  expect(stated[0]! / most).toBeLessThan(1.25);
});
