import { DialError } from "../../dial.ts";
import type { Io } from "../../io.ts";

/** Number of different mail hosts that must be unreachable in a row for port 25 to count as blocked. */
const HOSTS = 4;
/** Milliseconds until it is tried again. */
const RETRY_MS = 600_000;

/**
 * A circuit breaker for port 25, which home and cloud networks block: after a few unreachable MX hosts, none is tried
 * for ten minutes, and attempts in progress end. A mail server that answers closes the circuit.
 */
function circuitBreaker(io: Pick<Io, "now">) {
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

const byClient = new WeakMap<object, ReturnType<typeof circuitBreaker>>();

/** Whether the network lets connections to mail servers pass: one answer for all lookups through a dialer. */
export function port25Of(io: Pick<Io, "net" | "now">): ReturnType<typeof circuitBreaker> {
  const client = io.net ?? io;
  let port25 = byClient.get(client);
  if (port25 === undefined) byClient.set(client, port25 = circuitBreaker(io));
  return port25;
}
