import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { ConnectionReader } from "../../connection_reader.ts";
import { parseIp } from "../../ip.ts";
import { type ProxyAddress, ProxyRefusal } from "./proxy_address.ts";

// RFC 1928 sections 3 to 5.
const VERSION = 5;
const NO_AUTHENTICATION = 0;
const PASSWORD = 2;
const CONNECT = 1;
const IPV4 = 1;
const NAME = 3;
const IPV6 = 4;

/** The first octet of `HTTP/1.1 400`. */
const LETTER_H = 0x48;
const IS_HTTP = "it answers as an HTTP proxy, not as a SOCKS5 proxy: give http:// in place of socks5://";

/** RFC 1928 section 6. Of these the first kind is about the proxy, the second about the host at the tunnel's end. */
const REPLIES: Readonly<Record<number, readonly ["proxy" | "destination", string]>> = {
  1: ["destination", "it cannot connect there"],
  3: ["destination", "it cannot reach that network"],
  4: ["destination", "it cannot reach that host"],
  5: ["destination", "the connection was refused"],
  6: ["destination", "the packets expired on their way"],
  7: ["proxy", "it does not open connections"],
  8: ["proxy", "it does not know this kind of address"],
};

/**
 * Turns a connection to a SOCKS proxy into a tunnel.
 *
 * Source: RFC 1928, RFC 1929.
 *
 * @param host Address or name at the tunnel's end.
 * @throws {ProxyRefusal} When the proxy opens no tunnel.
 * @throws {Error} When the connection breaks.
 */
export async function socks5Connect(
  socket: Socket,
  reader: ConnectionReader,
  host: string,
  port: number,
  credentials: ProxyAddress["credentials"],
): Promise<void> {
  const methods = credentials === null ? [NO_AUTHENTICATION] : [NO_AUTHENTICATION, PASSWORD];
  socket.write(Uint8Array.of(VERSION, methods.length, ...methods));
  const [version, method] = await nextBytes(reader, 2);
  if (version === LETTER_H) throw new ProxyRefusal("proxy", IS_HTTP);
  if (version !== VERSION) throw new ProxyRefusal("proxy", "it does not answer as a SOCKS5 proxy");
  if (method === PASSWORD && credentials !== null) await signIn(socket, reader, credentials);
  else if (method !== NO_AUTHENTICATION) {
    const does = credentials === null ? "requires" : "does not accept";
    throw new ProxyRefusal("proxy", `it ${does} a user name and password`);
  }
  socket.write(Buffer.concat([
    Uint8Array.of(VERSION, CONNECT, 0),
    addressBytes(host),
    Uint8Array.of(port >> 8, port & 255),
  ]));
  const [replyVersion, code, , kind] = await nextBytes(reader, 4);
  if (replyVersion !== VERSION) throw new ProxyRefusal("proxy", "it does not answer as a SOCKS5 proxy");
  if (code !== 0) {
    const [by, why] = REPLIES[code!] ?? ["proxy", `it does not open connections to port ${port}`];
    throw new ProxyRefusal(by, why, code);
  }
  // The address that the proxy connects from is of no use here.
  await nextBytes(reader, (kind === IPV4 ? 4 : kind === IPV6 ? 16 : (await nextBytes(reader, 1))[0]!) + 2);
}

async function signIn(
  socket: Socket,
  reader: ConnectionReader,
  { username, password }: NonNullable<ProxyAddress["credentials"]>,
): Promise<void> {
  const [user, secret] = [Buffer.from(username), Buffer.from(password)];
  socket.write(
    Buffer.concat([Uint8Array.of(1, user.length), user, Uint8Array.of(secret.length), secret]),
  );
  const [, status] = await nextBytes(reader, 2);
  if (status !== 0) throw new ProxyRefusal("proxy", "it rejects this user name and password");
}

function addressBytes(host: string): Uint8Array {
  const bytes = parseIp(host);
  if (bytes !== null) return Buffer.concat([Uint8Array.of(bytes.length === 4 ? IPV4 : IPV6), bytes]);
  const name = Buffer.from(host);
  return Buffer.concat([Uint8Array.of(NAME, name.length), name]);
}

async function nextBytes(reader: ConnectionReader, length: number): Promise<Uint8Array> {
  const bytes = await reader.exactly(length);
  if (bytes === null) throw new Error("it closed the connection");
  return bytes;
}
