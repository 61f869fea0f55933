import { pulledStream, streamFrom } from "../io/stream_from.ts";
import { SquatError } from "../../lib/errors.ts";
import type { ThreadTime } from "../fair/thread_time.ts";
import type { ResultChunk, ResultRecord, ResultStore } from "../stores/store.ts";
import { brandDomain } from "../../lib/domain.ts";
import { type Finding, type Findings, type Packed, packedFindings } from "../../lib/export/mod.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";
import { ValueCache } from "./value_cache.ts";

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

/** Names of findings in memory, of all results together: about 600 bytes each. */
const MAX_CACHED_NAMES = 100_000;

/** The findings of finished results, which never change. */
export function cachedFindings(
  parts: Parameters<typeof readForOwner>[0],
): (record: ResultRecord) => Promise<Findings<Packed<Finding>>> {
  const held = new ValueCache<Findings<Packed<Finding>>>(
    MAX_CACHED_NAMES,
    ({ findings }) => findings.length,
  );
  return (record) =>
    held.of(record.uuid, async () => {
      const lines = fromNdjson(await readForOwner(parts, record, 0));
      return await packedFindings(lines, brandDomain(record.domain).registrable);
    });
}

/** Is called when the lines of a result cannot be read, with the first such line. */
type ReadFailure = (uuid: string, line: number, error: unknown) => void;

/**
 * The same store, with every failed read of lines reported before it is thrown. A finished result that lacks lines in
 * the middle or at the end counts as one: its reader must not mistake the rest for the whole.
 */
export function reportedReads(store: ResultStore, now: () => number, onFailure: ReadFailure): ResultStore {
  async function* chunks(uuid: string, from: number): AsyncGenerator<ResultChunk, void> {
    let line = from;
    try {
      // It may end between both questions: then the lines that came meanwhile are read too.
      for (let isEnded = false;; isEnded = true) {
        for await (const chunk of store.chunks(uuid, line)) {
          if (chunk.first > line) throw new Error(`Lines ${line} to ${chunk.first - 1} are missing`);
          line = chunk.first + chunk.lines;
          yield chunk;
        }
        const record = await store.get(uuid, now());
        if (record?.ended !== true || line >= record.lines) return;
        if (isEnded) throw new Error(`Lines ${line} to ${record.lines - 1} are missing`);
      }
    } catch (error) {
      onFailure(uuid, line, error);
      throw error;
    }
  }
  return Object.assign(Object.create(store) as ResultStore, { chunks });
}
