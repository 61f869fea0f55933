import type { Answer, AnswerHeaders } from "../../wire/answer.ts";
import type { ConnectionLimits } from "./connections.ts";
import type { RequestInput } from "../../wire/request.ts";

/** Options of a listener. */
export interface ListenOptions {
  /** Address. */
  host: string;
  /** Port; 0 takes a free one. */
  port: number;
  /** Certificate chain and key in PEM, for TLS with ALPN. @default none */
  tls?: { cert: string; key: string };
  /** Milliseconds after which a stalled reader is disconnected. @default 60000 */
  writeStallMs?: number;
  /** Whether clients reach it only through a proxy, which limits connections. @default false */
  behindProxy?: boolean;
  /** Limits of connections; `Deno.serve` has none. */
  connections?: ConnectionLimits;
  /** Called with the reason when `Deno.serve` cannot accept connections; it keeps retrying. @default none */
  onFailure?: (error: Error) => void;
}

/** Milliseconds after which a reader that takes nothing is cut off. */
export const WRITE_STALL_MS = 60_000;

/** A running listener. */
export interface Listener {
  /** The port it got. */
  readonly port: number;
  /** Returns the number of open connections; null where the runtime does not report it. */
  connections(): number | null;
  /** Stops accepting connections; closes the remaining ones after that many milliseconds. */
  close(graceMs: number): Promise<void>;
}

/** Answers a request; never rejects. `peer` returns the address that the connection comes from. */
export interface Handler {
  (request: RequestInput, peer: () => string): Promise<Answer>;
  /** Whether something answers at the target of a request. @default all is for this handler */
  has?(target: string): boolean;
}

/** Bytes a second that a reader of a file takes at least, on average over the time that it is waited for. */
export const MIN_BYTES_PER_SECOND = 4_096;

/**
 * Whether a reader takes a file too slowly: its length is known and work is done, so a slow reader only holds the
 * connection. Answers without a length, such as lookups, go at their reader's pace.
 */
export class FilePace {
  readonly #graceMs: number;
  readonly #isFile: boolean;
  #bytes = 0;
  #waitedMs = 0;

  /** Nothing is too slow before it has been waited for that long, all pieces together. */
  constructor(headers: AnswerHeaders, graceMs: number) {
    this.#isFile = headers["content-length"] !== undefined;
    this.#graceMs = graceMs;
  }

  /** Notes that a piece was taken after that time. Returns whether the reader is too slow. */
  isTooSlow(bytes: number, waitedMs: number): boolean {
    this.#bytes += bytes;
    this.#waitedMs += waitedMs;
    return this.#isFile && this.#waitedMs > this.#graceMs &&
      this.#bytes * 1000 < MIN_BYTES_PER_SECOND * this.#waitedMs;
  }
}
