import { connect, isIP, type Socket } from "node:net";
import { type ConnectionOptions, rootCertificates, type TLSSocket } from "node:tls";
import { DialError } from "../dial.ts";

/**
 * Opens a TCP connection. The resulting socket has no listeners.
 *
 * @param address Address, or a name that the system resolves.
 * @param connectMs Milliseconds until the timeout.
 * @param onStop Called at once with the function that cancels the attempt.
 * @throws {DialError} `deadline`, `unreachable`; or the reason of the cancellation.
 */
export function openSocket(
  address: string,
  port: number,
  connectMs: number,
  onStop: (stop: (reason: unknown) => void) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, noDelay: true });
    const end = (error: unknown): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => end(new DialError("deadline", `Cannot reach ${address} port ${port} in ${connectMs} ms`)),
      connectMs,
    );
    const broken = (cause: unknown): void =>
      end(new DialError("unreachable", `Cannot reach ${address} port ${port}`, { cause }));
    onStop(end);
    socket.on("error", broken);
    socket.once("connect", () => {
      clearTimeout(timer);
      resolve(socket);
      queueMicrotask(() => socket.off("error", broken));
    });
  });
}

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
