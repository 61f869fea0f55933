/**
 * Names of certificates, followed by the service itself once somebody switches that on: one process of a store reads the
 * logs, from where the last one stopped. Names go through the door; no index of them is kept.
 * @module
 */
import {
  type CtLog,
  type FollowState,
  type LogList,
  type TreeHead,
  updateLogTable,
} from "../../../lib/ct/log/mod.ts";
import { counted } from "../../../lib/lines/mod.ts";
import { randomText } from "../../auth/keys.ts";
import type { RememberedFault } from "../../ct/backend.ts";
import { followLogs, type FollowStore, logIo, shownLogs } from "../../ct/follow_logs.ts";
import type { Log } from "../../io/log.ts";
import { minuteOf } from "../../units/rfc3339.ts";
import type { Certificates, CertificateSettings, FollowedLog } from "./client.ts";
import { BUDGET_SOURCE, CERTIFICATE_BUDGETS, RECOMMENDED } from "./data/certificate_budgets.ts";
import type { SourceStore } from "./store/mod.ts";
import { Buffer } from "node:buffer";
import { DAY_MS } from "../../units/mod.ts";

const TASK = "certificates", SETTINGS = "certificates", REPORT = "certificates state";
/** How often the settings and the lease are looked at, and how long a process has the lease. */
const LOOK_MS = 2_000, LEASE_MS = 60_000;
/** How often what is followed is stored for others to show. */
const REPORT_MS = 5_000;
/** How long a list of logs is used; one that could not be renewed is asked for again after a day. */
export const LIST_MS: number = 7 * DAY_MS;
/** A report that is older says that nobody follows. */
const STALE_MS = 120_000;
/** Gaps that are named. */
const MAX_GAPS = 10;
const OFF: CertificateSettings = { is_on: false, choice: RECOMMENDED, of: 2 };
/** What is stored of a log that offers no names, where only names are read: that is no failure. */
const NAMELESS = "it offers no names";

/** What is stored of what is followed. */
interface Report {
  at: number;
  logs: FollowedLog[];
  gaps: string[];
  problem: string;
}

async function lastReport(store: Pick<SourceStore, "value">): Promise<Report> {
  return { at: 0, logs: [], gaps: [], problem: "", ...JSON.parse(await store.value(REPORT) ?? "{}") };
}

/** Dependencies of the follower. */
export interface CertificateParts {
  store: Pick<SourceStore, "value" | "setValue" | "lease">;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Takes names in. */
  offer(names: readonly string[]): Promise<unknown>;
}

/** How logs are reached. */
export interface LogReach {
  /** The logs of today by id, undefined for those of the package, and why some may be missing; empty where none is. */
  list(signal: AbortSignal): Promise<{ logs: LogList | undefined; problem: string }>;
  /** A URL or mail address of whoever runs this. */
  contact: string;
  /** Sends requests. @default the runtime's fetch */
  request: Parameters<typeof logIo>[2];
  /** Milliseconds between two requests for a new tree head. @default 30000 */
  pollMs?: number | undefined;
}

/** Returns the switch of certificates. Nothing is read before `start`, and before somebody switches it on. */
export function certificateFollower(parts: CertificateParts) {
  const { store, now } = parts;
  const settings = async (): Promise<CertificateSettings> => {
    const text = await store.value(SETTINGS);
    return text === null ? OFF : JSON.parse(text) as CertificateSettings;
  };
  let look = (): Promise<void> => Promise.resolve();
  return {
    /** Switches it on or off, or chooses other logs. */
    async set(chosen: CertificateSettings): Promise<void> {
      await store.setValue(SETTINGS, JSON.stringify(chosen));
      await look();
    },
    /** What is followed, and what each choice would take. */
    async state(): Promise<Certificates> {
      const chosen = await settings();
      const { at, logs: all, gaps, problem } = await lastReport(store);
      const isFresh = chosen.is_on && now() - at < STALE_MS;
      const logs = all.filter(({ problem }) => problem !== NAMELESS);
      // Of a log that has not answered yet nobody knows whether it can be read.
      const good = logs.filter(({ at, problem }) => at !== null && problem === "").length;
      const state = !chosen.is_on
        ? "off"
        : isFresh && good > 0
        ? "follows"
        : isFresh && logs.every(({ problem }) => problem !== "")
        ? "failing"
        : "starts";
      const nameless = all.length - logs.length;
      const without = isFresh && nameless > 0
        ? `; ${counted(nameless, "log offers", "logs offer")} no names`
        : "";
      return {
        ...chosen,
        state,
        text: WORDS[state](good, logs.length) + without,
        ...isFresh ? { logs, problem } : { logs: [], problem: "" },
        ...{ gaps, budgets: CERTIFICATE_BUDGETS, source: BUDGET_SOURCE },
      };
    },
    /** Follows what is switched on, until the returned function is called. */
    start(reach: LogReach): () => Promise<void> {
      const work = followWork(parts, reach, settings);
      look = work.look;
      void look();
      const timer = setInterval(() => void look(), LOOK_MS);
      return async () => {
        clearInterval(timer);
        await work.close();
      };
    },
  };
}

const WORDS: Readonly<Record<Certificates["state"], (good: number, all: number) => string>> = {
  off: () => "off: no name of a certificate is seen",
  starts: () => "no log has answered yet",
  follows: (good, all) => `${good} of ${counted(all, "log")} followed`,
  failing: (_, all) =>
    all === 0 ? "no known log is of this choice" : `none of ${counted(all, "log")} can be read`,
};

/** The logs of a choice, in their order: of those that take certificates, or took them lately. */
function chosenLogs(all: readonly CtLog[], { choice, of }: CertificateSettings): CtLog[] {
  const usable = all.filter(({ state }) => state === "usable" || state === "qualified");
  return choice === "share" ? usable.filter((_, i) => i % of === 0) : usable;
}

const readNoMore = ({ message }: RememberedFault): string => `${message}: it is read no more`;

/** The work of this process. */
function followWork(
  { store, now, offer, log: say }: CertificateParts,
  { list, contact, request, pollMs }: LogReach,
  read: () => Promise<CertificateSettings>,
) {
  const holder = randomText(16);
  /** What is followed now, and what ends it. */
  let running: { chosen: string; stop: AbortController; ended: Promise<void> } | null = null;
  let looking = Promise.resolve(), isClosed = false, hasLease = false, reportedAt = -Infinity;
  /** What is wrong with the list of logs, and when it is looked up anew: logs come and go. */
  let wrong = "", renewAt = Infinity;
  const rows = new Map<number, FollowedLog>();

  const change = (log_id: number, changes: Partial<FollowedLog>): void =>
    void rows.set(log_id, { ...rows.get(log_id)!, ...changes });
  const setProblem = (log_id: number, problem: string): void =>
    change(log_id, { problem: problem.slice(0, 300) });
  const report = async (named: readonly string[] = []): Promise<void> => {
    reportedAt = now();
    const before = await lastReport(store);
    const logs = [...rows.values()].sort((a, b) => Number(b.problem !== "") - Number(a.problem !== ""));
    const gaps = [...named, ...before.gaps].slice(0, MAX_GAPS);
    await store.setValue(REPORT, JSON.stringify({ at: now(), logs, gaps, problem: wrong } satisfies Report));
  };
  const follow = async (settings: CertificateSettings, signal: AbortSignal): Promise<void> => {
    const { logs: listed, problem } = await list(signal);
    const known = listed === undefined ? await shownLogs(null) : updateLogTable([], [...listed.values()]);
    const logs = chosenLogs(known, settings);
    const positions = positionStore(store, logs, now);
    const gaps: string[] = [];
    rows.clear();
    for (const { log_id, description } of logs) {
      const away = await positions.away(log_id);
      if (away !== null) gaps.push(`${description}: ${minuteOf(away)} to ${minuteOf(now())}`);
      const fault = await positions.fault(log_id);
      const problem = fault === null ? "" : readNoMore(fault);
      rows.set(log_id, { log: description, read: 0, behind: 0, at: null, problem });
    }
    wrong = problem;
    renewAt = now() + (problem === "" ? LIST_MS : DAY_MS);
    await report(gaps);
    const watched: FollowStore = {
      ...positions,
      setFault: async (logId, fault) => {
        await positions.setFault(logId, fault);
        setProblem(logId, readNoMore(fault!));
        say("error", "A log contradicts itself and is read no more", { log: logId, why: fault!.message });
      },
    };
    await followLogs(watched, logs, logIo(signal, contact || undefined, request), {
      ...{ back: 0, now, partial: true, names: settings.choice === "names" },
      ...pollMs === undefined ? {} : { pollMs },
      onStep: ({ log: { log_id }, read, next, end }) =>
        change(log_id, {
          ...{ behind: Math.max(0, end - next), problem: "", read: rows.get(log_id)!.read + read },
          at: new Date(now()).toISOString(),
        }),
      onNames: async (_log, names) => void await offer(names),
      onWait: ({ log_id }, { message, isMissing }) =>
        setProblem(log_id, isMissing && /tile\/names\/|tiles of names/.test(message) ? NAMELESS : message),
    });
    // All have ended: what is wrong stays shown until the settings change.
    if (!signal.aborted) await new Promise((done) => signal.addEventListener("abort", done, { once: true }));
  };
  const begin = (settings: CertificateSettings, chosen: string): void => {
    const stop = new AbortController();
    renewAt = Infinity;
    const ended = follow(settings, stop.signal).catch((error) => {
      if (stop.signal.aborted) return;
      say("error", "Following of certificates ended", { error: String(error) });
    }).finally(() => {
      if (running?.stop === stop) running = null;
    });
    running = { chosen, stop, ended };
  };
  const end = async (): Promise<void> => {
    const ending = running;
    running = null;
    ending?.stop.abort(new DOMException("Following stops", "AbortError"));
    await ending?.ended;
  };
  /** Leaves the lease to others; a service that follows nothing writes nothing. */
  const release = async (): Promise<void> => {
    if (!hasLease) return;
    hasLease = false;
    await store.lease(TASK, holder, now(), 0);
  };
  const lookOnce = async (): Promise<void> => {
    if (isClosed) return;
    const settings = await read();
    const chosen = JSON.stringify(settings);
    const isMine = settings.is_on && await store.lease(TASK, holder, now(), now() + LEASE_MS);
    hasLease ||= isMine;
    if (running !== null && (!isMine || running.chosen !== chosen || now() >= renewAt)) await end();
    if (isMine && running === null) begin(settings, chosen);
    if (!isMine) await release();
    // What is followed is known once the list of logs is.
    if (running !== null && renewAt < Infinity && now() - reportedAt >= REPORT_MS) await report();
  };
  return {
    /** Starts, changes or ends following, as the settings say; one at a time. */
    look: (): Promise<void> =>
      looking = looking.then(lookOnce).catch((error) =>
        say("error", "Names of certificates cannot be followed", { error: String(error) })
      ),
    /** Ends following, and lets another process go on. */
    async close(): Promise<void> {
      isClosed = true;
      await looking;
      await end();
      // Where the store is out of reach, the lease ends by itself.
      await release().catch(() => {});
    },
  };
}

/** A log that was read longer ago begins at its end: there is too much between. */
const MAX_AWAY_MS = DAY_MS;

/** How far a log was read; hashes are in Base64. */
interface LogPosition extends Omit<TreeHead, "root"> {
  next: number;
  root: string;
  edge: string[];
  /** When it was read last, milliseconds since 1970. */
  at: number;
  fault?: RememberedFault | null;
}

/** Positions in logs, by their ids: whichever process follows goes on where the last one stopped. No name is stored. */
function positionStore(
  values: Pick<SourceStore, "value" | "setValue">,
  logs: readonly CtLog[],
  now: () => number,
): FollowStore & { away(logId: number): Promise<number | null> } {
  const key = (logId: number): string => `ct ${logs.find(({ log_id }) => log_id === logId)!.id}`;
  const read = async (logId: number) =>
    JSON.parse(await values.value(key(logId)) ?? "null") as LogPosition | null;
  const write = (logId: number, position: Omit<LogPosition, "at">): Promise<void> =>
    values.setValue(key(logId), JSON.stringify({ ...position, at: now() }));
  return {
    async state(logId) {
      const { next, size, timestamp, root = "", edge = [] } = await read(logId) ?? {} as Partial<LogPosition>;
      if (root === "") return undefined;
      return {
        next,
        head: { size, timestamp, root: unbase64(root) },
        edge: edge.map(unbase64),
      } as FollowState;
    },
    async append(logId, { entries, state }) {
      const { next, head, edge } = state!;
      await write(logId, { ...head, next, root: base64Of(head.root), edge: edge.map(base64Of) });
      return { entries: entries.length, rejected: 0 };
    },
    fault: async (logId) => (await read(logId))?.fault ?? null,
    async setFault(logId, fault) {
      const none = { next: 0, size: 0, root: "", timestamp: 0, edge: [] };
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
