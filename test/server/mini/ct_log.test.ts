import { afterAll, beforeAll, expect, test } from "vitest";
import { LogError } from "../../../lib/ct/log/checkpoint.ts";
import { entryNames } from "../../../lib/ct/log/leaf.ts";
import { hydrate, logSource } from "../../../lib/ct/log/hydrate.ts";
import {
  type FollowBatch,
  followOnce,
  type FollowOptions,
  type FollowState,
} from "../../../lib/ct/log/feed.ts";
import type { LogIo } from "../../../lib/ct/log/log_fetch.ts";
import { createIssuer, type Issued } from "./ct_issue.ts";
import { type ListeningLog, listenLog, type LogFault, MiniLog } from "./ct_log.ts";

const io: LogIo = { fetch: (url, init) => fetch(url, init), sleep: () => Promise.resolve(), random: () => 0 };
const log = new MiniLog(() => 1_795_000_000_000);
const issued: Issued[] = [];
let server: ListeningLog;

beforeAll(async () => {
  const issuer = await createIssuer();
  for (let i = 0; i < 40; i++) {
    issued.push(await issuer.issue([`a${i}.kestrelbank.com`, "*.kestrelbank.com"], new Date(1.79e12)));
  }
  for (let i = 0; i < 600; i++) log.add(issued[(i >> 1) % issued.length]!, i % 2 === 0 ? 1 : 0);
  server = await listenLog(log);
});
afterAll(() => server.close());

async function all(tiled: boolean, options: FollowOptions): Promise<FollowBatch[]> {
  const batches: FollowBatch[] = [];
  for await (const batch of followOnce(log.describe(server.url, 7, tiled), io, options)) batches.push(batch);
  return batches;
}

const indexes = (batches: FollowBatch[]) =>
  batches.flatMap((batch) => batch.entries.map((entry) => entry.index));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test.each([true, false])("every entry, in order, and from where it stopped (tiled: %s)", async (tiled) => {
  log.fault = null;
  const whole = await all(tiled, { partial: true });
  expect(indexes(whole)).toEqual(range(0, 600));
  const [first, second] = whole[0]!.entries;
  expect([first!.kind, second!.kind]).toEqual([1, 0]);
  expect(entryNames(first!)).toEqual(entryNames(second!));
  expect(entryNames(first!)!.names.sort()).toEqual(["*.kestrelbank.com", "a0.kestrelbank.com"]);
  expect(indexes(await all(tiled, { to: 300 }))).toEqual(range(0, 300).slice(0, 300));
  expect(indexes(await all(tiled, { from: 512, to: 560, partial: true }))).toEqual(range(512, 560));
  const { state } = whole.at(-1)!;
  expect(await all(tiled, { state, partial: true })).toMatchObject([{ entries: [], state: { next: 600 } }]);
  for (const next of [1, 255, 256, 431]) {
    const before = (await all(tiled, { to: next, partial: true })).at(-1)!.state;
    expect(before.next).toBe(next);
    expect(indexes(await all(tiled, { state: before, partial: true }))).toEqual(range(next, 600));
  }
});

test("only full tiles unless partial ones are requested", async () => {
  log.fault = null;
  expect(indexes(await all(true, {}))).toEqual(range(0, 512));
});

test.each([true, false])("a log that grows is found to continue itself (tiled: %s)", async (tiled) => {
  log.fault = null;
  const small = new MiniLog(() => 1);
  const listening = await listenLog(small);
  let state: FollowState | undefined;
  const seen: number[] = [];
  for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 300]) {
    while (small.size < size) small.add(issued[small.size % issued.length]!, 0);
    const options = { partial: true, ...(state === undefined ? {} : { state }) };
    for await (const batch of followOnce(small.describe(listening.url, 1, tiled), io, options)) {
      state = batch.state;
      seen.push(...batch.entries.map((entry) => entry.index));
    }
  }
  expect(seen).toEqual(range(0, 300));
  await listening.close();
});

const lies: [fault: LogFault, tiled: boolean, reasons: string[]][] = [
  ["bad_signature", true, ["signature"]],
  ["bad_signature", false, ["signature"]],
  ["rollback", true, ["rollback"]],
  ["rollback", false, ["rollback"]],
  ["split_view", true, ["fork"]],
  ["split_view", false, ["fork"]],
  ["garbage_entries", true, ["entries"]],
  ["garbage_entries", false, ["entries", "fork"]],
  ["wrong_proof", true, ["entries", "fork"]],
  ["wrong_proof", false, ["fork"]],
];
test.each(lies)("%s is noticed and nothing false comes out (tiled: %s)", async (fault, tiled, reasons) => {
  log.fault = null;
  const { state } = (await all(tiled, { to: 256 })).at(-1)!;
  log.fault = fault;
  const got: number[] = [];
  let error: unknown = null;
  try {
    for await (const batch of followOnce(log.describe(server.url, 7, tiled), io, { state, partial: true })) {
      got.push(...batch.entries.map((entry) => entry.index));
    }
  } catch (thrown) {
    error = thrown;
  }
  log.fault = null;
  expect(error).toBeInstanceOf(LogError);
  expect(reasons).toContain((error as LogError).reason);
  expect(got).toEqual([]);
});

test("a log that refuses for load is waited for", async () => {
  log.fault = null;
  let refusals = 3;
  const waits: number[] = [];
  const shaky: LogIo = {
    fetch: (url, init) =>
      refusals-- > 0
        ? Promise.resolve(new Response("", { status: 503, headers: { "retry-after": "2" } }))
        : fetch(url, init),
    sleep: (ms) => (waits.push(ms), Promise.resolve()),
    random: () => 0,
  };
  const seen: number[] = [];
  for await (const batch of followOnce(log.describe(server.url, 7, true), shaky, { to: 256 })) {
    seen.push(batch.entries.length);
    break;
  }
  expect(seen).toEqual([256]);
  expect(waits).toEqual([2000, 2000, 2000]);
});

test.each([true, false])("occurrences to certificates (tiled: %s)", async (tiled) => {
  log.fault = null;
  const source = logSource([log.describe(server.url, 7, tiled)], io);
  const items = await hydrate(
    [[7, 0], [7, 513], [8, 1], [7, 9999]].map(([log_id, index]) => ({ log_id: log_id!, index: index! })),
    source,
  );
  expect(items.map((item) => item.error)).toEqual([
    ...[null, null],
    ...["There is no log 8 here: see the list of logs", "No such entry"],
  ]);
  expect(items[0]!.cert!.san_dns).toEqual(["*.kestrelbank.com", "a0.kestrelbank.com"]);
  log.fault = "garbage_entries";
  const [bad] = await hydrate([{ log_id: 7, index: 300 }], source);
  log.fault = null;
  expect(bad!.cert).toBe(null);
  expect(bad!.error).toMatch(/hash|signed|continuation|entry/i);
});
