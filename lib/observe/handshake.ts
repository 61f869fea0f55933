import { DialError, type TlsInfo } from "../dial.ts";
import type { Io } from "../io.ts";
import type { ParsedX509Certificate } from "../model.ts";
import { certificateOf } from "./certificate.ts";
import { withDeadline } from "./deadline.ts";

/** Settings of a handshake. */
export interface HandshakeOptions {
  /** Milliseconds for everything. @default 10000 */
  totalMs?: number;
  /** Port. @default 443 */
  port?: number;
  /** Addresses of the name, when they are known. @default asked for */
  addresses?: readonly string[];
}

/** What a handshake showed. */
export interface Handshake {
  /** How it was negotiated, with the certificate's DER. */
  tls: TlsInfo;
  /** The certificate; null when it cannot be read. */
  certificate: ParsedX509Certificate | null;
}

/**
 * The certificate that a name's own server shows on port 443, whether it verifies or not. Null when there is no
 * server, or no handshake comes about.
 *
 * Source: RFC 8446.
 *
 * @param io The dialer, and time.
 * @param name A-label host name; also the name asked for (SNI).
 * @param signal Ends it.
 * @param options Settings.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { handshake } from "./handshake.ts";
 * const nobody = { net: null, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await handshake(nobody, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function handshake(
  io: Pick<Io, "net" | "sleep">,
  name: string,
  signal: AbortSignal,
  options: HandshakeOptions = {},
): Promise<Handshake | null> {
  try {
    return await withDeadline(io, options.totalMs ?? 10_000, signal, async (inner, net) => {
      const connection = await net.connect({
        host: name,
        port: options.port ?? 443,
        purpose: "web",
        tls: {},
        ...(options.addresses === undefined ? {} : { addresses: options.addresses }),
      }, inner);
      connection.close();
      const tls = connection.tls as TlsInfo;
      return { tls, certificate: certificateOf(tls) };
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
