import { Readable } from "node:stream";
import type { StreamMessage } from "../../mod.ts";
import type { System } from "./system.ts";

/** The lines of a lookup that was saved as NDJSON; `-` is stdin. */
export async function* savedLines(path: string, system: System): AsyncGenerator<StreamMessage> {
  const { fromNdjson } = await import("../../lib/lines/mod.ts");
  const encoder = new TextEncoder();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const line of system.readLines(path)) yield encoder.encode(line + "\n");
  }
  yield* fromNdjson(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>);
}
