import type { ProxyClient } from "../proxy/proxy_client.ts";

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
