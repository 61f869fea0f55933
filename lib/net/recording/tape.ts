import type { QueryOptions, RecordType } from "../../io.ts";
import type { DialTarget } from "../../dial.ts";
import type { Recorded, RecordedCall } from "./format.ts";
import { VirtualTime } from "./virtual_time.ts";

/** The records of a kind. */
export type RecordOf<K extends Recorded["kind"], R = Recorded> = R extends { kind: infer Own }
  ? K extends Own ? R : never
  : never;

/** Kinds of calls that find the same again where they are made more often than was recorded. */
const REPEATED: ReadonlySet<string> = new Set(["dns", "geo", "history", "screenshot"]);

/** What identifies a connection, beside its number. */
export function connectKey(
  { host, port, purpose, tls, label }: Pick<DialTarget, "host" | "port" | "purpose" | "tls" | "label">,
): string {
  const secure = tls == null ? "plain" : `tls ${tls.alpn?.join() ?? ""} ${tls.verify === true}`;
  return [purpose, host, port, secure, label ?? ""].join(" ");
}

/** What identifies a question. */
export function dnsKey(
  name: string,
  type: RecordType,
  { only, except, checkingDisabled }: Pick<QueryOptions, "only" | "except" | "checkingDisabled">,
): string {
  const host = name.toLowerCase().replace(/\.$/, "");
  return [type, host, only ?? "", except ?? "", checkingDisabled === true ? "CD" : ""].join(" ");
}

function callKey(record: Recorded): string {
  switch (record.kind) {
    case "dns":
      return dnsKey(record.name, record.type, record);
    case "connect":
      return connectKey(record);
    case "geo":
      return record.ip;
    case "history":
      return `${record.dns ? "dns" : record.tls ? "tls" : ""} ${record.name}`;
    case "picture":
    case "render":
      return record.url;
    case "screenshot":
      return record.name;
    default:
      return String(record.id);
  }
}

/**
 * What calls of one key are put in order by. Of those on one connection the records are in order, and a clock that was
 * set back meanwhile must not change it.
 */
function callOrder(record: Recorded): number {
  if (record.kind === "connect") return record.id;
  return "id" in record || !("at" in record) ? 0 : record.at;
}

/** The calls of a recording, which a replay takes one by one, and its clock. */
export class Tape {
  /** The clock. */
  readonly time: VirtualTime = new VirtualTime();
  /** Names what the recording lacks. */
  readonly missing: (what: string) => void;
  /** What is left, by kind and key, the last first: thousands may be taken from one list. */
  readonly #left: Map<string, Recorded[]>;

  constructor(records: readonly Recorded[], missing: (what: string) => void) {
    this.missing = missing;
    this.#left = Map.groupBy(records, (record) => `${record.kind} ${callKey(record)}`);
    for (const calls of this.#left.values()) calls.sort((a, b) => callOrder(a) - callOrder(b)).reverse();
  }

  /** Takes the next call of a kind and key; undefined where the recording has none. */
  take<K extends Recorded["kind"]>(kind: K, key: string): RecordOf<K> | undefined {
    const left = this.#left.get(`${kind} ${key}`);
    const next = left?.length === 1 && REPEATED.has(kind) ? left[0] : left?.pop();
    return next as RecordOf<K> | undefined;
  }

  /** What a call found, after the time that it took; null, and named, for one that the recording lacks. */
  async found<R extends RecordedCall & { failed?: string }, T>(
    what: string,
    record: R | undefined,
    outcome: (record: R) => T | null | undefined,
    signal?: AbortSignal,
  ): Promise<T | null> {
    if (record === undefined) {
      this.missing(what);
      return null;
    }
    const value = outcome(record);
    await this.time.after(value === undefined && record.failed === undefined ? null : record.ms, signal);
    if (value === undefined) throw new Error(record.failed);
    return structuredClone(value);
  }
}
