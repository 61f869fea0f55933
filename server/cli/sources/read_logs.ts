import { plural } from "../../../lib/lines/mod.ts";
import { type LoggedRequest, LogReader } from "../../sources/log_line.ts";
import { complain, UsageError } from "../exit.ts";
import { linesOf } from "../match/lines.ts";
import type { System } from "../system.ts";

/**
 * Reads logs to their end.
 *
 * @throws {UsageError} when a file is no log.
 */
export async function readLogs(
  files: readonly string[],
  add: (request: LoggedRequest) => void,
  system: System,
): Promise<void> {
  for (const file of files) {
    const reader = new LogReader();
    for await (const line of linesOf(file, system.signal)) reader.take(line, add);
    const { requests, unknown } = reader;
    if (unknown === 0) continue;
    const shown = file === "-" ? "stdin" : file;
    if (requests === 0) {
      throw new UsageError(
        `Cannot use ${shown}: no line has an address and a referrer; give a log in the combined format, JSON, or W3C ` +
          "with its #Fields line",
      );
    }
    complain(
      system,
      `${shown}: ${unknown} of ${requests + unknown} lines ${
        plural(unknown, "is", "are")
      } of no known format: skipped`,
    );
  }
}
