/**
 * The conversations of a recording: bytes sent and bytes received on one connection.
 * @module
 */
import { Buffer } from "node:buffer";
import type { Recorded, RecordedConnect, RecordedTls } from "../recording/format.ts";
import { exchange, headerOf, type HttpResponse } from "../../../../../lib/observe/web/http.ts";

/** What happened on one connection that was opened. */
export interface Conversation {
  /** How it was opened. */
  connect: RecordedConnect & { opened: NonNullable<RecordedConnect["opened"]> };
  /** The handshake that counts: that of STARTTLS where there was one. */
  tls: RecordedTls | null;
  /** Everything that was sent. */
  sent: Uint8Array;
  /** Everything that was received. */
  received: Uint8Array;
  /** Both in order, for line-based protocols. */
  turns: { by: "client" | "server"; bytes: Uint8Array }[];
  /** Whether the peer ended the stream. */
  hasEnded: boolean;
  /** Milliseconds since 1970 when the last bytes arrived. */
  endedAt: number;
}

/** The conversations in the order in which they were opened. */
export function conversationsOf(records: readonly Recorded[], startedAt: number): Conversation[] {
  const found = new Map<number, Conversation>();
  for (const record of records) {
    if (record.kind === "connect") {
      const { opened } = record;
      if (opened === undefined) continue;
      found.set(record.id, {
        connect: { ...record, opened },
        tls: opened.tls,
        sent: new Uint8Array(0),
        received: new Uint8Array(0),
        turns: [],
        hasEnded: false,
        endedAt: startedAt + record.at + record.ms,
      });
    } else if (record.kind === "read" || record.kind === "write" || record.kind === "starttls") {
      const conversation = found.get(record.id);
      if (conversation === undefined) continue;
      conversation.endedAt = startedAt + record.at + record.ms;
      if (record.kind === "starttls") conversation.tls = record.tls ?? conversation.tls;
      else if (record.data === null) conversation.hasEnded = true;
      else if (record.data !== undefined) {
        const by = record.kind === "write" ? "client" : "server";
        conversation.turns.push({ by, bytes: Buffer.from(record.data, "base64") });
      }
    }
  }
  for (const conversation of found.values()) {
    const { client = [], server = [] } = Object.groupBy(conversation.turns, ({ by }) => by);
    conversation.sent = Buffer.concat(client.map(({ bytes }) => bytes));
    conversation.received = Buffer.concat(server.map(({ bytes }) => bytes));
  }
  return [...found.values()].sort((a, b) => a.connect.id - b.connect.id);
}

/** The URL that a connection was for; null when it had none. */
export function urlOf({ connect }: Conversation): string | null {
  const url = connect.label?.split(" ")[0] ?? "";
  return connect.purpose === "web" && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
}

/** Whether it is HTTP/2, whose bytes are frames. */
export function isHttp2({ tls }: Conversation): boolean {
  return tls?.alpn === "h2";
}

/** Value of a field of the request; null when it has none. */
export function requestField({ sent }: Conversation, name: string): string | null {
  const head = Buffer.from(sent).toString("latin1").split("\r\n\r\n", 1)[0]!;
  const line = head.split("\r\n").find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line === undefined ? null : line.slice(name.length + 1).trim();
}

/** The response of an HTTP/1.1 conversation, its body decoded; null when there is none. */
export async function responseOf(
  { received }: Conversation,
  url: string,
  bodyBytes: number,
): Promise<HttpResponse | null> {
  let rest: Uint8Array | null = received;
  const connection = {
    write: () => Promise.resolve(),
    read: () => {
      const bytes = rest;
      rest = null;
      return Promise.resolve(bytes?.length === 0 ? null : bytes);
    },
  };
  try {
    return await exchange(connection, { url: new URL(url), userAgent: "" }, { bodyBytes });
  } catch {
    return null;
  }
}

/** Milliseconds since 1970 of a response's Date field; null without a valid one. */
export function dateOf(response: HttpResponse): number | null {
  const time = Date.parse(headerOf(response.headers, "date") ?? "");
  return Number.isFinite(time) ? time : null;
}
