/**
 * An `Io` that replays a recording to a lookup, without any packet.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import type { Camera, CertificateNames, Dns, DnsReply, Geo, History, Io, ScreenshotStore } from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { fromBase64 } from "./bytes.ts";
import {
  dnsKey,
  type Recorded,
  type RecordedCall,
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
  const play: Playback = { records, time, missing };
  const io: Io = {
    ...header.settings,
    dns: replayingDns(header.resolvers, play),
    net: header.net ? replayingDialer(records, time, missing) : null,
    geo: header.geo === null ? null : replayingGeo(header.geo, play),
    ct: options.ct ?? null,
    camera: header.camera || scripts ? replayingCamera(scripts, play) : null,
    screenshots: header.camera ? storedScreenshots(play) : null,
    history: header.history ? replayingHistory(play) : null,
    tables: header.tables && replayedTables(header.tables),
    now: () => header.startedAt + Math.floor(time.nowMs),
    sleep: (ms, signal) => time.after(ms, signal),
    random: seededRandom(header.seed),
  };
  return { io, header, isComplete };
}

/** Tables with maps in place of lists of entries. */
function replayedTables(tables: NonNullable<RecordingHeader["tables"]>): NonNullable<Io["tables"]> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, Array.isArray(table) ? new Map(table) : table]),
  );
}

/** What every part of a replay needs. */
interface Playback {
  records: readonly Recorded[];
  time: VirtualTime;
  missing: (what: string) => void;
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

function replayingDns(resolvers: readonly string[], { records, time, missing }: Playback): Dns {
  const places = new Map<Recorded, number>(records.map((record, place) => [record, place]));
  const replies = grouped<RecordedDns>(ofKind(records, "dns"), dnsKey);
  return {
    resolvers,
    close: () => Promise.resolve(),
    async query(name, type, signal, options = {}) {
      signal?.throwIfAborted();
      const record = nextOf(replies.get(dnsKey({ ...options, name, type })));
      if (record === undefined) {
        missing(`DNS reply for ${name} ${type}`);
        return { ...NO_ANSWER, isFinal: true };
      }
      // In the order of the recording, within a millisecond too, so that races end as they did.
      const { reply, wire, at, ms } = record;
      await time.until(reply === undefined ? null : at + ms, signal, places.get(record));
      return {
        ...structuredClone(reply!),
        wire: options.wire !== true || wire === undefined ? undefined : fromBase64(wire),
      };
    },
  };
}

function replayingGeo(sources: Geo["sources"], { records, missing }: Playback): Geo {
  const found = new Map(ofKind(records, "geo").map((record) => [record.ip, record.found]));
  return {
    sources,
    lookup(ip) {
      const known = found.get(ip);
      if (known === undefined) missing(`network and country of ${ip}`);
      return (known ?? null) as ReturnType<Geo["lookup"]>;
    },
  };
}

/** What a recorded call found, after the time that it took; null, and named, for one that the recording lacks. */
async function foundBy<R extends RecordedCall & { failed?: string }, T>(
  { time, missing }: Playback,
  what: string,
  record: R | undefined,
  found: (record: R) => T | null | undefined,
  signal?: AbortSignal,
): Promise<T | null> {
  if (record === undefined) {
    missing(what);
    return null;
  }
  const value = found(record);
  await time.after(value === undefined && record.failed === undefined ? null : record.ms, signal);
  if (value === undefined) throw new Error(record.failed);
  return structuredClone(value);
}

function replayingHistory(play: Playback): History {
  const all = ofKind(play.records, "history");
  const of = (which: "dns" | "tls") => grouped<RecordedHistory>(all.filter((r) => r[which]), (r) => r.name);
  const [dns, tls] = [of("dns"), of("tls")];
  const what = (name: string) => `history of ${name}`;
  return {
    record: () => Promise.resolve(),
    dns: async (name, signal) =>
      await foundBy(play, what(name), nextOf(dns.get(name)), (record) => record.dns, signal) ?? [],
    tls: async (name) => await foundBy(play, what(name), nextOf(tls.get(name)), (record) => record.tls) ?? {},
  };
}

function replayingCamera(scripts: boolean, play: Playback): Camera {
  const pictures = grouped<RecordedPicture>(ofKind(play.records, "picture"), ({ url }) => url);
  const pages = grouped<RecordedRender>(ofKind(play.records, "render"), ({ url }) => url);
  return {
    close: () => Promise.resolve(),
    async takeScreenshot(url, signal) {
      const record = pictures.get(url)?.shift();
      const shot = await foundBy(play, `picture of ${url}`, record, ({ shot }) => shot, signal);
      return shot && { ...shot, png: fromBase64(shot.png) };
    },
    renderPage: !scripts ? undefined : async (url, _options, signal) => {
      const record = pages.get(url)?.shift();
      return await foundBy(play, `page at ${url} after its scripts`, record, (each) => each.rendered, signal);
    },
  };
}

/** Returns the recorded URLs of screenshots; stores nothing. */
function storedScreenshots({ records, missing }: Playback): ScreenshotStore {
  const urls = new Map(ofKind(records, "screenshot").map(({ name, url }) => [name, url]));
  return {
    put(name) {
      const url = urls.get(name);
      if (url === undefined) missing(`place of the picture of ${name}`);
      return Promise.resolve(url ?? "");
    },
  };
}
