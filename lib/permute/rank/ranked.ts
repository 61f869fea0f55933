/**
 * Best first over label × suffix without building the product.
 *
 * Costs are small whole numbers, so labels are in one list for each cost (a bucket), and at total cost t a suffix of
 * cost s combines with the whole list of cost t - s. No heap, no sorting, nothing is generated early.
 * @module
 */
import type { Permutation } from "../../model.ts";
import { keyword } from "../kinds/keyword.ts";
import type { Kind } from "../kinds/kind.ts";
import { isRtl } from "../label.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import type { Pricing } from "./cost.ts";
import { Edits } from "./edits.ts";
import { GROUPS, traitOf } from "./groups.ts";
import { Labels } from "./labels.ts";
import { join, type Label } from "./look_alike.ts";
import type { SuffixSteps } from "./suffix_costs.ts";
import { isSuffix, type Suffix } from "./suffixes.ts";

/** Yields names by their cost, some at a time, each once. The name itself is left out. */
export function* ranked(
  name: Name,
  kinds: readonly Kind[],
  settings: Settings,
  pricing: Pricing,
): Generator<Permutation[]> {
  const trait = traitOf(name);
  const edits = new Edits(name, kinds, settings, pricing, trait);
  const withWords = kinds.includes(keyword);
  const staying = !settings.combine || (settings.tlds?.includes(name.tld) ?? isSuffix(name.tld))
    ? new Labels(pricing, "=", trait, name, edits, settings, withWords)
    : null;
  const leaving = new Labels(pricing, ">", trait, name, edits, settings, withWords && settings.combine);
  const suffixes = pricing.suffixSteps(name.tld, trait.home, settings.tlds);
  const lowest = leaving.lowest();
  // The suffixes of a group are read when its first label is reached. Where no other suffix is requested, no label for
  // other suffixes is generated.
  const groups: (Leaving | undefined)[] = GROUPS.map(() => undefined);
  const cheapest = GROUPS.map(() => Infinity);
  // A word beside a non-ASCII name is among the non-ASCII labels.
  const cheapestOfWords = name.ascii ? cheapest : GROUPS.map(() => Infinity);
  const nothing = GROUPS.map(() => 0);
  let most = Math.max(staying?.end ?? 0, leaving.end);
  const own: Suffix = { text: name.tld, dotted: `.${name.tld}`, rtl: isRtl(name.tld) };
  let out: Permutation[] = [];
  for (let total = 0; total <= most; total++) {
    if (staying !== null) {
      staying.fill(total, nothing);
      staying.names(out, total, own, name, settings);
      for (const { group, labels } of staying.pools) {
        const bucket = labels[total];
        if (bucket === undefined) continue;
        // The name itself is the one label that has no place here.
        if (group !== "same") under(out, bucket, own, name, settings);
        labels[total] = undefined;
      }
      if (out.length >= BATCH_NAMES) {
        yield out;
        out = [];
      }
    }
    for (let g = 0; g < groups.length; g++) {
      if (groups[g] !== undefined || total < lowest[g]!) continue;
      const steps = suffixes.of(g);
      groups[g] = { labels: leaving.pools[g]!.labels, steps, lowest: -1 };
      cheapest[g] = steps.costs[0] ?? Infinity;
      if (g === WIDE && !name.ascii) cheapestOfWords.fill(cheapest[g]!);
      most = Math.max(most, leaving.end + (steps.costs.at(-1) ?? 0));
    }
    leaving.fill(total, cheapest);
    leaving.fillWords(total, cheapestOfWords);
    for (const group of groups) {
      if (group === undefined || group.labels.length === 0) continue;
      addAt(total, group, out, name, settings);
      if (out.length < BATCH_NAMES) continue;
      yield out;
      out = [];
    }
  }
  yield out;
}

const WIDE = GROUPS.indexOf("wide");

/** Labels of a group by cost, and the suffixes that they are combined with. */
interface Leaving {
  readonly labels: readonly (readonly Label[] | undefined)[];
  readonly steps: SuffixSteps;
  /** The lowest cost that has labels; -1 while there are none. */
  lowest: number;
}

/** Adds the names of a group that cost this much. */
function addAt(
  total: number,
  group: Leaving,
  out: Permutation[],
  name: Name,
  settings: Settings,
): void {
  const { labels, steps } = group;
  if (group.lowest < 0) group.lowest = labels.findIndex((list) => list !== undefined);
  const { costs } = steps;
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!;
    if (cost > total - group.lowest) return;
    const bucket = total - cost < labels.length ? labels[total - cost] : undefined;
    if (bucket === undefined || bucket.length === 0) continue;
    const suffixes = steps.at(cost);
    for (let k = 0; k < suffixes.length; k++) under(out, bucket, suffixes[k]!, name, settings);
  }
}

/** Names per batch: fewer generator steps, little wasted work when the budget ends. */
const BATCH_NAMES = 128;

function under(
  out: Permutation[],
  labels: readonly Label[],
  suffix: Suffix,
  name: Name,
  settings: Settings,
): void {
  const { text: tld, dotted, rtl } = suffix;
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (rtl || label.maybeSuffix || label.nonAscii) {
      const made = join(label, tld, rtl, name, settings);
      if (made !== null) out.push(made);
    } else {
      out.push({ domain: { fqdn: label.text + dotted, tld, domain: label.domain }, kind: label.kind });
    }
  }
}
