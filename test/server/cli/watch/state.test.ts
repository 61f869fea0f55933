import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyState } from "../../../../lib/watch/mod.ts";
import { openState, readOnlyState } from "../../../../server/cli/watch/state.ts";
import { requires } from "../../../requires.ts";
import { brand } from "../../stores/watch_suite.ts";
import { event } from "../../watch/events.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-state-"));
  path = join(folder, "watch");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one process at a time has the state, and the lock of a dead one counts for nothing", async () => {
  const state = await openState(path);
  const lock = join(path, "lock");
  writeFileSync(lock, "1");
  await expect(openState(path)).rejects.toThrow("process 1 has it open");
  // Reading needs no lock.
  await (await readOnlyState(path))!.close();
  writeFileSync(lock, "4194303999");
  const next = await openState(path);
  await next.close();
  await state.close();
  expect(existsSync(lock)).toBe(false);
  expect(statSync(join(path, "watch.sqlite")).mode & 0o077).toBe(0);
});

test("a brand that a killed process was looking at is free at once", async () => {
  const killed = await openState(path);
  await killed.store.add(brand("b", { next_run_at: 1 }));
  expect(await killed.store.claim("lease", Date.now(), 60_000)).not.toBeNull();
  await killed.close();
  const { store, close } = await openState(path);
  expect(await store.claim("next", Date.now(), 60_000)).toMatchObject({ id: "b" });
  await close();
});

test("the file of an older version is taken over once, with its alerts, and renamed", async () => {
  const states = ["kestrelbank.com", "linden.org"].map((domain, n) => ({
    ...emptyState(domain),
    runs: { ...emptyState(domain).runs, count: 3, lastAt: 1_000 + n, lastCompleteAt: 900 },
  }));
  const alert = { channel: "https://hooks.example/x", event: event(), attempts: 2, nextAt: 5, error: "down" };
  const old = {
    version: 1,
    brands: Object.fromEntries(states.map((state) => [state.brand, state])),
    outbox: [{ ...alert, event: { ...alert.event, brand: "linden.org" } }],
  };
  writeFileSync(`${path}.json`, JSON.stringify(old));
  // The name of the file is the name of the folder too.
  const { store, close, folder: opened } = await openState(`${path}.json`);
  expect(opened).toBe(path);
  const brands = await store.list();
  expect(brands.map(({ settings, last_success_at }) => [settings.name, settings.paused, last_success_at]))
    .toEqual([["kestrelbank.com", true, 900], ["linden.org", true, 900]]);
  expect(await store.state(brands[0]!.id, "kestrelbank.com")).toEqual(states[0]);
  expect((await store.figures([brands[1]!.id])).get(brands[1]!.id)).toMatchObject({
    alerts_waiting: 1,
    alerts_given_up: 0,
  });
  await close();
  expect(existsSync(`${path}.json`)).toBe(false);
  expect(JSON.parse(readFileSync(`${path}.json.imported`, "utf8"))).toEqual(old);
  // Cut off before it was renamed: what is stored stays.
  writeFileSync(`${path}.json`, JSON.stringify(old));
  const again = await openState(path);
  expect(await again.store.list()).toEqual(brands);
  await again.close();
});

test("a file that is not a state is refused and left as it is", async () => {
  for (
    const text of [
      "nonsense",
      "{}",
      '{"version":2,"brands":{},"outbox":[]}',
      '{"version":1,"brands":{"a.com":{}},"outbox":[]}',
    ]
  ) {
    writeFileSync(`${path}.json`, text);
    await expect(openState(path)).rejects.toThrow(/^Cannot use the state .*watch\.json: /);
    expect(readFileSync(`${path}.json`, "utf8")).toBe(text);
    expect(existsSync(join(path, "lock"))).toBe(false);
  }
  rmSync(`${path}.json`);
  writeFileSync(join(folder, "state.db"), "");
  await expect(openState(join(folder, "state.db"))).rejects.toThrow("there is a file of that name");
});

// Not even root makes files in /sys.
requires(existsSync("/sys/kernel") ? null : "no /sys on this machine")(
  "where nothing may be written, the message says what to do",
  async () => {
    await expect(openState("/sys/kernel/watch")).rejects.toThrow(
      /^Cannot use the state \/sys\/kernel\/watch: (?:permission denied|it is read-only) in \/sys\/kernel, where watch keeps what it has seen and a lock; give --state DIR in a folder that this user may write to$/,
    );
  },
);
