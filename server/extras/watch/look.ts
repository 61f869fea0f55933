/**
 * One run of one domain of a brand: lines in, outcome out. Nothing is stored or sent here.
 * @module
 */
import { advance, atLeast, emptyState, type WatchEvent, type WatchState } from "./lib/mod.ts";
import { listedNames } from "../../../lib/lines/mod.ts";
import type { PageBrand } from "../../../lib/match/page/mod.ts";
import type { Permutation, StreamMessage } from "../../../lib/model.ts";
import { orderedUuidV7 } from "../../units/ids.ts";
import type { BrandRecord, ClaimedBrand, DueName, LookOutcome, OwnPages, TriageRecord } from "./store/mod.ts";
import { setImmediate as pause } from "node:timers/promises";
import { asLookedUp, brandCandidates, candidateOf } from "./candidates.ts";
import { pageBrandOf } from "./page_brand.ts";
import { againAt } from "./schedule.ts";

/** The lookup of a run. */
export interface LookRequest {
  owner: string;
  /** The watched domain. */
  domain: string;
  /** Names to study beside the permutations. */
  names: Permutation[];
  /** Whether permutations are studied. */
  permutations: boolean;
  /** The brand's words. */
  words: readonly string[];
  /** The brand as pages name it. */
  brands: readonly PageBrand[];
  /** A stored result whose lines are taken in place of a lookup. */
  result?: string;
  /** Gets the id of the result that the lookup makes, as soon as it can be followed. */
  onResult?(uuid: string): void;
}

/** The input of a run. */
export interface LookParts {
  brand: ClaimedBrand;
  domain: string;
  /** The state so far; undefined before the first run. */
  state: WatchState | undefined;
  /** Triage of names. */
  triage: ReadonlyMap<string, TriageRecord>;
  /** Names from certificates or feeds that are due. */
  found: readonly DueName[];
  /** Whether only those are studied; else they are part of a full run. */
  partial: boolean;
  /** Whether a successful run makes an event that says so. */
  heartbeat: boolean;
  /** What the brand's own pages show; undefined before they were looked at. */
  pages?: OwnPages | undefined;
  /** Runs one lookup. */
  lookup(request: LookRequest, signal: AbortSignal): AsyncIterable<StreamMessage>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Checks a domain. Failures are in the outcome, unless the signal aborted. */
export async function lookAt(parts: LookParts, signal: AbortSignal): Promise<LookOutcome> {
  const { brand, domain, state, triage, found, partial, pages, now } = parts;
  const { settings } = brand;
  const first = state === undefined && !partial && domain === settings.domains[0]
    ? settings.first_result
    : undefined;
  const startedAt = first?.at ?? now();
  const candidates = found.flatMap(({ name, kind, source }) =>
    candidateOf(name, source?.door === "certificates" ? "CertificateTransparency" : kind)
  );
  const known = partial ? candidates : [...brandCandidates(state), ...candidates];
  const names = await asLookedUp(domain, known, settings.words, pause);
  const request = {
    owner: brand.owner,
    domain,
    names,
    permutations: !partial,
    words: settings.words,
    brands: [pageBrandOf(settings, pages)],
    ...first === undefined ? {} : { result: first.uuid },
  };
  const { owned, muted } = quietNames(triage);
  const unanswered = new Set<string>();
  async function* lines(): AsyncGenerator<StreamMessage> {
    for await (const line of parts.lookup(request, signal)) {
      for (const name of listedNames(line, "unanswered")) unanswered.add(name);
      yield line;
    }
  }
  const next = await advance(state ?? emptyState(domain), lines(), {
    at: startedAt,
    owned: { names: [...settings.owned, ...owned], domains: settings.domains },
    rules: settings.rules,
    muted,
    alertOnFirst: settings.alert_on_first,
    runOk: parts.heartbeat,
    partial,
  });
  signal.throwIfAborted();
  const sources = new Map(found.flatMap(({ name, source }) => source === undefined ? [] : [[name, source]]));
  const events = next.events.map((event) => {
    const source = event.name === null ? undefined : sources.get(event.name);
    return source === undefined ? event : { ...event, source };
  });
  // Before the first full run, a partial one changes no state.
  const isTakenIn = next.run.ending === "complete" && next.state.runs.lastCompleteAt !== null;
  return {
    state: next.state,
    events,
    alerts: alertsOf(events, settings),
    studied: found.map(({ name, attempts }) => ({
      name,
      again_at: isTakenIn && !unanswered.has(name) ? null : againAt(settings, attempts, brand.claimed_at),
    })),
    run: {
      ...next.run,
      id: orderedUuidV7(startedAt),
      domain,
      trigger: partial ? "names" : "schedule",
      started_at: startedAt,
      ended_at: now(),
      events: next.events.filter(({ name }) => name !== null).length,
    },
  };
}

/** Names that make no alert because of their triage. */
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

/** The heartbeat is sent whatever the least severity of alerts is. */
function alertsOf(
  events: readonly WatchEvent[],
  { alert_from, channels }: BrandRecord["settings"],
): LookOutcome["alerts"] {
  return events.filter(({ type, severity }) => type === "run_ok" || atLeast(severity, alert_from))
    .flatMap((event) => channels.map((channel) => ({ channel, event, attempts: 0, nextAt: 0, error: "" })));
}
