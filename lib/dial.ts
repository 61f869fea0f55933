/**
 * The interface of a dialer, which opens every connection except those to resolvers.
 * @module
 */

/** Why a connection cannot be opened, or has ended. */
export type DialReason =
  | "refused" // by the rules: address, name, port or scheme
  | "no_address" // the name has none
  | "unreachable" // nobody answers there, or the connection broke
  | "deadline" // it took too long
  | "tls" // the TLS handshake failed; `cause` is the runtime's error
  | "proxy" // the proxy cannot be reached, wants other credentials, or opens no such connection
  | "too_much"; // more bytes than allowed

/**
 * The only error that a dialer and its connections throw, besides the signal's reason.
 *
 * @example
 * ```ts
 * import { DialError } from "./dial.ts";
 * console.assert(new DialError("refused", "Cannot connect to 127.0.0.1: loopback").reason === "refused");
 * ```
 */
export class DialError extends Error {
  /** Which of the closed list. */
  readonly reason: DialReason;

  /**
   * Makes one.
   *
   * @param reason Which of the closed list.
   * @param message What, where, why. Capital first, no full stop.
   * @param options `cause`.
   */
  constructor(reason: DialReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "DialError";
    this.reason = reason;
  }
}

/** What a connection is for: each purpose has its list of ports. */
export type DialPurpose = "web" | "mail" | "whois";

/** Settings of a TLS handshake. */
export interface TlsTarget {
  /** Protocols offered by ALPN, best first. @default none */
  alpn?: readonly string[];
  /** Whether an invalid certificate ends the connection. Probes accept any certificate. @default false */
  verify?: boolean;
}

/** Where to connect. */
export interface DialTarget {
  /** A-label name or address (IPv6 with or without brackets). Also the server name (SNI) of a TLS handshake. */
  host: string;
  /** Port. */
  port: number;
  /** Decides which ports are allowed. */
  purpose: DialPurpose;
  /** TLS settings; null for a plain connection. @default null */
  tls?: TlsTarget | null;
  /** Addresses of the host that were just resolved, which saves the DNS query. They are checked all the same. */
  addresses?: readonly string[];
  /** What will be requested, such as a URL: recordings tell connections to one host apart by it. @default nothing */
  label?: string;
  /** Bytes that may be read before the connection ends with `too_much`. @default 4 MiB */
  maxBytes?: number;
  /**
   * Called when the connection waits because its address has the maximum number of connections; the returned function
   * is called when the wait ends. Many look-alikes share a server, and time in this queue must not count towards its
   * timeout.
   */
  onWait?: () => () => void;
}

/** How a TLS connection was negotiated. */
export interface TlsInfo {
  /** The peer's certificate in DER; null when the runtime does not report it. */
  certificate: Uint8Array | null;
  /** The certificate of its issuer in DER, as the peer sent it and unchecked; null when it sent none. @default null */
  issuer?: Uint8Array | null;
  /**
   * The certificates in DER that the peer sent, its own first, unchecked; at most ten. Node reports those that lead up
   * from its own, Deno all. @default not reported
   */
  chain?: readonly Uint8Array[];
  /** `TLSv1.3`. */
  protocol: string | null;
  /** OpenSSL's name, `ECDHE-RSA-AES128-GCM-SHA256`, or IANA's for TLS 1.3. */
  cipher: string | null;
  /** Key exchange group, `X25519`; null when the runtime does not report it. */
  group: string | null;
  /** The protocol that ALPN selected; null for none. */
  alpn: string | null;
}

/** An open connection to one checked address. Every call may end with a DialError. */
export interface Connection {
  /** The address connected to. */
  readonly address: string;
  /** The port that was requested. */
  readonly port: number;
  /** How TLS was negotiated; null without TLS. */
  readonly tls: TlsInfo | null;
  /** The next bytes; null at the end of the stream. One call at a time. */
  read(): Promise<Uint8Array | null>;
  /** Resolves when the kernel has accepted the bytes. */
  write(data: Uint8Array | string): Promise<void>;
  /** Turns the connection into a TLS one (STARTTLS). Bytes received but not yet read are dropped: RFC 3207 section 5. */
  startTls(options?: TlsTarget): Promise<TlsInfo>;
  /** Closes the connection at once and releases its place. Idempotent. */
  close(): void;
}

/** A proxy that connections go through, with its failures. */
export interface ProxyState {
  /** Its URL, without credentials. */
  readonly label: string;
  /** Number of connections that it failed to open since the process started, by reason. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Opens connections. */
export interface Dialer {
  /** The proxy that connections go through. @default none: connections are direct */
  readonly proxy?: ProxyState;
  /** Exceptions from its rules: hosts, addresses and ranges that it connects to all the same. @default none */
  readonly exceptions?: readonly string[];
  /**
   * Resolves with an open connection, TLS included when requested.
   *
   * @param target Where.
   * @param signal Ends the attempt, and the connection for as long as it is open.
   * @throws {DialError} When the rules forbid the connection or it fails; the signal's reason when it aborts.
   */
  connect(target: DialTarget, signal: AbortSignal): Promise<Connection>;
}
