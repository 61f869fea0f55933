import { expect, test } from "vitest";
import type { NewSourceName, SourceStore } from "../../../../../server/extras/sources/store/mod.ts";

const DAY_MS = 86_400_000;
const NOW = 20_000 * DAY_MS;
const HAND = { owner: "ann", door: "by_hand" };
const name = (text: string, more: Partial<NewSourceName> = {}): NewSourceName => ({
  name: text,
  reason: "pasted",
  page: null,
  rank: 5,
  ...more,
});
const options = { now: NOW, budget: 100 };

/** What every store of names does. `other` is the same store, opened a second time. */
export function sourcesSuite(kind: string, store: SourceStore, other: SourceStore): void {
  test(`${kind}: a name is queued once, again only for a better reason, and of too many the likelier ones are`, async () => {
    expect(await store.add(HAND, [name("a.com"), name("b.com", { page: "https://b.com/x" })], options))
      .toEqual({ queued: 2, seen: 0, over_budget: 0, unlikely: 0 });
    expect(await other.add(HAND, [name("a.com"), name("b.com")], options))
      .toEqual({ queued: 0, seen: 2, over_budget: 0, unlikely: 0 });
    const log = { owner: "ann", door: "web_log" };
    expect(await other.add(log, [name("a.com", { rank: 6, reason: "named by 3 networks" })], options))
      .toEqual({ queued: 1, seen: 0, over_budget: 0, unlikely: 0 });
    expect(await store.add({ owner: "bob", door: "by_hand" }, [name("a.com")], options))
      .toMatchObject({ queued: 1 });
    const many = Array.from({ length: 1_300 }, (_, n) => name(`n${n}.com`, { rank: n === 1_299 ? 9 : 1 }));
    const feed = { owner: "", door: "registrations" };
    expect(await store.add(feed, many, { now: NOW, budget: 600 })).toEqual({
      queued: 600,
      seen: 0,
      over_budget: 700,
      unlikely: 0,
    });
    const first = await other.claim(NOW, 1_000, 3);
    expect(first).toEqual([
      { owner: "", door: "registrations", added_at: NOW, ...name("n1299.com", { rank: 9 }) },
      {
        owner: "ann",
        door: "web_log",
        added_at: NOW,
        ...name("a.com", { rank: 6, reason: "named by 3 networks" }),
      },
      expect.objectContaining({ rank: 5 }),
    ]);
    expect(await store.counts(20_000, [""])).toEqual([
      { owner: "", door: "registrations", day: 20_000, what: "over_budget", count: 700, at: NOW },
      { owner: "", door: "registrations", day: 20_000, what: "queued", count: 600, at: NOW },
    ]);
    await Promise.all(["ann", "bob", ""].map((owner) => store.forgetOwner(owner)));
    expect([await other.counts(0), await other.waiting(NOW)]).toEqual([[], []]);
  });

  test(`${kind}: names up to a rank are queued only while few were today, and never in the place of likelier ones`, async () => {
    const door = { owner: "", door: "spare" };
    const some = (from: number, rank: number) =>
      Array.from({ length: 10 }, (_, n) => name(`r${rank}-${from + n}.com`, { rank }));
    const spare = { upTo: 3, budget: 15 };
    const add = (names: NewSourceName[]) => store.add(door, names, { now: NOW, budget: 30, spare });
    expect(await add(some(0, 3))).toEqual({ queued: 10, seen: 0, over_budget: 0, unlikely: 0 });
    expect(await add([...some(10, 2), ...some(10, 4)])).toEqual({
      ...{ queued: 10, seen: 0, over_budget: 0, unlikely: 10 },
    });
    expect(await add(some(20, 4))).toMatchObject({ queued: 10 });
    expect(await add([...some(30, 4), ...some(0, 3)])).toEqual({
      ...{ queued: 0, seen: 10, over_budget: 10, unlikely: 0 },
    });
    const counts = (await other.counts(0)).filter((each) => each.door === "spare");
    expect(Object.fromEntries(counts.map(({ what, count }) => [what, count])))
      .toEqual({ queued: 30, seen: 10, over_budget: 10, unlikely: 10 });
    const rows = [...some(0, 3), ...some(10, 4), ...some(20, 4)];
    await store.settle(
      rows.map((each) => ({ ...door, name: each.name, outcome: "other" as const, next_at: null })),
      NOW,
    );
    await store.prune(NOW + DAY_MS + 1);
  });

  test(`${kind}: each name is taken by one process, comes back when that dies, and waits for its next visit`, async () => {
    const names = Array.from({ length: 40 }, (_, n) => name(`n${n}.com`));
    await store.add(HAND, names, options);
    const taken = (await Promise.all([store, other, store, other].map((each) => each.claim(NOW, 1_000, 10))))
      .flat();
    expect(new Set(taken.map((each) => each.name)).size).toBe(40);
    expect(await store.claim(NOW + 999, 1_000, 50)).toEqual([]);
    expect(await other.claim(NOW + 1_000, 1_000, 50)).toHaveLength(40);
    const visits = taken.map(({ owner, name, door }, n) => ({
      ...{ owner, name, door },
      outcome: n < 30 ? "other" as const : "no_dns" as const,
      next_at: n < 30 ? null : NOW + 5_000 + n,
    }));
    await Promise.all([store.settle(visits.slice(0, 35), NOW), other.settle(visits.slice(35), NOW)]);
    expect(await store.waiting(NOW + 5_030)).toEqual([
      { owner: "ann", door: "by_hand", waiting: 10, due: 1, due_since: NOW + 5_030 },
    ]);
    const count = async (what: string) => (await other.counts(0)).find((each) => each.what === what)?.count;
    expect([await count("other"), await count("no_dns"), await count("queued")]).toEqual([30, 10, 40]);
    await store.prune(NOW);
    expect(await other.add(HAND, names.slice(0, 1), options)).toMatchObject({ seen: 1 });
    await store.prune(NOW + DAY_MS);
    expect([await other.counts(0), (await other.waiting(NOW))[0]?.waiting]).toEqual([[], 10]);
    expect(await store.claim(NOW + 9_000, 1, 50)).toHaveLength(10);
    await store.forgetOwner("ann");
  });

  test(`${kind}: what is known of feeds is stored, replaced and forgotten`, async () => {
    await store.listFeed("b", "list 1", "1");
    await other.listFeed("a", "list", "2");
    expect([await other.setFeed("b", "3"), await store.setFeed("c", "3")]).toEqual([true, false]);
    // What is known of a feed stays when it is asked for otherwise.
    await store.listFeed("b", "list 2", "1");
    expect(await store.feeds()).toEqual([
      { key: "a", listed: "list", state: "2" },
      { key: "b", listed: "list 2", state: "3" },
    ]);
    for (const key of ["a", "b", "c"]) await store.setFeed(key, null);
    // A round that goes on does not list what somebody removed.
    expect(await store.setFeed("a", "4")).toBe(false);
    expect(await other.feeds()).toEqual([]);
  });

  test(`${kind}: a value that processes choose at the same time is the same for all`, async () => {
    const chosen = await Promise.all(
      [1, 2, 3, 4].map((n) => (n % 2 ? store : other).firstValue("s", String(n))),
    );
    expect(new Set(chosen).size).toBe(1);
    await store.setValue("v", "1");
    await other.setValue("v", "2");
    expect([await store.value("v"), await store.value("s"), await store.value("x")]).toEqual([
      "2",
      chosen[0],
      null,
    ]);
  });

  test(`${kind}: a task is of one process, until its lease ends or is given back`, async () => {
    const taken = await Promise.all(
      ["a", "b", "c", "d"].map((holder, n) => (n % 2 ? store : other).lease("t", holder, NOW, NOW + 100)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const mine = "abcd"[taken.indexOf(true)]!;
    expect(await store.lease("t", mine, NOW + 50, NOW + 150)).toBe(true);
    expect(await other.lease("t", "e", NOW + 149, NOW + 300)).toBe(false);
    expect(await other.lease("u", "e", NOW + 149, NOW + 300)).toBe(true);
    expect(await other.lease("t", "e", NOW + 150, NOW + 300)).toBe(true);
    expect(await store.lease("t", mine, NOW + 151, NOW + 400)).toBe(false);
    await other.lease("t", "e", NOW + 151, NOW + 151);
    expect(await store.lease("t", mine, NOW + 151, NOW + 400)).toBe(true);
  });

  test(`${kind}: a task of a process whose clock was ahead is not its own for so long`, async () => {
    expect(await store.lease("ahead", "a", NOW + 86_400_000, NOW + 86_400_100)).toBe(true);
    expect(await other.lease("ahead", "b", NOW, NOW + 100)).toBe(true);
    expect(await store.lease("ahead", "c", NOW, NOW + 100)).toBe(false);
  });

  test(`${kind}: names of a lower rank are taken beside a flood of higher ones`, async () => {
    const flood = Array.from({ length: 300 }, (_, n) => name(`f${n}.com`, { rank: 8 }));
    await store.add(HAND, flood, { now: NOW, budget: 1_000 });
    await store.add({ owner: "", door: "registrations" }, [
      name("low.com", { rank: 1 }),
      name("mid.com", { rank: 4 }),
    ], options);
    const taken = await other.claim(NOW, 1_000, 20);
    expect(taken.map(({ rank }) => rank)).toEqual([...Array(10).fill(8), 4, 1]);
    await Promise.all(["ann", ""].map((owner) => store.forgetOwner(owner)));
  });

  test(`${kind}: owners take turns`, async () => {
    const of = (owner: string, count: number, rank: number) =>
      store.add(
        { owner, door: "by_hand" },
        Array.from({ length: count }, (_, n) => name(`${owner}${n}-${rank}.com`, { rank })),
        { now: NOW, budget: 5_000 },
      );
    await of("ann", 1_500, 7);
    await of("bob", 1, 7);
    await of("cleo", 30, 7);
    await of("cleo", 5, 2);
    // Names that are not due yet make nobody's turn.
    await store.add({ owner: "dan", door: "by_hand" }, [name("later.com", { rank: 7 })], {
      now: NOW + DAY_MS,
      budget: 5,
    });
    const counted = (taken: { owner: string; rank: number }[]) =>
      Object.fromEntries(
        [...Map.groupBy(taken, ({ owner, rank }) => `${owner} ${rank}`)].map(([key, { length }]) => [
          key,
          length,
        ]).sort(),
      );
    const first = counted(await other.claim(NOW, 1_000, 60));
    expect(first["bob 7"]).toBe(1);
    expect(first["cleo 2"]).toBe(5);
    expect(first["cleo 7"]! + first["ann 7"]!).toBe(29);
    expect(Math.abs(first["cleo 7"]! - first["ann 7"]!)).toBeLessThanOrEqual(10);
    await Promise.all(["ann", "bob", "cleo", "dan"].map((owner) => store.forgetOwner(owner)));
  });

  test(`${kind}: processes that add at the same time share the budget of the day`, async () => {
    const adds = Array.from({ length: 8 }, (_, n) =>
      (n % 2 === 0 ? store : other).add(
        HAND,
        Array.from({ length: 10 }, (_, i) => name(`p${n}-${i}.com`)),
        { now: NOW, budget: 25 },
      ));
    const added = await Promise.all(adds);
    expect(added.reduce((sum, { queued }) => sum + queued, 0)).toBe(25);
    expect(added.reduce((sum, { over_budget }) => sum + over_budget, 0)).toBe(55);
    expect(await store.add(HAND, [name("late.com")], { now: NOW + DAY_MS, budget: 25 })).toMatchObject({
      queued: 1,
    });
    await store.forgetOwner("ann");
  });
}
