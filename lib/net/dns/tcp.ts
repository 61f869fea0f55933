import { setTimeout } from "node:timers/promises";
import { decodeDns, type DnsMessage, echoes } from "./codec.ts";
import { unlessAborted } from "../../abort.ts";
import { Semaphore } from "../../semaphore.ts";
import { openTcp } from "./message_stream.ts";
import { DnsOverStream } from "./over_stream.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** Connections at a time: RFC 7766 section 6.2.2 asks clients to keep their number low. */
const AT_ONCE = 16;

/** Milliseconds until a connection is tried again that this process could not open: others of its own may end. */
const LIMITED_MS = 50;

/** Queries over TCP, one connection each, few at a time. */
export class TcpClient {
  readonly #places = new Semaphore(AT_ONCE);

  /**
   * Resolves with a whole reply; null when there was none within `timeoutMs` of the start of the connection.
   *
   * @param onLimit Called with the reason when this process may open no connection at present; then it is tried again.
   */
  async ask(
    question: Uint8Array,
    { address, port }: UdpAddress,
    timeoutMs: number,
    signal: AbortSignal,
    onLimit: (why: string) => void,
  ): Promise<DnsMessage | null> {
    const connection = new DnsOverStream(() => openTcp(address, port, timeoutMs));
    try {
      return await this.#places.run(async () => {
        const endMs = performance.now() + timeoutMs;
        let bytes: Uint8Array | null = null;
        for (let leftMs = timeoutMs; bytes === null && leftMs > 0; leftMs = endMs - performance.now()) {
          signal.throwIfAborted();
          bytes = await unlessAborted(connection.ask(question, leftMs), signal);
          if (bytes !== null || !connection.isLimited) break;
          onLimit(connection.failure!);
          await unlessAborted(setTimeout(LIMITED_MS), signal);
        }
        if (bytes === null || !echoes(bytes, question)) return null;
        const whole = decodeDns(bytes);
        return whole.isReply && !whole.truncated ? whole : null;
      });
    } catch {
      return null; // Junk, or the question has ended.
    } finally {
      connection.close();
    }
  }
}
