import { plural } from "../../../../lib/lines/mod.ts";
import { type LoggedRequest, requestOf } from "../log_line.ts";
import { complain, UsageError } from "../../../cli/exit.ts";
import { linesOf } from "../../../cli/match/lines.ts";
import type { System } from "../../../cli/system.ts";

/** Lines without any request after which a file is no log that can be read: `tail -F` never comes to an end. */
const MAX_UNKNOWN_LINES = 1_000;

/**
 * Reads logs to their end.
 *
 * @throws {UsageError} when a file is no log, or of another format than those that are read.
 */
export async function readLogs(
  files: readonly string[],
  add: (request: LoggedRequest) => void,
  system: System,
): Promise<void> {
  for (const file of files) {
    let requests = 0, unknown = 0;
    const shown = file === "-" ? "stdin" : file;
    try {
      for await (const line of linesOf(file, system.signal)) {
        const request = requestOf(line);
        if (request === undefined) unknown++;
        if (request != null) {
          requests++;
          add(request);
        }
        if (requests === 0 && unknown >= MAX_UNKNOWN_LINES) break;
      }
    } finally {
      if (requests > 0 && unknown > 0) {
        complain(
          system,
          `${shown}: ${unknown} of ${requests + unknown} lines ${
            plural(unknown, "is", "are")
          } of no known format: skipped`,
        );
      }
    }
    if (requests === 0 && unknown > 0) {
      throw new UsageError(
        `Cannot use ${shown}: no line has an address and a referrer; give a log in the combined format of Apache ` +
          "and nginx, or one JSON object a line",
      );
    }
  }
}
