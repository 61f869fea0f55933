import { randomInt } from "node:crypto";
import { connect } from "node:net";
import { decodeDns, type DnsMessage, echoes, setId } from "./codec.ts";
import { Semaphore } from "../../semaphore.ts";
import { MessageReader, MessageWriter } from "./framing.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** Connections at a time: RFC 7766 section 6.2.2 asks clients to keep their number low. */
const AT_ONCE = 16;

/** Queries over TCP, one connection each, few at a time. */
export class TcpClient {
  readonly #places = new Semaphore(AT_ONCE);

  /** Resolves with a whole reply; null when there was none within `timeoutMs` of the start of the connection. */
  async ask(
    question: Uint8Array,
    to: UdpAddress,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<DnsMessage | null> {
    try {
      return await this.#places.run(async () => {
        signal.throwIfAborted();
        const message = question.slice();
        setId(message, randomInt(65_536));
        const bytes = await askTcp(message, to.address, to.port, timeoutMs, signal);
        if (bytes === null || bytes[0] !== message[0] || bytes[1] !== message[1] || !echoes(bytes, message)) {
          return null;
        }
        const whole = decodeDns(bytes);
        return whole.isReply && !whole.truncated ? whole : null;
      });
    } catch {
      return null; // Junk, or the question has ended.
    }
  }
}

/**
 * Resolves with the reply to a question over TCP (RFC 7766), or null when none came in time.
 *
 * @param question The message, with its id.
 */
function askTcp(
  question: Uint8Array,
  address: string,
  port: number,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, noDelay: true });
    const reader = new MessageReader();
    const end = (whole: Uint8Array | null) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      socket.destroy();
      resolve(whole);
    };
    const abort = () => end(null);
    const timer = setTimeout(abort, timeoutMs);
    signal?.addEventListener("abort", abort, { once: true });
    socket.on("error", abort);
    socket.on("close", abort);
    socket.on("connect", () => {
      const writer = new MessageWriter();
      writer.push(question, (question[0]! << 8) | question[1]!);
      socket.write(writer.take());
    });
    socket.on("data", (chunk: Uint8Array) => {
      reader.push(chunk);
      const reply = reader.next();
      if (reply !== undefined) end(reply);
    });
  });
}
