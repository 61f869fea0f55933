/**
 * Best first over label × suffix without making the product.
 *
 * Costs are small whole numbers, so labels stand in one list for each cost (a bucket) and a suffix of cost s takes,
 * at total cost t, the whole list of cost t - s. Labels of two edits are made bucket by bucket too, when the total
 * reaches them. No heap, no sorting, nothing made before its turn.
 * @module
 */
import type { Permutation } from "../model.ts";
import { suffixSteps, traitOf } from "./cost.ts";
import { keyword } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { editsOf, Labels } from "./labels.ts";
import { isFromRight, join, type Label } from "./look_alike.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";

/** Yields names by their cost, some at a time. The name itself is left out, no name comes twice. */
export function* ranked(name: Name, kinds: readonly Kind[], settings: Settings): Generator<Permutation[]> {
  const edits = editsOf(name, kinds, settings);
  const withWords = kinds.includes(keyword);
  const staying = !settings.combine || settings.suffixes.includes(name.tld)
    ? new Labels("=", name, edits, settings, withWords)
    : null;
  const leaving = new Labels(">", name, edits, settings, withWords && settings.combine);
  const { home } = traitOf(name);
  const groups = [...leaving.pools].map(([group, pool]) => ({
    pool,
    steps: suffixSteps(group, name.tld, home, settings.suffixes),
  }));
  const longest = Math.max(0, ...groups.map((g) => g.steps.length));
  const cheapest = Math.min(...groups.map((g) => Math.max(0, g.steps.findIndex((s) => s !== undefined))));
  const dearest = Math.max(staying?.end ?? 0, leaving.end + longest);
  let out: Permutation[] = [];
  for (let total = 0; total <= dearest; total++) {
    if (staying !== null) {
      staying.fill(total, false);
      staying.names(out, total, name.tld, name, settings);
      for (const pool of staying.pools.values()) {
        const bucket = pool[total];
        // The name itself is the one label that has no place here.
        if (bucket !== undefined && pool !== staying.pools.get("same")) {
          under(out, bucket, name.tld, name, settings);
        }
      }
    }
    leaving.fill(total - cheapest, true);
    for (const { pool, steps } of groups) {
      for (let cost = Math.max(0, total - pool.length + 1); cost <= total && cost < steps.length; cost++) {
        const bucket = pool[total - cost];
        if (bucket === undefined || bucket.length === 0) continue;
        for (const suffix of steps[cost] ?? []) {
          under(out, bucket, suffix, name, settings);
          if (out.length < HANDFUL) continue;
          yield out;
          out = [];
        }
      }
    }
  }
  yield out;
}

/** Names handed on at once: fewer steps of generators, little made in vain when the budget ends. */
const HANDFUL = 64;

function under(
  out: Permutation[],
  labels: readonly Label[],
  suffix: string,
  name: Name,
  settings: Settings,
): void {
  const dotted = `.${suffix}`;
  const fromRight = isFromRight(suffix);
  for (const label of labels) {
    if (fromRight || label.risky || label.wide) {
      const made = join(label, suffix, fromRight, name, settings);
      if (made !== null) out.push(made);
    } else {
      out.push({
        domain: { fqdn: label.text + dotted, tld: suffix, domain: label.domain },
        kind: label.kind,
      });
    }
  }
}
