import { streamFrom } from "../io/stream_from.ts";
import { SquatError } from "../../lib/errors.ts";
import type { StreamMessage } from "../../lib/model.ts";
import type { System } from "./system.ts";
import { complain, UsageError } from "./exit.ts";

/**
 * The lines of a lookup that was saved as NDJSON; `-` is stdin. A last line that breaks off is left out, with a notice:
 * its lookup has no Done line, so that it is incomplete for every reader.
 *
 * @throws {SquatError} `invalid_parameter`: the file and the line that cannot be used, and what to give.
 */
export async function* savedLines(path: string, system: System): AsyncGenerator<StreamMessage> {
  const { fromNdjson } = await import("../../lib/lines/mod.ts");
  const encoder = new TextEncoder();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    let last = "";
    let number = 0;
    for await (const line of system.readLines(path)) {
      if (line.trim() === "") {
        // Numbers in messages are those of the file.
        last += "\n";
        continue;
      }
      if (number > 0) yield encoder.encode(last + "\n");
      number += 1;
      last = line;
    }
    if (number > 1 && breaksOff(last)) {
      complain(system, `${path} breaks off in its last line, which is left out`);
    } else yield encoder.encode(last + "\n");
  }
  try {
    yield* fromNdjson(streamFrom(bytes()));
  } catch (cause) {
    const found = /^Cannot read (line \d+): (.*)$/.exec((cause as Error).message);
    if (!(cause instanceof SquatError) || found === null) throw cause;
    const [, line, why] = found;
    throw new UsageError(`Cannot use ${path}, ${line}: ${why}; give what -f ndjson printed`, { cause });
  }
}

/** Whether a line begins as those of a lookup do and ends too early. */
function breaksOff(line: string): boolean {
  if (!line.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return true;
  }
}
