import { textLines } from "../../io/read_list.ts";
import { unpackedBytes } from "../../io/unpacked.ts";
import { cannotRead, UsageError } from "../exit.ts";

export { packingOf } from "../../io/unpacked.ts";

/** The longest line that is read: lines of logs rarely have a tenth of it. */
const MAX_LINE = 1_048_576;

/**
 * Yields the lines of a file that is no list, `-` for stdin, such as a log; gzip, zstd and ZIP are unpacked. Takes the
 * same memory for any size.
 *
 * @param most Characters of a line. @default 1,048,576
 * @throws {UsageError} When it cannot be read, with the reason, or when a line is longer.
 */
export async function* linesOf(
  path: string,
  signal: AbortSignal,
  most: number = MAX_LINE,
): AsyncGenerator<string> {
  try {
    yield* textLines(unpackedBytes(path, signal), most, () =>
      new UsageError(
        `Cannot read ${path}: a line has more than ${most} characters; each name or entry has a line of its own`,
      ));
    signal.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof UsageError ? error : cannotRead(path, error);
  }
}
