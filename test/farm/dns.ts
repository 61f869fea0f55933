/**
 * A resolver that answers honestly for most names and misbehaves for those whose first label says so.
 * @module
 */
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import packet, { type Answer } from "dns-packet";
import { WELL_KNOWN } from "../../lib/lookup/controls.ts";
import { freePort } from "../free_port.ts";

/** Ways to answer badly; a name that begins with one, and a hyphen, is answered so. */
export const DNS_MISDEEDS: readonly string[] = [
  "wrongid",
  "wrongquestion",
  "pointers",
  "oversize",
  "garbagesoa",
  "truncated",
  "halflost",
  "late",
  "silent",
];

/** A running one. */
export interface FarmDns {
  /** `127.0.0.1:port`. */
  address: string;
  /** Stops it. */
  close(): void;
}

/** @param addressOf Address of a name; null when it does not exist. @param mxOf Its mail exchanger. */
export async function startFarmDns(
  addressOf: (name: string) => string | null,
  mxOf: (name: string) => string | null,
): Promise<FarmDns> {
  const udp = createSocket("udp4");
  const answerOf = (question: Buffer): { name: string; reply: Buffer } | null => {
    let query: packet.DecodedPacket;
    try {
      query = packet.decode(question);
    } catch {
      return null;
    }
    const first = query.questions?.[0];
    if (first === undefined) return null;
    const name = first.name.toLowerCase();
    // What exists wherever there is a DNS.
    const address = addressOf(name) ?? (WELL_KNOWN.includes(name) ? "127.0.0.10" : null);
    const isThere = address !== null || !name.includes(".");
    const mx = mxOf(name);
    const answers: Answer[] = first.type === "A" && address !== null
      ? [{ type: "A", name, ttl: 60, data: address }]
      : first.type === "MX" && mx !== null
      ? [{ type: "MX", name, ttl: 60, data: { preference: 10, exchange: mx } }]
      : [];
    const soa = { mname: "ns.nic", rname: "h.nic", serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 60 };
    const reply = packet.encode({
      type: "response",
      id: query.id ?? 0,
      flags: packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | (isThere ? 0 : 3),
      questions: [first],
      answers,
      authorities: answers.length > 0 ? [] : [{
        type: "SOA",
        name: name.slice(name.lastIndexOf(".") + 1),
        ttl: 60,
        data: soa,
      }],
    });
    return { name, reply };
  };
  udp.on("message", (question: Buffer, from: RemoteInfo) => {
    const found = answerOf(question);
    if (found === null) return;
    const send = (bytes: Uint8Array): void => udp.send(bytes, from.port, from.address, () => {});
    const misdeed = DNS_MISDEEDS.find((m) => found.name.startsWith(`${m}-`));
    misbehave(misdeed ?? "", found.reply, send);
  });
  const tcp = createServer((socket: Socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      const found = answerOf(chunk.subarray(2));
      if (found === null || found.name.startsWith("oversize-")) return void socket.destroy();
      // A resolver that says "truncated" on TCP too has no more to say.
      if (found.name.startsWith("truncated-")) found.reply[2]! |= 0x02;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(found.reply.length);
      socket.end(Buffer.concat([length, found.reply]));
    });
  });
  const port = await freePort();
  tcp.listen(port, "127.0.0.1");
  await once(tcp, "listening");
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  return {
    address: `127.0.0.1:${port}`,
    close() {
      udp.close();
      tcp.close();
    },
  };
}

function misbehave(misdeed: string, reply: Buffer, send: (bytes: Uint8Array) => void): void {
  const bent = Buffer.from(reply);
  switch (misdeed) {
    case "silent":
      return;
    case "wrongid":
      bent[0]! ^= 0x55;
      return send(bent);
    case "wrongquestion":
      bent[13]! ^= 0x01;
      return send(bent);
    case "pointers": {
      // Each name points at the pointer before it, the first at itself.
      const chain = Buffer.alloc(1_200);
      for (let i = 0; i < chain.length; i += 2) chain.writeUInt16BE(0xc000 | Math.max(12, i + 10), i);
      bent.writeUInt16BE(400, 6);
      return send(Buffer.concat([bent, chain]));
    }
    case "oversize":
      bent.writeUInt16BE(60_000, 6);
      return send(Buffer.concat([bent, Buffer.alloc(9_000, 0xc0)]));
    case "garbagesoa":
      bent[3] = (bent[3]! & 0xf0) | 3;
      return send(Buffer.concat([bent.subarray(0, bent.length - 10), Buffer.alloc(10, 0xff)]));
    case "truncated":
      bent[2]! |= 0x02;
      return send(bent);
    case "halflost":
      if (Math.random() < 0.5) send(bent);
      return;
    case "late":
      setTimeout(() => send(bent), 2_000);
      return;
    default:
      send(bent);
  }
}
