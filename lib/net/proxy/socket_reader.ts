import { Buffer } from "node:buffer";
import type { Socket } from "node:net";

/** Reads the start of a connection from a socket, and leaves the rest to the socket's next reader. */
export class SocketReader {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #hasStarted = false;
  #ended: Error | null = null;
  #wake: (() => void) | null = null;
  readonly #onData = (chunk: Uint8Array): void => {
    this.#received = Buffer.concat([this.#received, chunk]);
    this.#hasStarted = true;
    this.#wake?.();
  };
  readonly #onEnd = (): void => this.end(new Error("it closed the connection"));

  /**
   * Starts to read.
   *
   * @param socket A connected socket without another reader.
   */
  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", this.#onData);
    socket.on("end", this.#onEnd);
    socket.on("close", this.#onEnd);
    // Stays: between two owners, an unhandled error event would end the process.
    socket.on("error", (error) => this.end(error));
  }

  /** Ends the wait for bytes with an error. The first one counts. */
  end(error: Error): void {
    this.#ended ??= error;
    this.#wake?.();
  }

  /** Whether anything arrived. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /**
   * The first octet, which stays.
   *
   * @throws {Error} When the connection ends before it.
   */
  async first(): Promise<number> {
    while (this.#received.length === 0) await this.#more();
    return this.#received[0]!;
  }

  /**
   * The next bytes.
   *
   * @param length How many.
   * @throws {Error} When the connection ends before them.
   */
  async bytes(length: number): Promise<Buffer> {
    while (this.#received.length < length) await this.#more();
    return this.#take(length);
  }

  /**
   * The lines up to an empty one, without it, one character a byte.
   *
   * @param most Maximum number of bytes.
   * @throws {Error} When the connection ends before the empty line, or there are too many bytes.
   */
  async head(most: number): Promise<string> {
    for (;;) {
      const end = this.#received.indexOf("\r\n\r\n");
      if (end > most || (end < 0 && this.#received.length > most)) throw new Error("its answer is too long");
      if (end >= 0) return this.#take(end + 4).toString("latin1", 0, end);
      await this.#more();
    }
  }

  /** Stops reading. The socket is paused, and surplus bytes are unshifted. */
  release(): void {
    this.#socket.pause();
    this.#socket.off("data", this.#onData);
    this.#socket.off("end", this.#onEnd);
    this.#socket.off("close", this.#onEnd);
    if (this.#received.length > 0) this.#socket.unshift(this.#received);
  }

  #take(length: number): Buffer {
    const taken = this.#received.subarray(0, length);
    this.#received = this.#received.subarray(length);
    return taken;
  }

  async #more(): Promise<void> {
    if (this.#ended !== null) throw this.#ended;
    await new Promise<void>((resolve) => this.#wake = resolve);
    this.#wake = null;
  }
}
