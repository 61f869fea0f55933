import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../../../../server/extras/watch/cli/watch.ts";
import type { Command } from "../../../../../server/cli/command.ts";
import { runWatch } from "../../../../../server/extras/watch/cli/run.ts";
import { openState } from "../../../../../server/extras/watch/cli/state.ts";
import type { WatchValues } from "../../../../../server/extras/watch/cli/options.ts";
import { type MiniInternet, startMiniInternet } from "../../../../../server/mini/mod.ts";
import { CHANNELS } from "../../../../../server/extras/watch/channels/mod.ts";
import { Interrupt } from "../../../../../server/cli/system.ts";
import { fakeSystem } from "../../../cli/command_line.ts";
import { shortened } from "../../../../lib/net/world.ts";
import { brand } from "../store/suite.ts";

/** A brand of the miniature internet without look-alikes whose servers are silent. */
const DOMAIN = "harrier-shoes.com";

let mini: MiniInternet;
let io: MiniInternet["io"];
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-watch-"));
  mini = await startMiniInternet();
  io = { ...mini.io, sleep: shortened };
});
afterAll(async () => {
  await mini.close();
  rmSync(folder, { recursive: true });
});

const values = (changes: WatchValues = {}): WatchValues => ({
  state: join(folder, "state"),
  once: true,
  limit: 30,
  ...changes,
});

test("the first run is one alert of the worst names, the second finds nothing new", async () => {
  const { system, out } = fakeSystem();
  expect(await runWatch([DOMAIN], values(), system, io)).toBe(10);
  expect(out.stdout).toMatch(/^\[high\] First run: \d+ look-alikes of harrier-shoes\.com, \d+ high, /);
  expect(out.stdout).toMatch(/\[high\] harrler-shoes\[\.\]com +phishing >99%/);
  expect(out.stderr).toMatch(/harrier-shoes\.com: \d+ registered look-alikes?, first run\n/);
  expect(out.stderr).toMatch(/\bharrier-shoes\.com was looked at on [\d-]+ [\d:]+ UTC\n/);
  out.stdout = "";
  expect(await runWatch([DOMAIN], values(), system, io)).toBe(0);
  expect(out.stdout).toBe("");
  expect(out.stderr).toMatch(/harrier-shoes\.com: \d+ registered look-alikes?, nothing changed/);
});

test("names of a feed that imitate a brand are looked at with it, and alert", async () => {
  const { system, out } = fakeSystem();
  const state = join(folder, "feed");
  const feed = join(folder, "feed.txt");
  // Too far from the brand to be among so few look-alikes.
  expect(await runWatch([mini.domain], values({ state, limit: 1 }), system, io)).toBe(0);
  writeFileSync(feed, "# names\nexample.org\nhxxps://www.kestre1bank[.]com/login\n");
  const options = values({ state, feed, limit: 1, "fail-on": "low" });
  expect(await runWatch([mini.domain], options, system, io)).toBe(10);
  expect(out.stdout).toContain("kestre1bank[.]com");
});

test("an own name that cannot be used is named", async () => {
  const { system, out } = fakeSystem();
  const owned = join(folder, "owned.txt");
  writeFileSync(owned, "*.harrier-shoes.com\nharrier\0shoes.net\n");
  await runWatch([DOMAIN], values({ state: join(folder, "owned"), owned, limit: 1 }), system, io);
  expect(out.stderr).toMatch(/1 entry of .*owned\.txt is left out: line 2: .*control character/);
});

test("a name of a feed that a wildcard answers for is looked at too, and kept", async () => {
  const { system, out } = fakeSystem();
  const state = join(folder, "wildcard");
  const feed = join(folder, "wildcard.txt");
  await runWatch([DOMAIN], values({ state, limit: 1 }), system, io);
  writeFileSync(feed, "harrier-shoes-login.ws\n");
  const options = values({ state, feed, limit: 1, "fail-on": "low", alert: ["-?format=text"] });
  expect(await runWatch([DOMAIN], options, system, io)).toBe(10);
  expect(out.stdout).toMatch(/harrier-shoes-login\[\.\]ws[^]*Because +A wildcard answers for it/);
});

test("brands of a file are groups, and the report names them", async () => {
  const brands = join(folder, "brands.txt");
  const list = [`Kestrel Bank: ${DOMAIN}, kestrelbank.at`, "linden.org"];
  const { system, out } = fakeSystem({ [brands]: list.join("\n") });
  const options = values({ state: join(folder, "groups"), brands, limit: 60 });
  expect(await runWatch([], options, system, io)).toBe(10);
  expect(out.stderr).toMatch(/Kestrel Bank: \d+ registered look-alikes?, first run/);
  expect(out.stderr).toMatch(/linden\.org: \d+ registered look-alikes?, first run/);
});

test("a domain keeps its state under another name; a brand that is no longer given is left alone", async () => {
  const { system, out } = fakeSystem({ brands: `Kestrel: ${DOMAIN}` });
  const state = join(folder, "renamed");
  await runWatch([DOMAIN, "linden.org"], values({ state, limit: 1 }), system, io);
  out.stderr = "";
  expect(await runWatch([], values({ state, limit: 1, brands: "brands", "run-ok": true }), system, io))
    .toBe(0);
  expect(out.stderr).toMatch(
    /Kestrel: \d+ registered look-alikes?, nothing changed\ndeadringer: Kestrel was looked at on [\d-]+ [\d:]+ UTC\n$/,
  );
  expect(out.stdout).toContain("[low] Run complete: harrier-shoes.com");
  const store = await openState(state);
  const runs = new Map<string, number>();
  for (const { id } of await store.list()) {
    for (const [domain, each] of await store.states(id)) {
      runs.set(domain, Math.max(each.runs.count, runs.get(domain) ?? 0));
    }
  }
  await store.close();
  expect([runs.get(DOMAIN), runs.get("linden.org")]).toEqual([2, 1]);
});

test("brands of others in the folder keep their settings", async () => {
  const state = join(folder, "service");
  const before = await openState(state);
  await before.add(
    brand("a", { next_run_at: null }, { paused: true, channels: ["https://hooks.example.com/x"] }),
  );
  const { settings } = (await before.get("a"))!;
  await before.close();
  await runWatch([DOMAIN], values({ state, limit: 1 }), fakeSystem().system, io);
  const after = await openState(state);
  expect((await after.get("a"))!.settings).toEqual(settings);
  await after.close();
});

test("alerts that no channel took wait for the channel that they are for, and are sent again with the next start", async () => {
  const { system, out } = fakeSystem();
  const state = join(folder, "undelivered");
  const missing = join(folder, "missing");
  const alert = [`file://${missing}/alerts.ndjson`];
  const options = values({ state, alert, "fail-on": "low" });
  expect(await runWatch([DOMAIN], options, system, io)).toBe(10);
  expect(out.stderr).toMatch(/missing\/alerts\.ndjson: ENOENT.*; its alerts are sent again later\n/);
  const store = await openState(state);
  const [brand] = await store.list();
  const of = { brand_id: brand!.id, channel: alert[0]! };
  const waiting = await store.takeAlerts(of, Date.now() + 3_600_000, 1, 99);
  const givenUp = waiting.map((each) => ({ ...each, nextAt: null }));
  await store.keepAlerts(brand!.id, givenUp);
  await store.close();
  // Another channel does not get them.
  await runWatch([DOMAIN], { ...options, alert: ["-"] }, system, io);
  expect(out.stderr).toMatch(/missing\/alerts\.ndjson: earlier alerts are for it, and it is not given now/);
  mkdirSync(missing);
  const again = await openState(state);
  await again.keepAlerts(brand!.id, givenUp);
  await again.close();
  await runWatch([DOMAIN], options, system, io);
  const lines = readFileSync(join(missing, "alerts.ndjson"), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(waiting.length);
  expect(lines.join()).toContain('"type":"run_first"');
});

test("an alert that a channel did not take is a failure, however small; one for a channel that is gone is not", async () => {
  const state = join(folder, "lost");
  const alert = [`file://${join(folder, "nowhere")}/alerts.ndjson`];
  const options = values({ state, limit: 1, alert: ["-"], "run-ok": true });
  await runWatch([DOMAIN], options, fakeSystem().system, io);
  expect(await runWatch([DOMAIN], { ...options, alert }, fakeSystem().system, io)).toBe(1);
  expect(await runWatch([DOMAIN], options, fakeSystem().system, io)).toBe(0);
});

test("a stop ends the watch with the code of the signal, stores nothing of the run, and frees the state", async () => {
  for (const isRunning of [true, false]) {
    const { system, controller } = fakeSystem();
    const stop = () => controller.abort(new Interrupt("SIGTERM"));
    const statusScreen = { ...system.screen, write: stop };
    const state = join(folder, `stopped ${isRunning}`);
    if (!isRunning) stop();
    const options = values({ state, once: false });
    expect(await runWatch([DOMAIN], options, { ...system, statusScreen }, io)).toBe(143);
    const store = await openState(state);
    const brands = await store.list();
    expect(brands).toHaveLength(isRunning ? 1 : 0);
    for (const { id } of brands) expect(await store.runs(id, 9)).toEqual([]);
    await store.close();
  }
});

test("a feed that cannot be read ends the watch", async () => {
  const { system } = fakeSystem();
  const feed = join(folder, "no-such-feed");
  for (const once of [true, false]) {
    const options = values({ state: join(folder, "feedless"), feed, once, limit: 1 });
    await expect(runWatch([DOMAIN], options, system, io)).rejects.toThrow(`Cannot read ${feed}`);
  }
});

test("help lists every kind of channel", () => {
  const { description } = command as Command;
  for (const { schemes } of CHANNELS) expect(description).toContain(schemes[0]!.replace(/https?:$|:$/, ""));
});

test("--pattern without a feed is refused", async () => {
  const options = values({ state: join(folder, "pattern"), pattern: "^kestrel" });
  await expect(runWatch([DOMAIN], options, fakeSystem().system, io)).rejects.toThrow(
    "--pattern goes with --feed",
  );
});
