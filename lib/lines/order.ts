import { checkArgument } from "../argument.ts";
import type { MergedLookup, MergedName } from "./merge.ts";

/** A name with its entry. */
export type NameEntry = readonly [fqdn: string, name: MergedName];

/** The keys that names are ordered by, each larger for more urgent names. Scores count in whole percent. */
const KEYS: readonly ((name: MergedName) => number)[] = [
  ({ classification }) => Math.round((classification?.phishing ?? -1) * 100),
  ({ smtp_metadata: smtp, dns_mx = [] }) =>
    smtp?.is_positive === true ? 2 : smtp === undefined && dns_mx.some((host) => host !== ".") ? 1 : 0,
  ({ registration_metadata: data }) => Date.parse(data?.registration_date ?? "") || -Infinity,
  ({ distance = Infinity }) => -distance,
];

/**
 * Compares two names by what to act on first: phishing score, then whether they accept mail, newness, closeness to the
 * original, and the name itself. The same from run to run, for the same facts.
 */
export function compareNames(before: NameEntry, after: NameEntry): number {
  checkArgument(before, "pair", "the first entry of compareNames");
  checkArgument(after, "pair", "the second entry of compareNames");
  const [one, first] = before;
  const [other, second] = after;
  for (const key of KEYS) {
    const [a, b] = [key(first), key(second)];
    if (a !== b) return a > b ? -1 : 1;
  }
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The names of a lookup, the most urgent first. */
export function orderedNames(merged: MergedLookup): NameEntry[] {
  checkArgument(merged, "object", "the merged lookup of orderedNames");
  return Object.entries(merged).sort(compareNames);
}
