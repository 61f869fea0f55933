import type { Socket } from "node:net";
import { callerNetwork } from "../../auth/forwarded_address.ts";
import { Held } from "../../fair/held.ts";
import { readInPieces } from "../../io/http_pieces.ts";

/** Limits of connections and of their idle time. */
export interface ConnectionLimits {
  /** Most connections. @default 4000 */
  most?: number;
  /** Extra connections while all are busy, for health checks and metrics only. @default 8 */
  reserved?: number;
  /** Most connections of one IPv4 address or IPv6 /64. @default 256 */
  perAddress?: number;
  /** Milliseconds within which a connection must send its first request. @default 15000 */
  firstMs?: number;
  /** Milliseconds that a connection may stay open between requests. @default 60000 */
  idleMs?: number;
}

interface Connection {
  readonly socket: Socket;
  /** Whether it is an extra connection. */
  readonly reserved: boolean;
  /** Requests that are not answered yet. */
  active: number;
  /** Called when a request has been answered. */
  goOn: () => void;
  /** Whether a request came. */
  used: boolean;
  /** Since when it is idle, by `performance.now()`. */
  idleSince: number;
}

/**
 * The connections of one listener. An idle connection costs memory and a file descriptor, so its time is limited,
 * each network has a maximum, and at the limit the longest idle connection is closed.
 */
export class Connections {
  readonly #limits: Required<ConnectionLimits>;
  readonly #timer: ReturnType<typeof setInterval>;
  /** By the peer's address and port, all that an HTTP/2 session shows of its socket. The longest idle come first. */
  readonly #open = new Map<string, Connection>();
  readonly #ofNetwork = new Held();

  constructor(limits: ConnectionLimits = {}) {
    this.#limits = {
      most: 4_000,
      reserved: 8,
      perAddress: 256,
      firstMs: 15_000,
      idleMs: 60_000,
      ...limits,
    };
    const { firstMs, idleMs } = this.#limits;
    this.#timer = setInterval(() => this.#closeIdle(), Math.max(10, Math.min(firstMs, idleMs, 4_000) / 4));
    this.#timer.unref();
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Admits a connection, or destroys it when its network is at its maximum or all others and the reserve are busy. */
  admit(socket: Socket): void {
    const network = callerNetwork(socket.remoteAddress ?? "", null, 0);
    const { most, perAddress, reserved } = this.#limits;
    if (this.#ofNetwork.of(network) >= perAddress) return void socket.destroy();
    if (this.#open.size >= most && !this.#shed() && this.#open.size >= most + reserved) {
      return void socket.destroy();
    }
    const key = keyOf(socket);
    const connection = {
      socket,
      reserved: this.#open.size >= most,
      active: 0,
      goOn: () => {},
      used: false,
      idleSince: performance.now(),
    };
    this.#open.set(key, connection);
    const leave = this.#ofNetwork.take(network);
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#open.get(key) === connection) this.#open.delete(key);
      leave();
    });
  }

  /** Notes a request. Call the returned function once, when the response has ended. */
  request(socket: Pick<Socket, "remoteAddress" | "remotePort"> | null): () => void {
    const key = socket === null ? "" : keyOf(socket);
    const connection = this.#open.get(key);
    if (connection === undefined) return () => {};
    connection.used = true;
    connection.active++;
    return () => {
      connection.active--;
      connection.goOn();
      connection.idleSince = performance.now();
      // The map is in the order of idle time.
      if (this.#open.delete(key)) this.#open.set(key, connection);
    };
  }

  /** Reads a connection of HTTP/1, which a server has just got, as its requests are answered. */
  paceHttp1(socket: Socket): void {
    const connection = this.#open.get(keyOf(socket));
    if (connection !== undefined) connection.goOn = readInPieces(socket, () => connection.active > 1);
  }

  /**
   * Whether a connection is reserved for health checks and metrics, because it was opened while all others were busy.
   */
  isReserved(socket: Pick<Socket, "remoteAddress" | "remotePort"> | null): boolean {
    return socket !== null && this.#open.get(keyOf(socket))?.reserved === true;
  }

  /** Destroys every connection. */
  destroyAll(): void {
    for (const { socket } of this.#open.values()) socket.destroy();
  }

  /** Stops watching. */
  close(): void {
    clearInterval(this.#timer);
  }

  #shed(): boolean {
    for (const [key, { socket, active }] of this.#open) {
      if (active > 0) continue;
      socket.destroy();
      this.#open.delete(key);
      return true;
    }
    return false;
  }

  #closeIdle(): void {
    const now = performance.now();
    for (const { socket, active, used, idleSince } of this.#open.values()) {
      const most = used ? this.#limits.idleMs : this.#limits.firstMs;
      if (active === 0 && now - idleSince >= most) socket.destroy();
    }
  }
}

const keyOf = ({ remoteAddress, remotePort }: Pick<Socket, "remoteAddress" | "remotePort">): string =>
  `${remoteAddress} ${remotePort}`;
