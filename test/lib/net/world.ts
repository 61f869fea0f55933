/**
 * Loopback servers and a scripted resolver for the tests of everything that dials.
 * @module
 */
import { createServer, type Server, type Socket } from "node:net";
import type { Dialer } from "../../../lib/dial.ts";
import type { Dns, DnsRecord, DnsReply, Io, RecordType } from "../../../lib/io.ts";
import { WELL_KNOWN } from "../../../lib/lookup/controls.ts";
import { createDialer, type DialerOptions } from "../../../lib/net/dialer.ts";

/** What every resolver of the public DNS says of a suffix, and of names that exist wherever there is a DNS; null for others. */
export function controlReply(name: string, type: RecordType | string): Partial<DnsReply> | null {
  const plain = name.replace(/\.$/, "");
  if (plain.includes(".") && !WELL_KNOWN.includes(plain)) return null;
  const record = { name: `${plain}.`, ttl: 60 };
  const answers: DnsRecord[] = type === "NS"
    ? [{ ...record, type, data: `ns.nic.${plain}.` }]
    : type === "A" && plain.includes(".")
    ? [{ ...record, type, data: "192.0.2.10" }]
    : [];
  const soa = answers.length > 0 ? null : { ...SOA, zone: `${plain}.` };
  return { rcode: "NOERROR", answers, soa };
}

/** Answers of one name by type; an answer that is a function is called each time. */
export type Zone = Record<string, Partial<Record<RecordType, string[] | (() => string[])>>>;

/** A resolver that knows a zone, and counts. */
export interface ScriptedDns extends Dns {
  /** `name type` of each question. */
  queries: string[];
}

/** Resolver of a zone. MX values are `preference exchange`. A CNAME answers questions of every type. */
export function scriptedDns(zone: Zone): ScriptedDns {
  const queries: string[] = [];
  return {
    queries,
    resolvers: ["192.0.2.53:53"],
    close: () => Promise.resolve(),
    query(name, type) {
      const plain = name.toLowerCase().replace(/\.$/, "");
      queries.push(`${plain} ${type}`);
      const answers: DnsRecord[] = [];
      for (const recordType of type === "CNAME" ? ["CNAME"] as const : ["CNAME", type] as const) {
        const found = zone[plain]?.[recordType];
        for (const data of typeof found === "function" ? found() : found ?? []) {
          const common = { name: plain + ".", ttl: 60 };
          if (recordType === "MX") {
            const [preference, exchange] = data.split(" ") as [string, string];
            answers.push({ ...common, type: "MX", data: { preference: Number(preference), exchange } });
          } else if (recordType !== "SOA" && recordType !== "DS") {
            answers.push({ ...common, type: recordType, data });
          }
        }
      }
      const rcode = plain in zone ? "NOERROR" : "NXDOMAIN";
      const control = plain in zone ? null : controlReply(plain, type);
      const soa = answers.length > 0 || rcode !== "NOERROR" ? null : { ...SOA, zone: `${plain}.` };
      const said = { rcode, authoritative: false, answers, soa, resolver: "192.0.2.53:53" };
      return Promise.resolve({ ...said, ...control });
    },
  };
}

/** A server on loopback. */
export interface Listening {
  /** Its address. */
  address: string;
  /** Its port. */
  port: number;
  /** Connections accepted so far. */
  readonly connections: number;
  /** Ends it and its connections. */
  close(): Promise<void>;
}

/** Listens on loopback; `serve` gets each connection. */
export function listen(
  serve: (socket: Socket) => void,
  at: { host?: string; port?: number } = {},
): Promise<Listening> {
  const open = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    serve(socket);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(at.port ?? 0, at.host ?? "127.0.0.1", () => {
      const bound = server.address() as { address: string; port: number };
      resolve({
        address: bound.address,
        port: bound.port,
        get connections() {
          return connections;
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of open) socket.destroy();
          }),
      });
    });
  });
}

/** An Io whose names are a zone and whose dialer may reach what `allow` says. */
export function worldIo(
  zone: Zone,
  options: Omit<DialerOptions, "dns"> = {},
): Io & { net: Dialer; dns: ScriptedDns } {
  const dns = scriptedDns(zone);
  return {
    dns,
    geo: null,
    ct: null,
    camera: null,
    screenshots: null,
    history: null,
    net: createDialer({ dns, ...options }),
    now: () => Date.UTC(2026, 10, 21),
    sleep: timelessSleep,
    random: () => 0.5,
  };
}

/** An Io that has DNS only: its resolvers, and what they answer. */
export function dnsIo(resolvers: string[], query: Io["dns"]["query"]): Io {
  return {
    dns: { resolvers, query, close: () => Promise.resolve() },
    net: null,
    geo: null,
    ct: null,
    camera: null,
    screenshots: null,
    history: null,
    now: () => 0,
    sleep: timelessSleep,
    random: () => 0.3,
  };
}

/** A turn of the event loop, or the wait for answers of the same moment, is over at once; no longer pause ends. */
export const timelessSleep: Io["sleep"] = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (ms <= 20) return resolve();
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** A visit that only its deadline ends gets so many pauses of 10 ms, in place of 15 s: more time where we are busy. */
const VISIT_PAUSES = 20;

/** Time in which a visit that only its deadline ends is soon over. */
export function shortened(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // What bounds the lookup is no visit.
    let left = ms > 60_000 || ms < 1_000 ? 1 : VISIT_PAUSES;
    const pauseMs = left === 1 ? ms : 10;
    const pause = (): ReturnType<typeof setTimeout> =>
      setTimeout(() => --left === 0 ? resolve() : void (timer = pause()), pauseMs);
    let timer = pause();
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}

/** Time that stands still until it is over: then every sleep has ended, and later ones end at once. */
export function stoppedClock(): { sleep: Io["sleep"]; over(): void } {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => end = resolve);
  return {
    over: end,
    sleep: async (_ms, signal) => {
      await ended;
      signal?.throwIfAborted();
    },
  };
}

/** An SOA of a suffix, for answers that deny. */
export const SOA = {
  zone: "com.",
  mname: "a.",
  rname: "b.",
  serial: 1,
  refresh: 1,
  retry: 1,
  expire: 1,
  minimum: 1,
};

/** A signal that nobody aborts. */
export function calm(): AbortSignal {
  return new AbortController().signal;
}
