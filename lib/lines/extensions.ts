import { checkArgument } from "../argument.ts";
import type { StreamMessage } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { encodeLine } from "./ndjson.ts";

const STRIPS = new Map((OPS as readonly AnyOp[]).flatMap(({ op, strip }) => strip ? [[op, strip]] : []));

/**
 * Returns the line with the members of the contract only, for clients with closed schemas. No line is dropped, so that
 * line numbers mean the same with and without extension members.
 *
 * @example
 * ```ts
 * import { stripLine } from "./extensions.ts";
 * const line = stripLine({ op: "Meta", data: { kind: "Progress", data: [1, 2], unanswered: ["a.com"] } });
 * console.assert(JSON.stringify(line.data) === '{"kind":"Progress","data":[1,2]}');
 * ```
 */
export function stripLine(line: StreamMessage): StreamMessage {
  if (line.op === "Meta") {
    const { data } = line;
    if (data.kind === "Progress") return { op: "Meta", data: { kind: "Progress", data: data.data } };
    return data.kind === "Done" ? { op: "Meta", data: { kind: "Done" } } : line;
  }
  const strip = line.data === null ? undefined : STRIPS.get(line.op);
  return strip === undefined ? line : { ...line, data: strip(line.data) } as StreamMessage;
}

/** Lines with members beyond the contract contain one of these. */
const MARK = new RegExp(`"op":"(?:Meta|${[...STRIPS.keys()].join("|")})"`);

/**
 * Returns an NDJSON byte stream with the members of the contract only; see `stripLine`. Lines that have no other
 * members are passed on byte for byte.
 *
 * @param strip What is made of each line; another than the default sees all lines.
 */
export function stripNdjson(
  stream: ReadableStream<Uint8Array>,
  strip: (line: StreamMessage) => StreamMessage = stripLine,
): ReadableStream<Uint8Array> {
  checkArgument(stream, "stream", "the stream of stripNdjson");
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let open = "";
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      for (;;) {
        const { done, value } = await reader.read();
        const text = open + (done ? decoder.decode() : decoder.decode(value, { stream: true }));
        const end = done ? text.length : text.lastIndexOf("\n") + 1;
        open = text.slice(end);
        if (end > 0) out.enqueue(encoder.encode(stripText(text.slice(0, end), strip)));
        if (done) return out.close();
        if (end > 0) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
}

/** Whole lines as text. */
function stripText(text: string, strip: (line: StreamMessage) => StreamMessage): string {
  const isStripped = (part: string) => part !== "" && (strip !== stripLine || MARK.test(part));
  if (!isStripped(text)) return text;
  return text.split("\n").map((line) => {
    if (!isStripped(line)) return line;
    return encodeLine(strip(JSON.parse(line) as StreamMessage)).slice(0, -1);
  }).join("\n");
}
