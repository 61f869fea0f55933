import type { Socket } from "node:net";
import { causeOfFailure, isLimit } from "./connection_failure.ts";
import type { Waiting } from "./id_slots.ts";
import { MessageStream } from "./message_stream.ts";
import type { DnsStream } from "./stream.ts";

/** Most queries in flight. */
const MOST = 2_048;

interface OpenQuery extends Waiting {
  end: (reply: Uint8Array | null) => void;
}

/** Queries over one connection, opened on demand: TLS (RFC 7858), or TCP. */
export class DnsOverStream implements DnsStream {
  readonly #open: () => Promise<Socket>;
  #stream: MessageStream<OpenQuery> | undefined;
  #error: Error | null = null;

  /** @param open Opens the connection. */
  constructor(open: () => Promise<Socket>) {
    this.#open = open;
  }

  get failure(): string | null {
    return this.#error === null ? null : causeOfFailure(this.#error);
  }

  /** Whether the process could not open the connection, with which the resolver has nothing to do. */
  get isLimited(): boolean {
    return isLimit(this.#error);
  }

  ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null> {
    const stream = this.#stream ??= this.#connect();
    return new Promise((resolve) => {
      const end = (reply: Uint8Array | null) => {
        clearTimeout(timer);
        stream.slots.free(own);
        resolve(reply);
      };
      const own: OpenQuery = { id: 0, end };
      const timer = setTimeout(() => end(null), timeoutMs);
      stream.ask(message, own);
    });
  }

  close(): void {
    const ended = this.#stream?.close() ?? [];
    this.#stream = undefined;
    for (const { end } of ended) end(null);
  }

  #connect(): MessageStream<OpenQuery> {
    return new MessageStream(this.#open(), MOST, {
      onMessage: ({ end }, bytes) => {
        this.#error = null;
        end(bytes);
      },
      onEnd: (error) => {
        if (error !== null) this.#error = error;
        this.close();
      },
    });
  }
}
