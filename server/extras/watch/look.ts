/**
 * One run of one domain of a brand: lines in, outcome out. Nothing is stored or sent here.
 * @module
 */
import { advance, atLeast, emptyState, namesToAsk, type WatchEvent, type WatchState } from "./lib/mod.ts";
import { fromNdjson } from "../../../lib/lines/mod.ts";
import type { Permutation, StreamMessage } from "../../../lib/model.ts";
import { orderedUuidV7, uuidV7 } from "../../units/ids.ts";
import type { BrandRecord, ClaimedBrand, DueName, LookOutcome, OwnPages, TriageRecord } from "./store/mod.ts";
import { setImmediate as pause } from "node:timers/promises";
import { pageBrandOf } from "./own_pages.ts";
import { againAt } from "./schedule.ts";
import { readDomain } from "../../../lib/domain.ts";
import { type PermutationKind, permute } from "../../../mod.ts";
import { type JobParts, startJob } from "../../results/job.ts";
import type { Jobs } from "../../results/jobs.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";

/** A name as a candidate of a lookup; none when it is not a valid name. */
export function candidateOf(name: string, kind: PermutationKind): Permutation[] {
  const parsed = readDomain(name);
  if (parsed === null) return [];
  const { fqdn, tld, domain } = parsed;
  return [{ domain: { fqdn, tld, domain }, kind }];
}

/** The names of a state, as candidates of the next lookup. Each has the kind it was found by. */
function brandCandidates(state: WatchState | undefined): Permutation[] {
  if (state === undefined) return [];
  return namesToAsk(state).flatMap((name) => candidateOf(name, state.names[name]?.kind ?? "UserContext"));
}

/** Permutations that are made without a pause for other work. */
const SLICE = 128;

/**
 * Gives names the kind that every lookup of the domain gives them: that of the permutation, where they are one of the
 * likeliest, however they were found.
 *
 * @param words The brand's words.
 * @param pause Is awaited from time to time.
 */
async function asLookedUp(
  domain: string,
  names: readonly Permutation[],
  words: readonly string[],
  pause: () => Promise<void>,
): Promise<Permutation[]> {
  const kinds = new Map<string, PermutationKind>();
  const left = new Set(names.map((each) => each.domain.fqdn));
  let made = 0;
  if (left.size > 0) {
    for (const { domain: { fqdn }, kind } of permute(domain, { words })) {
      if (left.delete(fqdn)) kinds.set(fqdn, kind);
      if (left.size === 0) break;
      if (++made % SLICE === 0) await pause();
    }
  }
  return names.map((each) => ({ ...each, kind: kinds.get(each.domain.fqdn) ?? each.kind }));
}

/** The lookup of a run, with known names beside the permutations. */
export type LookRequest =
  & Required<Pick<LookupRequest, "owner" | "domain" | "names" | "permutations" | "words" | "brands">>
  & {
    /** Gets the id of the result that the lookup makes, as soon as it can be followed. */
    onResult?(uuid: string): void;
  };

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
  const startedAt = now();
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
  };
  const { owned, muted } = quietNames(triage);
  const next = await advance(state ?? emptyState(domain), parts.lookup(request, signal), {
    at: startedAt,
    owned: { names: [...settings.owned, ...owned], domains: settings.domains },
    muted,
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
      again_at: isTakenIn && !next.unanswered.has(name)
        ? null
        : againAt(settings.schedule, attempts, brand.claimed_at),
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

/**
 * Returns a function that runs the lookup of a run and stores its lines as a result of the brand's owner, so that
 * alerts can name it.
 */
export function storedLookup(
  parts: JobParts & {
    lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
    /** Counts the run in the places of its owner; returns a function that ends it. */
    enter: (owner: string) => () => void;
    /** Lets the owner follow it. */
    jobs: Pick<Jobs, "show">;
  },
): (request: LookRequest, signal: AbortSignal) => AsyncGenerator<StreamMessage> {
  const { lookup, now, enter, jobs } = parts;
  return async function* ({ onResult, ...wanted }, signal) {
    const { owner, domain } = wanted;
    signal.throwIfAborted();
    const uuid = uuidV7(now());
    const request: LookupRequest = { plan: "squat", limit: undefined, linger: 0, uuid, ...wanted };
    const leave = enter(owner);
    const about = {
      uuid,
      owner,
      scope: "lookup:squat",
      domain,
      given: wanted.permutations === false,
    } as const;
    const job = await startJob(parts, about, (own) => lookup(request, own), { lingerMs: 0 });
    job.ended.finally(leave);
    jobs.show(job);
    onResult?.(uuid);
    const stop = () => job.stop(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
      yield* fromNdjson(job.read(0));
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener("abort", stop);
      job.stop(new DOMException("The look ended", "AbortError"));
    }
  };
}
