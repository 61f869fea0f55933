/**
 * Which popular names hold a brand's label. Most of them are the brand's own, which nobody can tell by the name alone:
 * as names that imitate nobody they would teach that the most imitated brands are never imitated.
 * @module
 */
import { parseDomain } from "../../../lib/domain.ts";
import { levenshtein } from "../../../lib/distance.ts";

const TOKEN_FROM = 3;
const PART_FROM = 5;
/** Labels from this length on count with an edit. */
const EDIT_FROM = 8;

const plain = (label: string): string => label.replaceAll("-", "");

/** Returns whether a name holds the label of one of these brands: as a whole, a part, a beginning or an end. */
export function holder(brands: Iterable<string>): (name: string) => boolean {
  const labels = new Set([...brands].map((b) => parseDomain(b).domain).filter((l) => l.length >= TOKEN_FROM));
  const whole = new Set([...labels].map(plain));
  const parts = [...labels].filter((l) => l.length >= PART_FROM);
  const long = [...whole].filter((l) => l.length >= EDIT_FROM);
  return (name) => {
    const label = parseDomain(name).domain;
    const joined = plain(label);
    return whole.has(joined) || label.split(/[-\d]+/).some((token) => labels.has(token)) ||
      parts.some((b) => [label, joined].some((text) => text.startsWith(b) || text.endsWith(b))) ||
      long.some((b) => Math.abs(b.length - joined.length) < 2 && levenshtein(b, joined) < 2);
  };
}
