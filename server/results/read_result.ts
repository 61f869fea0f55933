import { linesFrom } from "./chunks.ts";
import type { ResultChunk, ResultStore } from "../stores/store.ts";

/** The lines of a kept result from a line on, as bytes. */
export function readResult(store: ResultStore, uuid: string, from: number): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<ResultChunk> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      chunks ??= store.chunks(uuid, from)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (done) out.close();
      else out.enqueue(linesFrom(value.bytes, value.first, from));
    },
    cancel: () => void chunks?.return?.(),
  }, { highWaterMark: 0 });
}
