import { SquatError } from "../../lib/errors.ts";
import { formatIp, parseIp } from "../../lib/ip.ts";
import type { WindowState } from "../stores/memory_limits.ts";
import { Held } from "../fair/held.ts";
import { MIB } from "../units/mod.ts";

/** The decision on a request. */
export interface Decision {
  /** Whether the request is within the limit. */
  allowed: boolean;
  /** Requests allowed in a window. */
  limit: number;
  /** Requests left in this window. */
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  reset_sec: number;
}

/** Length of the window for requests, milliseconds. */
export const WINDOW_MS = 60_000;

/** Returns the decision on the request that was counted last. */
export function decide({ count, left_ms }: WindowState, limit: number): Decision {
  return {
    allowed: count <= limit,
    limit,
    remaining: Math.max(0, limit - count),
    reset_sec: Math.max(1, Math.ceil(left_ms / 1000)),
  };
}

/** Returns the headers of a decision. */
export function limitHeaders(decision: Decision): Record<string, string> {
  return {
    "x-ratelimit-limit": String(decision.limit),
    "x-ratelimit-remaining": String(decision.remaining),
    "x-ratelimit-reset": String(decision.reset_sec),
  };
}

/** How often something may be done. */
export interface UseLimit {
  /** What counts together: its window in the store. */
  of: string;
  /** Most uses in so many milliseconds. */
  most: number;
  ms: number;
  /** Uses that this one counts as. @default 1 */
  amount?: number;
  /** Returns the message of a refusal. */
  refusal: (seconds: number) => string;
}

/** Counts a use. @throws {SquatError} `rate_limited` when there were too many. */
export async function limitUses(
  limits: { take(id: string, ms: number, amount?: number): Promise<WindowState> },
  { of, most, ms, amount, refusal }: UseLimit,
): Promise<void> {
  const { allowed, reset_sec } = decide(await limits.take(of, ms, amount), most);
  if (!allowed) throw new SquatError("rate_limited", refusal(reset_sec), { retryAfterSeconds: reset_sec });
}

/** The first bytes of an IPv4-mapped address (RFC 4291 section 2.5.5.2), as text. */
const MAPPED = "0,0,0,0,0,0,0,0,0,0,255,255";

/**
 * Returns the client that a request is attributed to: the peer, or the client named by the trusted proxies. An IPv6
 * /64 counts as one client (RFC 6177 section 2: a site has at least that).
 *
 * @param peer Address of the connection.
 * @param forwarded The header X-Forwarded-For; only the part that trusted proxies added counts.
 * @param proxies How many proxies of the operator's own are in front.
 */
export function callerNetwork(peer: string, forwarded: string | null, proxies: number): string {
  const hops = (forwarded ?? "").split(",").map((each) => each.trim()).filter((each) => each !== "");
  const address = proxies === 0 ? peer : hops.at(-proxies) ?? hops[0] ?? peer;
  return network(address.slice(0, 100));
}

/** An IPv4 address as it is, the /64 of an IPv6 address with all four groups, or `unknown`. */
function network(address: string): string {
  const bytes = parseIp(address.replace(/%.*$/, "").replace(/^\[|\]$/g, ""));
  if (bytes === null) return "unknown";
  if (bytes.length === 4) return formatIp(bytes)!;
  if (bytes.subarray(0, 12).join() === MAPPED) return formatIp(bytes.subarray(12))!;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [0, 2, 4, 6].map((at) => view.getUint16(at).toString(16)).join(":") + "::/64";
}

/** Bytes of the large bodies of one owner, and of all, that may be in memory. */
const MAX_OF_OWNER = 16 * MIB, MAX_IN_ALL = 64 * MIB;
/** Seconds after which a client may try again: a body has ten to arrive. */
const RETRY_SEC = 10;

/** The memory for bodies of requests that are larger than most: each owner has a part of it. */
export class BodyBudget {
  readonly #bytes = new Held();

  /**
   * Takes room for a body before it is read. Returns what gives it back; further calls do nothing.
   *
   * @param length What the sender says that it has, from its header. Without it, or with more, `most` is taken.
   * @param most Largest size in bytes.
   * @throws {SquatError} `rate_limited` when the owner's bodies have its part, `over_capacity` when all have all.
   */
  take(owner: string, length: string | null, most: number): () => void {
    const bytes = length !== null && /^\d{1,15}$/.test(length) ? Math.min(Number(length), most) : most;
    if (this.#bytes.of(owner) + bytes > MAX_OF_OWNER) {
      throw new SquatError(
        "rate_limited",
        `Requests of this owner that are in progress have ${
          MAX_OF_OWNER / MIB
        } MiB of bodies: wait for one of them`,
        { retryAfterSeconds: RETRY_SEC },
      );
    }
    if (this.#bytes.all + bytes > MAX_IN_ALL) {
      throw new SquatError(
        "over_capacity",
        `Requests in progress have the ${
          MAX_IN_ALL / MIB
        } MiB that this server has for bodies: try again later`,
        { retryAfterSeconds: RETRY_SEC },
      );
    }
    return this.#bytes.take(owner, bytes);
  }
}
