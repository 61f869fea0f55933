/**
 * One look at one domain of a brand: lines in, outcome out. Nothing is stored or sent here.
 * @module
 */
import { advance, atLeast, emptyState, type WatchEvent, type WatchState } from "../../lib/watch/mod.ts";
import type { Permutation, StreamMessage } from "../../mod.ts";
import { uuidV7 } from "../ids.ts";
import type { BrandRecord, LookOutcome, TriageRecord } from "../stores/watch.ts";
import { candidatesOf } from "./candidates.ts";

/** A lookup that a look needs. */
export interface LookRequest {
  /** Whose it is. */
  owner: string;
  /** The domain under guard. */
  domain: string;
  /** Names to ask for beside the permutations. */
  names: Permutation[];
  /** Whether permutations are asked for. */
  permutations: boolean;
  /** The brand's words. */
  words: readonly string[];
}

/** What a look is made of. */
export interface LookParts {
  /** The brand. */
  brand: BrandRecord;
  /** One of its domains. */
  domain: string;
  /** The state so far; undefined before the first look. */
  state: WatchState | undefined;
  /** What people said of names. */
  triage: ReadonlyMap<string, TriageRecord>;
  /** Names to study at once; without it, a whole look. */
  found?: Permutation[];
  /** Whether a good look says so in an event. */
  heartbeat: boolean;
  /** Runs one lookup. */
  lookup(request: LookRequest, signal: AbortSignal): AsyncIterable<StreamMessage>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Looks at a domain. What fails is in the outcome, unless the signal aborted. */
export async function lookAt(parts: LookParts, signal: AbortSignal): Promise<LookOutcome> {
  const { brand, domain, state, triage, found, now } = parts;
  const { settings } = brand;
  const startedAt = now();
  const partial = found !== undefined;
  const names = found ?? candidatesOf(state);
  const request = { owner: brand.owner, domain, names, permutations: !partial, words: settings.words };
  const { owned, muted } = quietNames(triage);
  const next = await advance(state ?? emptyState(domain), parts.lookup(request, signal), {
    at: startedAt,
    owned: [...settings.owned, ...owned],
    rules: settings.rules,
    muted,
    alertOnFirst: settings.alert_on_first,
    runOk: parts.heartbeat,
    partial,
  });
  signal.throwIfAborted();
  return {
    state: next.state,
    events: next.events,
    alerts: alertsOf(next.events, settings),
    run: {
      ...next.run,
      id: uuidV7(startedAt),
      domain,
      trigger: partial ? "names" : "schedule",
      started_at: startedAt,
      ended_at: now(),
      events: next.events.filter(({ name }) => name !== null).length,
    },
  };
}

/** Names that make no alert because people said so. */
function quietNames(triage: ReadonlyMap<string, TriageRecord>): {
  owned: string[];
  muted: Record<string, number>;
} {
  const owned: string[] = [];
  const muted: Record<string, number> = {};
  for (const { name, state, muted_until } of triage.values()) {
    if (state === "ours") owned.push(name);
    else if (state === "ignored") muted[name] = Infinity;
    else if (muted_until !== null) muted[name] = muted_until;
  }
  return { owned, muted };
}

/** The heartbeat goes out whatever the severity is that alerts begin with. */
function alertsOf(
  events: readonly WatchEvent[],
  { alert_from, channels }: BrandRecord["settings"],
): LookOutcome["alerts"] {
  return events.filter(({ type, severity }) => type === "run_ok" || atLeast(severity, alert_from))
    .flatMap((event) => channels.map((channel) => ({ channel, event, attempts: 0, nextAt: 0, error: "" })));
}
