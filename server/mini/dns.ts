import { createSocket, type RemoteInfo, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import packet, { type Answer, type Packet } from "dns-packet";
import { listenOn, type MiniServer } from "./loopback.ts";

/** The records of a name. Host names without a final dot. */
export interface ZoneRecords {
  /** IPv4 addresses. */
  a?: string[];
  /** IPv6 addresses. */
  aaaa?: string[];
  /** Exchangers with their preference: `10 mail.example.com`. */
  mx?: string[];
  /** Texts. */
  txt?: string[];
  /** An alias; then there is nothing else. */
  cname?: string;
  /** Name servers. */
  ns?: string[];
}

/** A name's records, or how its servers misbehave; `silence` is a lame delegation. */
export type ZoneEntry = ZoneRecords | "SERVFAIL" | "REFUSED" | "silence";

/** The data that the server is authoritative for. */
export interface Zones {
  /** Zones above the names, where they are not simply a name's last label; a wildcard answers for all names below. */
  suffixes: Record<string, { wildcard?: ZoneRecords }>;
  /** Registered names, as A-labels, and hosts below them. */
  names: Record<string, ZoneEntry>;
}

/**
 * Sends a reply.
 *
 * @param reply Makes it; null where there is none.
 */
export type Deliver = (
  reply: () => Uint8Array | null,
  send: (bytes: Uint8Array) => void,
  over: "udp" | "tcp",
) => void;

/**
 * Starts an authoritative DNS server on a loopback address, UDP and TCP.
 *
 * @param options `deliver` sends the replies. @default each at once
 * @throws {RangeError} For a host that is not a loopback address.
 * @example
 * ```ts
 * import { startDns } from "./dns.ts";
 * const server = await startDns({ suffixes: { com: {} }, names: { "example.com": { a: ["127.0.0.2"] } } });
 * await server.close();
 * ```
 */
export async function startDns(
  zones: Zones,
  options: { host?: string; port?: number; deliver?: Deliver } = {},
): Promise<MiniServer> {
  const { host = "127.0.0.1", port = 0, deliver = deliverAtOnce } = options;
  const serveTcp = (socket: Socket) => {
    let received: Uint8Array = new Uint8Array(0);
    socket.on("data", (chunk: Uint8Array) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 2) {
        const end = 2 + ((received[0]! << 8) | received[1]!);
        if (received.length < end) return;
        const question = received.subarray(2, end);
        received = received.subarray(end);
        deliver(
          () => answerQuestion(zones, question),
          (reply) =>
            socket.write(Buffer.concat([Uint8Array.of(reply.length >> 8, reply.length & 255), reply])),
          "tcp",
        );
      }
    });
  };

  const { tcp, udp } = await listenOnBoth(host, port, serveTcp);
  udp.on("message", (question: Uint8Array, from: RemoteInfo) => {
    deliver(
      () => answerQuestion(zones, question),
      (reply) => udp.send(reply, from.port, from.address, () => {}),
      "udp",
    );
  });
  udp.on("error", () => {});
  return {
    ...tcp,
    async close() {
      await Promise.all([tcp.close(), new Promise<void>((resolve) => udp.close(resolve))]);
    },
  };
}

const deliverAtOnce: Deliver = (reply, send) => {
  const bytes = reply();
  if (bytes !== null) send(bytes);
};

/** Listens on one port by UDP and TCP; resolves when both are bound. */
async function listenOnBoth(
  host: string,
  port: number,
  serve: (socket: Socket) => void,
): Promise<{ tcp: MiniServer; udp: UdpSocket }> {
  for (let attempt = 0;; attempt++) {
    const tcp = await listenOn(createServer(serve), { host, port });
    const udp = createSocket("udp4");
    try {
      udp.bind(tcp.port, host);
      await once(udp, "listening");
      return { tcp, udp };
    } catch (error) {
      udp.close();
      await tcp.close();
      // Another program may use this port on UDP.
      if (attempt === 5 || port !== 0) throw error;
    }
  }
}

/** Names that exist in every internet, by which a lookup finds out whether a resolver serves one. */
const WELL_KNOWN: Zones["names"] = Object.fromEntries(
  ["example.com", "iana.org", "a.root-servers.net"].map((name) => [name, {
    a: ["127.10.0.53"],
    ns: [`ns.${name}`],
  }]),
);

const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

/** The reply to a query; null for no reply. */
function answerQuestion(zones: Zones, question: Uint8Array): Uint8Array | null {
  let asked: Packet;
  try {
    asked = packet.decode(Buffer.from(question));
  } catch {
    return null;
  }
  const [first] = asked.questions ?? [];
  if (first === undefined) return null;
  const name = first.name.toLowerCase();
  // The zone above a registered name answers for DS, however broken the name's own servers are (RFC 4035 section 3.1.4.1).
  const isAbove = first.type === "DS" && zones.names[name] !== undefined;
  const entry = isAbove ? {} : zoneEntry(zones, name);
  if (entry === "silence") return null;
  const rcode: keyof typeof RCODES = typeof entry === "string"
    ? entry
    : entry === null
    ? "NXDOMAIN"
    : "NOERROR";
  const answers = typeof entry === "string" || entry === null
    ? []
    : zoneRecords(zones, name, first.type, entry);
  return packet.encode({
    type: "response",
    id: asked.id ?? 0,
    flags: packet.AUTHORITATIVE_ANSWER | packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE |
      RCODES[rcode],
    questions: [first],
    answers,
    authorities: answers.length === 0 && (rcode === "NOERROR" || rcode === "NXDOMAIN")
      ? [soa(zones, isAbove ? parentZone(name) : name)]
      : [],
  });
}

function zoneEntry(zones: Zones, name: string): ZoneEntry | null {
  const own = zones.names[name] ?? WELL_KNOWN[name];
  if (own !== undefined) return own;
  if (zones.suffixes[name] !== undefined || !name.includes(".")) return { ns: [`ns.nic.${name}`] };
  // Lame and other broken servers answer so for all names below.
  for (let parent = parentZone(name); parent !== ""; parent = parentZone(parent)) {
    const entry = zones.names[parent];
    if (typeof entry === "string") return entry;
    if (entry !== undefined) return null;
    const suffix = zones.suffixes[parent];
    if (suffix !== undefined) return suffix.wildcard ?? null;
  }
  return null;
}

function parentZone(name: string): string {
  const dot = name.indexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1);
}

function zoneRecords(zones: Zones, name: string, type: string, entry: ZoneRecords): Answer[] {
  const ttl = 300;
  if (entry.cname !== undefined && type !== "NS" && type !== "SOA") {
    const target = type === "CNAME" ? null : zoneEntry(zones, entry.cname);
    const rest = target === null || typeof target === "string"
      ? []
      : zoneRecords(zones, entry.cname, type, target);
    return [{ type: "CNAME", name, ttl, data: entry.cname }, ...rest];
  }
  switch (type) {
    case "A":
    case "AAAA":
    case "NS":
      return ({ A: entry.a, AAAA: entry.aaaa, NS: entry.ns }[type] ?? []).map((data) => ({
        type,
        name,
        ttl,
        data,
      }));
    case "TXT":
      return (entry.txt ?? []).map((data) => ({ type, name, ttl, data: data.match(/[^]{1,255}/g) ?? [""] }));
    case "MX":
      return (entry.mx ?? []).map((text) => {
        const [preference, exchange] = text.split(" ");
        return { type, name, ttl, data: { preference: Number(preference), exchange: exchange! } };
      });
    case "SOA":
      // A zone starts at a name of its own, never at one that a wildcard synthesizes.
      return entry.ns === undefined || (zones.names[name] === undefined && soa(zones, name).name !== name)
        ? []
        : [{ ...soa(zones, name), name } as Answer];
    default:
      return [];
  }
}

function soa(zones: Zones, name: string): Answer {
  let zone = name;
  while (zone !== "" && zones.suffixes[zone] === undefined && typeof zones.names[zone] !== "object") {
    zone = parentZone(zone);
  }
  if (zone === "") zone = name.slice(name.lastIndexOf(".") + 1);
  const data = {
    mname: `ns.nic.${zone}`.replace(/\.$/, ""),
    rname: `hostmaster.nic.${zone}`.replace(/\.$/, ""),
    serial: 2026112100,
    refresh: 1800,
    retry: 900,
    expire: 604800,
    minimum: 300,
  };
  return { type: "SOA", name: zone, ttl: 300, data };
}
