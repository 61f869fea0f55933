import { Readable } from "node:stream";
import { SquatError } from "../../lib/errors.ts";
import type { StreamMessage } from "../../mod.ts";
import type { System } from "./system.ts";
import { UsageError } from "./usage_error.ts";

/**
 * The lines of a lookup that was saved as NDJSON; `-` is stdin.
 *
 * @throws {SquatError} `invalid_parameter`: the file and the line that cannot be used, and what to give.
 */
export async function* savedLines(path: string, system: System): AsyncGenerator<StreamMessage> {
  const { fromNdjson } = await import("../../lib/lines/mod.ts");
  const encoder = new TextEncoder();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const line of system.readLines(path)) yield encoder.encode(line + "\n");
  }
  try {
    yield* fromNdjson(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>);
  } catch (cause) {
    const found = /^Cannot read (line \d+): (.*)$/.exec((cause as Error).message);
    if (!(cause instanceof SquatError) || found === null) throw cause;
    const [, line, why] = found;
    throw new UsageError(`Cannot use ${path}, ${line}: ${why}; give what -f ndjson printed`, { cause });
  }
}
