import { SquatError } from "../../mod.ts";
import type { ResultChunk, ResultRecord, ResultStore } from "../stores/store.ts";

/** The byte that ends a line. */
export const LINE_FEED = 0x0a;

/**
 * The lines of a finished result from the line `from` on, as NDJSON. The first ones are read before this resolves, so
 * that a result that cannot be read is refused rather than cut off.
 *
 * @throws {SquatError} `not_found`, also while the stream is read, when the result has been deleted since.
 * @throws {Error} Of the store, also while the stream is read.
 */
export async function readResult(
  store: ResultStore,
  { uuid, lines }: Pick<ResultRecord, "uuid" | "lines">,
  from: number,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = store.chunks(uuid, from)[Symbol.asyncIterator]();
  let line = from;
  const next = async (): Promise<Uint8Array | null> => {
    const { done, value } = await chunks.next();
    if (done && line < lines) throw new SquatError("not_found", "The result was deleted while it was read");
    if (done) return null;
    line = value.first + value.lines;
    return linesFrom(value, from);
  };
  let first = await next();
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      const bytes = first ?? await next();
      first = null;
      if (bytes === null) out.close();
      else out.enqueue(bytes);
    },
    cancel: () => void chunks.return?.(),
  }, { highWaterMark: 0 });
}

/** The lines of a chunk from the line `from` on; a view, not a copy. */
export function linesFrom({ bytes, first }: Pick<ResultChunk, "bytes" | "first">, from: number): Uint8Array {
  let start = 0;
  for (let line = first; line < from; line++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return bytes.subarray(start);
}
