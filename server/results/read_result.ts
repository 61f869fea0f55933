import type { ResultChunk, ResultStore } from "../stores/store.ts";

/** The byte that ends a line. */
export const LINE_FEED = 0x0a;

/** The lines of a stored result from the line `from` on, as NDJSON. */
export function readResult(store: ResultStore, uuid: string, from: number): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<ResultChunk> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      chunks ??= store.chunks(uuid, from)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (done) out.close();
      else out.enqueue(linesFrom(value, from));
    },
    cancel: () => void chunks?.return?.(),
  }, { highWaterMark: 0 });
}

/** The lines of a chunk from the line `from` on; a view, not a copy. */
export function linesFrom({ bytes, first }: Pick<ResultChunk, "bytes" | "first">, from: number): Uint8Array {
  let start = 0;
  for (let line = first; line < from; line++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return bytes.subarray(start);
}
