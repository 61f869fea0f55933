import { afterAll, beforeAll, expect, test } from "vitest";
import type { Camera, Io, Screenshot } from "../../../lib/io.ts";
import type { StreamMessage } from "../../../mod.ts";
import { lookup } from "../../../mod.ts";
import { Pictures } from "../../../lib/lookup/pictures.ts";
import { type MiniInternet, startMiniInternet } from "../../../server/mini/mod.ts";

const NAMES = [
  "kestreibank.com",
  "kestrelbank.org",
  "kestrelbank.net",
  "kestrelbnk.com",
  "kestrel-bank.com",
  "kestrelbank.nl",
];

let mini: MiniInternet;
beforeAll(async () => void (mini = await startMiniInternet()));
afterAll(() => mini.close());

/** The lines of a lookup whose camera needs a while; `before` is waited for before each picture. */
async function pictured(before: (lines: readonly StreamMessage[]) => Promise<void>, isSparing = false) {
  const lines: StreamMessage[] = [];
  const taken: string[] = [];
  const stored = new Set<string>();
  /** Names whose line came when the original's picture was not stored yet. */
  const early: string[] = [];
  const camera: Camera = {
    async takeScreenshot(url): Promise<Screenshot> {
      taken.push(new URL(url).hostname);
      await before(lines);
      return { png: new Uint8Array(), finalUrl: url, status: 200 };
    },
    close: () => Promise.resolve(),
  };
  const put = (name: string) => (stored.add(name), Promise.resolve(`/${name}.png`));
  const io = { ...mini.io, camera, screenshots: { put, isSparing } };
  const run = lookup("kestrelbank.com", { io, names: NAMES, permutations: false, deadlineMs: 60_000 });
  for await (const line of run) {
    lines.push(line);
    if (line.op === "Screenshot" && !stored.has("kestrelbank.com")) early.push(line.permutation.domain.fqdn);
  }
  return { lines, taken, early };
}

const namesOf = (lines: readonly StreamMessage[], op: string) =>
  new Set(
    lines.flatMap((line) => line.op === op && "permutation" in line ? [line.permutation.domain.fqdn] : []),
  );

test("no verdict waits for a picture", async () => {
  const verdicts = async (lines: readonly StreamMessage[]) => {
    // Turns of the event loop end when all is read that can come before a picture.
    while (namesOf(lines, "Classification").size < NAMES.length) {
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  const { lines } = await pictured(verdicts);
  expect(namesOf(lines, "Screenshot")).toEqual(new Set(NAMES));
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
});

test("what looks like phishing is pictured first, parked names last", async () => {
  const { lines, taken, early } = await pictured(() => Promise.resolve());
  const verdict = (name: string) =>
    lines.findLast((line) => line.op === "Classification" && line.permutation.domain.fqdn === name)!
      .data as { phishing: number; parked: number };
  const first = NAMES.find((name) => verdict(name).phishing > 0.5)!;
  const last = NAMES.find((name) => verdict(name).parked > 0.5)!;
  expect(taken.indexOf(first)).toBeLessThan(taken.indexOf(last));
  // Beside the picture of a name stands the original's.
  const compared = namesOf(
    lines.filter(({ data }) => (data as { likeness?: object })?.likeness),
    "Classification",
  );
  expect([compared.size > 0, early.filter((name) => compared.has(name))]).toEqual([true, []]);
});

test("a sparing store gets no picture of parked pages, nor of the original under another name", async () => {
  const { lines, taken } = await pictured(() => Promise.resolve(), true);
  const last = lines.filter((line) => line.op === "Classification");
  expect(new Set(last.map(({ permutation }) => permutation.domain.fqdn))).toEqual(new Set(NAMES));
  const isParked = new Set(
    last.flatMap(({ permutation, data }) => (data?.parked ?? 0) > 0.9 ? [permutation.domain.fqdn] : []),
  );
  const isOwn = new Set(
    lines.flatMap((line) =>
      line.op === "RedirectChain" && new URL(line.data!.at(-1)!.url).hostname.endsWith("kestrelbank.com")
        ? [line.permutation.domain.fqdn]
        : []
    ),
  );
  const wanted = NAMES.filter((name) => !isParked.has(name) && !isOwn.has(name));
  expect(isParked.size * isOwn.size * wanted.length).toBeGreaterThan(0);
  expect(new Set(taken)).toEqual(new Set(["kestrelbank.com", ...wanted]));
  expect(namesOf(lines, "Screenshot")).toEqual(new Set(wanted));
});

test("a name that lacks nothing but its picture at the deadline is finished, and its picture is listed", async () => {
  const judged = Promise.withResolvers<void>();
  const camera: Camera = { takeScreenshot: () => new Promise(() => {}), close: () => Promise.resolve() };
  const screenshots = { put: (name: string) => Promise.resolve(`/${name}.png`) };
  const DEADLINE = 60_000;
  const sleep: Io["sleep"] = (ms, signal) => ms === DEADLINE ? judged.promise : mini.io.sleep(ms, signal);
  const io = { ...mini.io, camera, screenshots, sleep };
  const lines: StreamMessage[] = [];
  await expect(async () => {
    const options = { io, names: NAMES, permutations: false, deadlineMs: DEADLINE };
    for await (const line of lookup("kestrelbank.com", options)) {
      lines.push(line);
      // What is sent beside the verdict comes first.
      if (namesOf(lines, "Classification").size === NAMES.length) setTimeout(judged.resolve, 0);
    }
  }).rejects.toMatchObject({ code: "deadline" });
  const progress = lines.flatMap((line) =>
    line.op === "Meta" && line.data.kind === "Progress" ? [line.data] : []
  );
  expect(progress.at(-1)!.data).toEqual([NAMES.length, NAMES.length]);
  expect(progress.flatMap(({ unanswered = [] }) => unanswered)).toEqual([]);
  const failed = progress.flatMap(({ failed = [] }) => failed).filter(({ op }) => op === "Screenshot");
  expect(failed.map(({ fqdn }) => fqdn).sort()).toEqual([...NAMES].sort());
});

test("a lookup whose verdicts come slowly has pictures before its deadline", async () => {
  let now = 0;
  const waiting = new Set<{ at: number; resolve: () => void }>();
  const sleep = (ms: number) => new Promise<void>((resolve) => void waiting.add({ at: now + ms, resolve }));
  const { signal } = new AbortController();
  const pictures = new Pictures({ ...mini.io, dns: { ...mini.io.dns }, sleep }, signal);
  const verdicts = Array.from({ length: 60 }, () => pictures.judging());
  pictures.allTaken();
  const taken: number[] = [];
  // One in ten seconds; a lookup has ten minutes.
  for (const judged of verdicts.slice(0, 40)) {
    now += 10_000;
    for (const each of waiting) if (each.at <= now) (waiting.delete(each), each.resolve());
    void pictures.take(null, 1_000, () => (taken.push(now), Promise.resolve()));
    judged();
    await new Promise((next) => setImmediate(next));
  }
  expect(taken[0]).toBeGreaterThan(60_000);
  expect(taken[0]).toBeLessThan(180_000);
  expect(taken.length).toBe(40);
});

test("of lookups that start together pictures wait for each other, and no lookup for a picture", async () => {
  let judged = 0;
  /** How many verdicts there were when a picture was taken. */
  const before: number[] = [];
  const everybody = Promise.withResolvers<void>();
  const camera: Camera = {
    async takeScreenshot(url): Promise<Screenshot> {
      before.push(judged);
      // Ends when all lookups have their verdicts: one that waited for a picture would wait for ever.
      await everybody.promise;
      return { png: new Uint8Array(), finalUrl: url, status: 200 };
    },
    close: () => Promise.resolve(),
  };
  const io = { ...mini.io, camera, screenshots: { put: (name: string) => Promise.resolve(`/${name}.png`) } };
  const lookups = Array.from({ length: 6 }, async () => {
    const [rated, pictures] = [new Set<string>(), new Set<string>()];
    let atLast: unknown;
    for await (
      const line of lookup("kestrelbank.com", { io, names: NAMES, permutations: false, deadlineMs: 60_000 })
    ) {
      if (line.op === "Meta") {
        atLast = line.data.kind;
        continue;
      }
      if (line.op === "Screenshot") pictures.add(line.permutation.domain.fqdn);
      if (line.op !== "Classification" || rated.has(line.permutation.domain.fqdn)) continue;
      rated.add(line.permutation.domain.fqdn);
      if (++judged === 6 * NAMES.length) everybody.resolve();
    }
    return [atLast, rated.size, pictures.size];
  });
  expect(await Promise.all(lookups)).toEqual(
    Array.from({ length: 6 }, () => ["Done", NAMES.length, NAMES.length]),
  );
  // All but one in eight of each.
  expect(Math.min(...before)).toBeGreaterThanOrEqual(6 * NAMES.length - 6);
});
