import { checkArgument } from "../argument.ts";
import { SquatError } from "../errors.ts";
import type { StreamMessage } from "../model.ts";
import { isFailure, type Lines } from "./ending.ts";

/** A line may contain a WHOIS answer or an RDAP object; a longer one is an attack. */
const MAX_LINE_CHARS = 4 * 1024 * 1024;
const BATCH_CHARS = 16 * 1024;
/** An async generator needs a few microtasks for a value that is ready; wrapped in others, a few more. */
const READY_TICKS = 16;

/**
 * Returns one NDJSON line, with its line feed.
 *
 * U+0085, U+2028 and U+2029 are escaped, because some readers split lines there; JSON leaves them raw.
 *
 * @example
 * ```ts
 * import { encodeLine } from "./ndjson.ts";
 * console.assert(encodeLine({ op: "Meta", data: { kind: "Done" } }) === '{"op":"Meta","data":{"kind":"Done"}}\n');
 * ```
 */
export function encodeLine(line: StreamMessage): string {
  checkArgument(line, "line", "the line of encodeLine");
  const json = JSON.stringify(line);
  // One search a character: a third of the time of an expression, since most lines are of characters below U+0100.
  const splits = json.includes("\u0085") || json.includes("\u2028") || json.includes("\u2029");
  return (splits ? json.replace(/[\u0085\u2028\u2029]/g, escapePoint) : json) + "\n";
}

function escapePoint(c: string): string {
  return "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0");
}

/**
 * Returns a byte stream of NDJSON lines. Lines that are ready together are sent in one chunk of up to about 16 KiB; a
 * single line is sent at once. A reader that stalls pauses the source.
 *
 * The stream owns the work: cancelling it ends the iteration, and aborts the signal that a function of lines was given,
 * at once, even while the source waits for something. A lookup that fails throws after its line Error or Timeout: that
 * line is the last one, and the stream ends as any other. With another error, or before that line, it fails.
 *
 * @param source The lines, or a function that makes them and stops when its signal aborts.
 * @example
 * ```ts
 * import { toNdjson } from "./ndjson.ts";
 * const stream = toNdjson([{ op: "Meta", data: { kind: "Done" } }]);
 * console.assert((await new Response(stream).text()).endsWith("\n"));
 * ```
 */
export function toNdjson(
  source: Lines | ((signal: AbortSignal) => Lines),
): ReadableStream<Uint8Array> {
  if (typeof source !== "function") checkArgument(source, "lines", "the lines of toNdjson");
  const controller = new AbortController();
  const encoder = new TextEncoder();
  let lines: AsyncIterator<StreamMessage> | Iterator<StreamMessage> | undefined;
  let pending: Promise<IteratorResult<StreamMessage>> | undefined;
  let hasFailed = false;
  const next = async (): Promise<IteratorResult<StreamMessage>> => {
    try {
      const result = await lines!.next();
      hasFailed = result.done !== true && isFailure(result.value);
      return result;
    } catch (error) {
      if (!hasFailed) throw error;
      return { done: true, value: undefined };
    }
  };
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      lines ??= iteratorOf(typeof source === "function" ? source(controller.signal) : source);
      let batch = "";
      let result = await (pending ?? next());
      for (;;) {
        pending = undefined;
        if (result.done) break;
        batch += encodeLine(result.value);
        pending = next();
        if (batch.length >= BATCH_CHARS) break;
        const ready = await readyNow(pending);
        if (ready === undefined) break;
        result = ready;
      }
      // The next pull handles a rejection; until then this prevents an unhandled rejection.
      pending?.catch(() => {});
      if (batch !== "") out.enqueue(encoder.encode(batch));
      if (pending === undefined) out.close();
    },
    cancel(reason) {
      controller.abort(reason ?? new DOMException("The reader left", "AbortError"));
      pending?.catch(() => {});
      Promise.resolve(lines?.return?.()).catch(() => {});
    },
  }, { highWaterMark: 0 });
}

function iteratorOf(lines: Lines): AsyncIterator<StreamMessage> | Iterator<StreamMessage> {
  checkArgument(lines, "lines", "the lines of toNdjson");
  return Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
}

/** Resolves with the value if it comes within a few microtasks, else with undefined. */
async function readyNow<T>(promise: Promise<T>): Promise<T | undefined> {
  let value: T | undefined;
  promise.then((v) => value = v, () => {});
  for (let tick = 0; tick < READY_TICKS && value === undefined; tick++) await undefined;
  return value;
}

/**
 * Yields the lines of an NDJSON byte stream.
 *
 * Empty lines are skipped. Leaving the loop cancels the stream. Members and ops that this version does not know are
 * passed on unchanged.
 *
 * @throws {SquatError} `invalid_parameter` for a line that is not a JSON object with an `op`, or is too long.
 * @example
 * ```ts
 * import { fromNdjson } from "./ndjson.ts";
 * const body = new Response('{"op":"Meta","data":{"kind":"Done"}}\n').body!;
 * for await (const line of fromNdjson(body)) console.assert(line.op === "Meta");
 * ```
 */
export async function* fromNdjson(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  checkArgument(stream, "stream", "the stream of fromNdjson");
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  // Pieces of the incomplete line, so that a long one is not searched again with each piece.
  let open: string[] = [];
  let size = 0;
  let number = 0;
  const take = (piece: string) => {
    open.push(piece);
    size += piece.length;
    if (size > MAX_LINE_CHARS) {
      throw new SquatError("invalid_parameter", `Cannot read line ${number + 1}: longer than 4 MiB`);
    }
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const pieces = (done ? decoder.decode() + "\n" : decoder.decode(value, { stream: true })).split("\n");
      const last = pieces.pop()!;
      for (const piece of pieces) {
        take(piece);
        const line = open.join("");
        open = [];
        size = 0;
        number++;
        if (line.trim() !== "") yield parseLine(line, number);
      }
      take(last);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseLine(text: string, number: number): StreamMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SquatError("invalid_parameter", `Cannot read line ${number}: not JSON`, { cause });
  }
  if (typeof value !== "object" || value === null || typeof (value as { op?: unknown }).op !== "string") {
    throw new SquatError("invalid_parameter", `Cannot read line ${number}: no member "op"`);
  }
  return value as StreamMessage;
}
