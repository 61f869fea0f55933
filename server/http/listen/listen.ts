import type { Answer } from "../answer.ts";
import type { ConnectionLimits } from "./connections.ts";
import type { RequestInput } from "../request.ts";

/** What a listener needs. */
export interface ListenOptions {
  /** Address. */
  host: string;
  /** Port; 0 takes a free one. */
  port: number;
  /** PEM texts, for TLS with ALPN. @default none: HTTP/1.1 and h2c on one port */
  tls?: { cert: string; key: string };
  /** Milliseconds after which a reader that takes nothing is cut off. @default 60000 */
  writeStallMs?: number;
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
  /** How many connections there may be and how long they may be idle; only the listener for Node enforces it. */
  connections?: ConnectionLimits;
  /** Called with the reason when the listener cannot accept connections; it goes on trying. @default nothing */
  onFailure?: (error: Error) => void;
}

/** Milliseconds after which a reader that takes nothing is cut off. */
export const WRITE_STALL_MS = 60_000;

/** A running listener. */
export interface Listener {
  /** The port it got. */
  readonly port: number;
  /** Returns how many connections are open; null where the platform does not say. */
  connections(): number | null;
  /** Takes no new connections; cuts those that are left after that many milliseconds. */
  close(graceMs: number): Promise<void>;
}

/** Answers a request; never rejects. `peer` returns the address that the connection comes from. */
export type Handler = (request: RequestInput, peer: () => string) => Promise<Answer>;
