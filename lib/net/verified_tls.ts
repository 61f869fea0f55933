import { isIP } from "node:net";
import { type ConnectionOptions, rootCertificates, type TLSSocket } from "node:tls";

/**
 * Options of a verified connection that the operator chose: to a proxy, or to a resolver. RFC 6066 section 3: SNI is for
 * names, not addresses. The certificate is checked for the host all the same, by the runtime's own roots and these.
 */
export function verifiedAs(host: string, ca: readonly string[]): ConnectionOptions {
  const roots = ca.length === 0 ? {} : { ca: [...rootCertificates, ...ca] };
  return { ...(isIP(host) === 0 ? { servername: host } : { host }), ...roots };
}

/** Waits for a handshake. Rejects with the connection's error, or with `closed` when the peer ends it without one. */
export function handshaken(socket: TLSSocket, closed: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.once("close", () => reject(new Error(closed)));
    socket.once("secureConnect", () => resolve(socket));
  });
}
