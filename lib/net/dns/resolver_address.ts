import { isIP } from "node:net";
import { SquatError } from "../../errors.ts";

/** A resolver over UDP, and TCP for large answers: RFC 1035. */
export interface UdpAddress {
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

/** A resolver over TLS: RFC 7858. */
export interface TlsAddress {
  readonly transport: "tls";
  /** A name or an address; the certificate must be for it. */
  readonly host: string;
  /** 1 to 65535. */
  readonly port: number;
  /** `tls://dns.example:853`. */
  readonly label: string;
}

/** A resolver over HTTPS: RFC 8484. */
export interface HttpsAddress {
  readonly transport: "https";
  /** URL that queries are posted to. */
  readonly url: URL;
  /** The URL. */
  readonly label: string;
}

/** Address and protocol of a resolver. */
export type ResolverAddress = UdpAddress | TlsAddress | HttpsAddress;

/**
 * Reads `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:53`, `fe80::1%eth0`, `tls://dns.example`,
 * `tls://192.0.2.1:853` or `https://dns.example/dns-query`.
 *
 * @throws {SquatError} `invalid_parameter` for anything else.
 */
export function parseResolver(text: string): ResolverAddress {
  const address = /^(?:tls|https):\/\//i.test(text) ? parseEncrypted(text) : parseUdp(text);
  if (address !== null) return address;
  throw new SquatError(
    "invalid_parameter",
    `Cannot use resolver ${
      JSON.stringify(text)
    }: give an IP address such as 9.9.9.9 or 127.0.0.1:5353, port 1 to ` +
      "65535, or tls://HOST or https://HOST/dns-query",
  );
}

function parseUdp(text: string): UdpAddress | null {
  const [, v6, rest, port = "53"] =
    /^(?:\[([^\]]+)\]|([^\]]*?))(?::(\d+))?$/.exec(isIP(text) === 6 ? `[${text}]` : text) ?? [];
  const address = v6 ?? rest ?? "";
  const family = isIP(address);
  if (family === 0 || Number(port) < 1 || Number(port) > 65_535) return null;
  return {
    transport: "udp",
    address,
    port: Number(port),
    family: family as 4 | 6,
    label: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
  };
}

function parseEncrypted(text: string): TlsAddress | HttpsAddress | null {
  const isHttps = /^https:/i.test(text);
  // `URL` parses ports and hosts of http schemes only.
  const http = text.replace(/^tls:/i, "https:");
  if (!URL.canParse(http)) return null;
  const url = new URL(http);
  if (url.username !== "" || url.password !== "" || url.hash !== "") return null;
  if (isHttps) return { transport: "https", url, label: url.href };
  if (url.pathname !== "/" || url.search !== "") return null;
  const given = /:(\d{1,5})\/?$/.exec(text)?.[1];
  const port = given === undefined ? 853 : Number(given);
  if (port === 0) return null;
  return {
    transport: "tls",
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port,
    label: `tls://${url.hostname}:${port}`,
  };
}
