/**
 * Label × suffix in best-first order, without building the product.
 *
 * Costs are small whole numbers, so labels are in one list for each cost (a bucket), and at total cost t a suffix of
 * cost s combines with the whole list of cost t - s. Labels of two edits are generated bucket by bucket too, when the
 * total reaches their cost. No heap, no sorting, nothing is generated early.
 * @module
 */
import type { Permutation } from "../../model.ts";
import { type Pricing, traitOf } from "./cost.ts";
import { keyword } from "../kinds/keyword.ts";
import type { Kind } from "../kinds/kind.ts";
import { editsOf, Labels } from "./labels.ts";
import { isRtl } from "../label.ts";
import { join, type Label } from "./look_alike.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isSuffixRtl } from "./suffixes.ts";

/** Yields names in batches, by cost; each once, the original never. */
export function* ranked(
  name: Name,
  kinds: readonly Kind[],
  settings: Settings,
  pricing: Pricing,
): Generator<Permutation[]> {
  const edits = editsOf(name, kinds, settings);
  const withWords = kinds.includes(keyword);
  const staying = !settings.combine || settings.suffixes.includes(name.tld)
    ? new Labels(pricing, "=", name, edits, settings, withWords)
    : null;
  const leaving = new Labels(pricing, ">", name, edits, settings, withWords && settings.combine);
  const { home } = traitOf(name);
  const groups = [...leaving.pools].map(([group, pool]) => {
    const steps = pricing.suffixSteps(group, name.tld, home, settings.suffixes);
    const cheapest = steps.findIndex((s) => s !== undefined);
    // Without other suffixes, no labels for changed suffixes are generated.
    return { group, pool, steps, cheapest: cheapest < 0 ? Infinity : cheapest };
  });
  const cheapest = new Map(groups.map((g) => [g.group, g.cheapest]));
  const longest = Math.max(0, ...groups.map((g) => g.steps.length));
  const most = Math.max(staying?.end ?? 0, leaving.end + longest);
  const homeRtl = isRtl(name.tld);
  let out: Permutation[] = [];
  for (let total = 0; total <= most; total++) {
    if (staying !== null) {
      staying.fillPairs(() => total);
      staying.names(out, total, homeRtl, name, settings);
      for (const pool of staying.pools.values()) {
        const bucket = pool[total];
        // The original itself is left out.
        if (bucket !== undefined && pool !== staying.pools.get("same")) {
          under(out, bucket, name.tld, homeRtl, name, settings);
        }
      }
      if (out.length >= HANDFUL) {
        yield out;
        out = [];
      }
    }
    leaving.fillPairs((group) => total - cheapest.get(group)!);
    // A word beside a non-ASCII name is among the non-ASCII labels.
    leaving.fillWords((group) => total - cheapest.get(name.ascii ? group : "wide")!);
    for (const { pool, steps, cheapest } of groups) {
      for (
        let cost = Math.max(cheapest, total - pool.length + 1);
        cost <= total && cost < steps.length;
        cost++
      ) {
        const bucket = pool[total - cost];
        if (bucket === undefined || bucket.length === 0) continue;
        for (const suffix of steps[cost] ?? []) {
          under(out, bucket, suffix, isSuffixRtl(suffix), name, settings);
          if (out.length < HANDFUL) continue;
          yield out;
          out = [];
        }
      }
    }
  }
  yield out;
}

/** Names in one batch: larger ones save generator steps, smaller ones waste less when the budget ends. */
const HANDFUL = 128;

function under(
  out: Permutation[],
  labels: readonly Label[],
  suffix: string,
  rtl: boolean,
  name: Name,
  settings: Settings,
): void {
  const dotted = `.${suffix}`;
  for (const label of labels) {
    if (rtl || label.maybeSuffix || label.nonAscii) {
      const made = join(label, suffix, rtl, name, settings);
      if (made !== null) out.push(made);
    } else {
      out.push({
        domain: { fqdn: label.text + dotted, tld: suffix, domain: label.domain },
        kind: label.kind,
      });
    }
  }
}
