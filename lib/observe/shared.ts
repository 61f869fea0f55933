import type { Io } from "../io.ts";
import { RegistryRateLimit } from "./registry/rate_limit.ts";
import type { WhoisDirectory } from "./registry/whois.ts";
import { DialError } from "../dial.ts";

/** Number of different mail hosts that must be unreachable in a row for port 25 to count as blocked. */
const HOSTS = 4;
/** Milliseconds until it is tried again. */
const RETRY_MS = 600_000;

/**
 * A circuit breaker for port 25, which home and cloud networks block: after a few unreachable MX hosts, none is tried
 * for ten minutes, and attempts in progress end. A mail server that answers closes the circuit.
 */
class Port25 {
  readonly #io: Pick<Io, "now">;
  readonly #unreachable = new Set<string>();
  #blockedUntil = -Infinity;
  #open = new AbortController();

  /**
   * Creates a closed circuit: connections are tried.
   *
   * @param io Clock.
   */
  constructor(io: Pick<Io, "now">) {
    this.#io = io;
  }

  /** Whether connections are pointless now. */
  get isBlocked(): boolean {
    return this.#io.now() < this.#blockedUntil;
  }

  /** Aborts with a DialError when the circuit opens. */
  get signal(): AbortSignal {
    if (this.#open.signal.aborted && !this.isBlocked) this.#open = new AbortController();
    return this.#open.signal;
  }

  /** A host's port 25 answered. */
  reached(): void {
    this.#unreachable.clear();
    this.#blockedUntil = -Infinity;
  }

  /** An MX host could not be reached. */
  unreachable(host: string): void {
    this.#unreachable.add(host);
    if (this.#unreachable.size < HOSTS) return;
    this.#unreachable.clear();
    this.#blockedUntil = this.#io.now() + RETRY_MS;
    this.#open.abort(
      new DialError("unreachable", "Cannot reach any mail server: port 25 seems to be blocked"),
    );
  }
}

/** What all lookups of a dialer share: servers and networks count per client, not per name. */
export interface Shared {
  /** Rate limit of registries' servers. */
  rateLimit: RegistryRateLimit;
  /** WHOIS servers that were found. */
  directory: WhoisDirectory;
  /** Whether the network lets connections to mail servers pass. */
  port25: Port25;
}

const byClient = new WeakMap<object, Shared>();

/** What lookups through the same dialer share. */
export function sharedOf(io: Pick<Io, "net" | "now" | "sleep" | "registryIntervalMs">): Shared {
  const client = io.net ?? io;
  let shared = byClient.get(client);
  if (shared === undefined) {
    const { registryIntervalMs: intervalMs } = io;
    // An explicit interval replaces the published limits, such as in a test network.
    const options = intervalMs === undefined ? {} : { intervalMs, rates: new Map() };
    const rateLimit = new RegistryRateLimit(io, options);
    shared = { rateLimit, directory: new Map(), port25: new Port25(io) };
    byClient.set(client, shared);
  }
  return shared;
}
