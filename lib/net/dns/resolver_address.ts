import { isIP } from "node:net";
import { SquatError } from "../../errors.ts";

/** Where a resolver is, and how it is spoken to. */
export interface ResolverAddress {
  /** `udp` is plain DNS, with TCP for large answers. */
  readonly transport: "udp";
  /** Numeric; a link-local one with its zone. */
  readonly address: string;
  /** 1 to 65535. */
  readonly port: number;
  /** Of the address. */
  readonly family: 4 | 6;
  /** `192.0.2.1:53`, `[2001:db8::1]:53`. */
  readonly label: string;
}

/**
 * Reads `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:53` or `fe80::1%eth0`.
 *
 * @throws {SquatError} `invalid_parameter` for anything else.
 */
export function parseResolver(text: string): ResolverAddress {
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
    transport: "udp",
    address,
    port: Number(port),
    family: family as 4 | 6,
    label: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
  };
}
