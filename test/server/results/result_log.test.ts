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
    const lines = new ResultLog(record, store, Infinity);
    const text = Array.from({ length: LINES }, (_, line) => `${i} ${line} ${"x".repeat(line * 3)}\n`);
    for (const line of text) lines.add(line);
    await lines.finish("end\n", 1, { expires_at: times.expires_at, names: 0 });
    lines.end();
    return { lines, text: text.join("") + "end\n" };
  }));
  const got = await Promise.all(streams.map(async ({ lines }) => {
    const reader = lines.join(0);
    let text = "";
    for (;;) {
      let bytes = lines.next(reader);
      if (bytes === null) return text;
      bytes ??= await lines.stored(reader);
      text += new TextDecoder().decode(bytes);
    }
  }));
  expect(got).toEqual(streams.map(({ text }) => text));
  expect(most).toBe(4);
});
