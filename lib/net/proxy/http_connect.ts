import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { ConnectionReader } from "../../connection_reader.ts";
import { parseIp } from "../../ip.ts";
import { type ProxyAddress, ProxyRefusal } from "./proxy_address.ts";

/** Bytes of the header of an answer to CONNECT. */
const MAX_HEAD = 16_384;

/** The first octet of an answer of SOCKS5: RFC 1928 section 3. */
const SOCKS_VERSION = 5;
const IS_SOCKS = "it answers as a SOCKS5 proxy, not as an HTTP proxy: give socks5:// in place of http://";

const IS_SILENT = "it closed the connection without an answer, as a SOCKS5 proxy does: then give socks5://";

/**
 * Turns a connection to an HTTP proxy into a tunnel.
 *
 * Source: RFC 9110 sections 9.3.6 and 11.7, RFC 7617.
 *
 * @param host Address or name at the tunnel's end.
 * @throws {ProxyRefusal} When the proxy opens no tunnel.
 * @throws {Error} When the connection breaks.
 */
export async function httpConnect(
  socket: Socket,
  reader: ConnectionReader,
  host: string,
  port: number,
  credentials: ProxyAddress["credentials"],
): Promise<void> {
  const authority = `${parseIp(host)?.length === 16 ? `[${host}]` : host}:${port}`;
  const basic = credentials === null
    ? ""
    : Buffer.from(`${credentials.username}:${credentials.password}`).toString("base64");
  socket.write(
    `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n` +
      `${basic === "" ? "" : `Proxy-Authorization: Basic ${basic}\r\n`}\r\n`,
  );
  const first = await reader.some(1).catch(() => null);
  if (first === null) throw new Error(IS_SILENT);
  if (first[0] === SOCKS_VERSION) throw new ProxyRefusal("proxy", IS_SOCKS);
  const line = await reader.line(MAX_HEAD);
  const status = Number(
    /^HTTP\/1\.[01] ([1-5]\d\d)(?: |$)/.exec(`${String.fromCharCode(first[0]!)}${line}`)?.[1] ?? 0,
  );
  for (let read = line, bytes = 0; status !== 0 && read !== ""; read = await reader.line(MAX_HEAD)) {
    if (read === null) throw new Error("it closed the connection");
    bytes += read.length;
    if (bytes > MAX_HEAD) throw new Error("its answer is too long");
  }
  if (status >= 200 && status < 300) return;
  if (status === 407) {
    const does = credentials === null ? "requires a" : "rejects this";
    throw new ProxyRefusal("proxy", `it ${does} user name and password`, status);
  }
  // Squid says 503, tinyproxy 500, gateways 502 and 504 where the tunnel's end does not answer.
  if (status >= 500) throw new ProxyRefusal("destination", "it cannot connect there", status);
  if (status >= 400) throw new ProxyRefusal("proxy", `it does not open tunnels to port ${port}`, status);
  throw new ProxyRefusal("proxy", "it does not answer as an HTTP proxy");
}
