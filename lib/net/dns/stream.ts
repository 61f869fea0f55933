import type { ProxyClient } from "../proxy/proxy_client.ts";

/** A resolver that is asked over an encrypted connection, which is opened when needed and kept for more questions. */
export interface DnsStream {
  /**
   * Resolves with the reply to a message; null when the connection failed or the time is over.
   *
   * @param message The question; its id is changed.
   * @param timeoutMs Milliseconds.
   */
  ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null>;
  /** Ends the connection. Questions under way end with null. */
  close(): void;
}

/** Settings of encrypted connections. */
export interface StreamOptions {
  /** Additional roots in PEM. @default none */
  ca?: readonly string[];
  /** Proxy that encrypted connections go through; it resolves the resolver's name. @default none */
  proxy?: ProxyClient | undefined;
}
