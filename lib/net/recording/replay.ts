/**
 * An `Io` that replays a recording to a lookup, without any packet.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import type { Camera, CertificateNames, Dns, DnsReply, Geo, History, Io, ScreenshotStore } from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { fromBase64 } from "./bytes.ts";
import type { Recorded, Recording, RecordingHeader } from "./format.ts";
import { seededRandom } from "./random.ts";
import { readRecording, type ReadRecordingOptions } from "./read.ts";
import { replayingDialer } from "./replay_dialer.ts";
import { dnsKey, Tape } from "./tape.ts";

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
  const tape = new Tape(records, missing);
  const { scripts = false } = header;
  const io: Io = {
    ...header.settings,
    dns: replayingDns(header.resolvers, records, tape),
    net: header.net ? replayingDialer(tape, header.exceptions ?? []) : null,
    geo: header.geo && replayingGeo(header.geo, tape),
    ct: options.ct ?? null,
    camera: header.camera || scripts ? replayingCamera(scripts, tape) : null,
    screenshots: header.camera ? storedScreenshots(tape) : null,
    history: header.history ? replayingHistory(tape) : null,
    tables: header.tables && replayedTables(header.tables),
    now: () => header.startedAt + Math.floor(tape.time.nowMs),
    sleep: (ms, signal) => tape.time.after(ms, signal),
    random: seededRandom(header.seed),
  };
  return { io, header, isComplete };
}

/** Tables with maps in place of lists of entries. */
function replayedTables(tables: NonNullable<RecordingHeader["tables"]>): NonNullable<Io["tables"]> {
  return Object.fromEntries(
    Object.entries(tables).map((
      [name, table]: [string, object],
    ) => [name, Array.isArray(table) ? new Map(table) : table]),
  );
}

const NO_ANSWER: DnsReply = {
  rcode: "NO_ANSWER",
  authoritative: false,
  answers: [],
  soa: null,
  resolver: "",
};

function replayingDns(resolvers: readonly string[], records: readonly Recorded[], tape: Tape): Dns {
  const places = new Map(records.map((record, place) => [record, place]));
  return {
    resolvers,
    close: () => Promise.resolve(),
    async query(name, type, signal, options = {}) {
      signal?.throwIfAborted();
      const record = tape.take("dns", dnsKey(name, type, options));
      if (record === undefined) {
        tape.missing(`DNS reply for ${name} ${type}`);
        return { ...NO_ANSWER, isFinal: true };
      }
      // In the order of the recording, within a millisecond too, so that races end as they did.
      const { reply, wire, at, ms } = record;
      await tape.time.until(reply === undefined ? null : at + ms, signal, places.get(record));
      return {
        ...structuredClone(reply!),
        wire: options.wire !== true || wire === undefined ? undefined : fromBase64(wire),
      };
    },
  };
}

function replayingGeo(sources: Geo["sources"], tape: Tape): Geo {
  return {
    sources,
    lookup(ip) {
      const record = tape.take("geo", ip);
      if (record === undefined) tape.missing(`network and country of ${ip}`);
      return (record?.found ?? null) as ReturnType<Geo["lookup"]>;
    },
  };
}

function replayingHistory(tape: Tape): History {
  const what = (name: string) => `history of ${name}`;
  return {
    record: () => Promise.resolve(),
    dns: async (name, signal) =>
      await tape.found(what(name), tape.take("history", `dns ${name}`), ({ dns }) => dns, signal) ?? [],
    tls: async (name) =>
      await tape.found(what(name), tape.take("history", `tls ${name}`), ({ tls }) => tls) ?? {},
  };
}

function replayingCamera(scripts: boolean, tape: Tape): Camera {
  return {
    close: () => Promise.resolve(),
    async takeScreenshot(url, signal) {
      const record = tape.take("picture", url);
      const shot = await tape.found(`picture of ${url}`, record, ({ shot }) => shot, signal);
      return shot && { ...shot, png: fromBase64(shot.png) };
    },
    renderPage: !scripts ? undefined : async (url, _options, signal) => {
      const record = tape.take("render", url);
      return await tape.found(`page at ${url} after its scripts`, record, (each) => each.rendered, signal);
    },
  };
}

/** Returns the recorded URLs of screenshots; stores nothing. */
function storedScreenshots(tape: Tape): ScreenshotStore {
  return {
    put(name) {
      const record = tape.take("screenshot", name);
      if (record === undefined) tape.missing(`place of the picture of ${name}`);
      return Promise.resolve(record?.url ?? "");
    },
  };
}
