import { type Connection, type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import { errorOfRecord, fromBase64, tlsOf } from "./bytes.ts";
import {
  connectKey,
  type Recorded,
  type RecordedConnect,
  type RecordedRead,
  type RecordedStartTls,
  type RecordedWrite,
} from "./format.ts";
import type { VirtualTime } from "./virtual_time.ts";

type ReplayStep = RecordedRead | RecordedWrite | RecordedStartTls;

/** A recorded connection with everything that happened on it, by kind and in order. */
interface Session {
  connect: RecordedConnect;
  read: RecordedRead[];
  write: RecordedWrite[];
  starttls: RecordedStartTls[];
}

/** A dialer that opens recorded connections, each once, in the order in which they were opened. */
export function replayingDialer(
  records: readonly Recorded[],
  time: VirtualTime,
  missing: (what: string) => void,
): Dialer {
  const sessions = sessionsOf(records);
  return {
    async connect(target, signal) {
      const { host, port, purpose, label } = target;
      const tls = target.tls == null
        ? null
        : { alpn: target.tls.alpn ?? [], verify: target.tls.verify === true };
      const session = sessions.get(connectKey({ host, port, purpose, tls, label }))?.shift();
      if (session === undefined) {
        const what = `connection to ${host}:${port} (${purpose}${label === undefined ? "" : `, ${label}`})`;
        missing(what);
        throw new DialError("unreachable", `Cannot replay the ${what}: it is not in the recording`);
      }
      const { opened, error, ms, waited = 0 } = session.connect;
      if (waited > 0) {
        const ended = target.onWait?.();
        await time.after(waited, signal).finally(ended);
      }
      await time.after(opened === undefined && error === undefined ? null : ms, signal);
      if (opened === undefined) throw errorOfRecord(error!);
      return new ReplayedConnection(session, opened, time, signal);
    },
  };
}

function sessionsOf(records: readonly Recorded[]): Map<string, Session[]> {
  const byId = new Map<number, Session>();
  for (const record of records) {
    if (record.kind === "connect") {
      byId.set(record.id, { connect: record, read: [], write: [], starttls: [] });
    } else if (record.kind === "read") byId.get(record.id)?.read.push(record);
    else if (record.kind === "write") byId.get(record.id)?.write.push(record);
    else if (record.kind === "starttls") byId.get(record.id)?.starttls.push(record);
  }
  const inOrder = [...byId.values()].sort((a, b) => a.connect.id - b.connect.id);
  return Map.groupBy(inOrder, ({ connect }) => connectKey(connect));
}

class ReplayedConnection implements Connection {
  readonly address: string;
  readonly port: number;
  tls: TlsInfo | null;
  readonly #session: Session;
  readonly #time: VirtualTime;
  /** Aborts when the connection is closed or its signal aborts: pending calls end then. */
  readonly #ended = new AbortController();
  #isClosed = false;

  constructor(
    session: Session,
    { address, port, tls }: NonNullable<RecordedConnect["opened"]>,
    time: VirtualTime,
    signal: AbortSignal,
  ) {
    this.address = address;
    this.port = port;
    this.tls = tls === null ? null : tlsOf(tls);
    this.#session = session;
    this.#time = time;
    const abort = () => this.#ended.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  }

  async read(): Promise<Uint8Array | null> {
    if (this.#isClosed) return null;
    try {
      const record = await this.#next(this.#session.read, (step) => step.data !== undefined);
      return record.data === null ? null : fromBase64(record.data!);
    } catch (error) {
      if (this.#isClosed) return null;
      throw error;
    }
  }

  async write(_data: Uint8Array | string): Promise<void> {
    const record = this.#session.write[0];
    // Redacted recordings lack the sent bytes, and a request of another length has other pieces.
    if (record === undefined) this.#ended.signal.throwIfAborted();
    else await this.#next(this.#session.write, () => true);
  }

  async startTls(): Promise<TlsInfo> {
    const record = await this.#next(this.#session.starttls, (step) => step.tls !== undefined);
    return this.tls = tlsOf(record.tls!);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#ended.abort(
      new DialError("unreachable", `Cannot go on with ${this.address}: the connection is closed`),
    );
  }

  /** Resolves with the next recorded call of a kind at its time; never for a call that was not recorded. */
  async #next<S extends ReplayStep>(steps: S[], hasOutcome: (step: S) => boolean): Promise<S> {
    const step = steps.shift();
    const comes = step !== undefined && (step.error !== undefined || hasOutcome(step));
    await this.#time.after(comes ? step.ms : null, this.#ended.signal);
    if (step!.error !== undefined) throw errorOfRecord(step!.error);
    return step!;
  }
}
