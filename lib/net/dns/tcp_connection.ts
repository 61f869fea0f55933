import { connect } from "node:net";

/** A TCP connection that does not hold up the end of the process. */
export interface TcpConnection {
  /** Bytes that the other side has not taken yet. */
  readonly unsent: number;
  /** Sends; nothing happens after the end. The bytes must not change afterwards. */
  write(bytes: Uint8Array): void;
  /** Reads no more until `resume`: what arrives waits with the system. */
  pause(): void;
  /** Reads again. */
  resume(): void;
  /** Ends it. No event follows. */
  close(): void;
}

/** What happens to a connection. */
export interface TcpEvents {
  /** It is open. */
  onOpen(): void;
  /** Bytes arrived. They do not change afterwards. */
  onData(chunk: Uint8Array): void;
  /** It could not be opened, ended, failed or was idle for too long. May be called more than once. */
  onEnd(): void;
}

/**
 * Opens a connection.
 *
 * @param idleMs Milliseconds without traffic until it ends.
 */
export function openTcp(address: string, port: number, idleMs: number, events: TcpEvents): TcpConnection {
  const socket = connect({ host: address, port, noDelay: true });
  let isClosed = false;
  const end = () => {
    if (!isClosed) events.onEnd();
  };
  socket.unref();
  socket.setTimeout(idleMs, end);
  socket.on("error", end);
  socket.on("end", end);
  socket.on("close", end);
  socket.on("connect", () => {
    if (!isClosed) events.onOpen();
  });
  socket.on("data", (chunk: Uint8Array) => {
    if (!isClosed) events.onData(chunk);
  });
  return {
    get unsent() {
      return socket.writableLength;
    },
    write(bytes) {
      if (!isClosed) socket.write(bytes);
    },
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    close() {
      isClosed = true;
      socket.destroy();
    },
  };
}
