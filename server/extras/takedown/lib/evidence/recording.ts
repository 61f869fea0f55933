/**
 * What a lookup receives from the network, kept as it goes by: DNS replies, and the bytes of connections.
 * @module
 */
import { Buffer } from "node:buffer";
import type { Connection, Dialer, DialPurpose, TlsInfo } from "../../../../../lib/dial.ts";
import type { Dns, DnsReply, Io, RecordType } from "../../../../../lib/io.ts";

/** A question, and its reply. */
export interface RecordedReply {
  /** A-label name. */
  name: string;
  /** Its record type. */
  type: RecordType;
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds until the reply. */
  ms: number;
  /** Absent when the lookup ended before. */
  reply?: DnsReply;
}

/** What happened on one connection that was opened. */
export interface Conversation {
  /** Its number: connections in the order in which they were asked for. */
  id: number;
  /** Host and port. */
  peer: string;
  /** The address connected to. */
  address: string;
  /** What it was for. */
  purpose: DialPurpose;
  /** What was requested; empty where nobody said. */
  label: string;
  /** Milliseconds since 1970 when it was asked for. */
  at: number;
  /** The handshake that counts: that of STARTTLS where there was one. */
  tls: TlsInfo | null;
  /** Bytes in both directions, in order. */
  turns: { by: "client" | "server"; bytes: Uint8Array }[];
  /** Whether the peer ended the stream. */
  hasEnded: boolean;
}

/** A whole recording. */
export interface Recording {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The resolvers that were asked. */
  resolvers: string[];
  /** In the order in which they were asked. */
  dns: RecordedReply[];
  /** In the order in which they were asked for. */
  conversations: Conversation[];
  /** Whether nothing was left out for its size. */
  isComplete: boolean;
}

/** Bytes kept: later ones are left out. */
const MAX_BYTES = 67_108_864;
/** Bytes that a reply counts. */
const REPLY_BYTES = 500;

/**
 * An `Io` that does the work by another one, with what came until `finish`, within a bound. Closing its parts closes those
 * of `io`.
 */
export function recordIo(io: Io): { readonly io: Io; finish(): Recording } {
  const { now, dns, net } = io;
  const resolvers = [...dns.resolvers];
  const recording: Recording = { startedAt: now(), resolvers, dns: [], conversations: [], isComplete: true };
  let left = MAX_BYTES, hasEnded = false, connections = 0;
  /** Whether that many bytes more are kept. The first that are not, and all after them, are left out. */
  const keeps = (bytes: number): boolean => {
    if (hasEnded || !recording.isComplete) return false;
    left -= bytes;
    return recording.isComplete = left >= 0;
  };
  const recordedDns: Dns = {
    get resolvers() {
      return dns.resolvers;
    },
    close: () => dns.close(),
    query: async (name, type, signal, options) => {
      const asked: RecordedReply = { name, type, at: now(), ms: 0 };
      if (keeps(REPLY_BYTES)) recording.dns.push(asked);
      const reply = await dns.query(name, type, signal, options);
      if (keeps(0)) Object.assign(asked, { reply, ms: now() - asked.at });
      return reply;
    },
  };
  const recorded = (connection: Connection, conversation: Conversation): Connection => {
    let isClosed = false;
    const add = (by: "client" | "server", bytes: Uint8Array) => {
      if (!keeps(bytes.length)) return;
      conversation.turns.push({ by, bytes });
    };
    return {
      address: connection.address,
      port: connection.port,
      get tls() {
        return connection.tls;
      },
      async read() {
        const bytes = await connection.read();
        if (bytes !== null) add("server", bytes.slice());
        else if (!isClosed) conversation.hasEnded = true;
        return bytes;
      },
      async write(data) {
        const sent = typeof data === "string" ? Buffer.from(data) : data.slice();
        await connection.write(data);
        add("client", sent);
      },
      startTls: async (options) => conversation.tls = await connection.startTls(options),
      close() {
        isClosed = true;
        connection.close();
      },
    };
  };
  const dialer = (net: Dialer): Dialer => ({
    proxy: net.proxy,
    ...net.exceptions === undefined ? {} : { exceptions: net.exceptions },
    connect: async (target, signal) => {
      const id = connections++, at = now();
      const connection = await net.connect(target, signal);
      const { address, tls } = connection, { host, port, purpose, label = "" } = target;
      const conversation: Conversation = {
        ...{ id, peer: `${host}:${port}`, address, purpose, label, at, tls },
        turns: [],
        hasEnded: false,
      };
      if (keeps(0)) recording.conversations.push(conversation);
      return recorded(connection, conversation);
    },
  });
  return {
    io: { ...io, dns: recordedDns, net: net && dialer(net) },
    finish() {
      hasEnded = true;
      recording.conversations.sort((a, b) => a.id - b.id);
      return recording;
    },
  };
}

/** All bytes in one direction. */
export function bytesBy({ turns }: Conversation, who: "client" | "server"): Buffer {
  return Buffer.concat(turns.filter(({ by }) => by === who).map(({ bytes }) => bytes));
}

/** The URL that a connection was for; null when it had none. */
export function urlOf({ purpose, label }: Conversation): string | null {
  const url = label.split(" ")[0]!;
  return purpose === "web" && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
}

/** Whether it is HTTP/2, whose bytes are frames. */
export function isHttp2({ tls }: Conversation): boolean {
  return tls?.alpn === "h2";
}
