import { isIP } from "node:net";
import { type ConnectionOptions, rootCertificates, type TLSSocket } from "node:tls";

/** The roots that a verified connection accepts: the runtime's own, or these besides. */
export function trusted(ca: readonly string[]): { ca?: string[] } {
  return ca.length === 0 ? {} : { ca: [...rootCertificates, ...ca] };
}

/**
 * Options of a verified connection that the operator chose: to a proxy, or to a resolver. RFC 6066 section 3: SNI is for
 * names, not addresses. The certificate is checked for the host all the same.
 */
export function verifiedAs(host: string, ca: readonly string[]): ConnectionOptions {
  return { ...(isIP(host) === 0 ? { servername: host } : { host }), ...trusted(ca) };
}

/** Waits for a handshake. Rejects with the connection's error, or with `closed` when the peer ends it without one. */
export function handshaken(socket: TLSSocket, closed: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.once("close", () => reject(new Error(closed)));
    socket.once("secureConnect", () => resolve(socket));
  });
}
