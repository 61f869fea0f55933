/**
 * An `Io` that replays a recording to a lookup, without any packet.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import type {
  Camera,
  CertificateNames,
  Dns,
  DnsReply,
  Geo,
  History,
  Io,
  LogList,
  RdapServers,
  ScreenshotStore,
  WhoisServers,
} from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { fromBase64 } from "./bytes.ts";
import {
  dnsKey,
  type Recorded,
  type RecordedDns,
  type RecordedHistory,
  type RecordedPicture,
  type RecordedRender,
  type Recording,
  type RecordingHeader,
} from "./format.ts";
import { seededRandom } from "./random.ts";
import { readRecording, type ReadRecordingOptions } from "./read.ts";
import { replayingDialer } from "./replay_dialer.ts";
import { VirtualTime } from "./virtual_time.ts";

/** How a recording is replayed. */
export interface ReplayOptions extends ReadRecordingOptions {
  /** Names seen in certificates: recordings have none. @default none */
  ct?: CertificateNames | null;
  /**
   * Called with a description of each item that the lookup requested and the recording lacks. The lookup continues as
   * if there was no answer: its lines then differ from the recorded ones.
   */
  onMissing?: (what: string) => void;
}

/** A recording that lookups can run on, one at a time. */
export interface Replay {
  /** An `Io` for one lookup: each connection of the recording can be opened once. */
  readonly io: Io;
  /** How it was recorded. */
  readonly header: RecordingHeader;
  /** Whether nothing was left out of it for its size. */
  readonly isComplete: boolean;
}

/** Maximum number of reported missing items; a lookup of another name misses everything. */
const MAX_MISSING = 10_000;

/**
 * Resolves with an `Io` that replays a recording: the same lookup yields the same lines, in an order that may differ
 * between names under study at the same time. The clock jumps from one recorded event to the next, starting at the
 * time of the recording.
 *
 * @param source The bytes of the recording's file.
 * @throws {SquatError} `invalid_parameter` when it cannot be read, saying why.
 * @throws {SquatError} `invalid_parameter` for an unknown option.
 * @example
 * ```ts ignore
 * const { io } = await replayIo([await readFile("lookup.rec")]);
 * for await (const line of lookup("example.com", { io })) console.log(line);
 * ```
 */
export async function replayIo(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReplayOptions = {},
): Promise<Replay> {
  checkArgument(source, "chunks", "the source of replayIo");
  checkOptions("replayIo", options, { maxBytes: true, ct: true, onMissing: true });
  const recording = await readRecording(source, options);
  return replay(recording, options);
}

/** As `replayIo`, for a recording in memory. */
export function replay(recording: Recording, options: Omit<ReplayOptions, "maxBytes"> = {}): Replay {
  checkArgument(recording, "object", "the recording of replay");
  const { header, records, isComplete } = recording;
  checkArgument(header, "object", "the header of a recording");
  const reported = new Set<string>();
  const missing = (what: string) => {
    if (reported.has(what) || reported.size >= MAX_MISSING) return;
    reported.add(what);
    options.onMissing?.(what);
  };
  const time = new VirtualTime();
  const { scripts = false } = header;
  const stored = header.camera ? storedScreenshots(records, missing) : null;
  const io: Io = {
    ...header.settings,
    dns: replayingDns(header.resolvers, records, time, missing),
    net: header.net ? replayingDialer(records, time, missing) : null,
    geo: header.geo === null ? null : replayingGeo(header.geo, records, missing),
    ct: options.ct ?? null,
    camera: header.camera || scripts ? replayingCamera(scripts, records, time, missing) : null,
    screenshots: stored,
    history: header.history ? replayingHistory(records, time, missing) : null,
    ...replayedTables(header),
    now: () => header.startedAt + Math.floor(time.nowMs),
    sleep: (ms, signal) => time.after(ms, signal),
    random: seededRandom(header.seed),
  };
  return { io, header, isComplete };
}

function replayedTables({ tables }: RecordingHeader): Pick<Io, "tables"> {
  if (tables === undefined) return {};
  const { rdap, networks, whois, logs, dates } = tables;
  return {
    tables: {
      ...(rdap === undefined ? {} : { rdap: new Map(rdap) as RdapServers }),
      ...(networks === undefined ? {} : { networks: new Map(networks) }),
      ...(whois === undefined ? {} : { whois: new Map(whois) as WhoisServers }),
      ...(logs === undefined ? {} : { logs: new Map(logs) as LogList }),
      ...(dates === undefined ? {} : { dates }),
    },
  };
}

/** Records by key, in the order in which their calls began. */
function grouped<R extends { at: number }>(records: R[], keyOf: (record: R) => string): Map<string, R[]> {
  return Map.groupBy(records.sort((a, b) => a.at - b.at), keyOf);
}

/** The next record of a group. If more is asked for than was recorded, the last is repeated. */
function nextOf<R>(group: R[] | undefined): R | undefined {
  return group === undefined || group.length === 1 ? group?.[0] : group.shift();
}

function ofKind<K extends Recorded["kind"]>(records: readonly Recorded[], kind: K) {
  return records.filter((record): record is Extract<Recorded, { kind: K }> => record.kind === kind);
}

const NO_ANSWER: DnsReply = {
  rcode: "NO_ANSWER",
  authoritative: false,
  answers: [],
  soa: null,
  resolver: "",
};

function replayingDns(
  resolvers: readonly string[],
  records: readonly Recorded[],
  time: VirtualTime,
  missing: (what: string) => void,
): Dns {
  const places = new Map<Recorded, number>(records.map((record, place) => [record, place]));
  const replies = grouped<RecordedDns>(ofKind(records, "dns"), dnsKey);
  return {
    resolvers,
    close: () => Promise.resolve(),
    async query(name, type, signal, options = {}) {
      signal?.throwIfAborted();
      const { only, except, checkingDisabled } = options;
      const key = dnsKey({
        name,
        type,
        ...(only === undefined ? {} : { only }),
        ...(except === undefined ? {} : { except }),
        ...(checkingDisabled === undefined ? {} : { checkingDisabled }),
      });
      const record = nextOf(replies.get(key));
      if (record === undefined) {
        missing(`DNS reply for ${name} ${type}`);
        return { ...NO_ANSWER, isFinal: true };
      }
      // In the order of the recording, within a millisecond too, so that races end as they did.
      const { reply, at, ms } = record;
      await time.until(reply === undefined ? null : at + ms, signal, places.get(record));
      return {
        ...structuredClone(reply!),
        ...(options.wire === true && record.wire !== undefined ? { wire: fromBase64(record.wire) } : {}),
      };
    },
  };
}

function replayingGeo(
  sources: Geo["sources"],
  records: readonly Recorded[],
  missing: (what: string) => void,
): Geo {
  const found = new Map(ofKind(records, "geo").map((record) => [record.ip, record.found]));
  return {
    sources,
    lookup(ip) {
      const known = found.get(ip);
      if (known === undefined) missing(`network and country of ${ip}`);
      return known === undefined ? null : known as ReturnType<Geo["lookup"]>;
    },
  };
}

function replayingHistory(
  records: readonly Recorded[],
  time: VirtualTime,
  missing: (what: string) => void,
): History {
  const all = ofKind(records, "history");
  const of = (which: "dns" | "tls") => grouped<RecordedHistory>(all.filter((r) => r[which]), (r) => r.name);
  const [dns, tls] = [of("dns"), of("tls")];
  const next = async (group: RecordedHistory[] | undefined, name: string, signal?: AbortSignal) => {
    const record = nextOf(group);
    if (record === undefined) missing(`history of ${name}`);
    else await time.after(record.ms, signal);
    return record;
  };
  return {
    record: () => Promise.resolve(),
    dns: async (name, signal) => structuredClone((await next(dns.get(name), name, signal))?.dns ?? []),
    tls: async (name) => structuredClone((await next(tls.get(name), name))?.tls ?? {}),
  };
}

function replayingCamera(
  scripts: boolean,
  records: readonly Recorded[],
  time: VirtualTime,
  missing: (what: string) => void,
): Camera {
  const pictures = grouped<RecordedPicture>(ofKind(records, "picture"), ({ url }) => url);
  const pages = grouped<RecordedRender>(ofKind(records, "render"), ({ url }) => url);
  /** What a call found; null for one that the recording lacks. */
  const foundBy = async <R extends RecordedPicture | RecordedRender, T>(
    record: R | undefined,
    found: (record: R) => T | null | undefined,
    what: string,
    signal: AbortSignal,
  ): Promise<T | null> => {
    if (record === undefined) {
      missing(what);
      return null;
    }
    const value = found(record);
    await time.after(value === undefined && record.failed === undefined ? null : record.ms, signal);
    if (value === undefined) throw new Error(record.failed);
    return value;
  };
  return {
    close: () => Promise.resolve(),
    async takeScreenshot(url, signal) {
      const record = pictures.get(url)?.shift();
      const shot = await foundBy(record, ({ shot }) => shot, `picture of ${url}`, signal);
      return shot === null ? null : { ...shot, png: fromBase64(shot.png) };
    },
    ...(scripts
      ? {
        async renderPage(url, _options, signal) {
          const record = pages.get(url)?.shift();
          const what = `page at ${url} after its scripts`;
          return structuredClone(await foundBy(record, ({ rendered }) => rendered, what, signal));
        },
      }
      : {}),
  };
}

/** Returns the recorded URLs of screenshots; stores nothing. */
function storedScreenshots(records: readonly Recorded[], missing: (what: string) => void): ScreenshotStore {
  const urls = new Map(ofKind(records, "screenshot").map(({ name, url }) => [name, url]));
  return {
    put(name) {
      const url = urls.get(name);
      if (url === undefined) missing(`place of the picture of ${name}`);
      return Promise.resolve(url ?? "");
    },
  };
}
