/**
 * Resolvers as real networks have them: with limits, filters and portals. Real servers on loopback, UDP and TCP.
 * @module
 */
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import packet, { type Answer, type Packet, type Question } from "dns-packet";
import { WELL_KNOWN } from "../../lib/lookup/controls.ts";
import { Ban, type Bans, type Limit, Meter } from "./limits.ts";

/** How a name that is on a blocklist is answered. */
export interface Blocking {
  /** Whether the name is on the list. */
  blocks(name: string): boolean;
  /**
   * `NXDOMAIN`, without an SOA as Quad9 does it, `REFUSED`, `NODATA`, the address of a block page (`0.0.0.0` for none),
   * or `CNAME` and its name. A getter may give another one each time.
   */
  answer: "NXDOMAIN" | "REFUSED" | "NODATA" | string;
  /** Whether only A is forged and other types are answered truthfully. @default false */
  addressesOnly?: boolean;
  /** Extended DNS error to send along, RFC 8914: 15, 16 or 17. @default none */
  extendedError?: number;
}

/**
 * What a resolver does with one type: refuses it, fails with the extended error of a zone whose servers are not reached
 * (RFC 8914 section 4.23), cuts the reply, or drops the question.
 */
export type OnType = "REFUSED" | "NOTIMP" | "SERVFAIL" | "unreachable" | "TC" | "drop";

/** A resolver of the farm. */
export interface ResolverOptions {
  /** Address of a registered name; null when nobody registered it. */
  addressOf(name: string): string | null;
  /** Address that it invents for a name that does not exist; other types are denied. @default none */
  invents?: string;
  /** Name server of a registered name. @default `ns1.` below the name */
  nameServerOf?(name: string): string;
  /** Mail server of a registered name. @default none */
  mailServerOf?(name: string): string;
  /** Milliseconds to an answer, or to one for a type. Refusals come at once. @default 0 */
  delayMs?: number | ((type: string) => number);
  /** Milliseconds by which answers are later than that, at most. @default 0 */
  jitterMs?: number;
  /** Share of datagrams that get lost, 0 to 1, in each direction. @default 0 */
  loss?: number;
  /** Whether the question for a name gets lost on the way. @default as `loss` has it */
  drops?(name: string): boolean;
  /** What it does with connections over TCP. @default "answer" */
  tcp?: "answer" | "close" | "silence";
  /** Questions after which it ends a connection over TCP; more on it get no answer. @default no end */
  tcpMost?: number;
  /** What it allows. @default everything */
  limit?: Limit;
  /** Whom it answers nothing for a while. @default nobody */
  bans?: Bans;
  /** What it does beyond its limit. @default "drop" */
  beyond?: "REFUSED" | "SERVFAIL" | "NOTIMP" | "TC" | "drop";
  /** Its blocklist. @default none */
  blocking?: Blocking;
  /** A captive portal: the one address that every name has. @default none */
  portal?: string;
  /** What it does with a question that has EDNS. @default "answer" */
  edns?: "answer" | "drop" | "FORMERR" | "NOTIMP";
  /** What it does with questions for a type, whatever the name. @default answers */
  onType?(type: string): OnType | undefined;
  /** A name that fails by itself, whatever the load. @default none */
  fails?(name: string): boolean;
  /** Whether it knows no name but its own: not even those that exist wherever there is a DNS. @default false */
  isWalled?: boolean;
  /** What it denies although it exists: names, suffixes, those that exist wherever there is a DNS. @default nothing */
  denies?(name: string, type: string): boolean;
  /** How it denies these: with no SOA, the root's or that of the suffix, as its authority or not. @default NXDOMAIN without SOA */
  denial?: {
    rcode?: "NXDOMAIN" | "NOERROR";
    soa?: "root" | "suffix";
    authoritative?: boolean;
    extendedError?: number;
  };
  /** The servers that it refers to, in place of each answer. @default none */
  refers?: string;
  /** Somebody on the way, whose reply to a datagram comes first; the resolver's own comes some milliseconds later. @default nobody */
  forger?: { laterMs: number; as: Partial<ResolverOptions>; forges(name: string, type: string): boolean };
  /** What it sends in place of a reply, `nth` of all over UDP. @default the reply */
  sends?(
    reply: Uint8Array,
    asked: { name: string; type: string; nth: number; question: Uint8Array },
  ): Uint8Array[];
  /** A name whose alias leads back to it, for questions of these types. @default none */
  loops?(name: string, type: string): boolean;
  /** Seconds that answers may be cached. @default 60 */
  ttl?: number;
}

/** A running resolver. */
export interface FarmResolver {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** Questions received over UDP. */
  readonly datagrams: number;
  /** Questions received over TCP. */
  readonly overTcp: number;
  /** Questions that were beyond the limit. */
  readonly beyond: number;
  /** Most questions that waited for their answer at the same time; repetitions of one count once. */
  readonly mostInFlight: number;
  /** `name type` of every question, in the order received. */
  readonly queries: readonly string[];
  /** Stops it. */
  close(): Promise<void>;
}

const RCODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const;
const EXTENDED_ERROR = 15;
const RECURSIVE = packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE;
/** Where the alias of a blocked name leads. */
const BLOCK_PAGE = "127.0.0.80";

/** Starts a resolver on a free port of 127.0.0.1. */
export async function startResolver(options: ResolverOptions): Promise<FarmResolver> {
  const meter = new Meter(options.limit);
  const ban = new Ban(options.bans);
  const counts = { datagrams: 0, overTcp: 0, beyond: 0, inFlight: 0, mostInFlight: 0 };
  const queries: string[] = [];
  const waiting = new Map<string, number>();
  const sockets = new Set<Socket>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const udp = createSocket("udp4");
  let closed = false;

  const later = (type: string, run: () => void): void => {
    const { delayMs: given, jitterMs = 0 } = options;
    if (given === undefined) return run();
    const delayMs = typeof given === "number" ? given : given(type);
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs + Math.random() * jitterMs);
    timers.add(timer);
  };

  udp.on("message", (bytes: Uint8Array, from: RemoteInfo) => {
    const message = decode(bytes);
    const question = message?.questions?.[0];
    if (message === null || question === undefined) return;
    counts.datagrams++;
    queries.push(`${question.name.toLowerCase()} ${question.type}`);
    const { edns = "answer", loss = 0 } = options;
    if (Math.random() < loss || options.drops?.(question.name.toLowerCase())) return;
    const send = (reply: Uint8Array): void => {
      if (!closed && Math.random() >= loss) udp.send(reply, from.port, from.address, () => {});
    };
    if (ban.takesDatagram()) return void counts.beyond++;
    const onType = options.onType?.(question.type ?? "");
    if (onType === "drop") return;
    if (onType === "TC") return send(encode(message, question, "NOERROR", { truncated: true }));
    if (edns !== "answer" && (message.additionals?.length ?? 0) > 0) {
      return edns === "drop" ? undefined : send(encode(message, question, edns));
    }
    if (!meter.allows(counts.inFlight)) {
      counts.beyond++;
      const { beyond = "drop" } = options;
      if (beyond === "drop") return;
      return send(
        beyond === "TC"
          ? encode(message, question, "NOERROR", { truncated: true })
          : encode(message, question, beyond),
      );
    }
    counts.inFlight++;
    const key = queries.at(-1)!;
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    counts.mostInFlight = Math.max(counts.mostInFlight, waiting.size);
    later(question.type ?? "", () => {
      counts.inFlight--;
      const copies = waiting.get(key)! - 1;
      if (copies === 0) waiting.delete(key);
      else waiting.set(key, copies);
      const own = answer(options, message, question);
      const { forger } = options;
      const asked = { name: question.name.toLowerCase(), type: question.type ?? "" };
      if (options.sends !== undefined) {
        for (const each of options.sends(own, { ...asked, nth: queries.length, question: bytes })) send(each);
        return;
      }
      if (forger?.forges(asked.name, asked.type) !== true) return send(own);
      send(answer({ ...options, ...forger.as }, message, question));
      const timer = setTimeout(() => (timers.delete(timer), send(own)), forger.laterMs);
      timers.add(timer);
    });
  });
  udp.on("error", () => {});

  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (options.tcp === "close") return void socket.destroy();
    if (options.tcp === "silence") return void socket.resume();
    let left = options.tcpMost ?? Infinity;
    eachMessage(socket, (bytes, send) => {
      const message = decode(bytes);
      const question = message?.questions?.[0];
      if (message === null || question === undefined) return void socket.destroy();
      if (left-- <= 0) return;
      counts.overTcp++;
      if (ban.takesMessage()) return;
      later(question.type ?? "", () => send(answer(options, message, question)));
      if (left === 0) later(question.type ?? "", () => socket.end());
    });
  });

  for (let attempt = 0;; attempt++) {
    tcp.listen(0, "127.0.0.1");
    await once(tcp, "listening");
    try {
      udp.bind((tcp.address() as AddressInfo).port, "127.0.0.1");
      await once(udp, "listening");
      break;
    } catch (error) {
      // Another program may have this number on UDP.
      if (attempt === 5) throw error;
      await new Promise((resolve) => tcp.close(resolve));
    }
  }
  return {
    address: `127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    get datagrams() {
      return counts.datagrams;
    },
    get overTcp() {
      return counts.overTcp;
    },
    get beyond() {
      return counts.beyond;
    },
    get mostInFlight() {
      return counts.mostInFlight;
    },
    queries,
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => udp.close(() => resolve())),
        new Promise<void>((resolve) => tcp.close(() => resolve())),
      ]);
    },
  };
}

/** Reads the messages of a stream, each after two octets of its length (RFC 1035 section 4.2.2), and sends replies so. */
export function eachMessage(
  socket: Socket,
  take: (message: Uint8Array, send: (reply: Uint8Array) => void) => void,
): void {
  const send = (reply: Uint8Array) =>
    void socket.write(Buffer.concat([Uint8Array.of(reply.length >> 8, reply.length & 255), reply]));
  let received: Uint8Array = new Uint8Array(0);
  socket.on("data", (chunk: Uint8Array) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && !socket.destroyed) {
      const length = (received[0]! << 8) | received[1]!;
      if (received.length < length + 2) return;
      const message = received.subarray(2, length + 2);
      received = received.subarray(length + 2);
      take(message, send);
    }
  });
}

/** The reply to a message, without limits; null for one that is no question. */
export function replyTo(options: ResolverOptions, bytes: Uint8Array): Uint8Array | null {
  const message = decode(bytes);
  const question = message?.questions?.[0];
  return message === null || question === undefined ? null : answer(options, message, question);
}

function decode(bytes: Uint8Array): Packet | null {
  try {
    return packet.decode(Buffer.from(bytes));
  } catch {
    return null;
  }
}

/** What it says of a name when it answers. */
function answer(options: ResolverOptions, message: Packet, question: Question): Uint8Array {
  const name = question.name.toLowerCase();
  const { blocking, portal, ttl = 60 } = options;
  const addressed = (address: string): Answer[] =>
    question.type === "A" ? [{ type: "A", name, ttl, data: address }] : [];
  if (portal !== undefined) return encode(message, question, "NOERROR", { answers: addressed(portal) });
  if (options.refers !== undefined) {
    const data = options.refers;
    const authorities: Answer[] = [{ type: "NS", name: name.slice(name.lastIndexOf(".") + 1), ttl, data }];
    return encode(message, question, "NOERROR", { authorities, flags: 0 });
  }
  if (options.denies?.(name, question.type ?? "")) {
    const { rcode = "NXDOMAIN", soa: zone, authoritative, extendedError } = options.denial ?? {};
    const owner = zone === "root" ? "." : name.slice(name.lastIndexOf(".") + 1);
    return encode(message, question, rcode, {
      authorities: zone === undefined ? [] : [soa(owner, ttl)],
      ...extendedError === undefined ? {} : { extendedError },
      ...authoritative ? { flags: RECURSIVE | packet.AUTHORITATIVE_ANSWER } : {},
    });
  }
  const onType = options.onType?.(question.type ?? "");
  if (onType === "unreachable") return encode(message, question, "SERVFAIL", { extendedError: 22 });
  if (onType === "REFUSED" || onType === "NOTIMP" || onType === "SERVFAIL") {
    return encode(message, question, onType);
  }
  if (options.fails?.(name)) return encode(message, question, "SERVFAIL");
  const forged = blocking?.blocks(name) && (question.type === "A" || blocking.addressesOnly !== true);
  if (blocking !== undefined && forged) {
    const extendedError = blocking.extendedError;
    const extra = extendedError === undefined ? {} : { extendedError };
    const { answer } = blocking;
    if (answer === "NXDOMAIN" || answer === "REFUSED") return encode(message, question, answer, extra);
    const alias = /^CNAME (.+)/.exec(answer)?.[1];
    const answers: Answer[] = answer === "NODATA"
      ? []
      : alias === undefined
      ? addressed(answer)
      : question.type === "A"
      ? [{ type: "CNAME", name, ttl, data: alias }, { type: "A", name: alias, ttl, data: BLOCK_PAGE }]
      : [{ type: "CNAME", name, ttl, data: alias }];
    return encode(message, question, "NOERROR", { ...extra, answers });
  }
  if (options.loops?.(name, question.type ?? "")) {
    const there = `there.${name}`;
    return encode(message, question, "NOERROR", {
      answers: [{ type: "CNAME", name, ttl, data: there }, { type: "CNAME", name: there, ttl, data: name }],
    });
  }
  if (!name.includes(".")) {
    // A suffix: its servers are in its own zone.
    return encode(message, question, "NOERROR", {
      answers: question.type === "NS" ? [{ type: "NS", name, ttl, data: `ns.nic.${name}` }] : [],
      authorities: question.type === "NS" ? [] : [soa(name, ttl)],
    });
  }
  const address = options.addressOf(name) ?? (options.isWalled ? null : wellKnown(name));
  if (address === null) {
    if (options.invents !== undefined && question.type === "A") {
      return encode(message, question, "NOERROR", { answers: addressed(options.invents) });
    }
    return encode(message, question, "NXDOMAIN", {
      authorities: [soa(name.slice(name.lastIndexOf(".") + 1), ttl)],
    });
  }
  const answers = question.type === "A"
    ? addressed(address)
    : question.type === "NS"
    ? [{ type: "NS" as const, name, ttl, data: options.nameServerOf?.(name) ?? `ns1.${name}` }]
    : question.type === "MX" && options.mailServerOf !== undefined
    ? [{ type: "MX" as const, name, ttl, data: { preference: 10, exchange: options.mailServerOf(name) } }]
    : question.type === "TXT" && WELL_KNOWN.includes(name)
    ? [{ type: "TXT" as const, name, ttl, data: "v=spf1 -all" }]
    : question.type === "SOA"
    ? [soa(name, ttl)]
    : [];
  return encode(message, question, "NOERROR", {
    answers,
    authorities: answers.length === 0 ? [soa(name, ttl)] : [],
  });
}

/** Address of a name that exists wherever there is a DNS; null for others. */
function wellKnown(name: string): string | null {
  return WELL_KNOWN.includes(name) ? "127.0.0.10" : null;
}

function soa(zone: string, ttl: number): Answer {
  const data = {
    mname: `ns.nic.${zone}`.replace(/\.+$/, ""),
    rname: `hostmaster.nic.${zone}`.replace(/\.+$/, ""),
    serial: 1,
    refresh: 1800,
    retry: 900,
    expire: 604_800,
    minimum: 60,
  };
  return { type: "SOA", name: zone, ttl, data };
}

function encode(
  message: Packet,
  question: Question,
  rcode: keyof typeof RCODES,
  more: {
    answers?: Answer[];
    authorities?: Answer[];
    truncated?: boolean;
    extendedError?: number;
    flags?: number;
  } = {},
): Uint8Array {
  const { extendedError } = more;
  return packet.encode({
    type: "response",
    id: message.id ?? 0,
    flags: (more.flags ?? RECURSIVE) | RCODES[rcode] |
      (more.truncated ? packet.TRUNCATED_RESPONSE : 0),
    questions: [question],
    answers: more.answers ?? [],
    authorities: more.authorities ?? [],
    additionals: extendedError === undefined ? [] : [{
      type: "OPT",
      name: ".",
      udpPayloadSize: 1232,
      flags: 0,
      options: [{
        code: EXTENDED_ERROR,
        data: Buffer.concat([Uint8Array.of(0, extendedError), Buffer.from("blocklist")]),
      }],
    } as unknown as Answer],
  });
}
