import { encodeLine, problemOf, SquatError } from "../../mod.ts";
import { readResult } from "./read_result.ts";
import { deleted } from "./result_log.ts";
import type { ResultStore } from "../stores/store.ts";

const POLL_MS = 250;
const LINE_FEED = 0x0a;
/** A last line is shorter. */
const LAST_BYTES = 4_096;
const LAST_LINE = /\{"op":"Meta","data":\{"kind":"(?:Timeout|Error)"[^\n]*\}\n$/;

/** What following needs. */
export interface Following {
  /** Where the lines are. */
  store: ResultStore;
  /** Whether an instance still works on the result. */
  runs: () => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Is called when the reader has gone or has everything. */
  leave: () => void;
}

/**
 * The lines of a result that another instance makes, from a line on, as the store gets them, to the last one. When
 * that instance died, the last line is an Error.
 */
export function followResult(
  uuid: string,
  from: number,
  { store, runs, now, leave }: Following,
): ReadableStream<Uint8Array> {
  let line = from;
  let over = false;
  let kept: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake = () => {};
  const end = () => {
    over = true;
    clearTimeout(timer);
    wake();
    leave();
  };
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      try {
        while (!over) {
          // What is asked before reading is true of all that is read after it.
          const running = await runs();
          const record = await store.get(uuid, now());
          kept ??= readResult(store, uuid, line).getReader();
          const { value } = await kept.read();
          if (over) return;
          if (value === undefined) kept = undefined;
          if (value !== undefined) {
            for (const byte of value) if (byte === LINE_FEED) line++;
            out.enqueue(value);
            if (!LAST_LINE.test(new TextDecoder().decode(value.subarray(-LAST_BYTES)))) return;
          } else if (record?.done === true) {
            if (line < record.lines) continue;
          } else if (record !== null && running) {
            await new Promise<void>((resolve) => {
              wake = resolve;
              timer = setTimeout(resolve, POLL_MS);
            });
            continue;
          } else out.enqueue(new TextEncoder().encode(record === null ? DELETED : GONE));
          end();
          out.close();
        }
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: end,
  }, { highWaterMark: 0 });
}

const lastLine = (error: SquatError): string =>
  encodeLine({ op: "Meta", data: { kind: "Error", data: problemOf(error) } });
const GONE = lastLine(
  new SquatError("over_capacity", "The instance that did this lookup has gone: start the lookup again"),
);
const DELETED = lastLine(deleted());
