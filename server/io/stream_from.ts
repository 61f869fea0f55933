import { ReadableStream as NodeStream } from "node:stream/web";

/** Returns pieces as a stream; each is made when the reader wants it. A reader that leaves ends the generator. */
export function streamFrom(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  // TypeScript's own type of the global lacks this function.
  return NodeStream.from(pieces) as ReadableStream<Uint8Array>;
}

/**
 * Returns what `next` resolves with as a stream, each when the reader wants it, until that is null. `leave` is called
 * once, at once: at the end, at a failure, or when the reader leaves, while a generator would wait for its next piece.
 */
export function pulledStream(
  next: () => Promise<Uint8Array | null>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  let left = false;
  const end = () => {
    if (!left) leave();
    left = true;
  };
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      try {
        const bytes = await next();
        if (left) return;
        if (bytes !== null) return out.enqueue(bytes);
        end();
        out.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: end,
  }, { highWaterMark: 0 });
}
