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
function port25Of(io: Pick<Io, "now">) {
  const hosts = new Set<string>();
  let blockedUntil = -Infinity;
  let circuit = new AbortController();

  return {
    /** Whether connections are pointless now. */
    get isBlocked(): boolean {
      return io.now() < blockedUntil;
    },
    /** Aborts with a DialError when the circuit opens. */
    get signal(): AbortSignal {
      if (circuit.signal.aborted && io.now() >= blockedUntil) circuit = new AbortController();
      return circuit.signal;
    },
    reached,
    unreachable,
  };

  /** A host's port 25 answered. */
  function reached(): void {
    hosts.clear();
    blockedUntil = -Infinity;
  }

  /** An MX host could not be reached. */
  function unreachable(host: string): void {
    hosts.add(host);
    if (hosts.size < HOSTS) return;
    hosts.clear();
    blockedUntil = io.now() + RETRY_MS;
    circuit.abort(
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
  port25: ReturnType<typeof port25Of>;
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
    shared = { rateLimit, directory: new Map(), port25: port25Of(io) };
    byClient.set(client, shared);
  }
  return shared;
}
