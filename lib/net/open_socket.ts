import { connect, type Socket } from "node:net";
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
