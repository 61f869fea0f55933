/**
 * What changed between two lookups, the most urgent first.
 * @module
 */
import {
  compareLookups,
  type MergedLookup,
  type MergedName,
  type NameChange,
  verdictOf,
} from "../../../lib/lines/mod.ts";
import { type Look, type Sighting, SIGNALS } from "../../../lib/watch/mod.ts";

/** One lookup, read from a file. */
export interface SavedLookup {
  /** The names, merged. */
  readonly names: MergedLookup;
  /** The same lines as the watch reads them. */
  readonly look: Look;
  /** Whether it went through all its names: then one without a line was denied or is listed. */
  readonly isThrough: boolean;
  /** Why it is not complete; empty when it is. */
  readonly lacks: string;
}

/** A change with what is known about the name: from the newer lookup, or the older one for names that are gone. */
export interface ShownChange extends NameChange {
  readonly kind: string;
  /** The verdict in a word, and the highest share; null without a score. */
  readonly verdict: { readonly word: string; readonly share: number } | null;
  /** The first address. */
  readonly address: string | null;
  /** When the name was registered, as the registry says it. */
  readonly registered: string | null;
  /** The strongest reason for the verdict, where the lookup recorded one. */
  readonly reason: string | null;
}

/**
 * Values that change with every lookup (addresses of a pool, fingerprints of renewed certificates), and the signal of
 * the watch that says whether the change matters.
 */
const STABLE: Readonly<Record<string, string>> = {
  addresses: "network",
  networks: "network",
  countries: "network",
  ns: "nameservers",
  certificate: "certificate",
  "leads to": "redirect",
};

/** Values that come from a visit to the web server: when a lookup visits no server, missing values mean nothing. */
const SEEN_BY_VISITS = ["server", "technologies", "leads to", "certificate"];

const SCORED_SIDES = ["phishing", "parked", "legitimate"] as const;

/** Returns the changes, the most urgent first: see {@link urgency}. */
export function changesBetween(before: SavedLookup, after: SavedLookup): ShownChange[] {
  const unanswered = { before: before.look.unanswered, after: after.look.unanswered };
  const changes: ShownChange[] = [];
  for (const change of compareLookups(before.names, after.names, unanswered)) {
    if (change.state === "gone" && !after.isThrough) continue;
    const { fqdn } = change;
    const differences = change.differences.filter(({ what, before: was, after: is }) =>
      moved(STABLE[what], before.look.names.get(fqdn), after.look.names.get(fqdn)) &&
      !(is.length === 0 && isUnseen(what, after)) && !(was.length === 0 && isUnseen(what, before))
    );
    if (change.state === "changed" && differences.length === 0) continue;
    const [names, look] = change.state === "gone" ? [before.names, before.look] : [after.names, after.look];
    changes.push({ ...change, differences, ...described(names[fqdn] ?? {}, look.names.get(fqdn)) });
  }
  return changes.map((change) => [urgency(change), change] as const)
    .sort(([a], [b]) => a - b).map(([, change]) => change);
}

/** Whether a signal differs; differences without a signal always count. */
function moved(
  signal: string | undefined,
  before: Sighting | undefined,
  after: Sighting | undefined,
): boolean {
  const found = SIGNALS.find(({ name }) => name === signal);
  if (found === undefined) return true;
  if (before === undefined || after === undefined) return false;
  const was = found.read(before, undefined);
  const is = found.read(after, was ?? undefined);
  return was !== null && is !== null && was !== is;
}

/** Whether a missing value means nothing: the lookup was cut off, or all of its visits failed. */
function isUnseen(what: string, { isThrough, look }: SavedLookup): boolean {
  if (!SEEN_BY_VISITS.includes(what)) return !isThrough;
  return !isThrough ||
    ![...look.names.values()].some(({ http_banner, origin_x509 }) =>
      http_banner || origin_x509 !== undefined
    );
}

function described(name: MergedName, sighting: Sighting | undefined): Omit<ShownChange, keyof NameChange> {
  const { classification } = name;
  const word = verdictOf(name)?.word;
  return {
    kind: name.permutation?.kind ?? "Unknown",
    verdict: word === undefined || classification === undefined ? null : {
      word,
      share: word === "unclear"
        ? Math.max(...SCORED_SIDES.map((side) => classification[side]))
        : classification[word],
    },
    address: Object.values(name.ips ?? {})[0]?.ip ?? name.dns_a?.[0] ?? null,
    registered: name.registration_metadata?.registration_date?.slice(0, 10) ?? null,
    reason: sighting?.classification?.reasons?.[0] ?? null,
  };
}

/** New phishing first, then verdicts that moved, then mail that appeared, then other new names, and the rest. */
function urgency({ state, verdict, differences }: ShownChange): number {
  if (state === "new" && verdict?.word === "phishing") return 0;
  const verdictMove = differences.find(({ what }) => what === "verdict");
  if (verdictMove !== undefined) return verdict?.word === "phishing" ? 1 : 2;
  if (differences.some(({ what, after }) => (what === "mx" || what === "takes mail") && after.length > 0)) {
    return 3;
  }
  return { new: 4, changed: 5, gone: 6, answered: 7 }[state];
}
