import { streamFrom } from "../io/stream_from.ts";
import { Buffer } from "node:buffer";
import { compressed, encodingFor } from "../io/compress.ts";

/** Headers by lower-case name. Only Set-Cookie is a list, the one header that may come more than once. */
export type AnswerHeaders = Record<string, string | string[]>;

/**
 * An answer as plain data: creating a runtime's Response costs more than the answer itself. Text or bytes are the
 * whole body; a stream is read at the reader's pace.
 */
export interface Answer {
  /** HTTP status. */
  status: number;
  /** Names in lower case. */
  headers: AnswerHeaders;
  /** Null for none. */
  body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Returns an answer, with Content-Length unless the body is a stream. */
export function answer(body: Answer["body"], headers: AnswerHeaders = {}, status = 200): Answer {
  if (typeof body === "string") headers["content-length"] = String(Buffer.byteLength(body));
  else if (body instanceof Uint8Array) headers["content-length"] = String(body.byteLength);
  return { status, headers, body };
}

/** Returns a value as JSON. */
export function jsonAnswer(value: unknown, headers: AnswerHeaders = {}, status = 200): Answer {
  headers["content-type"] = "application/json";
  return answer(JSON.stringify(value) + "\n", headers, status);
}

/** Shorter texts are sent as they are. */
const LEAST_PACKED = 4_096;

/**
 * Returns an answer with its text compressed where the client takes that. Not for texts with secrets that strangers can
 * have asked for: their length tells what they contain to whoever can put text beside them.
 */
export async function packed(plain: Answer, acceptEncoding: string | null): Promise<Answer> {
  const { body, headers, status } = plain;
  if (typeof body !== "string" || body.length < LEAST_PACKED) return plain;
  const more = { ...headers, vary: "accept-encoding" };
  const encoding = encodingFor(acceptEncoding);
  if (encoding === null) return { ...plain, headers: more };
  return answer(await compressed(body, encoding), { ...more, "content-encoding": encoding }, status);
}

/** Whether the client has what a tag names (RFC 9110 section 13.1.2); null when it names no tag. */
export function hasTag({ headers }: { headers: Pick<Headers, "get"> }, etag: string): boolean | null {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = headers.get("if-none-match")?.split(",").map(opaque);
  return tags?.some((tag) => tag === "*" || tag === opaque(etag)) ?? null;
}

/** Largest piece of a whole body that is streamed. */
const PIECE_BYTES = 64 * 1024;

/** Returns a body as a stream. Bytes are not copied: many slow readers of one body share it. */
export function streamOf(body: Exclude<Answer["body"], null>): ReadableStream<Uint8Array> {
  if (body instanceof ReadableStream) return body;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return streamFrom(function* () {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
  }());
}

/** Returns pieces of text as bytes, encoded at the reader's pace. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return streamFrom(async function* () {
    for await (const piece of pieces) yield encoder.encode(piece);
  }());
}

/**
 * Returns a stored file, read piece by piece at the reader's pace. Its length is announced, so that the listener knows
 * it as a file, whose readers have to take it at some speed.
 */
export function fileAnswer(
  { size, parts }: { size: number; parts: () => AsyncGenerator<Uint8Array, void> },
  headers: AnswerHeaders,
): Answer {
  return {
    status: 200,
    headers: { ...headers, "content-length": String(size) },
    body: streamFrom(parts()),
  };
}

/** Returns the answer as a `Response` of the Fetch standard. */
export function responseOf({ status, headers, body }: Answer): Response {
  const type = headers["content-type"] as string | undefined;
  const isWhole = typeof body === "string" || body instanceof Uint8Array;
  // Passing all headers to the constructor costs Deno a tenth of a small request more.
  const response = new Response(body as BodyInit | null, {
    status,
    headers: type === undefined ? {} : { "content-type": type },
  });
  for (const name in headers) {
    // The host sets the length of a whole body.
    if (name === "content-type" || isWhole && name === "content-length") continue;
    const value = headers[name]!;
    if (typeof value === "string") response.headers.append(name, value);
    else for (const each of value) response.headers.append(name, each);
  }
  return response;
}

/** The header of an answer that lacks something, in words; none when nothing is missing. */
export function incompleteHeader(lacks: string): AnswerHeaders {
  return lacks === "" ? {} : { "x-deadringer-incomplete": encodeURIComponent(lacks) };
}
