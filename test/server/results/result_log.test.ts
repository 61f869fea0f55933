import { expect, test, vi } from "vitest";
import { ResultLog } from "../../../server/results/result_log.ts";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import type { ResultStore } from "../../../server/stores/store.ts";

const RECORD = {
  uuid: "stream",
  owner: "ann",
  scope: "analyze",
  domain: "a.com",
  created_at: 0,
  expires_at: Number.MAX_SAFE_INTEGER,
} as const;
const STREAMS = 24;
const LINES = 300;

test("readers who are behind get their own lines from the store, a few readers at a time", async () => {
  const { results } = memoryStores();
  let reading = 0;
  let most = 0;
  const store: ResultStore = {
    ...results,
    async *chunks(uuid, from) {
      most = Math.max(most, ++reading);
      try {
        yield* results.chunks(uuid, from);
      } finally {
        reading--;
      }
    },
  };
  const streams = await Promise.all(Array.from({ length: STREAMS }, async (_, i) => {
    const log = new ResultLog({ ...RECORD, uuid: `stream-${i}` }, store, Infinity, () => {});
    const text = Array.from({ length: LINES }, (_, line) => `${i} ${line} ${"x".repeat(line * 3)}\n`);
    for (const line of text) log.add(line);
    await log.finish("end\n", 1, { expires_at: RECORD.expires_at, names: 0 });
    log.end();
    return { log, text: text.join("") + "end\n" };
  }));
  const got = await Promise.all(streams.map(({ log }) => new Response(log.read(0)).text()));
  expect(got).toEqual(streams.map(({ text }) => text));
  expect(most).toBe(4);
});

test("lines that come one by one wait for a slow reader, and all of them reach it", async () => {
  const log = new ResultLog(RECORD, memoryStores().results, Infinity, () => {});
  const text = Array.from({ length: 2_000 }, (_, line) => `${line} ${"x".repeat(200)}\n`);
  const lines = log.read(0);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const added = (async () => {
    for (const line of text) {
      if (log.add(line)) await log.room(new AbortController().signal);
      await turn();
    }
    await log.finish("end\n", 1, { expires_at: RECORD.expires_at, names: 0 });
    log.end();
  })();
  for (let turns = 0; turns < 3 * text.length; turns++) await turn();
  expect(log.lines * 200).toBeLessThan(2 * 64 * 1024);
  expect(await new Response(lines).text()).toBe(text.join("") + "end\n");
  await added;
});

test("lines that a stalled reader does not take leave the memory after a second, and reach it later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { results } = memoryStores();
    const append = vi.spyOn(results, "append");
    const chunks = vi.spyOn(results, "chunks");
    const log = new ResultLog(RECORD, results, Infinity, () => {});
    const lines = log.read(0).getReader();
    const read = async () => new TextDecoder().decode((await lines.read()).value);
    const text = Array.from({ length: 5 }, (_, line) => `${line}`.repeat(16 * 1024) + "\n");
    for (const line of text) log.add(line);
    let hasRoom = false;
    const room = log.room(new AbortController().signal).then(() => hasRoom = true);
    await vi.advanceTimersByTimeAsync(999);
    expect(append).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(append.mock.calls.map(([, { lines }]) => lines)).toEqual([5]);
    await append.mock.results[0]!.value;
    for (const [i, line] of text.entries()) {
      expect([hasRoom, await read()]).toEqual([false, line]);
      expect(chunks).toHaveBeenCalledTimes(i + 1);
    }
    await room;
    // The work goes on in memory.
    log.add("more\n");
    log.end();
    expect(await read()).toBe("more\n");
    expect((await lines.read()).done).toBe(true);
    expect(chunks).toHaveBeenCalledTimes(5);
  } finally {
    vi.useRealTimers();
  }
});
