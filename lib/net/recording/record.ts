/**
 * An `Io` that records everything that a lookup gets through another one.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import { randomBytes } from "node:crypto";
import type { Camera, Dns, Geo, History, Io, ScreenshotStore } from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { worksThrough } from "../../turns.ts";
import { toBase64 } from "./bytes.ts";
import { RECORDING_VERSION, type RecordingHeader, type RecordingSummary } from "./format.ts";
import { seededRandom } from "./random.ts";
import { recordingDialer } from "./record_dialer.ts";
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
}

/** A recording in progress. */
export interface IoRecorder {
  /** For the lookup. Its `dns` and `camera` close those of the recorded `Io`. */
  readonly io: Io;
  /** Writes the last line; call it when the lookup has ended. Later calls of the `Io` are not recorded. */
  finish(): Promise<RecordingSummary>;
}

/** A text with the resolvers that are to be hidden replaced by labels. */
type Hide = (text: string) => string;

/**
 * Records everything that a lookup gets from the network by `io`: DNS replies with their bytes, connections (pages,
 * registries, mail servers) with every byte and handshake, screenshots, results of geo tables and history, and the
 * clock.
 *
 * Names of a certificate index are not recorded: give `replayIo` the same index. Random numbers come from a seed in
 * the recording.
 *
 * @param io The one that does the work.
 * @param sink Receives the bytes of the file, gzip.
 * @throws {SquatError} `invalid_parameter` for an unknown option.
 * @example
 * ```ts ignore
 * const chunks: Uint8Array[] = [];
 * const recorder = recordIo(createIo(), (bytes) => void chunks.push(bytes));
 * for await (const line of lookup("example.com", { io: recorder.io })) console.log(line);
 * console.log(await recorder.finish());
 * ```
 */
export function recordIo(io: Io, sink: RecordingSink, options: RecordOptions = {}): IoRecorder {
  checkArgument(io, "io", "the Io of recordIo");
  checkOptions("recordIo", options, { maxBytes: true, redact: true });
  const { maxBytes = 268_435_456, redact = false } = options;
  const hidden = redact ? io.dns.resolvers : [];
  const hide: Hide = (text) =>
    hidden.reduce((rest, resolver, i) => rest.replaceAll(resolver, `resolver-${i + 1}`), text);
  const header = recordingHeader(io, redact, hide);
  const writer = new RecordingWriter(header, sink, maxBytes, () => io.now());
  const random = seededRandom(header.seed);
  const dns = recordingDns(io.dns, writer, hide, redact);
  worksThrough(dns, io.dns);
  return {
    io: {
      ...io,
      dns,
      net: io.net && recordingDialer(io.net, writer, redact),
      geo: io.geo && recordingGeo(io.geo, writer),
      history: io.history && recordingHistory(io.history, writer),
      camera: io.camera && recordingCamera(io.camera, writer),
      screenshots: io.screenshots && recordingStore(io.screenshots, writer),
      random: (purpose = "") => random(hide(purpose)),
    },
    finish: () => writer.end(),
  };
}

function recordingHeader(io: Io, redact: boolean, hide: Hide): RecordingHeader {
  const { secondLook, mxCheck, confirmFree, registryIntervalMs } = io;
  const { contact, userAgent }: Partial<Io> = redact ? {} : io;
  const tables = io.tables && Object.entries(io.tables).map(([name, table]) => // Of maps, their entries.
  [name, Symbol.iterator in table ? [...table] : table]);
  return {
    recording: RECORDING_VERSION,
    startedAt: io.now(),
    seed: randomBytes(16).toString("hex"),
    isRedacted: redact,
    resolvers: io.dns.resolvers.map(hide),
    net: io.net !== null,
    ...io.net?.exceptions === undefined
      ? {}
      : { exceptions: io.net.exceptions.filter((each) => !redact || each.startsWith("127.")) },
    geo: io.geo === null ? null : io.geo.sources.map(({ name, date }) => ({ name, date })),
    history: io.history !== null,
    ct: io.ct !== null,
    camera: io.camera !== null && io.screenshots !== null,
    scripts: io.camera?.renderPage && true,
    settings: { contact, userAgent, secondLook, mxCheck, confirmFree, registryIntervalMs },
    tables: tables && Object.fromEntries(tables),
  };
}

function recordingDns(dns: Dns, writer: RecordingWriter, hide: Hide, redact: boolean): Dns {
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
      return writer.run(start, ask, ({ wire, errors, ...rest }) => ({
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

function recordingGeo(geo: Geo, writer: RecordingWriter): Geo {
  const seen = new Set<string>();
  return {
    sources: geo.sources,
    lookup(ip) {
      const found = geo.lookup(ip);
      if (!seen.has(ip)) writer.add({ kind: "geo", ip, found });
      seen.add(ip);
      return found;
    },
  };
}

function recordingStore(store: ScreenshotStore, writer: RecordingWriter): ScreenshotStore {
  return {
    async put(name, png) {
      const url = await store.put(name, png);
      writer.add({ kind: "screenshot", name, url });
      return url;
    },
  };
}

function recordingHistory(history: History, writer: RecordingWriter): History {
  const start = (name: string) => ({ kind: "history" as const, name });
  return {
    source: history.source,
    record: (sightings) => history.record(sightings),
    dns: (name, signal) => writer.run(start(name), () => history.dns(name, signal), (dns) => ({ dns })),
    tls: (name) => writer.run(start(name), () => history.tls(name), (tls) => ({ tls })),
  };
}

function recordingCamera(camera: Camera, writer: RecordingWriter): Camera {
  const failure = (signal: AbortSignal) => (error: unknown) =>
    signal.aborted ? {} : { failed: error instanceof Error ? error.message : String(error) };
  return {
    close: () => camera.close(),
    takeScreenshot: (url, signal, owner) =>
      writer.run(
        { kind: "picture", url },
        () => camera.takeScreenshot(url, signal, owner),
        (shot) => ({ shot: shot && { ...shot, png: toBase64(shot.png) } }),
        failure(signal),
      ),
    renderPage: camera.renderPage && ((url, options, signal) =>
      writer.run(
        { kind: "render", url },
        () => camera.renderPage!(url, options, signal),
        (rendered) => ({ rendered }),
        failure(signal),
      )),
  };
}
