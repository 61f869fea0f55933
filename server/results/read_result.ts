import { pulledStream, streamFrom } from "../io/stream_from.ts";
import { SquatError } from "../../lib/errors.ts";
import type { ThreadTime } from "../fair/thread_time.ts";
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
  const pieces = async function* (): AsyncGenerator<Uint8Array, void> {
    let line = from;
    for await (const chunk of store.chunks(uuid, from)) {
      line = chunk.first + chunk.lines;
      yield linesFrom(chunk, from);
    }
    if (line < lines) throw new SquatError("not_found", "The result was deleted while it was read");
  }();
  const { done, value } = await pieces.next();
  if (done) return streamFrom([]);
  return streamFrom(async function* () {
    yield value;
    yield* pieces;
  }());
}

/**
 * The same for a request: the lines are read in turns of their owner, whose work it is. Read or cancel the stream.
 *
 * @throws {SquatError} As `readResult`, and `rate_limited` when the owner has computed too much.
 */
export async function readForOwner(
  { stores, thread }: { stores: { results: ResultStore }; thread: Pick<ThreadTime, "body"> },
  record: Pick<ResultRecord, "uuid" | "lines" | "owner">,
  from: number,
): Promise<ReadableStream<Uint8Array>> {
  const { turn, leave } = thread.body(record.owner);
  const lines = await readResult(stores.results, record, from).catch((error) => {
    leave();
    throw error;
  });
  const reader = lines.getReader();
  return pulledStream(async () => {
    const { done, value } = await reader.read();
    if (done) return null;
    await turn(value.length);
    return value;
  }, () => {
    leave();
    reader.cancel().catch(() => {});
  });
}

/** The lines of a chunk from the line `from` on; a view, not a copy. */
export function linesFrom({ bytes, first }: Pick<ResultChunk, "bytes" | "first">, from: number): Uint8Array {
  let start = 0;
  for (let line = first; line < from; line++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return bytes.subarray(start);
}
