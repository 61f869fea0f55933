/**
 * An `Io` that records everything that a lookup gets through another one.
 * @module
 */
import { checkArgument } from "../../../../../lib/argument.ts";
import type { Camera, Dns, Geo, History, Io, ScreenshotStore } from "../../../../../lib/io.ts";
import { checkOptions } from "../../../../../lib/options.ts";
import { toBase64 } from "./bytes.ts";
import type { Recording } from "./format.ts";
import { recordingDialer } from "./record_dialer.ts";
import { RecordingWriter } from "./writer.ts";

/** How a recording is made. */
export interface RecordOptions {
  /** Bytes of the recording as JSON, at most: later records are left out. @default 256 MiB */
  maxBytes?: number;
}

/** A recording in progress. */
export interface IoRecorder {
  /** For the lookup. Its `dns` and `camera` close those of the recorded `Io`. */
  readonly io: Io;
  /** Returns the recording; call it when the lookup has ended. Later calls of the `Io` are not recorded. */
  finish(): Recording;
}

/**
 * Records everything that a lookup gets from the network by `io`: DNS replies with their bytes, connections (pages,
 * registries, mail servers) with every byte and handshake, screenshots, and results of geo tables and history. Names of a
 * certificate index are not recorded.
 *
 * @param io The one that does the work.
 * @throws {SquatError} `invalid_parameter` for an unknown option.
 * @example
 * ```ts ignore
 * const recorder = recordIo(createIo());
 * for await (const line of lookup("example.com", { io: recorder.io })) console.log(line);
 * console.log(recorder.finish().records.length);
 * ```
 */
export function recordIo(io: Io, options: RecordOptions = {}): IoRecorder {
  checkArgument(io, "io", "the Io of recordIo");
  checkOptions("recordIo", options, { maxBytes: true });
  const { maxBytes = 268_435_456 } = options;
  const header = { startedAt: io.now(), resolvers: [...io.dns.resolvers] };
  const writer = new RecordingWriter(header, maxBytes, () => io.now());
  const dns = recordingDns(io.dns, writer);
  return {
    io: {
      ...io,
      dns,
      net: io.net && recordingDialer(io.net, writer),
      geo: io.geo && recordingGeo(io.geo, writer),
      history: io.history && recordingHistory(io.history, writer),
      camera: io.camera && recordingCamera(io.camera, writer),
      screenshots: io.screenshots && recordingStore(io.screenshots, writer),
    },
    finish: () => writer.end(),
  };
}

function recordingDns(dns: Dns, writer: RecordingWriter): Dns {
  return {
    get resolvers() {
      return dns.resolvers;
    },
    close: () => dns.close(),
    query(name, type, signal, options = {}) {
      const { only, except, checkingDisabled } = options;
      const start = { kind: "dns" as const, name, type, only, except, checkingDisabled };
      const ask = () => dns.query(name, type, signal, { ...options, wire: true });
      return writer.run(start, ask, ({ wire, ...reply }) => ({
        reply,
        wire: wire === undefined ? undefined : toBase64(wire),
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
