import { Buffer } from "node:buffer";
import { randomInt } from "node:crypto";
import { connect, type Socket } from "node:net";
import { nextRound } from "../next_round.ts";
import { setId } from "./codec.ts";
import { IdSlots, type Waiting } from "./id_slots.ts";

/** Messages that are read in one turn of the event loop: a chunk may have a thousand, which take tens of milliseconds. */
const MESSAGES_A_TURN = 64;
/** Bytes of a header: what sends less does not speak DNS. */
const HEADER_BYTES = 12;

/** What happens on a stream. */
export interface StreamListener<T> {
  /** A message arrived that has the id of a query which waits. It does not change afterwards. */
  onMessage(waiting: T, bytes: Uint8Array): void;
  /** It could not be opened, ended, failed (with an error) or was idle for too long. Called once. */
  onEnd(error: Error | null): void;
}

/**
 * One connection to a resolver with any number of queries in flight, answered in any order (RFC 7766 section 6.2.1.1).
 * It does not hold up the end of the process.
 */
export class MessageStream<T extends Waiting> {
  /** The queries that wait. */
  readonly slots: IdSlots<T>;
  readonly #listener: StreamListener<T>;
  readonly #reader = new MessageReader();
  /** Messages that are not written yet. */
  #unwritten: Uint8Array[] = [];
  #socket: Socket | null = null;
  #nextId = randomInt(65_536);
  #isFlushing = false;
  /** Whether messages have arrived that were not read yet. */
  isReading = false;
  #hasEnded = false;

  /**
   * @param opened The connection; what is asked meanwhile is sent when it is open.
   * @param most Most queries in flight.
   * @param listener Gets the messages.
   */
  constructor(opened: Promise<Socket>, most: number, listener: StreamListener<T>) {
    this.#listener = listener;
    this.slots = new IdSlots(2 ** Math.ceil(Math.log2(2 * most)));
    opened.then((socket) => this.#listen(socket), (error) => this.#end(error));
  }

  /** Bytes that the other side has not taken yet. */
  get unsent(): number {
    return this.#socket?.writableLength ?? 0;
  }

  /** Sends a query. Those of the same turn of the event loop are written at once. */
  ask(message: Uint8Array, waiting: T): void {
    // Replies to queries that are no longer waiting may still come, so ids are used in turn.
    this.slots.take(this.#nextId, waiting);
    this.#nextId = (waiting.id + 1) & 65_535;
    this.#unwritten.push(framed(message, waiting.id));
    this.#flush();
  }

  /** Closes the connection; returns those that wait. Nothing is called any more. */
  close(): T[] {
    this.#hasEnded = true;
    this.isReading = false;
    this.#socket?.destroy();
    return this.slots.takeAll();
  }

  #flush(): void {
    if (this.#isFlushing || this.#socket === null) return;
    this.#isFlushing = true;
    setImmediate(() => {
      this.#isFlushing = false;
      if (!this.#hasEnded) this.#socket!.write(Buffer.concat(this.#unwritten));
      this.#unwritten = [];
    });
  }

  #listen(socket: Socket): void {
    this.#socket = socket;
    socket.on("error", (error) => this.#end(error));
    if (this.#hasEnded || socket.destroyed) {
      socket.destroy();
      return this.#end(socket.errored ?? null);
    }
    socket.unref();
    for (const event of ["end", "close", "timeout"]) socket.on(event, () => this.#end(null));
    socket.on("data", (chunk: Uint8Array) => {
      if (this.#hasEnded) return;
      this.#reader.push(chunk);
      if (!this.isReading) this.#read(socket);
    });
    this.#flush();
  }

  #read(socket: Socket): void {
    for (let left = MESSAGES_A_TURN; left > 0; left--) {
      if (this.#hasEnded) return;
      const message = this.#reader.next();
      if (message === undefined) {
        if (this.isReading) socket.resume();
        this.isReading = false;
        return;
      }
      if (message.length < HEADER_BYTES) return this.#end(null);
      const waiting = this.slots.get((message[0]! << 8) | message[1]!);
      if (waiting !== undefined) this.#listener.onMessage(waiting, message);
    }
    if (!this.isReading) socket.pause();
    this.isReading = true;
    nextRound(() => this.#read(socket));
  }

  #end(error: Error | null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#socket?.destroy();
    this.#listener.onEnd(error);
  }
}

/**
 * Opens a TCP connection.
 *
 * @param idleMs Milliseconds without traffic until it ends.
 */
export function openTcp(address: string, port: number, idleMs: number): Promise<Socket> {
  const socket = connect({ host: address, port, noDelay: true });
  socket.setTimeout(idleMs);
  // Without a free file or port it fails before whoever awaits it listens.
  socket.on("error", () => {});
  return Promise.resolve(socket);
}

/** Bytes of the length in front of each message. */
const PREFIX = 2;

/**
 * Splits a stream into messages: each has its length in two bytes in front (RFC 1035 section 4.2.2). Holds what was
 * pushed and not taken yet, and at most one unfinished message, 64 KiB.
 */
class MessageReader {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;

  /** Adds a chunk of the stream, which must not change afterwards. */
  push(chunk: Uint8Array): void {
    const rest = this.#bytes.subarray(this.#at);
    this.#at = 0;
    if (rest.length === 0) return void (this.#bytes = chunk);
    const all = new Uint8Array(rest.length + chunk.length);
    all.set(rest);
    all.set(chunk, rest.length);
    this.#bytes = all;
  }

  /** Takes the next message, a view of its chunk; undefined while it is not whole. */
  next(): Uint8Array | undefined {
    const [bytes, start] = [this.#bytes, this.#at + PREFIX];
    const end = start > bytes.length ? Infinity : start + ((bytes[start - 2]! << 8) | bytes[start - 1]!);
    if (end > bytes.length) {
      // A copy, so that a few bytes do not retain a large chunk.
      this.#bytes = bytes.slice(this.#at);
      this.#at = 0;
      return undefined;
    }
    this.#at = end;
    return bytes.subarray(start, end);
  }
}

/** A copy of a message with this id, with its length in front. */
function framed(message: Uint8Array, id: number): Uint8Array {
  const bytes = new Uint8Array(PREFIX + message.length);
  bytes.set([message.length >> 8, message.length & 255]);
  bytes.set(message, PREFIX);
  setId(bytes.subarray(PREFIX), id);
  return bytes;
}
