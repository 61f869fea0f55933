import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { expect, test } from "vitest";
import { fits } from "../../fits.ts";
import { DAY_MS } from "../../../lib/lines/scenarios.ts";
import { clientOfBrand, DOMAIN, NAME, OTHER } from "./watched_world.ts";

test("brands are added, changed, run, listed and removed", async () => {
  const { client, id } = await clientOfBrand();
  const { watch } = client;
  const brands = await watch.brands();
  fits("WatchedBrands", brands);
  expect(brands).toMatchObject([{ id, name: "Kestrel", domains: [DOMAIN], stalled: false }]);
  const changed = await watch.change(id, { name: "Kestrel", domains: [DOMAIN], schedule: "12h" });
  expect([changed.schedule, (await watch.brand(id)).schedule]).toEqual(["12h", "12h"]);
  const { next_run_at } = await watch.run(id);
  expect(next_run_at).not.toBe(changed.next_run_at);
  expect(await watch.testChannels(id)).toEqual([]);
  expect(await watch.replay(id)).toBe(0);
  expect((await watch.replaceFeed(id)).feed_blocklist).not.toBe(changed.feed_blocklist);
  expect(await watch.remove(id)).toBeUndefined();
  await expect(watch.brand(id)).rejects.toMatchObject({ failure: "refused", problem: { status: 404 } });
});

test("a brand of before, whose settings name the result of its first run, is shown without it", async () => {
  const { client: { watch }, id, service } = await clientOfBrand();
  const { store } = service.extras.use(WATCHED);
  const { settings, ...brand } = (await store.get(id))!;
  const old = { ...settings, first_result: { uuid: "u", at: 1 } };
  await store.update({ ...brand, settings: old });
  const brands = await watch.brands();
  fits("WatchedBrands", brands);
  expect(brands[0]).not.toHaveProperty("first_result");
});

test("names of a brand and of all brands: unreviewed ones first, then the newest changes, with their events", async () => {
  const { client: { watch }, id } = await clientOfBrand();
  const names = await watch.names();
  fits("WatchNames", names);
  expect(names.map(({ name, brand, state, event }) => [name, brand, state, event?.type])).toEqual([
    [NAME, id, "new", "new"],
    [OTHER, id, "new", undefined],
  ]);
  expect(Date.parse(names[0]!.changed_at) - Date.parse(names[1]!.changed_at)).toBe(DAY_MS);
  await watch.triageAll(id, [NAME], { state: "reported", note: "sent" });
  expect((await watch.names()).map(({ name, state }) => [name, state])).toEqual([
    [OTHER, "new"],
    [NAME, "reported"],
  ]);
  expect(await watch.names(id)).toEqual(await watch.names());
});

test("many names are triaged at once, for all or for none, and muted", async () => {
  const { client: { watch }, id, world } = await clientOfBrand();
  const until = new Date(world.time + DAY_MS).toISOString();
  const changed = await watch.triageAll(id, [NAME, OTHER.toUpperCase()], {
    state: "watching",
    assignee: "eve",
    muted_until: until,
  });
  expect(changed).toHaveLength(2);
  for (const each of changed) {
    expect(each).toMatchObject({ state: "watching", assignee: "eve", note: "", muted_until: until });
  }
  await expect(watch.triageAll(id, [NAME, "unknown.com"], { state: "ours" }))
    .rejects.toThrow('The brand has no look-alike "unknown.com"');
  expect((await watch.names(id)).map(({ state }) => state)).toEqual(["watching", "watching"]);
  expect((await watch.audit(id, { name: OTHER })).map(({ action, subject }) => [action, subject]))
    .toEqual([["name.triage", OTHER]]);
  expect(await watch.audit(id)).toHaveLength(3);
});

test("what did not change is not sent again, and is the same object", async () => {
  const { client: { watch }, id, statuses, world, tick } = await clientOfBrand();
  const lists = () =>
    Promise.all([
      watch.brands(),
      watch.brand(id),
      watch.names(),
      watch.names(id),
      watch.events(id, { limit: 5 }),
      watch.runs(id),
      watch.audit(id),
    ]);
  const before = await lists();
  statuses.length = 0;
  const again = await lists();
  expect(statuses).toEqual(before.map(() => 304));
  again.forEach((list, i) => expect(list).toBe(before[i]));
  await watch.triageAll(id, [NAME], { state: "watching" });
  expect((await watch.names())[1]).toMatchObject({ state: "watching" });
  // Also of the same millisecond.
  for (const state of ["reported", "resolved", "ours", "ignored", "watching"] as const) {
    await watch.triageAll(id, [NAME], { state });
    expect((await watch.names()).find(({ name }) => name === NAME)!.state).toBe(state);
  }
  const known = await watch.names();
  world.names[DOMAIN] = {};
  world.time += DAY_MS;
  await tick();
  expect(await watch.names()).not.toBe(known);
  expect((await watch.runs(id)).map(({ ending }) => ending)).toEqual(["complete", "complete", "complete"]);
});

test("without a key nothing is read or changed", async () => {
  const { clientOf, id } = await clientOfBrand();
  const { watch } = clientOf(null);
  for (const call of [watch.brands(), watch.names(), watch.remove(id)]) {
    await expect(call).rejects.toMatchObject({ problem: { status: 401 } });
  }
});

test("readiness has a row of the watcher: ok, then failing", async () => {
  const { handle, world, service } = await clientOfBrand();
  const ready = async () => {
    const response = await handle(new Request("http://x/readyz"));
    return [response.status, await response.text()];
  };
  expect(await ready()).toEqual([
    200,
    `ready\nwatcher ok: 0 of 1 brand stalled, last run of 0 failed or incomplete, last active ${
      new Date(world.time).toISOString()
    }\n`,
  ]);
  world.failure = new Error("No resolver answers");
  for (let day = 0; day < 3; day++) {
    world.time += DAY_MS;
    await service.extras.use(WATCHED).watcher.tick();
  }
  expect(await ready()).toEqual([200, expect.stringContaining("\nwatcher failing: 0 of 1 brand stalled")]);
});
