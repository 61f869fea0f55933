import { isPrivateSuffix } from "../domain.ts";
import type { Permutation } from "../model.ts";
import type { Kind } from "./kinds/kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";
import { type Pricing, shippedPrices, type SuffixesAt } from "./rank/cost.ts";
import { editsOf, SOME_NAMES, under } from "./rank/edits.ts";
import { isSuffix, suffixOf } from "./rank/suffixes.ts";
import { keyword } from "./kinds/keyword.ts";
import { toAscii } from "./punycode.ts";
import { GROUPS, traitOf } from "./rank/groups.ts";
import { Labels } from "./rank/labels.ts";

/** Yields look-alikes in batches, ranked by prices. @default the shipped prices */
export function* makeNames(name: Name, settings: Settings, pricing?: Pricing): Generator<Permutation[]> {
  let left = settings.budget;
  if (left <= 0) return;
  const kinds = KINDS.filter((k) => settings.kinds.has(k.kind));
  for (const list of ranked(name, kinds, settings, pricing ?? shippedPrices())) {
    yield list.length > left ? list.slice(0, left) : list;
    left -= list.length;
    if (left <= 0) return;
  }
}

const SAME_GROUP = GROUPS.indexOf("same");

/** Yields names by their cost, some at a time, each once. The name itself is left out. */
function* ranked(
  name: Name,
  kinds: readonly Kind[],
  settings: Settings,
  pricing: Pricing,
): Generator<Permutation[]> {
  const trait = traitOf(name);
  const edits = editsOf(name, kinds, settings, pricing, trait);
  // Two edits that leave nothing beyond ASCII of a name are too few to look for among all pairs.
  const hasPairs = name.ascii || !settings.asciiOnly;
  const withWords = kinds.includes(keyword) && hasPairs;
  const isOwnUsed = !settings.combine ||
    (settings.tlds?.includes(name.tld) ?? (isSuffix(name.tld) || isPrivateSuffix(toAscii(name.tld))));
  const making = { ...settings, combine: settings.combine && hasPairs };
  const underOwn = new Labels("=", name, edits, pricing, trait, making, withWords);
  const underOthers = new Labels(">", name, edits, pricing, trait, making, withWords && settings.combine);
  const own = suffixOf(name.tld);
  // The suffixes of a group are read when its first label is reached.
  const suffixes: (readonly SuffixesAt[] | undefined)[] = [];
  const endOfGroup = (g: number): number => underOthers.end[g]! + (suffixes[g]?.at(-1)?.cost ?? 0);
  let end = Math.max(...(isOwnUsed ? underOwn.end : []), ...underOthers.end, 0);
  let out: Permutation[] = [];
  for (let total = 0; total < end; total++) {
    for (let g = 0; g < GROUPS.length; g++) {
      // The name itself is the one label that has no place under its own suffix.
      if (!isOwnUsed || g === SAME_GROUP) continue;
      const labels = underOwn.at(g, total);
      let read = 0;
      do {
        read = under(own, labels.made, out, name, settings, read);
        if (out.length < SOME_NAMES) continue;
        yield out;
        out = [];
      } while (read < labels.made.length || labels.more());
    }
    for (let g = 0; g < GROUPS.length; g++) {
      const lowest = underOthers.lowest[g]!;
      if (total < lowest) continue;
      if (suffixes[g] === undefined) {
        suffixes[g] = pricing.suffixes(GROUPS[g]!, name.tld, trait.origin, settings.tlds);
        end = Math.max(end, endOfGroup(g));
      }
      for (const at of suffixes[g]!) {
        if (at.cost > total - lowest) break;
        const labels = underOthers.at(g, total - at.cost);
        if (labels.made.length === 0) continue;
        for (const suffix of at.suffixes()) {
          let read = 0;
          do {
            read = under(suffix, labels.made, out, name, settings, read);
            if (out.length < SOME_NAMES) continue;
            yield out;
            out = [];
          } while (read < labels.made.length || labels.more());
        }
      }
    }
  }
  yield out;
}
