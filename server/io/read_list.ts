/**
 * Lists as they come in, read in short slices so that other work goes on.
 * @module
 */
import { InvalidParameter } from "../checks.ts";
import { type ListReader, type ListRow, ListText } from "../names/list_reader.ts";

/** Bytes that are read without a look at the clock. */
const PIECE = 4_096;
/** Milliseconds of work, of reader and caller together, between two rounds of the event loop. */
const SLICE_MS = 8;

/** Bounds of a list. */
export interface ListBounds {
  /** Bytes, unpacked. */
  bytes: number;
  lines: number;
  names: number;
}

/** Bounds of lists that somebody gives by hand. */
const LIST_BOUNDS: ListBounds = { bytes: Infinity, lines: 2_000_000_000, names: 1_000_000_000 };

/**
 * Yields the entries of a list. What its bytes throw comes after all that was read.
 *
 * @throws {SquatError} `invalid_parameter`: the list is larger than its bounds.
 */
export async function* listRows(
  bytes: AsyncIterable<Uint8Array>,
  reader: ListReader,
  signal: AbortSignal,
  bounds: ListBounds = LIST_BOUNDS,
): AsyncGenerator<ListRow> {
  let total = 0;
  let since = performance.now();
  const pause = async (): Promise<void> => {
    // A timer: between immediates Deno rarely looks for packets.
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    since = performance.now();
  };
  const checked = (): void => {
    if (reader.isWebPage) throw new InvalidParameter("it is a web page, not a list");
    const { lines, names } = reader.tally;
    if (total > bounds.bytes) throw tooLarge(`${Math.floor(bounds.bytes / 1_048_576)} MiB unpacked`);
    if (lines > bounds.lines) throw tooLarge(`${bounds.lines.toLocaleString("en")} lines`);
    if (names > bounds.names) throw tooLarge(`${bounds.names.toLocaleString("en")} names`);
  };
  let failure: { error: unknown } | undefined;
  try {
    for await (const chunk of bytes) {
      total += chunk.length;
      for (let at = 0; at < chunk.length; at += PIECE) {
        for (const row of reader.push(chunk.subarray(at, at + PIECE))) {
          yield row;
          if (performance.now() - since > SLICE_MS) await pause();
        }
        checked();
        if (performance.now() - since > SLICE_MS) await pause();
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    failure = { error };
  }
  if (failure !== undefined && failure.error instanceof InvalidParameter) throw failure.error;
  for (const row of reader.end()) yield row;
  if (failure !== undefined) throw failure.error;
  checked();
}

function tooLarge(what: string): InvalidParameter {
  return new InvalidParameter(`it has more than ${what}: give a smaller list`);
}

/** The text of bytes in UTF-8 or UTF-16. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const text = new ListText();
  for await (const chunk of bytes) yield text.decode(chunk);
  yield text.end();
}

/**
 * Yields the lines of a text, UTF-8 or UTF-16, without their ends, LF or CRLF. Not by node:readline, which ends a line
 * at U+2028 too: JSON may contain that.
 *
 * @param most Characters of a line.
 * @param tooLong What is thrown for a longer one.
 */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  tooLong: () => Error,
): AsyncGenerator<string> {
  const whole = (line: string) => line.endsWith("\r") ? line.slice(0, -1) : line;
  let rest = "";
  for await (const piece of decoded(bytes)) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    if (rest.length > most) throw tooLong();
    yield* lines.map(whole);
  }
  if (rest !== "") yield whole(rest);
}
