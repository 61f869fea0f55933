import type { PermutationKind } from "../../../../lib/model.ts";
import type { Assessment } from "../../../../lib/assess/mod.ts";
import { atLeast, type EventType, SEVERITIES, type Severity } from "../../../../lib/assess/rules.ts";
import type { Change } from "./step.ts";

/** Something that happened to a brand's look-alikes, or to the watch itself. */
export interface WatchEvent {
  /** The same for the same event of the same history, so that a repeat is recognised: 32 hex digits. */
  id: string;
  /** Time of the run that found it, milliseconds since 1970. */
  at: number;
  /** The watched domain. */
  brand: string;
  /** The look-alike; null for events of a run. */
  name: string | null;
  /** What happened. */
  type: EventType;
  /** How much it matters. */
  severity: Severity;
  /** What moved; empty for `gone`. For `new` and `returned`, what is known, with `from` empty. */
  changes: Change[];
  /** `phishing`, `parked`, `legitimate` or `unclear`; null for events of a run. */
  verdict: string | null;
  /** Why the verdict is what it is, strongest first, where the lines say so; for events of a run, what went wrong. */
  reasons: string[];
  /** Id of the stored result; null when none was stored. */
  result: string | null;
  /** The edit that leads to the look-alike; absent for events of a run. */
  kind?: PermutationKind;
  /** When the name was first found, milliseconds since 1970; absent for events of a run. */
  since?: number;
  /** For `run_first`: what it found. */
  found?: FoundNames;
  /** The door that the name came from, where one is known. */
  source?: EventSource;
}

/** Where a name came from. */
export interface EventSource {
  /** The door, such as `certificates` or `by_hand`. */
  door: string;
  /** Why it brought the name, in words. */
  reason: string;
}

/** Names that a run found, as one event. */
export interface FoundNames {
  /** All of them by severity, without the brand's own. */
  counts: Record<Severity, number>;
  /** The worst ones, at most {@link MAX_WORST}. */
  worst: (Pick<Assessment, "verdict" | "severity" | "scores" | "flags"> & { name: string })[];
}

/** Orders the most severe first. */
function bySeverity(
  { severity: one }: { severity: Severity },
  { severity: other }: { severity: Severity },
): number {
  return SEVERITIES.indexOf(other) - SEVERITIES.indexOf(one);
}

/** Maximum number of names in the event of a first run. */
const MAX_WORST = 20;

/** Several names as one event's content, the worst first. */
export function foundNames(names: readonly (readonly [name: string, Assessment])[]): FoundNames {
  const counts: FoundNames["counts"] = { high: 0, medium: 0, low: 0, none: 0 };
  for (const [, { severity }] of names) counts[severity]++;
  const likeness = ({ scores }: Assessment): number => scores?.phishing ?? 0;
  const worst = names.filter(([, { severity }]) => atLeast(severity, "medium"))
    .toSorted(([a, one], [b, other]) =>
      bySeverity(one, other) ||
      likeness(other) - likeness(one) ||
      (a < b ? -1 : 1)
    );
  return {
    counts,
    worst: worst.slice(0, MAX_WORST).map(([name, { verdict, severity, scores, flags }]) => ({
      ...{ name, verdict, severity, scores, flags },
    })),
  };
}

/** An event without its id. */
export type Draft = Omit<WatchEvent, "id"> & { /** What makes it this event and no other. */ key: string };

/**
 * Gives events their ids: SHA-256 over brand, name, type, changes and the number of the event in the name's history, so
 * that a run that is repeated from the same state makes the same ids.
 */
export async function withIds(drafts: readonly Draft[]): Promise<WatchEvent[]> {
  const encoder = new TextEncoder();
  return await Promise.all(drafts.map(async ({ key, ...event }) => {
    const text = JSON.stringify([event.brand, event.name, event.type, key, event.changes]);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)), 0, 16);
    return { id: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""), ...event };
  }));
}

/** Many events as one: a channel sends it in place of a flood. */
export interface Digest {
  /** Events in all. */
  count: number;
  /** Events by type and severity. */
  groups: { type: EventType; severity: Severity; count: number }[];
  /** The most severe ones, most severe first. */
  first: WatchEvent[];
}

/**
 * Folds events into a digest when there are more than `above`; returns null when they can be sent one by one.
 *
 * @param above @default 20
 */
export function digestOf(events: readonly WatchEvent[], above = 20): Digest | null {
  if (events.length <= above) return null;
  const groups = [...Map.groupBy(events, ({ type, severity }) => `${type} ${severity}`).values()]
    .map((group) => ({ type: group[0]!.type, severity: group[0]!.severity, count: group.length }));
  const sorted = [...events].sort((a, b) => bySeverity(a, b) || (a.id < b.id ? -1 : 1));
  return {
    count: events.length,
    groups: groups.sort((a, b) => bySeverity(a, b) || b.count - a.count),
    first: sorted.slice(0, above),
  };
}
