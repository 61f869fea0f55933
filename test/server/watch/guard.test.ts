import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LookupOptions, StreamMessage } from "../../../mod.ts";
import type { Channel } from "../../../server/watch/channel.ts";
import { deliver, replay } from "../../../server/watch/deliver.ts";
import { guardOnce, type GuardParts, readInterval } from "../../../server/watch/guard.ts";
import { openGuardFile, readGuardFile } from "../../../server/watch/guard_file.ts";
import { BRAND, DAY_MS, look, numbers, sites, START } from "../../lib/watch/month.ts";
import type { OutboxRecord } from "../../../server/stores/watch.ts";
import { requires } from "../../requires.ts";
import { event } from "./events.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-guard-"));
  path = join(folder, "guard.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();

/** A channel that takes what it is given unless it is down. */
function channel(name: string): Channel & { taken: string[]; down: boolean } {
  const made = {
    name,
    taken: [] as string[],
    down: false,
    combinesAbove: 0,
    send: (events: readonly { id: string }[]) => {
      if (made.down) return Promise.reject(new Error(`${name} is down`));
      made.taken.push(...events.map(({ id }) => id));
      return Promise.resolve();
    },
  };
  return made;
}

/** A guard over a small world, a day a round. */
function world() {
  const random = numbers(1);
  const names = sites(5, random);
  for (const site of names.values()) Object.assign(site, { mx: [] });
  const queries: string[][] = [];
  let at = START - DAY_MS;
  const parts = (file: GuardParts["file"], channels: [string, Channel][]): GuardParts => ({
    file,
    channels: new Map(channels),
    alertFrom: "low",
    advance: {},
    feed: null,
    now: () => at,
    async *lookup(
      _domain: string,
      { names: extra }: Pick<LookupOptions, "names">,
    ): AsyncGenerator<StreamMessage> {
      queries.push(
        [...extra ?? []].map((each) => typeof each === "string" ? each : `${each.kind} ${each.domain.fqdn}`),
      );
      yield* look(names, random);
    },
  });
  return { names, queries, parts, nextDay: () => at += DAY_MS };
}

test("events are in the file before they are sent, and are sent again after a channel was down", async () => {
  const { names, queries, parts, nextDay } = world();
  const [good, bad] = [channel("good"), channel("bad")];
  bad.down = true;
  const round = async () => {
    const file = openGuardFile(path);
    try {
      nextDay();
      return await guardOnce([BRAND], parts(file, [["good:", good], ["bad:", bad]]), signal);
    } finally {
      file.close();
    }
  };
  expect((await round()).events).toEqual([]);
  names.get("kestrelbank1.com")!.mx = ["mx.evil.net."];
  const second = await round();
  expect(second.events).toHaveLength(1);
  expect(second.deliveries).toMatchObject([
    { channel: "good", sent: 1, error: "" },
    { channel: "bad", sent: 0, error: "bad is down" },
  ]);
  // Every name of the state was a candidate, with the kind it was found by.
  expect(queries[0]).toEqual([]);
  expect(queries[1]).toContain("Addition kestrelbank1.com");
  expect(queries[1]).toHaveLength(5);
  expect(readGuardFile(path).outbox).toMatchObject([{ channel: "bad:", attempts: 1, error: "bad is down" }]);
  bad.down = false;
  expect((await round()).deliveries).toMatchObject([{ channel: "bad", sent: 1, error: "" }]);
  expect(good.taken).toEqual(bad.taken);
  expect(readGuardFile(path).outbox).toEqual([]);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("a stop saves nothing of the brand that was under way", async () => {
  const { parts } = world();
  const file = openGuardFile(path);
  const controller = new AbortController();
  const stopping = {
    ...parts(file, []),
    async *lookup(): AsyncGenerator<StreamMessage> {
      controller.abort(new Error("stop"));
      yield { op: "Meta", data: { kind: "Done" } };
    },
  };
  await expect(guardOnce([BRAND], stopping, controller.signal)).rejects.toThrow("stop");
  file.close();
  expect(existsSync(path)).toBe(false);
});

test("after twelve attempts an event waits for a replay", async () => {
  const down = channel("down");
  down.down = true;
  let alert: OutboxRecord = { channel: "x:", event: event(), attempts: 0, nextAt: 0, error: "" };
  let now = 0;
  for (let attempt = 1; attempt <= 12; attempt++) {
    if (attempt > 1) now = alert.nextAt!;
    [alert] = (await deliver(down, [alert], { now: () => now, signal })).left as [OutboxRecord];
    expect(alert.attempts).toBe(attempt);
  }
  expect(alert.nextAt).toBeNull();
  expect(now).toBeGreaterThan(20 * 3_600_000);
  down.down = false;
  const { left } = await deliver(down, [replay(alert, now)], { now: () => now, signal });
  expect(left).toEqual([]);
  expect(down.taken).toEqual([event().id]);
});

test("one process at a time has the file, and the lock of a dead one counts for nothing", () => {
  const file = openGuardFile(path);
  writeFileSync(`${path}.lock`, "1");
  expect(() => openGuardFile(path)).toThrow("process 1 has it open");
  writeFileSync(`${path}.lock`, "4194303999");
  const next = openGuardFile(path);
  next.close();
  file.close();
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test("a file that is not a state file is refused and left as it is", () => {
  for (
    const text of [
      "nonsense",
      "{}",
      '{"version":2,"brands":{},"outbox":[]}',
      '{"version":1,"brands":{"a.com":{}},"outbox":[]}',
    ]
  ) {
    writeFileSync(path, text);
    expect(() => openGuardFile(path)).toThrow("Cannot use the state file");
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(existsSync(`${path}.lock`)).toBe(false);
  }
});

test("intervals have a unit and bounds", () => {
  expect(readInterval("6h")).toBe(6 * 3_600_000);
  expect(readInterval("1d")).toBe(DAY_MS);
  for (const text of ["6", "1m", "99d", "h", "-1h"]) expect(() => readInterval(text)).toThrow("such as 6h");
});

// Not even root makes files in /sys.
requires(existsSync("/sys/kernel") ? null : "no /sys on this machine")(
  "where nothing may be written, the message says what to do",
  () => {
    expect(() => openGuardFile("/sys/kernel/guard.json")).toThrow(
      /^Cannot use the state file \/sys\/kernel\/guard\.json: (?:permission denied|it is read-only) in \/sys\/kernel, where watch keeps what it has seen and a lock; give --state FILE in a folder that this user may write to$/,
    );
  },
);
