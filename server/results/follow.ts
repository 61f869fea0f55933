import { SquatError } from "../../lib/errors.ts";
import { pulledStream } from "../io/stream_from.ts";
import { linesFrom } from "./read_result.ts";
import { deleted, errorLine } from "./result_log.ts";
import type { ResultStore } from "../stores/store.ts";

const FOLLOW_POLL_MS = 250;
/** Maximum length of a last line, bytes. */
const LAST_LINE_BYTES = 4_096;
const LAST_LINE = /\{"op":"Meta","data":\{"kind":"(?:Timeout|Error)"[^\n]*\}\n$/;

/** Dependencies of following a result. */
export interface Following {
  /** Where the lines are. */
  store: ResultStore;
  /** Whether an instance still works on the result. */
  runs: () => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the reader has left or has all lines. */
  leave: () => void;
}

/**
 * The lines of a result that another instance makes, from the line `from` on, as they reach the store, up to the last
 * one. When that instance dies, or the result is deleted, the last line is an Error.
 */
export function followResult(
  uuid: string,
  from: number,
  { store, runs, now, leave }: Following,
): ReadableStream<Uint8Array> {
  let left = false;
  const lines = async function* (): AsyncGenerator<Uint8Array, void> {
    for (let line = from; !left;) {
      // Read before the lines: when the result has ended by now, the next read returns all of them.
      const running = await runs();
      const record = await store.get(uuid, now());
      for await (const chunk of store.chunks(uuid, line)) {
        const bytes = linesFrom(chunk, line);
        line = chunk.first + chunk.lines;
        yield bytes;
        if (LAST_LINE.test(new TextDecoder().decode(bytes.subarray(-LAST_LINE_BYTES)))) return;
      }
      if (record === null) return yield encodeError(deleted());
      if (record.ended && line >= record.lines) return;
      if (!record.ended && !running) return yield encodeError(gone());
      if (!record.ended) await new Promise((resolve) => setTimeout(resolve, FOLLOW_POLL_MS));
    }
  }();
  return pulledStream(async () => (await lines.next()).value ?? null, () => {
    left = true;
    leave();
  });
}

const encodeError = (error: SquatError): Uint8Array => new TextEncoder().encode(errorLine(error));
const gone = (): SquatError =>
  new SquatError("over_capacity", "The instance that did this lookup has gone: start the lookup again");
