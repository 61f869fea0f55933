import type { ProxyClient } from "../proxy/proxy_client.ts";

/** A resolver over an encrypted connection, which is opened on demand and reused. */
export interface DnsStream {
  /**
   * Resolves with the reply to a message; null when the connection failed or timed out.
   *
   * @param message The query; its id is changed.
   * @param timeoutMs Milliseconds.
   */
  ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null>;
  /** Why the last query got no reply, and what to do; null when it got one, or nothing is known but silence. */
  readonly failure: string | null;
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
