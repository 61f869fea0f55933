import { Buffer } from "node:buffer";
import type { Connection, Dialer, DialTarget } from "../../dial.ts";
import type { Camera } from "../../io.ts";
import { recordedError, recordedTls, toBase64 } from "./bytes.ts";
import type { Calls } from "./record_call.ts";

/** A dialer whose connections are recorded. With `redact`, sent bytes are left out. */
export function recordingDialer(net: Dialer, calls: Calls, redact: boolean): Dialer {
  let connections = 0;
  return {
    proxy: net.proxy,
    async connect(target, signal) {
      const id = connections++;
      const { host, port, purpose, tls, label } = target;
      const done = calls.open({
        kind: "connect" as const,
        id,
        host,
        port,
        purpose,
        tls: tls == null ? null : { alpn: tls.alpn ?? [], verify: tls.verify === true },
        label,
      });
      const waits = new Waits(calls, target.onWait);
      try {
        const connection = await net.connect({ ...target, onWait: waits.onWait }, signal);
        const opened = {
          address: connection.address,
          port: connection.port,
          tls: connection.tls === null ? null : recordedTls(connection.tls),
        };
        done({ opened }, waits.ms);
        return recordingConnection(connection, id, signal, calls, redact);
      } catch (error) {
        done(signal.aborted ? {} : { error: recordedError(error) }, waits.ms);
        throw error;
      }
    },
  };
}

/** Sums the time that a connection waited for its place. */
class Waits {
  ms = 0;
  readonly onWait: NonNullable<DialTarget["onWait"]>;

  constructor(calls: Calls, inner: DialTarget["onWait"]) {
    this.onWait = () => {
      const from = calls.elapsed();
      const ended = inner?.();
      return () => {
        this.ms += calls.elapsed() - from;
        ended?.();
      };
    };
  }
}

function recordingConnection(
  connection: Connection,
  id: number,
  signal: AbortSignal,
  calls: Calls,
  redact: boolean,
): Connection {
  let isClosed = false;
  /** A call that the caller aborted has no outcome. */
  const recorded = <T>(
    kind: "read" | "write" | "starttls",
    call: () => Promise<T>,
    outcome: (value: T) => object,
  ): Promise<T> =>
    calls.run(
      { kind, id },
      call,
      (value) => isClosed && value === null ? {} : outcome(value),
      (error) => signal.aborted || isClosed ? {} : { error: recordedError(error) },
    );
  return {
    address: connection.address,
    port: connection.port,
    get tls() {
      return connection.tls;
    },
    read: () =>
      recorded(
        "read",
        () => connection.read(),
        (bytes) => ({ data: bytes === null ? null : toBase64(bytes) }),
      ),
    write(data) {
      const sent = typeof data === "string" ? Buffer.from(data) : data;
      const record = redact ? {} : { data: toBase64(sent) };
      return recorded("write", () => connection.write(data), () => record);
    },
    startTls: (options) =>
      recorded("starttls", () => connection.startTls(options), (tls) => ({ tls: recordedTls(tls) })),
    close() {
      isClosed = true;
      connection.close();
    },
  };
}

/** A camera whose screenshots and pages are recorded. */
export function recordingCamera(camera: Camera, calls: Calls): Camera {
  const failure = (signal: AbortSignal) => (error: unknown) =>
    signal.aborted ? {} : { failed: error instanceof Error ? error.message : String(error) };
  return {
    close: () => camera.close(),
    takeScreenshot: (url, signal) =>
      calls.run(
        { kind: "picture", url },
        () => camera.takeScreenshot(url, signal),
        (shot) => ({ shot: shot && { ...shot, png: toBase64(shot.png) } }),
        failure(signal),
      ),
    renderPage: camera.renderPage && ((url, options, signal) =>
      calls.run(
        { kind: "render", url },
        () => camera.renderPage!(url, options, signal),
        (rendered) => ({ rendered }),
        failure(signal),
      )),
  };
}
