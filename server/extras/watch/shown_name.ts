import type { BrandContext } from "../../../lib/lines/mod.ts";
import {
  type Assessment,
  assessWatched,
  isProof,
  listedReason,
  SEVERITIES,
  type Severity,
  type WatchedName,
  type WatchEvent,
  type WatchState,
} from "./lib/mod.ts";
import type { ThreadTime } from "../../fair/thread_time.ts";
import { notesOf, UNTOUCHED } from "./triaged.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { readDomain } from "../../../lib/domain.ts";
import { type BrandName, type NameCounts, TRIAGE } from "./client/types.ts";
import type { BrandRecord, BrandSettings, TriageRecord, WatchStore } from "./store/mod.ts";

/** Maximum number of a brand's newest events searched for the newest one of each name. */
const MAX_EVENTS_READ = 10_000;

/** Triage that settles what last happened to a name: what it is remains. */
const SETTLED: ReadonlySet<string> = new Set(["resolved", "ignored"]);
/** Triage that holds until the name changes. */
const UNTIL_CHANGED: ReadonlySet<string> = new Set(["resolved", "baseline"]);

/** The triage of a name now: what happened after a name was settled is to be reviewed. */
function currentTriage(known: WatchedName, triage: TriageRecord | undefined): Omit<TriageRecord, "name"> {
  if (triage === undefined) return UNTOUCHED;
  const { state, events = Infinity } = triage;
  const isReopened = UNTIL_CHANGED.has(state) && known.phase !== "gone" && known.events > events;
  return isReopened ? { ...triage, state: "new" } : triage;
}

/** Whether a name waits for somebody's review. */
function isWaiting({ state, muted_until }: Omit<TriageRecord, "name">, now: number): boolean {
  return state === "new" && (muted_until === null || muted_until <= now);
}

/**
 * What a look-alike is, by what was last seen of it, by what people said of it, and by the settings of the brand: a name
 * that they list is the brand's own at once.
 */
export function assessmentOf(
  name: string,
  known: WatchedName,
  triage: TriageRecord | undefined,
  { domains, owned }: BrandSettings,
): Assessment {
  const { state } = currentTriage(known, triage);
  const listed = state === "ours" ? `listed: ${name}` : listedReason(name, { domains, names: owned });
  // A listing that was withdrawn does not wait for the next run either.
  const proof = known.owned !== undefined && isProof(known.owned) ? known.owned : null;
  return assessWatched(known, {
    owned: listed ?? proof,
    // Whoever triaged the name has answered.
    ...state === "new" ? {} : { claim: null },
    ...SETTLED.has(state) ? { event: "none" } : {},
  });
}

/** What shows look-alikes: the watch has them, and owners share the thread. */
interface NamesParts {
  readonly store: WatchStore;
  readonly thread: ThreadTime;
  readonly now: () => number;
}

/** A name in Unicode; unchanged where that is no valid name. */
export function unicodeOf(name: string): string {
  return readDomain(name)?.fqdn ?? name;
}

/** A look-alike as its owner sees it. */
export function shownName(
  { id, settings }: Pick<BrandRecord, "id" | "settings">,
  domain: string,
  name: string,
  known: WatchedName,
  triage: TriageRecord | undefined,
  event: WatchEvent | undefined,
): BrandName {
  const current = currentTriage(known, triage);
  const { state, note, assignee, muted_until, reports = [] } = current;
  const { seen, ...assessment } = { seen: known.seen, ...assessmentOf(name, known, triage, settings) };
  return {
    name,
    unicode: unicodeOf(name),
    brand: id,
    domain,
    phase: known.phase,
    kind: known.kind,
    owned: assessment.ownership === "yours" ? assessment.ownership_reason : null,
    assessment: { ...assessment, seen_at: rfc3339(seen?.at ?? known.lastSeenAt) },
    first_seen_at: rfc3339(known.firstSeenAt),
    last_seen_at: rfc3339(known.lastSeenAt),
    changed_at: rfc3339(event?.at ?? known.firstSeenAt),
    event: event ?? null,
    signals: Object.fromEntries(Object.entries(known.signals).map(([signal, { value }]) => [signal, value])),
    titles: seen?.titles ?? {},
    state,
    note,
    notes: notesOf(current).map(({ at, ...written }) => ({ at: rfc3339(at), ...written })),
    assignee,
    muted_until: rfc3339(muted_until),
    reports: reports.map(({ at, desk }) => ({ at: rfc3339(at), desk })),
  };
}

/** The look-alikes of a brand, in no order. */
export async function namesOf(brand: BrandRecord, { thread, store }: NamesParts): Promise<BrandName[]> {
  const states = await store.states(brand.id);
  const triage = await store.triage(brand.id);
  const events = await store.events(brand.id, MAX_EVENTS_READ);
  // The newest come first.
  const newest = new Map(events.toReversed().map((event) => [event.name, event]));
  const shown: BrandName[] = [];
  await thread.goOn(
    brand.owner,
    (function* () {
      for (const [domain, name, known] of storedNames(states)) {
        yield;
        shown.push(shownName(brand, domain, name, known, triage.get(name), newest.get(name)));
      }
    })(),
  );
  return shown;
}

/** All names of the states of a brand. */
function* storedNames(
  states: ReadonlyMap<string, WatchState>,
): Generator<[domain: string, name: string, known: WatchedName]> {
  for (const [domain, { names }] of states) {
    for (const name in names) if (Object.hasOwn(names, name)) yield [domain, name, names[name]!];
  }
}

const noSeverities = (): Record<Severity, number> => ({ high: 0, medium: 0, low: 0, none: 0 });

/** The look-alikes of a brand, counted by what they are; null before any run was complete: there is no data. */
export async function countsOf(
  { id, owner, settings }: BrandRecord,
  { thread, now, store }: NamesParts,
): Promise<NameCounts | null> {
  const states = await store.states(id);
  const triage = await store.triage(id);
  if (![...states.values()].some(({ runs }) => runs.lastCompleteAt !== null)) return null;
  const counts: NameCounts = {
    ...{ names: 0, yours: 0, asked: 0, not_rated: 0, not_visited: 0 },
    severities: noSeverities(),
    to_review: noSeverities(),
  };
  await thread.goOn(
    owner,
    (function* () {
      for (const [, name, known] of storedNames(states)) {
        yield;
        const { ownership, severity, rated, visit } = assessmentOf(name, known, triage.get(name), settings);
        const isGone = known.phase === "gone";
        if (ownership === "yours") {
          if (!isGone) counts.yours++;
          continue;
        }
        if (isWaiting(currentTriage(known, triage.get(name)), now())) counts.to_review[severity]++;
        if (isGone) continue;
        counts.names++;
        counts.severities[severity]++;
        if (ownership === "asked") counts.asked++;
        if (!rated) counts.not_rated++;
        if (visit === "not_visited") counts.not_visited++;
      }
    })(),
  );
  return counts;
}

/** Unreviewed names first, not the brand's own; then the most severe, the likeliest phishing, the newest changes. */
export function byUrgency(a: BrandName, b: BrandName): number {
  const rank = ({ state, assessment }: BrandName) =>
    assessment.ownership === "yours" ? TRIAGE.length : TRIAGE.indexOf(state);
  const severity = ({ assessment }: BrandName) => SEVERITIES.indexOf(assessment.severity);
  const concern = ({ assessment: { verdict, scores } }: BrandName) =>
    verdict === "phishing" ? 2 + (scores?.phishing ?? 0) : verdict === null || verdict === "unclear" ? 1 : 0;
  const order = rank(a) - rank(b) || severity(b) - severity(a) || concern(b) - concern(a);
  if (order !== 0) return order;
  // Times of one format are in the order of their texts.
  if (a.changed_at !== b.changed_at) return a.changed_at < b.changed_at ? 1 : -1;
  return a.name < b.name ? -1 : 1;
}

/** What severities of a domain's look-alikes depend on; nothing where no brand of the owner has the domain. */
export async function severityContext(
  store: WatchStore,
  owner: string,
  domain: string,
): Promise<Omit<BrandContext, "brand">> {
  const brand = (await store.list(owner)).find(({ settings }) => settings.domains.includes(domain));
  if (brand === undefined) return {};
  const { id, settings: { domains, owned } } = brand;
  const [triage, state] = [await store.triage(id), await store.state(id, domain)];
  const severities = Object.entries(state?.names ?? {}).map(([name, known]) =>
    [name, assessmentOf(name, known, triage.get(name), brand.settings).severity] as const
  );
  const ours = [...triage.values()].filter((each) => each.state === "ours").map(({ name }) => name);
  return { domains, names: [...owned, ...ours], severities: Object.fromEntries(severities) };
}
