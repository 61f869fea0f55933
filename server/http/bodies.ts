/**
 * Bodies of requests: how they are read, and the JSON of a sender who is not trusted.
 * @module
 */
import * as v from "valibot";
import { Buffer } from "node:buffer";
import { InvalidParameter, quote, wanted } from "../checks.ts";
import type { RequestInput } from "../wire/request.ts";
import { HttpError } from "./problem.ts";

/** Most parts of a body: brackets, commas, colons and texts. The largest honest body has some 14,000. */
export const MAX_JSON_PARTS: number = 32_768;

const QUOTE = 0x22, BACKSLASH = 0x5c, COMMA = 0x2c, COLON = 0x3a, BRACKET = 0x5b, BRACE = 0x7b;

/**
 * Parses the JSON of a sender who is not trusted. `JSON.parse` cannot be interrupted, and its time and memory grow with
 * the parts: a MiB of brackets takes a hundred times that of one text of a MiB. So they are counted first.
 *
 * @throws {SquatError} `invalid_parameter` when it is not JSON in UTF-8, or has too many parts.
 */
export function parseJson(bytes: Uint8Array): unknown {
  checkJsonParts(bytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new InvalidParameter("The body is not valid JSON in UTF-8");
  }
}

/**
 * Counts the parts of JSON that is parsed elsewhere.
 *
 * @throws {SquatError} `invalid_parameter` when there are too many.
 */
export function checkJsonParts(bytes: Uint8Array): void {
  let parts = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte !== COMMA && byte !== COLON && byte !== BRACKET && byte !== BRACE) continue;
    if (++parts <= MAX_JSON_PARTS) continue;
    throw new InvalidParameter(
      `The body has more than ${MAX_JSON_PARTS} members, entries and texts: send fewer at a time`,
    );
  }
}

/** Position of the quote that ends the text whose first quote is at `from`; the length where none does. */
function endOfText(bytes: Uint8Array, from: number): number {
  for (let end = bytes.indexOf(QUOTE, from + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (bytes[before] === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}

/** Largest body in bytes. */
const MAX_BODY_BYTES = 16_384;
/** Timeout of a request body, milliseconds. */
const BODY_MS = 10_000;

/**
 * Returns the JSON body of a request, checked. Errors name the member but not its value: bodies contain secrets.
 *
 * @param most Largest body in bytes.
 * @throws {HttpError} 408, 413, 415.
 * @throws {SquatError} `invalid_parameter`.
 */
export async function readBody<T>(
  request: RequestInput,
  schema: v.GenericSchema<unknown, T>,
  most: number = MAX_BODY_BYTES,
): Promise<T> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json") throw new HttpError(415, "Send the body as application/json");
  const coding = request.headers.get("content-encoding") ?? "identity";
  if (coding !== "identity") {
    throw new HttpError(
      415,
      `Cannot decode the body's Content-Encoding ${quote(coding)}: send it without one`,
    );
  }
  const content = parseJson(await bytesOf(request, most));
  // To a schema an array is an object without these members.
  if (Array.isArray(content)) throw new InvalidParameter("Cannot use the body: give an object");
  const result = v.safeParse(schema, content, { abortEarly: true, message: wanted });
  if (result.success) return result.output;
  const [issue] = result.issues, member = v.getDotPath(issue);
  if (member === null) throw new InvalidParameter(`Cannot use the body: ${issue.message}`);
  if (issue.input === undefined) throw new InvalidParameter(`Cannot use the body: it needs ${member}`);
  throw new InvalidParameter(`Cannot use ${member}: ${issue.message}`);
}

/**
 * Returns the body of a request; the rest of one that is refused is not read.
 *
 * @throws {HttpError} 400 when it breaks off, 408 when it takes too long, 413 when it is larger than `most` bytes.
 */
export async function bytesOf({ body }: RequestInput, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (reader === undefined) return new Uint8Array(0);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new HttpError(408, "The body did not come in time")), BODY_MS);
  const parts: Uint8Array[] = [];
  try {
    for (let size = 0;;) {
      const { done, value } = await Promise.race([reader.read().catch(brokenOff), late.promise]);
      if (done) return Buffer.concat(parts);
      size += value.byteLength;
      if (size > most) throw new HttpError(413, `The body is larger than ${most} bytes`);
      parts.push(value);
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

/** Both runtimes fail in words of their own when the sender has left. */
function brokenOff(): never {
  throw new HttpError(400, "The body breaks off before its end: send it again");
}
