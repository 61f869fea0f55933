/**
 * A DNS server for benches of what is not DNS.
 * @module
 */
import { createSocket } from "node:dgram";
import { once } from "node:events";

/** Names that lookups control a resolver by. */
const CONTROLS: ReadonlySet<string> = new Set(["example.com", "iana.org", "a.root-servers.net"]);

/** Random names of the wildcard check are longer. */
function exists(name: string): boolean {
  if (CONTROLS.has(name)) return true;
  let sum = 0;
  for (const c of name) sum = (sum * 31 + c.charCodeAt(0)) % 1_000_003;
  return !name.includes(".") || (name.length < 32 && sum % 20 === 0);
}

/**
 * Starts a resolver that costs next to nothing: the question comes back with flags and a record. One name in twenty
 * exists, with this IPv4 address; all others get NXDOMAIN. Resolves with its address and port.
 */
export async function startResolver(ipv4: readonly number[]): Promise<string> {
  const socket = createSocket({ type: "udp4", recvBufferSize: 4 << 20 });
  const soa = Buffer.from("c00c000600010000003c0014000000000001000000010000000100000001", "hex");
  const nothing = Buffer.concat([soa, Buffer.from("0000003c", "hex")]);
  nothing.writeUInt16BE(22, 10);
  const address = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...ipv4]);
  socket.on("message", (question, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length: number; (length = question[at]!) > 0; at += length + 1) {
      labels.push(question.toString("latin1", at + 1, at + 1 + length));
    }
    const end = at + 5;
    // SOA of the zone above, as in an NXDOMAIN answer.
    nothing[1] = labels.length > 1 ? 13 + labels[0]!.length : 12;
    const there = exists(labels.join(".").toLowerCase());
    const isA = question.readUInt16BE(at + 1) === 1;
    const reply = Buffer.concat([question.subarray(0, end), there && isA ? address : nothing]);
    reply.writeUInt16BE(0x8180 | (there ? 0 : 3), 2);
    reply.writeUInt16BE(there && isA ? 1 : 0, 6);
    reply.writeUInt16BE(there && isA ? 0 : 1, 8);
    reply.writeUInt16BE(0, 10);
    socket.send(reply, from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return `127.0.0.1:${socket.address().port}`;
}
