import { Buffer } from "node:buffer";
import type { CtLog, FollowState } from "../../../lib/ct/log/mod.ts";
import type { RememberedFault } from "../../ct/backend.ts";
import type { FollowStore } from "../../ct/follow_logs.ts";
import type { SourceStore } from "./store/mod.ts";
import { DAY_MS } from "../../units/mod.ts";

/** Where the store has values. */
type StoredValues = Pick<SourceStore, "value" | "setValue">;

/** A log that was read longer ago begins at its end: there is too much between. */
const MAX_AWAY_MS = DAY_MS;

/** How far a log was read. */
interface LogPosition {
  next: number;
  size: number;
  root: string;
  timestamp: number;
  edge: string[];
  /** When it was read last, milliseconds since 1970. */
  at: number;
  fault?: RememberedFault | null;
}

/** Positions in logs, by their ids: whichever process follows goes on where the last one stopped. No name is stored. */
export function positionStore(
  values: StoredValues,
  logs: readonly CtLog[],
  now: () => number,
): FollowStore & { away(logId: number): Promise<number | null> } {
  const key = (logId: number): string => `ct ${logs.find(({ log_id }) => log_id === logId)!.id}`;
  const read = async (logId: number): Promise<LogPosition | null> => {
    const text = await values.value(key(logId));
    return text === null ? null : JSON.parse(text) as LogPosition;
  };
  const write = (logId: number, position: LogPosition): Promise<void> =>
    values.setValue(key(logId), JSON.stringify(position));
  return {
    async state(logId) {
      const at = await read(logId);
      return at === null || at.root === "" ? undefined : stateOf(at);
    },
    async append(logId, { entries, state }) {
      const { next, head: { size, root, timestamp }, edge } = state!;
      await write(logId, {
        ...{ next, size, timestamp, at: now() },
        root: base64Of(root),
        edge: edge.map(base64Of),
      });
      return { entries: entries.length, rejected: 0 };
    },
    fault: async (logId) => (await read(logId))?.fault ?? null,
    async setFault(logId, fault) {
      const none: LogPosition = { next: 0, size: 0, root: "", timestamp: 0, edge: [], at: now() };
      await write(logId, { ...await read(logId) ?? none, fault });
    },
    /** When a log was read last, where that is so long ago that it begins anew, milliseconds since 1970. */
    async away(logId) {
      const at = await read(logId);
      if (at === null || at.fault != null || now() - at.at < MAX_AWAY_MS) return null;
      await write(logId, { ...at, root: "", edge: [] });
      return at.at;
    },
  };
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const unbase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));

const stateOf = ({ next, size, root, timestamp, edge }: LogPosition): FollowState => ({
  ...{ next, head: { size, root: unbase64(root), timestamp } },
  edge: edge.map(unbase64),
});
