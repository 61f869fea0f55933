import { isIP } from "node:net";
import { SquatError } from "../../errors.ts";

const FIRST_RTO_MS = 400;
const MIN_RTO_MS = 100;
const MAX_RTO_MS = 1_500;

/** One resolver and how fast it is. */
export interface Server {
  /** Numeric. */
  readonly address: string;
  /** 1 to 65535. */
  readonly port: number;
  /** Of the address. */
  readonly family: 4 | 6;
  /** `192.0.2.1:53`, `[2001:db8::1]:53`. */
  readonly label: string;
  /** Smoothed round trip; 0 until the first. */
  srttMs: number;
  /** How much it varies. */
  rttvarMs: number;
  /** After so many milliseconds a first attempt counts as lost. */
  rtoMs: number;
  /** Questions in a row that ended without an answer. */
  silent: number;
}

/**
 * Reads `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:53`.
 *
 * @throws {SquatError} `invalid_parameter` for anything else.
 */
export function parseResolver(text: string): Server {
  const [, v6, rest, port = "53"] =
    /^(?:\[([^\]]+)\]|([^\]]*?))(?::(\d+))?$/.exec(isIP(text) === 6 ? `[${text}]` : text) ?? [];
  const address = v6 ?? rest ?? "";
  const family = isIP(address);
  if (family === 0 || Number(port) < 1 || Number(port) > 65_535) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use resolver ${
        JSON.stringify(text)
      }: give an IP address such as 9.9.9.9 or 127.0.0.1:5353, port 1 to 65535`,
    );
  }
  return {
    address,
    port: Number(port),
    family: family as 4 | 6,
    label: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
    srttMs: 0,
    rttvarMs: 0,
    rtoMs: FIRST_RTO_MS,
    silent: 0,
  };
}

/** Takes a round trip into account: RFC 6298 section 2. */
export function measure(server: Server, rttMs: number): void {
  server.silent = 0;
  if (server.srttMs === 0) {
    server.srttMs = rttMs;
    server.rttvarMs = rttMs / 2;
  } else {
    server.rttvarMs = 0.75 * server.rttvarMs + 0.25 * Math.abs(server.srttMs - rttMs);
    server.srttMs = 0.875 * server.srttMs + 0.125 * rttMs;
  }
  server.rtoMs = Math.min(MAX_RTO_MS, Math.max(MIN_RTO_MS, server.srttMs + 4 * server.rttvarMs));
}

/** Whether two texts are the same address; the interface of a link-local one (`%eth0`) does not count. */
export function sameAddress(a: string, b: string): boolean {
  return a === b || (isIP(a) === 6 && isIP(b) === 6 && canonical(a) === canonical(b));
}

function canonical(ipv6: string): string {
  return new URL(`http://[${ipv6.split("%")[0]}]`).hostname;
}
