import { connect as netConnect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { type Connection, type Dialer, DialError, type DialTarget } from "../dial.ts";
import type { Dns } from "../io.ts";
import { formatIp, parseIp } from "../ip.ts";
import { KeyedSemaphore, type Release } from "../semaphore.ts";
import { networkOf } from "./address.ts";
import { SocketConnection } from "./connection.ts";
import { type AllowList, canonicalHost, parseAllowList, refusedAddress, refusedName } from "./policy.ts";

/** Settings of the dialer. */
export interface DialerOptions {
  /** Where names are resolved. */
  dns: Dns;
  /** Exceptions from the rules: hosts, addresses, CIDR ranges, each with or without `:port`. @default none */
  allow?: readonly string[];
  /** Ports really connected to, by requested port, on allowed addresses: a miniature internet without root. @default none */
  portMap?: Readonly<Record<number, number>>;
  /** Additional roots in PEM, for verified connections. @default none */
  ca?: readonly string[];
  /** Connections to one address at a time. @default 6 */
  perHost?: number;
  /** Connections to one /24 (IPv6: /48) at a time. @default 64 */
  perNetwork?: number;
  /** Milliseconds until a TCP connection must stand. @default 4000 */
  connectMs?: number;
  /** Milliseconds until a TLS handshake must be done. @default 6000 */
  handshakeMs?: number;
  /** Milliseconds that a connection may live, once it is admitted. @default 60000 */
  totalMs?: number;
}

const MAX_ALIASES = 8;
const MAX_ATTEMPTS = 3;
/** Milliseconds for which the machine's own addresses are believed. */
const OWN_MS = 10_000;

let own: ReadonlySet<string> = new Set();
let ownAt = -Infinity;

/** Addresses of this machine's interfaces, in canonical form. */
function ownAddresses(): ReadonlySet<string> {
  if (performance.now() - ownAt < OWN_MS) return own;
  ownAt = performance.now();
  try {
    const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    own = new Set(all.map((i) => canonicalHost(i.address.replace(/%.*$/, ""))));
  } catch {
    // Deno without --allow-sys: the address rules still hold.
  }
  return own;
}

/** The life of one connection: it begins when it is admitted, and ends by its signal or when it is closed. */
interface Life {
  signal: AbortSignal;
  begin: () => void;
  end: () => void;
}

class RuledDialer implements Dialer {
  readonly #options: Required<DialerOptions>;
  readonly #allow: AllowList;
  readonly #hosts: KeyedSemaphore;
  readonly #networks: KeyedSemaphore;

  constructor(options: DialerOptions) {
    this.#options = {
      allow: [],
      portMap: {},
      ca: [],
      perHost: 6,
      perNetwork: 64,
      connectMs: 4000,
      handshakeMs: 6000,
      totalMs: 60_000,
      ...options,
    };
    this.#allow = parseAllowList(this.#options.allow);
    this.#hosts = new KeyedSemaphore(this.#options.perHost);
    this.#networks = new KeyedSemaphore(this.#options.perNetwork);
  }

  async connect(target: DialTarget, signal: AbortSignal): Promise<Connection> {
    signal.throwIfAborted();
    // One signal for the connection's whole life: the caller's, or the total deadline.
    const life = new AbortController();
    const stop = (): void => life.abort(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      timer ??= setTimeout(
        () => life.abort(new DialError("deadline", `Cannot go on with ${target.host}: total deadline`)),
        this.#options.totalMs,
      );
    };
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    };
    try {
      return await this.#open(target, { signal: life.signal, begin, end });
    } catch (error) {
      end();
      throw error;
    }
  }

  async #open(target: DialTarget, life: Life): Promise<Connection> {
    const { signal } = life;
    const host = canonicalHost(target.host);
    const { port, purpose } = target;
    const refuse = (reason: string): never => {
      throw new DialError("refused", `Cannot connect to "${host.slice(0, 100)}" port ${port}: ${reason}`);
    };
    const name = refusedName(host, port, this.#allow);
    if (name !== null) refuse(name);
    const found = target.addresses ??
      (parseIp(host) === null ? await this.#resolve(host, port, signal) : [host]);
    if (found.length === 0) {
      throw new DialError("no_address", `Cannot connect to "${host}": it has no address`);
    }
    let reason = "";
    const allowed: string[] = [];
    for (const text of found) {
      // Only canonical text is compared and dialled: what is checked is what is connected to.
      const bytes = parseIp(text);
      const ip = bytes === null ? null : formatIp(bytes);
      const no = ip === null
        ? "no address"
        : refusedAddress(host, ip, port, purpose, this.#allow, ownAddresses());
      if (no === null) allowed.push(ip as string);
      else reason = no;
    }
    if (allowed.length === 0) refuse(reason);
    let last: unknown;
    for (const address of allowed.slice(0, MAX_ATTEMPTS)) {
      try {
        return await this.#attempt(host, address, target, life);
      } catch (error) {
        // A peer that answers but cannot do TLS is an answer; the next address is the same site.
        if (error instanceof DialError && error.reason === "tls") throw error;
        last = error;
      }
    }
    throw last;
  }

  /** Addresses of a name, IPv4 first: IPv6 is queried only where there is no IPv4. One query a type. */
  async #resolve(host: string, port: number, signal: AbortSignal): Promise<string[]> {
    let name = host;
    for (let alias = 0; alias < MAX_ALIASES; alias++) {
      let next: string | null = null;
      for (const type of ["A", "AAAA"] as const) {
        const { answers } = await this.#options.dns.query(name, type, signal, { urgent: true });
        const ips: string[] = [];
        for (const record of answers) {
          if (record.type === type) ips.push(record.data);
          else if (record.type === "CNAME") {
            const to = canonicalHost(record.data);
            if (refusedName(to, port, this.#allow) !== null) {
              throw new DialError(
                "refused",
                `Cannot connect to "${host}": an alias of "${to.slice(0, 100)}"`,
              );
            }
            next = to;
          }
        }
        if (ips.length > 0) return ips;
      }
      if (next === null || next === name) return [];
      name = next;
    }
    return [];
  }

  async #attempt(
    host: string,
    address: string,
    target: DialTarget,
    { signal, begin, end }: Life,
  ): Promise<Connection> {
    const releases: Release[] = [];
    const release = (): void => releases.forEach((give) => give());
    let connection: SocketConnection | null = null;
    // One listener for the whole attempt and the connection after it.
    let stop = (_reason: unknown): void => {};
    const abort = (): void => stop(signal.reason);
    try {
      // Always in this order, so that no two attempts wait for each other.
      releases.push(await this.#hosts.acquire(address, signal, target.onWait));
      releases.push(await this.#networks.acquire(networkOf(address), signal, target.onWait));
      // The place may have been freed by the very abort that ends this attempt as well.
      signal.throwIfAborted();
      begin();
      const mapped = this.#allow.address(host, address, target.port)
        ? this.#options.portMap[target.port] ?? target.port
        : target.port;
      signal.addEventListener("abort", abort, { once: true });
      const socket = await open(address, mapped, this.#options.connectMs, (end) => stop = end);
      signal.throwIfAborted();
      const opened = connection = new SocketConnection(socket, {
        host,
        address,
        port: target.port,
        maxBytes: target.maxBytes ?? 4 * 1024 * 1024,
        handshakeMs: this.#options.handshakeMs,
        ca: this.#options.ca,
        onClose: () => {
          signal.removeEventListener("abort", abort);
          release();
          if (handed) end();
        },
      });
      stop = (reason) => opened.fail(reason);
      let handed = false;
      if (target.tls) await connection.startTls(target.tls);
      signal.throwIfAborted();
      handed = true;
      return connection;
    } catch (error) {
      signal.removeEventListener("abort", abort);
      connection?.close();
      release();
      throw error;
    }
  }
}

/** A TCP connection to an address. The socket has no listeners left; what `onStop` was given ends the attempt. */
function open(
  address: string,
  port: number,
  connectMs: number,
  onStop: (stop: (reason: unknown) => void) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = netConnect({ host: address, port, noDelay: true });
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
 * The one way out. It resolves a name once, checks every address, and connects to an address that it checked;
 * ports go by purpose; nothing of the environment (proxy variables) is read.
 *
 * @param options Settings; `dns` is the only one needed.
 * @throws {RangeError} For an allow entry that is none.
 * @example
 * ```ts
 * import { createDialer } from "./dialer.ts";
 * const nobody = { query: () => Promise.reject(new Error()), resolvers: [], close: () => Promise.resolve() };
 * const dialer = createDialer({ dns: nobody });
 * await dialer.connect({ host: "127.0.0.1", port: 80, purpose: "web" }, new AbortController().signal)
 *   .catch((error) => console.assert(error.reason === "refused"));
 * ```
 */
export function createDialer(options: DialerOptions): Dialer {
  return new RuledDialer(options);
}
