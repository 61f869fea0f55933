import type { Answer } from "../../wire/answer.ts";
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
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
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
