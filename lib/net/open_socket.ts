import { connect, isIP, type Socket } from "node:net";
import { type ConnectionOptions, rootCertificates } from "node:tls";
import { DialError } from "../dial.ts";

/** Receives the function that ends what is under way, with the reason. */
export type OnStop = (stop: (reason: unknown) => void) => void;

/**
 * Resolves when a socket is connected, or its handshake done. The socket keeps an error listener, without which an event
 * between two owners would end the process.
 *
 * @param ms Milliseconds that it has.
 * @param late The error when it takes longer.
 * @param broken The error of a connection that breaks; without a cause where the peer closed it.
 * @param onStop Called at once with the function that cancels it.
 */
export function ready<S extends Socket>(
  socket: S,
  event: "connect" | "secureConnect",
  ms: number,
  late: () => Error,
  broken: (cause?: Error) => Error,
  onStop: OnStop = () => {},
): Promise<S> {
  return new Promise((resolve, reject) => {
    const end = (error: unknown): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => end(late()), ms);
    const closed = () => end(broken());
    onStop(end);
    socket.on("error", (cause) => end(broken(cause)));
    socket.on("close", closed);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off("close", closed);
      resolve(socket);
    });
  });
}

/**
 * Opens a TCP connection.
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
  onStop: OnStop,
): Promise<Socket> {
  const what = `Cannot reach ${address} port ${port}`;
  const late = () => new DialError("deadline", `${what} in ${connectMs} ms`);
  const broken = (cause?: Error) => new DialError("unreachable", what, { cause });
  return ready(connect({ host: address, port, noDelay: true }), "connect", connectMs, late, broken, onStop);
}

/**
 * Options of a verified connection that the operator chose: to a proxy, or to a resolver. RFC 6066 section 3: SNI is for
 * names, not addresses. The certificate is checked for the host all the same, by the runtime's own roots and these.
 */
export function verifiedAs(host: string, ca: readonly string[]): ConnectionOptions {
  const roots = ca.length === 0 ? {} : { ca: [...rootCertificates, ...ca] };
  return { ...(isIP(host) === 0 ? { servername: host } : { host }), ...roots };
}
