/**
 * Best first over label × suffix without making the product.
 *
 * Costs are small whole numbers, so labels stand in one list for each cost (a bucket) and a suffix of cost s takes,
 * at total cost t, the whole list of cost t - s. Labels of two edits are made bucket by bucket too, when the total
 * reaches them. No heap, no sorting, nothing made before its turn.
 * @module
 */
import type { Permutation, PermutationKind } from "../model.ts";
import { costOf, type Group, groupOf, GROUPS, pairCost, suffixCosts } from "./cost.ts";
import { registryTakes } from "./idn.ts";
import { apply, type Edit, type Kind } from "./kind.ts";
import { isValidLabel } from "./label.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";
import { isRegistrable, mayBeSuffix } from "./suffixes.ts";

/** A label that look-alikes are made of, checked. */
export interface Label {
  /** May hold a dot: then the last part is the registrable label. */
  text: string;
  /** The registrable label. */
  domain: string;
  kind: PermutationKind;
  /** Not ASCII: the suffix's registry has a say. */
  wide: boolean;
  /** With some suffix it is a suffix itself. */
  risky: boolean;
}

interface CostedEdit extends Edit {
  kind: PermutationKind;
  order: number;
}

const ASCII = /^[\0-\x7f]*$/;

/** Returns the label made by edits, or null when it is not valid or the name itself. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  return { text, domain, kind, wide: !ASCII.test(text), risky: mayBeSuffix(domain) };
}

/** Puts a name together; null when it cannot be registered. */
export function join(label: Label, suffix: string, name: Name, settings: Settings): Permutation | null {
  const { text, domain, kind } = label;
  if (label.risky && !isRegistrable(domain, suffix)) return null;
  if (label.wide && settings.idn === "registry" && suffix !== name.tld && !registryTakes(domain, suffix)) {
    return null;
  }
  if (label.wide && settings.idn === "registry" && name.ascii && !registryTakes(domain, suffix)) return null;
  return { domain: { fqdn: `${text}.${suffix}`, tld: suffix, domain }, kind };
}

/** Yields names by their cost. The name itself is left out, no name comes twice. */
export function* ranked(name: Name, kinds: readonly Kind[], settings: Settings): Generator<Permutation> {
  const pools = new Map<Group, Label[][]>();
  const seen = new Set<string>();
  const typos: CostedEdit[][] = [];
  const words: CostedEdit[][] = [];
  const found = new Map<string, { label: Label | null; cost: number; group: Group }>();

  for (const kind of kinds) {
    let order = 0;
    for (const edit of kind.edits(name, settings)) {
      const cost = costOf(kind.kind, edit, name.chars.length);
      const text = apply(name.label, edit);
      const known = found.get(text);
      if (known !== undefined) {
        if (cost < known.cost) known.cost = cost;
      } else {
        const label = labelOf(text, kind.kind);
        found.set(text, { label, cost, group: groupOf(kind.kind, edit.sort, label === null || !label.wide) });
      }
      const isWord = kind.kind === "Keyword" || kind.kind === "UserContext" || kind.kind === "FauxTld";
      if (kind.kind !== "Tld" && kind.kind !== "Subdomain") {
        ((isWord ? words : typos)[cost] ??= []).push({ ...edit, kind: kind.kind, order: order++ });
      }
    }
  }
  for (const [text, { label, cost, group }] of found) {
    seen.add(text);
    if (label === null || text === name.label && group !== "same") continue;
    if (!pools.has(group)) pools.set(group, []);
    (pools.get(group)![cost] ??= []).push(label);
  }
  found.clear();

  const groups = GROUPS.map((group) => {
    if (!pools.has(group)) pools.set(group, []);
    const wanted = settings.combine || group === "same" ? settings.suffixes : [name.tld];
    return { group, pool: pools.get(group)!, suffixes: suffixCosts(group, name.tld, wanted) };
  });
  const stages: { group: Group; left: CostedEdit[][]; right: CostedEdit[][]; extra: number }[] =
    settings.combine
      ? [
        { group: "typo+typo", left: typos, right: typos, extra: pairCost("typo+typo") },
        { group: "word+typo", left: words, right: typos, extra: pairCost("word+typo") },
        { group: "word+word", left: words, right: words, extra: pairCost("word+word") },
      ]
      : [];

  let filled = -1;
  const fill = (upTo: number): void => {
    for (; filled < upTo; filled++) {
      const cost = filled + 1;
      for (const { group, left, right, extra } of stages) {
        const bucket: Label[] = pools.get(group)![cost] ??= [];
        for (let i = 0; i <= cost - extra && i < left.length; i++) {
          const a = left[i];
          const b = right[cost - extra - i];
          if (a === undefined || b === undefined) continue;
          if (left === right && cost - extra - i < i) break;
          for (const x of a) {
            for (const y of b) {
              const text = compose(name.label, x, y);
              if (text === null || seen.has(text)) continue;
              seen.add(text);
              const word = group !== "typo+typo" && x.kind !== "Keyword" && y.kind === "Keyword" ? y : x;
              const label = labelOf(text, word.kind);
              if (label !== null) bucket.push(label);
            }
          }
        }
      }
    }
  };

  const longest = (rows: unknown[][]): number => rows.length;
  const ends = stages.map((s) => longest(s.left) + longest(s.right) + s.extra);
  const dearest = Math.max(
    0,
    ...groups.map((g) => Math.max(g.pool.length, ...ends) + (g.suffixes.at(-1)?.[1] ?? 0)),
  );
  const least = groups.map((g) => g.suffixes[0]?.[1] ?? Infinity);
  const cheapest = Math.min(...least);
  for (let total = 0; total <= dearest; total++) {
    fill(total - cheapest);
    for (const { pool, suffixes } of groups) {
      for (const [suffix, cost] of suffixes) {
        if (cost > total) break;
        const bucket = pool[total - cost];
        if (bucket === undefined) continue;
        for (const label of bucket) {
          if (label.text === name.label && suffix === name.tld) continue;
          if (label.risky || label.wide) {
            const made = join(label, suffix, name, settings);
            if (made !== null) yield made;
          } else {
            yield {
              domain: { fqdn: `${label.text}.${suffix}`, tld: suffix, domain: label.domain },
              kind: label.kind,
            };
          }
        }
      }
    }
  }
}

/** Returns the label after both edits, or null when they touch the same place. */
function compose(label: string, x: Edit, y: Edit): string | null {
  const [a, b] = x.at <= y.at ? [x, y] : [y, x];
  if (a.at + a.drop > b.at) return null;
  if (a.at === b.at && a.drop === 0 && b.drop > 0 && a !== x) return null;
  return label.slice(0, a.at) + a.put + label.slice(a.at + a.drop, b.at) + b.put + label.slice(b.at + b.drop);
}
