import { connect } from "node:net";
import { setTimeout } from "node:timers";

/** A TCP connection that does not hold up the end of the process. */
export interface TcpConnection {
  /** Bytes that the other side has not taken yet. */
  readonly unsent: number;
  /** Sends; nothing happens after the end. The bytes must not change afterwards. */
  write(bytes: Uint8Array): void;
  /** Ends it. No event follows. */
  close(): void;
}

/** What happens to a connection. */
export interface TcpEvents {
  /** It is open. */
  onOpen(): void;
  /** Bytes arrived; they are only valid during the call. */
  onData(chunk: Uint8Array): void;
  /** It could not be opened, ended, failed or was idle for too long. May be called more than once. */
  onEnd(): void;
}

interface DenoTcp {
  read(buffer: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  setNoDelay(): void;
  unref(): void;
  close(): void;
}

interface DenoNet {
  connect(to: { hostname: string; port: number }): Promise<DenoTcp>;
}

/** Buffer of a read: some five hundred replies. */
const READ_BYTES = 64 * 1024;

/**
 * Opens a connection.
 *
 * Uses Deno's native connections: its node:net opens none while datagrams arrive without a break.
 *
 * @param idleMs Milliseconds without traffic until it ends.
 */
export function openTcp(address: string, port: number, idleMs: number, events: TcpEvents): TcpConnection {
  const deno = (globalThis as { Deno?: DenoNet }).Deno;
  return deno === undefined
    ? nodeConnection(address, port, idleMs, events)
    : new DenoConnection(deno.connect({ hostname: address, port }), idleMs, events);
}

function nodeConnection(host: string, port: number, idleMs: number, events: TcpEvents): TcpConnection {
  const socket = connect({ host, port, noDelay: true });
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
    close() {
      isClosed = true;
      socket.destroy();
    },
  };
}

class DenoConnection implements TcpConnection {
  readonly #events: TcpEvents;
  readonly #idleMs: number;
  readonly #queue: Uint8Array[] = [];
  unsent = 0;
  #connection: DenoTcp | undefined;
  #isWriting = false;
  #isClosed = false;
  #activeAtMs = performance.now();

  constructor(opening: Promise<DenoTcp>, idleMs: number, events: TcpEvents) {
    this.#events = events;
    this.#idleMs = idleMs;
    this.#watch(idleMs);
    this.#run(opening).catch(() => {}).then(() => this.#end());
  }

  write(bytes: Uint8Array): void {
    if (this.#isClosed) return;
    this.#queue.push(bytes);
    this.unsent += bytes.length;
    if (this.#connection !== undefined && !this.#isWriting) {
      this.#send(this.#connection).catch(() => this.#end());
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#connection?.close();
  }

  async #run(opening: Promise<DenoTcp>): Promise<void> {
    const connection = await opening;
    if (this.#isClosed) return connection.close();
    this.#connection = connection;
    connection.unref();
    connection.setNoDelay();
    this.#events.onOpen();
    this.#send(connection).catch(() => this.#end());
    const buffer = new Uint8Array(READ_BYTES);
    while (!this.#isClosed) {
      const length = await connection.read(buffer);
      if (length === null || this.#isClosed) return;
      this.#activeAtMs = performance.now();
      this.#events.onData(buffer.subarray(0, length));
    }
  }

  async #send(connection: DenoTcp): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    for (let bytes = this.#queue.shift(); bytes !== undefined; bytes = this.#queue.shift()) {
      for (let at = 0; at < bytes.length && !this.#isClosed;) {
        const written = await connection.write(bytes.subarray(at));
        at += written;
        this.unsent -= written;
        this.#activeAtMs = performance.now();
      }
    }
    this.#isWriting = false;
  }

  #watch(ms: number): void {
    setTimeout(() => {
      if (this.#isClosed) return;
      const restMs = this.#activeAtMs + this.#idleMs - performance.now();
      if (restMs <= 0) this.#end();
      else this.#watch(restMs);
    }, ms).unref();
  }

  #end(): void {
    if (!this.#isClosed) this.#events.onEnd();
  }
}
