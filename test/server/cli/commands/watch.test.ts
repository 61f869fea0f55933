import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../../../server/cli/commands/watch.ts";
import type { Command } from "../../../../server/cli/command.ts";
import { runWatch, showStatus } from "../../../../server/cli/watch/run.ts";
import type { WatchValues } from "../../../../server/cli/watch/values.ts";
import { type MiniInternet, startMiniInternet } from "../../../../server/mini/mod.ts";
import { CHANNELS } from "../../../../server/watch/channels/mod.ts";
import { fakeSystem } from "../command_line.ts";

let mini: MiniInternet;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-watch-"));
  mini = await startMiniInternet();
});
afterAll(async () => {
  await mini.close();
  rmSync(folder, { recursive: true });
});

const values = (changes: Partial<WatchValues> = {}): WatchValues => ({
  state: join(folder, "state.json"),
  config: undefined,
  brands: undefined,
  owned: undefined,
  feed: undefined,
  every: undefined,
  once: true,
  alert: undefined,
  "alert-from": undefined,
  "fail-on": undefined,
  "alert-on-first": false,
  "run-ok": false,
  limit: 500,
  ...changes,
});

// Together: some names of the miniature internet have servers that are silent.
test.concurrent("the first run is one alert of the worst names, the second finds nothing new, and status says what is known", async () => {
  const { system, out } = fakeSystem();
  expect(await runWatch([mini.domain], values(), system, mini.io)).toBe(10);
  expect(out.stdout).toMatch(/^\[high\] First run: \d\d look-alikes of kestrelbank\.com, 10 high, /);
  expect(out.stdout).toMatch(/\[high\] kestre1bank\[\.\]com +phishing > 99 %/);
  expect(out.stderr).toMatch(/kestrelbank\.com: \d+ registered look-alikes, first run\n/);
  expect(out.stderr).toContain("1 of 1 brand looked at today\n");
  out.stdout = "";
  expect(await runWatch([mini.domain], values(), system, mini.io)).toBe(0);
  expect(out.stdout).toBe("");
  expect(out.stderr).toMatch(/kestrelbank\.com: \d+ registered look-alikes, nothing changed/);
  expect(await showStatus(join(folder, "state.json"), system)).toBe(0);
  expect(out.stdout).toMatch(/kestrelbank\.com\n {2}runs {12}2\n/);
  expect(out.stdout).toMatch(/look-alikes {5}\d\d active/);
});

test.concurrent("findings of the first run make alerts on request, and exit code 10", async () => {
  const { system, out } = fakeSystem();
  const alerts = join(folder, "alerts.ndjson");
  const options = values({
    state: join(folder, "first.json"),
    "alert-on-first": true,
    alert: [`file://${alerts}`, "-?format=text"],
  });
  expect(await runWatch([mini.domain], options, system, mini.io)).toBe(10);
  const events = readFileSync(alerts, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  expect(events.length).toBeGreaterThan(5);
  expect(events.every(({ type, brand }) => type === "new" && brand === mini.domain)).toBe(true);
  expect(out.stdout).toContain("[.]com imitates kestrelbank.com");
});

test("names of a feed that imitate a brand are looked at with it, and alert", async () => {
  const { system, out } = fakeSystem();
  const state = join(folder, "feed.json");
  const feed = join(folder, "feed.txt");
  // Too far from the brand to be among so few look-alikes.
  expect(await runWatch([mini.domain], values({ state, limit: 1 }), system, mini.io)).toBe(0);
  writeFileSync(feed, "# names\nexample.org\nhxxps://www.kestre1bank[.]com/login\n");
  const options = values({ state, feed, limit: 1, "fail-on": "low" });
  expect(await runWatch([mini.domain], options, system, mini.io)).toBe(10);
  expect(out.stdout).toContain("kestre1bank[.]com");
});

test("brands of a file are groups: they share a limit, and the report names them", async () => {
  const brands = join(folder, "brands.txt");
  const list = [`Kestrel Bank: ${mini.domain}, kestrelbank.at`, "linden.org"];
  const { system, out } = fakeSystem({ [brands]: list.join("\n") });
  const options = values({ state: join(folder, "groups.json"), brands, limit: 20 });
  expect(await runWatch([], options, system, mini.io)).toBe(10);
  expect(out.stderr).toMatch(/Kestrel Bank: \d+ registered look-alikes, first run/);
  expect(out.stderr).toMatch(/linden\.org: \d+ registered look-alikes, first run/);
});

test("brands of a configuration file have channels and settings of their own", async () => {
  const config = join(folder, "deadringer.json");
  const alerts = [join(folder, "bank.ndjson"), join(folder, "linden.ndjson")];
  writeFileSync(
    config,
    JSON.stringify({
      channels: { bank: `file://${alerts[0]}`, linden: `file://${alerts[1]}` },
      brands: [
        {
          name: "Bank",
          domains: [mini.domain],
          channels: ["bank"],
          alert_on_first: true,
          alert_from: "high",
        },
        { name: "Linden", domains: ["linden.org"], channels: ["linden"] },
        { name: "Later", domains: ["later.org"], channels: ["linden"], paused: true },
      ],
    }),
  );
  const { system, out } = fakeSystem();
  const options = values({ state: join(folder, "config.json"), config, limit: 500 });
  expect(await runWatch([], options, system, mini.io)).toBe(10);
  const events = readFileSync(alerts[0]!, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  expect(events.every(({ severity, brand }) => severity === "high" && brand === mini.domain)).toBe(true);
  expect(existsSync(alerts[1]!)).toBe(false);
  expect(out.stderr).toMatch(/Linden: \d+ registered look-alikes, first run/);
  expect(out.stderr).not.toContain("Later");
  await expect(runWatch([], { ...options, every: "1h" }, system, mini.io)).rejects.toThrow(
    "Cannot use --every with --config: give it in the file",
  );
  await expect(runWatch([mini.domain], options, system, mini.io)).rejects.toThrow("with --config");
});

test("help lists every kind of channel", () => {
  const { description } = command as Command;
  for (const { schemes } of CHANNELS) expect(description).toContain(schemes[0]!.replace(/https?:$|:$/, ""));
});
