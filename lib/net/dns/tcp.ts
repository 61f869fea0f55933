import { connect } from "node:net";

const MAX_MESSAGE = 65_535;

/**
 * Resolves with the reply to a question over TCP (RFC 7766), or null when none came in time.
 *
 * @param question The message, with its id.
 */
export function askTcp(
  question: Uint8Array,
  address: string,
  port: number,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, noDelay: true });
    let received = new Uint8Array(0);
    const end = (reply: Uint8Array | null) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      socket.destroy();
      resolve(reply);
    };
    const abort = () => end(null);
    const timer = setTimeout(abort, timeoutMs);
    signal?.addEventListener("abort", abort, { once: true });
    socket.on("error", abort);
    socket.on("close", abort);
    socket.on("connect", () => {
      const framed = new Uint8Array(question.length + 2);
      framed[0] = question.length >> 8;
      framed[1] = question.length & 255;
      framed.set(question, 2);
      socket.write(framed);
    });
    socket.on("data", (chunk: Uint8Array) => {
      const joined = new Uint8Array(received.length + chunk.length);
      joined.set(received);
      joined.set(chunk, received.length);
      received = joined;
      if (received.length < 2) return;
      const length = (received[0]! << 8) | received[1]!;
      if (received.length >= length + 2) end(received.slice(2, length + 2));
      else if (received.length > MAX_MESSAGE + 2) end(null);
    });
  });
}
