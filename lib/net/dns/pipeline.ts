import { connect, type Socket } from "node:net";
import type { Carrier, OnReply } from "./carrier.ts";
import { setId } from "./codec.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** Connections to one resolver: RFC 7766 section 6.2.2 asks clients for few. */
const CONNECTIONS = 4;
/** Queries in flight on a new connection, and at most. It grows by one with each reply. */
const FIRST_IN_FLIGHT = 16;
const MAX_IN_FLIGHT = 512;
/** Bytes that the kernel has not taken yet, above which queries go elsewhere. */
const MAX_UNSENT = 65_536;
/** Replies that were missed on time before it is judged, and the share of them that a resolver in order exceeds. */
const MIN_LATE = 8;
const MAX_LATE_SHARE = 0.1;
/** A connection that the resolver ends after fewer replies is not worth another one. */
const MIN_REPLIES = 100;
/** Milliseconds until a resolver that was found unfit is tried again. */
const OFF_MS = 60_000;
/** Milliseconds without a byte until a connection is closed; the next query opens another one. */
const IDLE_MS = 5_000;
const CONNECT_MS = 2_000;

/** What a connection reports. */
export interface PipelineListener<T> {
  /** A message with the id of a waiting query. */
  onReply: OnReply<T>;
  /** The connection ended, and this query has no reply. */
  onLost(waiting: T): void;
}

class TcpConnection<T> implements Carrier<T> {
  readonly isDatagram = false;
  isOpen = false;
  isEnded = false;
  replies = 0;
  readonly #socket: Socket;
  readonly #waiting = new Map<number, T>();
  readonly #listener: PipelineListener<T>;
  readonly #onEnd: (by: TcpConnection<T>, isFault: boolean) => void;
  #inFlight = FIRST_IN_FLIGHT;
  #nextId = 0;
  /** Messages of this round of events: one system call sends all of them. */
  #batch: Uint8Array[] = [];
  #received: Uint8Array = new Uint8Array(0);

  constructor(
    to: UdpAddress,
    listener: PipelineListener<T>,
    onEnd: (by: TcpConnection<T>, isFault: boolean) => void,
  ) {
    this.#listener = listener;
    this.#onEnd = onEnd;
    const socket = this.#socket = connect({ host: to.address, port: to.port, noDelay: true });
    socket.unref();
    socket.setTimeout(CONNECT_MS, () => this.end(!this.isOpen || this.#waiting.size > 0));
    socket.on("connect", () => {
      this.isOpen = true;
      socket.setTimeout(IDLE_MS);
    });
    socket.on("data", (chunk: Uint8Array) => this.#read(chunk));
    socket.on("error", () => this.end(true));
    socket.on("close", () => this.end(true));
  }

  /** Whether it takes one more query. */
  get hasRoom(): boolean {
    return this.isOpen && this.#waiting.size < this.#inFlight && this.#socket.writableLength < MAX_UNSENT;
  }

  send(waiting: T, message: Uint8Array): number {
    // Ids protect datagrams from forgery; here they only need to differ.
    let id = this.#nextId++ & 65_535;
    while (this.#waiting.has(id)) id = this.#nextId++ & 65_535;
    this.#waiting.set(id, waiting);
    setId(message, id);
    if (this.#batch.length === 0) setImmediate(() => this.#flush());
    this.#batch.push(message);
    return id;
  }

  free(id: number): void {
    this.#waiting.delete(id);
  }

  end(isFault: boolean): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isOpen = false;
    this.#socket.destroy();
    this.#onEnd(this, isFault && this.replies < MIN_REPLIES);
    for (const waiting of [...this.#waiting.values()]) this.#listener.onLost(waiting);
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = [];
    if (this.isEnded) return;
    let size = 0;
    for (const message of batch) size += message.length + 2;
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const message of batch) {
      bytes[at] = message.length >> 8;
      bytes[at + 1] = message.length & 255;
      bytes.set(message, at + 2);
      at += message.length + 2;
    }
    this.#socket.write(bytes);
  }

  #read(chunk: Uint8Array): void {
    let all = chunk;
    if (this.#received.length > 0) {
      all = new Uint8Array(this.#received.length + chunk.length);
      all.set(this.#received);
      all.set(chunk, this.#received.length);
    }
    let at = 0;
    while (all.length - at >= 2) {
      const end = at + 2 + ((all[at]! << 8) | all[at + 1]!);
      if (end > all.length) break;
      // A copy: a reply must not hold the whole chunk.
      const reply = new Uint8Array(all.subarray(at + 2, end));
      at = end;
      const waiting = reply.length < 12 ? undefined : this.#waiting.get((reply[0]! << 8) | reply[1]!);
      if (waiting === undefined) continue;
      this.replies++;
      if (this.#inFlight < MAX_IN_FLIGHT) this.#inFlight++;
      this.#listener.onReply(waiting, reply, this, null);
    }
    this.#received = new Uint8Array(all.subarray(at));
  }
}

/**
 * Queries over a few TCP connections to one resolver, many at a time on each (RFC 7766 section 6.2.1.1). A system call
 * carries a hundred of them, where each datagram takes one. It is for resolvers that answer so much that system calls
 * are the limit; a resolver without TCP, or one that answers a connection's queries one after another, is found out by
 * a few dozen queries, which are repeated by datagram.
 */
export class Pipeline<T> {
  readonly #to: UdpAddress;
  readonly #listener: PipelineListener<T>;
  readonly #connections: (TcpConnection<T> | undefined)[] = [];
  #turn = 0;
  #replies = 0;
  #late = 0;
  #offUntilMs = -Infinity;

  /**
   * @param to The resolver.
   * @param listener Receives replies, and queries that lost their connection.
   */
  constructor(to: UdpAddress, listener: PipelineListener<T>) {
    this.#to = to;
    this.#listener = {
      onReply: (...reply) => {
        this.#replies++;
        listener.onReply(...reply);
      },
      onLost: listener.onLost,
    };
  }

  /** A connection that takes one more query now. The first calls only open them. */
  pick(): Carrier<T> | undefined {
    if (performance.now() < this.#offUntilMs) return undefined;
    // The same one until it is full: more messages a system call.
    for (let i = 0; i < CONNECTIONS; i++) {
      const at = (this.#turn + i) % CONNECTIONS;
      const connection = this.#connections[at] ??= new TcpConnection(
        this.#to,
        this.#listener,
        (ended, isFault) => this.#ended(ended, isFault),
      );
      if (!connection.hasRoom) continue;
      this.#turn = at;
      return connection;
    }
    return undefined;
  }

  /** Call it for a query that was answered by a later attempt. */
  late(): void {
    if (++this.#late < MIN_LATE || this.#late <= this.#replies * MAX_LATE_SHARE) return;
    this.#rest();
    this.close();
  }

  /** Closes all connections. */
  close(): void {
    for (const connection of [...this.#connections]) connection?.end(false);
  }

  #rest(): void {
    this.#offUntilMs = performance.now() + OFF_MS;
    this.#replies = this.#late = 0;
  }

  #ended(connection: TcpConnection<T>, isFault: boolean): void {
    this.#connections[this.#connections.indexOf(connection)] = undefined;
    if (isFault) this.#rest();
  }
}
