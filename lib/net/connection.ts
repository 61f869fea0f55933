import { constants } from "node:crypto";
import type { Socket } from "node:net";
import {
  connect as tlsConnect,
  type ConnectionOptions,
  createSecureContext,
  type DetailedPeerCertificate,
  rootCertificates,
  type SecureContext,
  type SecureContextOptions,
  type TLSSocket,
} from "node:tls";
import { isDeepStrictEqual } from "node:util";
import { type Connection, DialError, type TlsInfo, type TlsTarget } from "../dial.ts";
import { parseIp } from "../ip.ts";
import { ready } from "./open_socket.ts";

/** Bytes buffered for a reader before the socket is paused. */
const HIGH_WATER = 262_144;
/** Certificates of a chain: real ones have three or four, and a hostile one could be a circle. */
const MAX_CHAIN = 10;

/** The settings of one connection. */
export interface ConnectionSettings {
  /** Name that was requested. */
  host: string;
  /** Address connected to. */
  address: string;
  /** Port that was requested. */
  port: number;
  /** Bytes that may be read. */
  maxBytes: number;
  /** Milliseconds that a handshake may take. */
  handshakeMs: number;
  /** Additional roots in PEM. */
  ca: readonly string[];
  /** Called once, when the connection has ended. */
  onClose(): void;
}

function tlsInfoOf(socket: TLSSocket): TlsInfo {
  // Not getPeerX509Certificate, which costs a third of this: Node never frees the issuers that came with it.
  const peer: Partial<DetailedPeerCertificate> | null = socket.getPeerCertificate(true);
  const raw = peer?.raw;
  const chain: Uint8Array[] = [];
  let issuer: Uint8Array | null = null;
  for (
    let each: Partial<DetailedPeerCertificate> | null = peer;
    each?.raw !== undefined && each.raw.length > 0 && chain.length < MAX_CHAIN;
  ) {
    chain.push(each.raw);
    // Deno links certificates in the order sent, whoever issued them. Who signed itself has no other issuer.
    if (each !== peer && isDeepStrictEqual(each.subject, peer?.issuer)) issuer ??= each.raw;
    each = each.issuerCertificate === each ? null : each.issuerCertificate ?? null;
  }
  const key = (socket.getEphemeralKeyInfo?.() ?? {}) as { name?: string };
  const alpn = socket.alpnProtocol;
  return {
    certificate: raw === undefined || raw.length === 0 ? null : raw,
    issuer,
    chain,
    protocol: socket.getProtocol(),
    cipher: socket.getCipher()?.name ?? null,
    group: key.name ?? null,
    alpn: typeof alpn === "string" && alpn !== "" ? alpn : null,
  };
}

/**
 * Every version and suite of the runtime, to reach outdated servers. Only X25519 is sent with a key share: one for
 * the hybrid group too costs a fifth of a handshake, and a server can request it.
 */
const OFFER: SecureContextOptions = { minVersion: "TLSv1", ciphers: "DEFAULT:@SECLEVEL=0" };
const GROUPS = "?*X25519:?X25519MLKEM768:?secp256r1:?X448:?secp384r1:?secp521r1:?ffdhe2048:?ffdhe3072";

function newContext(roots: Pick<SecureContextOptions, "ca" | "secureOptions">): SecureContext {
  try {
    return createSecureContext({ ...OFFER, ...roots, ecdhCurve: GROUPS });
  } catch {
    return createSecureContext({ ...OFFER, ...roots }); // OpenSSL before 3.5 has no such list.
  }
}

let probing: SecureContext | undefined;
const verifying = new WeakMap<readonly string[], SecureContext>();

/** One context for all handshakes of a kind: creating one costs more than a handshake. */
function contextOf(ca: readonly string[], verify: boolean): SecureContext {
  // Without verification no roots are loaded, which saves building a chain. Servers without RFC 5746 (2010) are
  // accepted: probes neither renegotiate nor send secrets.
  if (!verify) {
    return probing ??= newContext({ ca: [], secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT });
  }
  let context = verifying.get(ca);
  if (context === undefined) {
    context = newContext(ca.length === 0 ? {} : { ca: [...rootCertificates, ...ca] });
    verifying.set(ca, context);
  }
  return context;
}

/** Settings of node:tls for a probe. */
function tlsOptions(settings: ConnectionSettings, target: TlsTarget): ConnectionOptions {
  const verify = target.verify ?? false;
  return {
    // RFC 6066 section 3: SNI is for names, not addresses.
    servername: parseIp(settings.host) === null ? settings.host : "",
    rejectUnauthorized: verify,
    ...(target.alpn === undefined ? {} : { ALPNProtocols: [...target.alpn] }),
    ...("Deno" in globalThis
      ? rootsOnDeno(settings.ca, verify)
      : { secureContext: contextOf(settings.ca, verify) }),
  };
}

/**
 * Deno's TLS has neither old versions nor contexts. It resumes sessions by server name alone (denoland/deno#36592),
 * and a resumed session has the certificates of the connection that it resumes: those of another server, or those
 * from before a renewal. Connections with their own roots, or with none, do not resume.
 */
function rootsOnDeno(ca: readonly string[], verify: boolean): ConnectionOptions {
  if (!verify) return { ca: [] };
  return ca.length === 0 ? {} : { ca: [...ca] };
}

/** A connection over node:net and node:tls. */
export class SocketConnection implements Connection {
  /** The address connected to. */
  readonly address: string;
  /** The port that was requested. */
  readonly port: number;
  /** How TLS was negotiated. */
  tls: TlsInfo | null = null;

  readonly #settings: ConnectionSettings;
  #socket: Socket;
  #chunks: Uint8Array[] = [];
  #waiting = 0;
  #total = 0;
  #ended = false;
  #closed = false;
  #error: unknown = null;
  #wake: (() => void) | null = null;
  #onData: (chunk: Uint8Array) => void = () => {};
  #stopHandshake: ((error: unknown) => void) | null = null;
  readonly #unwritten = new Set<(reason: unknown) => void>();

  /**
   * Makes one.
   *
   * @param socket A connected socket, which the connection then owns.
   * @param settings Settings.
   */
  constructor(socket: Socket, settings: ConnectionSettings) {
    this.address = settings.address;
    this.port = settings.port;
    this.#settings = settings;
    this.#socket = socket;
    this.#listen(socket);
    // The socket of a tunnel is paused.
    socket.resume();
  }

  #listen(socket: Socket): void {
    const current = (): boolean => this.#socket === socket;
    this.#onData = (chunk: Uint8Array): void => {
      if (!current()) return;
      this.#total += chunk.length;
      if (this.#total > this.#settings.maxBytes) {
        this.fail(
          new DialError("too_much", `Cannot read more than ${this.#settings.maxBytes} bytes of one peer`),
        );
        return;
      }
      this.#chunks.push(chunk);
      this.#waiting += chunk.length;
      if (this.#waiting > HIGH_WATER) socket.pause();
      this.#wake?.();
    };
    socket.on("data", this.#onData);
    socket.on("end", () => current() && this.#end());
    socket.on("close", () => {
      if (!current()) return;
      this.#end();
      this.close();
    });
    // Stays on a socket under TLS: an alert reaches both, and an unhandled error event ends the process.
    socket.on("error", (error) => {
      if (current()) this.fail(this.#broken(error));
    });
  }

  #broken(cause: unknown): DialError {
    return new DialError("unreachable", `Cannot continue with ${this.address}: the connection broke`, {
      cause,
    });
  }

  #end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Ends the connection; pending and later calls reject with the error. */
  fail(error: unknown): void {
    this.#error ??= error;
    // Bytes received before the limit can still be read.
    if (!(error instanceof DialError) || error.reason !== "too_much") this.#chunks = [];
    this.close();
  }

  /** The next bytes; null at the end of the stream. */
  async read(): Promise<Uint8Array | null> {
    while (true) {
      const chunk = this.#chunks.shift();
      if (chunk !== undefined) {
        this.#waiting -= chunk.length;
        if (this.#waiting <= HIGH_WATER && !this.#closed && this.#socket.isPaused()) this.#socket.resume();
        return chunk;
      }
      if (this.#error !== null) throw this.#error;
      if (this.#ended || this.#closed) return null;
      await new Promise<void>((resolve) => this.#wake = resolve);
      this.#wake = null;
    }
  }

  /** Resolves when the kernel has accepted the bytes. */
  write(data: Uint8Array | string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#error ?? this.#broken("closed"));
      this.#unwritten.add(reject);
      this.#socket.write(data, (error) => {
        this.#unwritten.delete(reject);
        if (error) reject(this.#error ?? this.#broken(error));
        else resolve();
      });
    });
  }

  /** Starts TLS on the connection. */
  async startTls(options: TlsTarget = {}): Promise<TlsInfo> {
    if (this.#closed) throw this.#error ?? this.#broken("closed");
    const raw = this.#socket;
    this.#chunks = [];
    this.#waiting = 0;
    raw.off("data", this.#onData);
    const socket = tlsConnect({ ...tlsOptions(this.#settings, options), socket: raw });
    this.#socket = socket;
    const { address, handshakeMs } = this.#settings;
    const late = () => new DialError("deadline", `Cannot finish the TLS handshake with ${address} in time`);
    const broken = (cause?: Error) => {
      const why = cause === undefined ? PEER_CLOSED : whyNoTls(cause, options.verify ?? false);
      const message = `Cannot do a TLS handshake with ${address}: ${why}`;
      return new DialError("tls", message, { cause: cause ?? PEER_CLOSED });
    };
    await ready(socket, "secureConnect", handshakeMs, late, broken, (stop) => this.#stopHandshake = stop);
    this.#stopHandshake = null;
    if (this.#error !== null) throw this.#error;
    if (this.#closed) throw this.#broken("closed");
    this.#listen(socket);
    return this.tls = tlsInfoOf(socket);
  }

  /** Closes it at once. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.destroy();
    this.#stopHandshake?.(this.#error ?? this.#broken("closed"));
    for (const reject of this.#unwritten) reject(this.#error ?? this.#broken("closed"));
    this.#unwritten.clear();
    this.#wake?.();
    this.#settings.onClose();
  }
}

const PEER_CLOSED = "the peer closed the connection";

/** Why a handshake failed, in a few words, without OpenSSL's addresses and file names. */
function whyNoTls(cause: Error, verify: boolean): string {
  const { code = "", message } = cause as Error & { code?: string };
  const onDeno = "Deno" in globalThis;
  if (/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|WRONG_SSL_VERSION|WRONG_VERSION_NUMBER/.test(code)) {
    return `unsupported TLS, no version in common (${onDeno ? "Deno has TLS 1.2 and 1.3" : "this runtime"})`;
  }
  if (/HANDSHAKE_FAILURE|NO_SHARED_CIPHER|INSUFFICIENT_SECURITY/.test(code)) {
    const has = onDeno ? "Deno has ECDHE with AES-GCM or ChaCha20" : "this runtime";
    return `unsupported TLS, no parameters in common (${has})`;
  }
  // Where nothing is verified, Deno names the certificate's other faults for one that it cannot read.
  if (onDeno && !verify && /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) {
    return "unsupported certificate (Deno reads RSA keys of 2,048 bits and more, and no unknown critical extension)";
  }
  return (/:SSL routines:[^:]*:([^:]+)/.exec(message)?.[1] ?? message).trim().slice(0, 200);
}
