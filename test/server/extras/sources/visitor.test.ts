import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ThreadTime } from "../../../../server/fair/thread_time.ts";
import { alarmsOf } from "../../../../server/extras/sources/alarms.ts";
import { brandsOfOwners } from "../../../../server/extras/sources/brands.ts";
import { visitorOf } from "../../../../server/extras/sources/visitor.ts";
import { SOURCE_STORE } from "../../../../server/extras/sources/store/mod.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { worldIo } from "../../../lib/net/world.ts";
import { brand } from "../watch/store/suite.ts";

/** A visitor whose resolver answers for a name when the test says so. */
async function heldVisits() {
  const store = openSqliteStore(SOURCE_STORE, ":memory:"), watch = openSqliteStore(WATCH_STORE, ":memory:");
  const now = (): number => Date.UTC(2026, 10, 24);
  await watch.add(brand("kestrel", { next_run_at: 9e15 }));
  const asked: string[] = [], logged: string[] = [];
  const held = new Map<string, () => void>();
  const io = worldIo({});
  const { query } = io.dns;
  io.dns.query = async (name, type, signal) => {
    asked.push(name);
    if (!name.startsWith("quick")) await new Promise<void>((resolve) => held.set(name, resolve));
    return query(name, type, signal);
  };
  const visitor = visitorOf({
    ...{ store, io, now },
    alarms: alarmsOf(store, now),
    brands: brandsOfOwners(watch, now),
    trigger: { found: () => Promise.resolve("queued" as const) },
    thread: new ThreadTime(),
    log: (_, text) => void logged.push(text),
    onFound: () => {},
  });
  const add = (owner: string, names: readonly string[], rank: number) =>
    store.add(
      { owner, door: "by_hand" },
      names.map((name) => ({ name, reason: "", page: null, rank })),
      { now: now(), budget: 10_000 },
    );
  let working: Promise<void> = Promise.resolve();
  onTestFinished(async () => {
    const closing = visitor.close();
    while (held.size > 0) {
      for (const [name, end] of held) {
        held.delete(name);
        end();
      }
      await wait(1);
    }
    await Promise.all([closing, working]);
    await Promise.all([store.close(), watch.close()]);
  });
  return {
    store,
    visitor,
    asked,
    logged,
    add,
    tick: () => void (working = visitor.tick()),
    /** Lets so many visits end. */
    end(count: number) {
      for (const [name, end] of [...held].slice(0, count)) {
        held.delete(name);
        end();
      }
    },
  };
}

const flood = (tag: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${tag}${n}-silent.com`);

test("names of another owner, and of another door of the same, get the next places beside a flood of silent hosts", async () => {
  const { asked, add, tick, end } = await heldVisits();
  await add("ann", flood("a", 1_000), 8);
  tick();
  await expect.poll(() => asked.length).toBe(80);
  await add("bob", ["quick-one.com", "quick-two.com"], 7);
  await add("ann", ["quick-log.com"], 6);
  tick();
  end(20);
  // The next places are shared.
  await expect.poll(() => asked.slice(80, 100)).toEqual(
    expect.arrayContaining(["quick-log.com", "quick-one.com", "quick-two.com"]),
  );
});

test("owners with floods share the places, whoever came first, and each name is visited once", async () => {
  const { asked, add, tick, end } = await heldVisits();
  await add("ann", flood("a", 300), 7);
  tick();
  await expect.poll(() => asked.length).toBe(80);
  await add("bob", flood("b", 300), 7);
  await add("", flood("r", 300), 1);
  tick();
  for (let ended = 0; ended < 160; ended += 20) {
    const before = asked.length;
    end(20);
    await expect.poll(() => asked.length).toBeGreaterThan(before + 10);
  }
  const last = asked.slice(-80);
  for (const tag of ["a", "b", "r"]) {
    expect([tag, last.filter((name) => name.startsWith(tag)).length])
      .toEqual([tag, expect.toSatisfy((n) => n >= 15 && n <= 45)]);
  }
  while (asked.length < 900) {
    end(80);
    await wait(1);
  }
  expect(new Set(asked).size).toBe(900);
});

test("visits that cannot be stored at the end are reported, and let the service close", async () => {
  const { store, visitor, asked, add, tick, end, logged } = await heldVisits();
  await add("ann", ["a-silent.com", "b-silent.com"], 7);
  tick();
  await expect.poll(() => asked.length).toBe(2);
  store.settle = () => Promise.reject(new Error("the disk is full"));
  const closing = visitor.close();
  end(2);
  await closing;
  expect(logged).toEqual(["Names from doors could not be visited"]);
});
