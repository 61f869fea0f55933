import { SEVERITIES, type WatchedName, type WatchEvent } from "../../../lib/watch/mod.ts";
import type { BrandName } from "../../client.ts";
import { type BrandRecord, TRIAGE, type TriageRecord } from "../../stores/watch.ts";
import type { WatchStore } from "../../stores/watch.ts";

/** Maximum number of a brand's newest events searched for the newest one of each name. */
const MOST_EVENTS = 10_000;

/** The triage of a new name. */
export const UNTOUCHED: Omit<TriageRecord, "name"> = {
  state: "new",
  note: "",
  assignee: "",
  muted_until: null,
};

const text = (ms: number): string => new Date(ms).toISOString();

/** A look-alike as its owner sees it. */
export function shownName(
  brand: string,
  domain: string,
  name: string,
  known: WatchedName,
  triage: TriageRecord | undefined,
  event: WatchEvent | undefined,
): BrandName {
  const { state, note, assignee, muted_until } = triage ?? UNTOUCHED;
  return {
    name,
    brand,
    domain,
    phase: known.phase,
    kind: known.kind,
    owned: known.owned ?? null,
    first_seen_at: text(known.firstSeenAt),
    last_seen_at: text(known.lastSeenAt),
    changed_at: text(event?.at ?? known.firstSeenAt),
    event: event ?? null,
    signals: Object.fromEntries(Object.entries(known.signals).map(([signal, { value }]) => [signal, value])),
    state,
    note,
    assignee,
    muted_until: muted_until === null ? null : text(muted_until),
  };
}

/** The look-alikes of a brand, in no order. */
export async function namesOf({ id }: BrandRecord, store: WatchStore): Promise<BrandName[]> {
  const [states, triage, events] = await Promise.all([
    store.states(id),
    store.triage(id),
    store.events(id, MOST_EVENTS),
  ]);
  const newest = new Map<string, WatchEvent>();
  for (const event of events) {
    if (event.name !== null && !newest.has(event.name)) newest.set(event.name, event);
  }
  return [...states].flatMap(([domain, { names }]) =>
    Object.entries(names).map(([name, known]) =>
      shownName(id, domain, name, known, triage.get(name), newest.get(name))
    )
  );
}

/** Verdicts of least concern, the least first. */
const CALM: readonly string[] = ["parked", "legitimate"];
/** How much a verdict matters: phishing the most, then what is not clear. */
const concern = ({ signals: { verdict = "" } }: BrandName): number =>
  verdict === "phishing" ? CALM.length + 1 : CALM.includes(verdict) ? CALM.indexOf(verdict) : CALM.length;

/**
 * Unreviewed names first, not the brand's own; then the most severe, then the newest changes. What the first run
 * found has no event: there phishing comes first, parked names last.
 */
export function byUrgency(a: BrandName, b: BrandName): number {
  const rank = ({ state, owned }: BrandName) => owned === null ? TRIAGE.indexOf(state) : TRIAGE.length;
  const severity = ({ event }: BrandName) => event === null ? -1 : SEVERITIES.indexOf(event.severity);
  const isBaseline = a.event === null && b.event === null;
  return rank(a) - rank(b) || severity(b) - severity(a) || (isBaseline ? concern(b) - concern(a) : 0) ||
    Date.parse(b.changed_at) - Date.parse(a.changed_at) ||
    (a.name < b.name ? -1 : 1);
}
