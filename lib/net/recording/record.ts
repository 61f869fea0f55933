/**
 * An `Io` that records everything that a lookup gets through another one.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import { randomBytes } from "node:crypto";
import type { Dns, Geo, History, Io, ScreenshotStore } from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { worksThrough } from "../../turns.ts";
import { toBase64 } from "./bytes.ts";
import { type Recorded, RECORDING_VERSION, type RecordingHeader, type RecordingSummary } from "./format.ts";
import { recordingCamera, recordingDialer } from "./record_dialer.ts";
import { Calls, type Hide, hiding } from "./record_call.ts";
import { seededRandom } from "./random.ts";
import { type RecordingSink, RecordingWriter } from "./writer.ts";

/** How a recording is made. */
export interface RecordOptions {
  /** Bytes of the recording before compression, at most: later records are left out. @default 256 MiB */
  maxBytes?: number;
  /**
   * Leaves out information about this machine's network: addresses of resolvers and their extended errors, DNS
   * messages as received, everything that was sent to servers, contact and User-Agent. Answers of servers are
   * recorded unchanged: some contain the client's address. @default false
   */
  redact?: boolean;
  /** Called with each record too. */
  onRecord?: (record: Recorded) => void;
}

/** A recording in progress. */
export interface IoRecorder {
  /** For the lookup. Its `dns` and `camera` close those of the recorded `Io`. */
  readonly io: Io;
  /** The first line. */
  readonly header: RecordingHeader;
  /** Writes the last line; call it when the lookup has ended. Later calls of the `Io` are not recorded. */
  finish(): Promise<RecordingSummary>;
}

/**
 * Records everything that a lookup gets from the network by `io`: DNS replies with their bytes, connections (pages,
 * registries, mail servers) with every byte and handshake, screenshots, results of geo tables and history, and the
 * clock.
 *
 * Names of a certificate index are not recorded: give `replayIo` the same index. Random numbers come from a seed in
 * the recording.
 *
 * @param io The one that does the work.
 * @param sink Receives the bytes of the file, gzip; null if only `onRecord` is needed.
 * @throws {SquatError} `invalid_parameter` for an unknown option.
 * @example
 * ```ts ignore
 * const chunks: Uint8Array[] = [];
 * const recorder = recordIo(createIo(), (bytes) => void chunks.push(bytes));
 * for await (const line of lookup("example.com", { io: recorder.io })) console.log(line);
 * console.log(await recorder.finish());
 * ```
 */
export function recordIo(io: Io, sink: RecordingSink | null, options: RecordOptions = {}): IoRecorder {
  checkArgument(io, "io", "the Io of recordIo");
  checkOptions("recordIo", options, { maxBytes: true, redact: true, onRecord: true });
  const { maxBytes = 268_435_456, redact = false, onRecord } = options;
  const seed = randomBytes(16).toString("hex");
  const hide = hiding(redact ? io.dns.resolvers : []);
  const startedAt = io.now();
  const header: RecordingHeader = {
    recording: RECORDING_VERSION,
    startedAt,
    seed,
    isRedacted: redact,
    resolvers: io.dns.resolvers.map(hide),
    net: io.net !== null,
    geo: io.geo === null ? null : io.geo.sources.map(({ name, date }) => ({ name, date })),
    history: io.history !== null,
    ct: io.ct !== null,
    camera: io.camera !== null && io.screenshots !== null,
    scripts: io.camera?.renderPage && true,
    settings: recordedSettings(io, redact),
    tables: io.tables && recordedTables(io.tables),
  };
  const writer = new RecordingWriter(header, sink, maxBytes, onRecord);
  const calls = new Calls(() => Math.max(0, io.now() - startedAt), (record) => writer.add(record));
  const random = seededRandom(seed);
  const dns = recordingDns(io.dns, calls, hide, redact);
  worksThrough(dns, io.dns);
  return {
    header,
    io: {
      ...io,
      dns,
      net: io.net === null ? null : recordingDialer(io.net, calls, redact),
      geo: io.geo === null ? null : recordingGeo(io.geo, calls),
      history: io.history === null ? null : recordingHistory(io.history, calls),
      camera: io.camera === null ? null : recordingCamera(io.camera, calls),
      screenshots: io.screenshots === null ? null : recordingStore(io.screenshots, calls),
      random: (purpose = "") => random(hide(purpose)),
    },
    finish() {
      calls.endAll();
      return writer.end();
    },
  };
}

function recordedSettings(io: Io, redact: boolean): RecordingHeader["settings"] {
  const { secondLook, mxCheck, confirmFree, registryIntervalMs } = io;
  const { contact, userAgent }: Partial<Io> = redact ? {} : io;
  return { contact, userAgent, secondLook, mxCheck, confirmFree, registryIntervalMs };
}

/** Tables with the entries of maps as lists. */
function recordedTables(tables: NonNullable<Io["tables"]>): RecordingHeader["tables"] {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, Symbol.iterator in table ? [...table] : table]),
  );
}

function recordingDns(dns: Dns, calls: Calls, hide: Hide, redact: boolean): Dns {
  return {
    get resolvers() {
      return dns.resolvers;
    },
    close: () => dns.close(),
    query(name, type, signal, options = {}) {
      const { only, except, checkingDisabled } = options;
      const start = {
        kind: "dns" as const,
        name,
        type,
        only: only && hide(only),
        except: except && hide(except),
        checkingDisabled,
      };
      const ask = () => dns.query(name, type, signal, { ...options, wire: !redact });
      return calls.run(start, ask, ({ wire, errors, ...rest }) => ({
        reply: {
          ...rest,
          resolver: hide(rest.resolver),
          errors: redact ? errors?.map(({ code }) => ({ code, text: "" })) : errors,
        },
        wire: wire === undefined || redact ? undefined : toBase64(wire),
      }));
    },
  };
}

function recordingGeo(geo: Geo, calls: Calls): Geo {
  const seen = new Set<string>();
  return {
    sources: geo.sources,
    lookup(ip) {
      const found = geo.lookup(ip);
      if (!seen.has(ip)) calls.add({ kind: "geo", ip, found });
      seen.add(ip);
      return found;
    },
  };
}

function recordingStore(store: ScreenshotStore, calls: Calls): ScreenshotStore {
  return {
    async put(name, png) {
      const url = await store.put(name, png);
      calls.add({ kind: "screenshot", name, url });
      return url;
    },
  };
}

function recordingHistory(history: History, calls: Calls): History {
  const start = (name: string) => ({ kind: "history" as const, name });
  return {
    source: history.source,
    record: (sightings) => history.record(sightings),
    dns: (name, signal) => calls.run(start(name), () => history.dns(name, signal), (dns) => ({ dns })),
    tls: (name) => calls.run(start(name), () => history.tls(name), (tls) => ({ tls })),
  };
}
