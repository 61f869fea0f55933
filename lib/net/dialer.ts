import type { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { whenAborted } from "../abort.ts";
import {
  type Connection,
  type Dialer,
  DialError,
  type DialPurpose,
  type DialTarget,
  type ProxyState,
} from "../dial.ts";
import { SquatError } from "../errors.ts";
import type { Dns } from "../io.ts";
import { formatIp, parseIp } from "../ip.ts";
import { KeyedSemaphore } from "../semaphore.ts";
import { isBlockedAddress, networkOf } from "./address.ts";
import { SocketConnection } from "./connection.ts";
import { embedded, Nat64, synthesized } from "./nat64.ts";
import { type OnStop, openSocket } from "./open_socket.ts";
import { type AllowList, canonicalHost, parseAllowList, refusedAddress, refusedName } from "./policy.ts";
import { ProxyClient } from "./proxy/proxy_client.ts";
import { AMOUNT, checkOptions, type OptionChecks, TEXTS } from "../options.ts";

/** Settings of the dialer. */
export interface DialerOptions {
  /** Resolves names. */
  dns: Dns;
  /** Exceptions from the rules: hosts, addresses, CIDR ranges, each with or without `:port`. @default none */
  allow?: readonly string[];
  /** Actual ports by requested port, on allowed addresses: for a miniature internet without root. @default none */
  portMap?: Readonly<Record<number, number>>;
  /** Additional roots in PEM, for verified connections. @default none */
  ca?: readonly string[];
  /**
   * Proxy that connections go through: `http://`, `https://` or `socks5://`, with credentials where it requires them.
   * Names are still resolved and addresses checked locally; the proxy's own address is not restricted. @default none
   */
  proxy?: string | ProxyClient;
  /** Hosts, addresses and ranges that are reached without the proxy, written as in `allow`. @default none */
  direct?: readonly string[];
  /** Connections to one address at a time. @default 6 */
  perHost?: number;
  /** Connections to one /24 (IPv6: /48) at a time. @default 64 */
  perNetwork?: number;
  /** Milliseconds to open a TCP connection. @default 4000 */
  connectMs?: number;
  /** Milliseconds for a TLS handshake. @default 6000 */
  handshakeMs?: number;
  /** Lifetime of a connection in milliseconds, from its admission on. @default 60000 */
  totalMs?: number;
}

const OPTIONS: OptionChecks<DialerOptions> = {
  dns: true,
  allow: TEXTS,
  portMap: true,
  ca: TEXTS,
  proxy: true,
  direct: TEXTS,
  perHost: AMOUNT,
  perNetwork: AMOUNT,
  connectMs: AMOUNT,
  handshakeMs: AMOUNT,
  totalMs: AMOUNT,
};

/** Longest chain of CNAMEs that is followed: a longer one is a mistake or a loop. */
const MAX_ALIASES = 8;
/** Addresses of a name that are tried: each may take the whole connect timeout. */
const MAX_ATTEMPTS = 3;
/** Milliseconds for which the machine's own addresses are cached. */
const OWN_MS = 10_000;
/** Milliseconds for which a network without IPv4 is believed to be one: machines move. */
const NO_IPV4_MS = 60_000;

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

/** Whether a connection failed because this machine has no route for the address family. */
function hasNoRoute(error: unknown): boolean {
  return error instanceof DialError && (error.cause as { code?: string } | undefined)?.code === "ENETUNREACH";
}

class RuledDialer implements Dialer {
  readonly proxy?: ProxyState;
  readonly exceptions: readonly string[];
  readonly #options: Required<Omit<DialerOptions, "proxy">>;
  readonly #allow: AllowList;
  readonly #direct: AllowList;
  readonly #proxy: ProxyClient | null;
  readonly #hosts: KeyedSemaphore;
  readonly #networks: KeyedSemaphore;
  readonly #nat64: Nat64;
  /** Until then IPv6 comes first: there was no route to IPv4. */
  #noIpv4UntilMs = -Infinity;

  constructor({ proxy, ...options }: DialerOptions) {
    this.#options = {
      allow: [],
      direct: [],
      portMap: {},
      ca: [],
      perHost: 6,
      perNetwork: 64,
      connectMs: 4000,
      handshakeMs: 6000,
      totalMs: 60_000,
      ...options,
    };
    this.exceptions = this.#options.allow;
    this.#allow = parseAllowList(this.exceptions);
    this.#direct = parseAllowList(this.#options.direct);
    this.#proxy = typeof proxy === "string" ? new ProxyClient(proxy, this.#options.ca) : proxy ?? null;
    if (this.#proxy !== null) this.proxy = this.#proxy;
    this.#hosts = new KeyedSemaphore(this.#options.perHost);
    this.#networks = new KeyedSemaphore(this.#options.perNetwork);
    this.#nat64 = new Nat64(this.#options.dns);
  }

  /** Whether this network has IPv4, as far as it has shown. */
  get #hasIpv4(): boolean {
    return performance.now() >= this.#noIpv4UntilMs;
  }

  async connect(target: DialTarget, signal: AbortSignal): Promise<Connection> {
    signal.throwIfAborted();
    const hadIpv4 = this.#hasIpv4;
    try {
      return await this.#openAny(target, signal);
    } catch (error) {
      // The first host of a network without IPv4: its IPv6 addresses come last, or were not asked for.
      if (!hadIpv4 || this.#hasIpv4 || !hasNoRoute(error)) throw error;
      return await this.#openAny(target, signal);
    }
  }

  async #openAny(target: DialTarget, signal: AbortSignal): Promise<Connection> {
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
      // Only canonical text is compared and dialled, so that the checked address is the one connected to.
      const bytes = parseIp(text);
      const ip = bytes === null ? null : formatIp(bytes);
      const no = ip === null
        ? "no address"
        : refusedAddress(host, ip, port, purpose, this.#allow, ownAddresses()) ??
          await this.#refusedInside(host, bytes!, port, purpose);
      if (no === null) allowed.push(ip as string);
      else reason = no;
    }
    if (allowed.length === 0) refuse(reason);
    if (!this.#hasIpv4) allowed.sort((a, b) => Number(b.includes(":")) - Number(a.includes(":")));
    let last: unknown;
    for (const address of allowed.slice(0, MAX_ATTEMPTS)) {
      try {
        return await this.#attempt(host, address, target, signal);
      } catch (error) {
        // No retry after a failed TLS handshake: the next address is the same site. Nor after a proxy's failure,
        // which affects all addresses.
        if (error instanceof DialError && /^(?:tls|proxy)$/.test(error.reason)) throw error;
        last = error;
      }
    }
    throw last;
  }

  /** Why the IPv4 address embedded in an IPv6 address is forbidden; null when it is allowed, or for none. */
  async #refusedInside(
    host: string,
    address: Uint8Array,
    port: number,
    purpose: DialPurpose,
  ): Promise<string | null> {
    if (address.length === 4 || this.#allow.address(host, formatIp(address)!, port)) return null;
    for (const prefix of await this.#nat64.prefixes()) {
      const inside = embedded(address, prefix);
      const ip = inside === null ? null : formatIp(inside);
      const no = ip === null ? null : refusedAddress(host, ip, port, purpose, this.#allow, ownAddresses());
      if (no !== null) return `${ip} behind this network's NAT64 is ${no}`;
    }
    return null;
  }

  /**
   * Opens a TCP connection to a checked address. In a network without IPv4 it goes through the NAT64, which
   * translates to the checked IPv4 address.
   */
  async #openTcp(
    address: string,
    port: number,
    onStop: OnStop,
    signal: AbortSignal,
  ): Promise<Socket> {
    const { connectMs } = this.#options;
    try {
      return await openSocket(address, port, connectMs, onStop);
    } catch (error) {
      const bytes = parseIp(address)!;
      if (bytes.length === 16 || isBlockedAddress(address) || !hasNoRoute(error)) throw error;
      this.#noIpv4UntilMs = performance.now() + NO_IPV4_MS;
      let last = error;
      for (const prefix of await this.#nat64.prefixes()) {
        signal.throwIfAborted();
        try {
          return await openSocket(synthesized(bytes, prefix), port, connectMs, onStop);
        } catch (reason) {
          last = reason;
        }
      }
      throw last;
    }
  }

  /** Addresses of a name: IPv6 is queried only where the name, or this network, has no IPv4. One query a type. */
  async #resolve(host: string, port: number, signal: AbortSignal): Promise<string[]> {
    let name = host;
    for (let alias = 0; alias < MAX_ALIASES; alias++) {
      let next: string | null = null;
      for (const type of this.#hasIpv4 ? ["A", "AAAA"] as const : ["AAAA", "A"] as const) {
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

  /** The connection's life is from its admission until the signal aborts, its time is over or it is closed. */
  async #attempt(
    host: string,
    address: string,
    target: DialTarget,
    signal: AbortSignal,
  ): Promise<Connection> {
    const { portMap, connectMs, totalMs, handshakeMs, ca } = this.#options;
    const { port, tls, onWait, maxBytes = 4 * 1024 * 1024 } = target;
    const life = new AbortController();
    const ends: (() => void)[] = [];
    const end = (): void => ends.forEach((each) => each());
    let connection: SocketConnection | null = null;
    let stop = (_reason: unknown): void => {};
    try {
      // Always in this order, which excludes a deadlock.
      ends.push(await this.#hosts.acquire(address, signal, onWait));
      ends.push(await this.#networks.acquire(networkOf(address), signal, onWait));
      // The abort that freed the place may have ended this attempt too.
      signal.throwIfAborted();
      life.signal.addEventListener("abort", () => stop(life.signal.reason));
      ends.push(whenAborted(signal, () => life.abort(signal.reason)));
      const late = () => new DialError("deadline", `Cannot continue with ${target.host}: total deadline`);
      const timer = setTimeout(() => life.abort(late()), totalMs);
      ends.push(() => clearTimeout(timer));
      const mapped = this.#allow.address(host, address, port) ? portMap[port] ?? port : port;
      const onStop: OnStop = (end) => void (stop = end);
      const isDirect = this.#proxy === null || this.#direct.address(host, address, port);
      const socket = await (isDirect
        ? this.#openTcp(address, mapped, onStop, life.signal)
        : this.#proxy.connect(address, mapped, connectMs, onStop));
      life.signal.throwIfAborted();
      const settings = { host, address, port, maxBytes, handshakeMs, ca, onClose: end };
      const opened = connection = new SocketConnection(socket, settings);
      stop = (reason) =>
        opened.fail(reason);
      if (tls) await opened.startTls(tls);
      life.signal.throwIfAborted();
      return opened;
    } catch (error) {
      connection?.close();
      end();
      throw error;
    }
  }
}

/**
 * Returns a dialer, which opens all connections. It resolves a name once, checks every address, and connects to a
 * checked address; each purpose has its ports; proxy variables of the environment are not read. Through a proxy it
 * connects to the same checked addresses.
 *
 * @param options Settings; only `dns` is required.
 * @throws {RangeError} For an entry of `allow` or `direct` that is neither host, address nor range.
 * @throws {SquatError} `invalid_parameter` for an invalid proxy, `no_network` on Bun.
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
  checkOptions("createDialer", options, OPTIONS);
  if ("Bun" in globalThis) {
    throw new SquatError(
      "no_network",
      "Cannot visit servers on Bun, where connections by these rules fail without an error: use Node or Deno, or, for " +
        "DNS alone, createIo({ net: false })",
    );
  }
  return new RuledDialer(options);
}
