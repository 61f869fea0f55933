import { type Connection, type Dialer, DialError } from "../../dial.ts";
import { errorOfRecord, fromBase64, tlsOf } from "./bytes.ts";
import type { RecordedConnect, RecordedStep } from "./format.ts";
import { connectKey, type Tape } from "./tape.ts";

/** A dialer that opens recorded connections, each once, in the order in which they were opened. */
export function replayingDialer(tape: Tape, exceptions: readonly string[]): Dialer {
  return {
    exceptions,
    async connect(target, signal) {
      const { host, port, purpose, label } = target;
      const record = tape.take("connect", connectKey(target));
      if (record === undefined) {
        const what = `connection to ${host}:${port} (${purpose}${label === undefined ? "" : `, ${label}`})`;
        tape.missing(what);
        throw new DialError("unreachable", `Cannot replay the ${what}: it is not in the recording`);
      }
      const { opened, error, ms, waited = 0 } = record;
      if (waited > 0) {
        const ended = target.onWait?.();
        await tape.time.after(waited, signal).finally(ended);
      }
      await tape.time.after(opened === undefined && error === undefined ? null : ms, signal);
      if (opened === undefined) throw errorOfRecord(error!);
      return replayedConnection(tape, String(record.id), opened, signal);
    },
  };
}

function replayedConnection(
  tape: Tape,
  id: string,
  { address, port, tls }: NonNullable<RecordedConnect["opened"]>,
  signal: AbortSignal,
): Connection {
  const closed = new AbortController();
  const ended = AbortSignal.any([signal, closed.signal]);
  /** Resolves with a recorded call at its time; never with one that has no outcome or was not recorded. */
  const inTime = async (step: RecordedStep | undefined, hasOutcome: boolean): Promise<RecordedStep> => {
    await tape.time.after(hasOutcome || step?.error !== undefined ? step!.ms : null, ended);
    if (step!.error !== undefined) throw errorOfRecord(step!.error);
    return step!;
  };
  const connection = {
    address,
    port,
    tls: tls && tlsOf(tls),
    async read() {
      if (closed.signal.aborted) return null;
      const step = tape.take("read", id);
      try {
        const { data } = await inTime(step, step?.data !== undefined);
        return data === null ? null : fromBase64(data!);
      } catch (error) {
        if (closed.signal.aborted) return null;
        throw error;
      }
    },
    async write() {
      const step = tape.take("write", id);
      // Redacted recordings lack the sent bytes, and a request of another length has other pieces.
      if (step === undefined) ended.throwIfAborted();
      else await inTime(step, true);
    },
    async startTls() {
      const step = tape.take("starttls", id);
      return connection.tls = tlsOf((await inTime(step, step?.tls !== undefined)).tls!);
    },
    close() {
      closed.abort(new DialError("unreachable", `Cannot go on with ${address}: the connection is closed`));
    },
  };
  return connection;
}
