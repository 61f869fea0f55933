import { Buffer } from "node:buffer";
import type { Connection, Dialer } from "../../../../../lib/dial.ts";
import { recordedError, recordedTls, toBase64 } from "./bytes.ts";
import type { RecordedStep } from "./format.ts";
import type { RecordingWriter } from "./writer.ts";

/** A dialer whose connections are recorded. */
export function recordingDialer(net: Dialer, writer: RecordingWriter): Dialer {
  let connections = 0;
  return {
    proxy: net.proxy,
    ...net.exceptions === undefined ? {} : { exceptions: net.exceptions },
    async connect(target, signal) {
      const id = connections++;
      const { host, port, purpose, tls, label } = target;
      const offer = tls == null ? null : { alpn: tls.alpn ?? [], verify: tls.verify === true };
      const start = { kind: "connect" as const, id, host, port, purpose, tls: offer, label };
      const done = writer.open(start);
      // Milliseconds of waiting for a place.
      let waitedMs = 0;
      const onWait = () => {
        const from = writer.elapsed();
        const ended = target.onWait?.();
        return () => {
          waitedMs += writer.elapsed() - from;
          ended?.();
        };
      };
      try {
        const connection = await net.connect({ ...target, onWait }, signal);
        const { address, port, tls } = connection;
        done({ opened: { address, port, tls: tls && recordedTls(tls) } }, waitedMs);
        return recordingConnection(connection, id, signal, writer);
      } catch (error) {
        done(signal.aborted ? {} : { error: recordedError(error) }, waitedMs);
        throw error;
      }
    },
  };
}

function recordingConnection(
  connection: Connection,
  id: number,
  signal: AbortSignal,
  writer: RecordingWriter,
): Connection {
  let isClosed = false;
  /** A call that the caller aborted has no outcome. */
  const recorded = <T>(
    kind: RecordedStep["kind"],
    call: () => Promise<T>,
    outcome: (value: T) => object,
  ): Promise<T> =>
    writer.run(
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
    read: () => recorded("read", () => connection.read(), (bytes) => ({ data: bytes && toBase64(bytes) })),
    write(data) {
      const sent = typeof data === "string" ? Buffer.from(data) : data;
      const record = { data: toBase64(sent) };
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
