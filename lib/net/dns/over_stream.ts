import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { unlessAborted } from "../../abort.ts";
import { Semaphore } from "../../semaphore.ts";
import type { ProxyClient } from "../proxy/proxy_client.ts";
import { decodeDns, type DnsMessage, echoes } from "./codec.ts";
import { causeOfFailure, isLimit } from "./connection_failure.ts";
import type { Waiting } from "./id_slots.ts";
import { MessageStream, openTcp } from "./message_stream.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** A service refuses to answer, whatever the name: by its HTTP status, or by how it ends a request. */
export interface StreamRefusal {
  /**
   * `limit`: it was asked too fast. `failure`: it fails at present. `end`: it will go on to refuse, so nothing more is
   * asked.
   */
  readonly kind: "limit" | "failure" | "end";
  /** Milliseconds that it asks to be left alone; 0 where it does not say. */
  readonly waitMs: number;
  /** The cause in words, and what to do, after "it": `limits questions (status 429)`. */
  readonly why: string;
}

/** A resolver over an encrypted connection, which is opened on demand and reused. */
export interface DnsStream {
  /**
   * Resolves with the reply to a message, or with the service's refusal; null when the connection failed or timed out.
   *
   * @param message The query; its id is changed.
   * @param timeoutMs Milliseconds.
   */
  ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | StreamRefusal | null>;
  /** Why the last query got no reply, and what to do; null when it got one, or nothing is known but silence. */
  readonly failure: string | null;
  /** Whether the process could not open the connection, with which the resolver has nothing to do. @default false */
  readonly isLimited?: boolean;
  /** Closes the connection. Queries in flight end with null. */
  close(): void;
}

/** Settings of encrypted connections. */
export interface StreamOptions {
  /** Additional roots in PEM. @default none */
  ca?: readonly string[];
  /** Proxy that encrypted connections go through; it resolves the resolver's name. @default none */
  proxy?: ProxyClient | undefined;
}

/** Most queries in flight. */
const MOST = 2_048;

interface OpenQuery extends Waiting {
  message: Uint8Array;
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
    return new Promise((resolve) => {
      const end = (reply: Uint8Array | null) => {
        clearTimeout(timer);
        this.#stream?.slots.free(own);
        resolve(reply);
      };
      const own: OpenQuery = { id: 0, message, end };
      const timer = setTimeout(() => end(null), timeoutMs);
      this.#send(own);
    });
  }

  close(): void {
    for (const { end } of this.#take()) end(null);
  }

  #send(query: OpenQuery): void {
    this.#stream ??= this.#connect();
    this.#stream.ask(query.message, query);
  }

  /** The queries of a connection that is over. */
  #take(): OpenQuery[] {
    const queries = this.#stream?.close() ?? [];
    this.#stream = undefined;
    return queries;
  }

  #connect(): MessageStream<OpenQuery> {
    let hasReplied = false;
    return new MessageStream(this.#open(), MOST, {
      onMessage: ({ end }, bytes) => {
        hasReplied = true;
        this.#error = null;
        end(bytes);
      },
      onEnd: (error) => {
        if (error !== null) this.#error = error;
        // Some resolvers end each connection after so many replies: what waits goes on over the next.
        for (const query of this.#take()) hasReplied ? this.#send(query) : query.end(null);
      },
    });
  }
}

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
          await unlessAborted(delay(LIMITED_MS), signal);
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
