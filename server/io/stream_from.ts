import { ReadableStream as NodeStream } from "node:stream/web";

/** Returns pieces as a stream; each is made when the reader wants it. A reader that leaves ends the generator. */
export function streamFrom(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  // TypeScript's own type of the global lacks this function.
  return NodeStream.from(pieces) as ReadableStream<Uint8Array>;
}
