import { expect, test } from "vitest";
import { ResultLog } from "../../../server/results/result_log.ts";
import { memoryStores } from "../../../server/stores/memory.ts";
import type { ResultStore } from "../../../server/stores/store.ts";

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
    const times = { created_at: 0, expires_at: Date.now() + 1e9 };
    const record = {
      uuid: `stream-${i}`,
      owner: "ann",
      scope: "analyze",
      domain: "a.com",
      ...times,
    } as const;
    const log = new ResultLog(record, store, Infinity, () => {});
    const text = Array.from({ length: LINES }, (_, line) => `${i} ${line} ${"x".repeat(line * 3)}\n`);
    for (const line of text) log.add(line);
    await log.finish("end\n", 1, { expires_at: times.expires_at, names: 0 });
    log.end();
    return { log, text: text.join("") + "end\n" };
  }));
  const got = await Promise.all(streams.map(({ log }) => new Response(log.read(0)).text()));
  expect(got).toEqual(streams.map(({ text }) => text));
  expect(most).toBe(4);
});
