import { expect, test } from "vitest";
import type { PermutationKind } from "../../../../lib/model.ts";
import { OWN_WORD, shippedPrices } from "../../../../lib/permute/rank/cost.ts";
import {
  type Group,
  groupOf,
  GROUPS,
  partOf,
  type Side,
  STEPS,
  traitOf,
} from "../../../../lib/permute/rank/groups.ts";
import { apply, type Edit } from "../../../../lib/permute/kinds/kind.ts";
import { KINDS } from "../../../../lib/permute/kinds/kinds.ts";
import type { Permutation } from "../../../../lib/model.ts";
import { labelOf, raise, under } from "../../../../lib/permute/rank/edits.ts";
import { suffixes as allSuffixes, suffixOf } from "../../../../lib/permute/rank/suffixes.ts";
import { permute, type PermuteOptions } from "../../../../lib/permute/mod.ts";
import { makeNames } from "../../../../lib/permute/make.ts";
import { nameOf } from "../../../../lib/permute/name.ts";
import { settingsOf } from "../../../../lib/permute/options.ts";

/** Whether people take what an edit makes for the name itself. */
const isClassic = ({ variant, detail = "" }: Edit): boolean =>
  ["whole", "whole-alike"].includes(variant) || variant === "sound" && /[^\0-\x7f]/.test(detail);

/** What the search best first must find, by trying everything: each name with its cost and its kind. */
interface Found {
  cost: number;
  kind: PermutationKind;
}
/** An edit in a pair. */
interface Part {
  edit: Edit;
  kind: PermutationKind;
  role: number;
  cost: number;
}

const FREE = 4;
const round = (nats: number): number => Math.max(0, Math.round((FREE + nats) * STEPS));

/** The label after two edits; of two at one place `x` comes first. Null when they touch. */
function both(label: string, x: Edit, y: Edit): string | null {
  const [a, b] = x.at <= y.at ? [x, y] : [y, x];
  if (a.at + a.drop > b.at) return null;
  return apply(apply(label, b), a);
}

/** Every name that costs at most `most`, found without any of the ways to be quick. */
function plainly(text: string, options: PermuteOptions, most: number): Map<string, Found> {
  const name = nameOf(text);
  const settings = settingsOf(options, name);
  const trait = traitOf(name);
  const out = new Map<string, Found>();
  for (const side of ["=", ">"] as Side[]) {
    if (side === "=" && settings.combine && !(settings.tlds ?? allSuffixes()).includes(name.tld)) continue;
    const single = new Map<string, { rate: number; group: Group; kind: PermutationKind; classic: boolean }>();
    const listed = new Map<string, { cost: number; group: Group }>();
    const parts: Part[] = [];
    for (const { kind, edits } of KINDS.filter((k) => settings.kinds.has(k.kind))) {
      for (const plain of edits(name, settings)) {
        const ends = kind === "Keyword" && /^(after|before)/.test(plain.variant);
        const own = ends && settings.keywords.includes(plain.detail ?? "");
        const edit = own ? { ...plain, detail: OWN_WORD } : plain;
        const nats = shippedPrices().of(kind, trait).nats(edit, name.chars.length)[side];
        const made = apply(name.label, edit);
        if (made === name.label && kind !== "Tld") continue;
        const ascii = labelOf(made, kind)?.nonAscii !== true;
        const part = { edit, kind, role: partOf(kind, edit), cost: round(nats) };
        if (ends && !own) {
          parts.push(part);
          // Of a word before and a word after that make the same, the one after counts.
          if (!listed.has(made) || edit.at > 0) {
            listed.set(made, { cost: round(nats), group: groupOf(kind, edit, ascii) });
          }
          continue;
        }
        const here = settings.combine || (kind === "Tld") === (side === ">");
        const known = single.get(made) ??
          { rate: 0, group: groupOf(kind, edit, ascii), kind, classic: false };
        known.classic ||= isClassic(edit);
        if (here) known.rate += Math.exp(-nats);
        single.set(made, known);
        parts.push({ ...part, kind: known.kind });
      }
    }
    const labels = new Map<string, Found & { group: Group; turn: number }>();
    const priced = [...single].map(([text, { rate, group, kind, classic }]) => {
      const nats = { "=": rate > 0 ? -Math.log(rate) : Infinity, ">": Infinity };
      return { text, kind, classic, group: GROUPS.indexOf(group), nats, named: group };
    });
    if (side === "=") raise(priced);
    for (const { text, kind, nats, named: group } of priced) {
      if (nats["="] < Infinity && (side === ">" || group !== "same")) {
        labels.set(text, { cost: round(nats["="]), kind, group, turn: 0 });
      }
    }
    const withWords = side === "=" || settings.combine;
    for (const [made, { cost, group }] of withWords ? listed : []) {
      if (!single.has(made)) labels.set(made, { cost, kind: "Keyword", group, turn: 0 });
    }
    const steps = (group: Group) => shippedPrices().suffixes(group, name.tld, trait.origin, settings.tlds);
    parts.sort((a, b) => a.cost - b.cost);
    for (const [turn, [group, left, right]] of (settings.combine ? PAIRS : []).entries()) {
      const { level, slope } = shippedPrices().pairCost(side, group);
      const nearest = side === "=" ? 0 : steps(group)[0]?.cost ?? -1;
      const others = parts.filter(({ role }) => role === right);
      for (const x of parts.filter(({ role }) => role === left)) {
        for (const y of others) {
          const cost = round(level + slope * ((x.cost + y.cost) / STEPS - 2 * FREE));
          if (cost > most) break;
          const onePlace = x.edit.at === y.edit.at && x.edit.drop + y.edit.drop === 0;
          if (left === right && x.cost > y.cost && !onePlace) continue;
          const made = both(name.label, x.edit, y.edit);
          if (made === null || made === name.label || single.has(made) || listed.has(made)) continue;
          // A label is of the group in which its turn comes first.
          const first = cost + nearest + turn / PAIRS.length;
          const known = labels.get(made);
          if (known === undefined || first < known.turn) {
            labels.set(made, { cost, kind: x.kind, group, turn: first });
          }
        }
      }
    }
    const own: [string, number][] = [[name.tld, 0]];
    const suffixes = new Map(GROUPS.map((group) => [
      group,
      steps(group).flatMap(({ cost, suffixes }) =>
        suffixes().map(({ text }): [string, number] => [text, cost])
      ),
    ]));
    for (const [made, { cost, kind, group }] of labels) {
      const label = labelOf(made, kind);
      if (label === null) continue;
      for (const [suffix, more] of side === "=" ? own : suffixes.get(group)!) {
        if (cost + more > most) continue;
        const possible: Permutation[] = [];
        under(suffixOf(suffix), [label], possible, name, settings);
        if (possible.length === 0) continue;
        const fqdn = `${made}.${suffix}`;
        if (out.has(fqdn)) expect.unreachable(`${fqdn} twice`);
        out.set(fqdn, { cost: cost + more, kind });
      }
    }
  }
  return out;
}
/** The pairs that are made, with what each side of them is. */
const PAIRS: readonly [Group, number, number][] = [
  ["typo+typo", 1, 1],
  ["word+typo", 2, 1],
  ["word+word", 2, 2],
  ["web+faux", 3, 4],
];

const long = "a".repeat(55);
test.each<[string, PermuteOptions, number]>([
  ["abc.com", { tlds: ["com", "net", "de", "co.uk", "top"], words: ["zebra", "x", "www"] }, 82],
  ["paypal.com", {}, 78],
  ["bbc.co.uk", { keywords: ["kestrel", "login"], tlds: ["co.uk", "com", "net", "shop"] }, 86],
  ["t-mobile.de", { tlds: ["de", "com", "io"] }, 84],
  ["bankofamerica.com", { tlds: ["com", "net"] }, 78],
  ["münchen.de", { tlds: ["com", "de", "uk", "рф", "top"] }, 86],
  ["пример.рф", { tlds: ["рф", "com"], idn: "any" }, 85],
  ["пример.рф", { tlds: ["рф", "com", "рус"] }, 111],
  ["abc.de", { tlds: ["de", "com"], idn: "any", words: ["ä"] }, 88],
  ["shop.net", { tlds: ["net"] }, 95],
  ["aero.aero", { tlds: ["aero"], kinds: ["Keyword"], combine: true }, 90],
  ["com.net", { tlds: ["org", "com"] }, 95],
  [`${long}.com`, { tlds: ["com", "net"] }, 80],
  ["example.io", { kinds: ["Keyword", "FauxTld"], combine: true, tlds: ["io", "co"] }, 95],
])("best first is the order of what each costs: %s %j", (name, options, most) => {
  const wanted = plainly(name, options, most);
  expect(wanted.size).toBeGreaterThan(1000);
  const wrong: unknown[] = [];
  const seen = new Set<string>();
  let cost = 0;
  for (const { domain: { fqdn }, kind } of permute(name, { ...options, budget: wanted.size })) {
    const found = wanted.get(fqdn);
    if (found === undefined || found.cost < cost || found.kind !== kind || seen.has(fqdn)) {
      wrong.push({ fqdn, kind, after: cost, found });
    }
    cost = found?.cost ?? cost;
    seen.add(fqdn);
  }
  expect(wrong.slice(0, 9)).toEqual([]);
  expect(seen.size).toBe(wanted.size);
});

test.each(["aaa.com", "t-mobile.com", "nownow.com"])(
  "the same label under other suffixes comes though other edits leave it as it is: %s",
  (name) => {
    const tlds = ["com", "net", "de"];
    const made = [...permute(name, { tlds })].filter(({ kind }) => kind === "Tld");
    const label = name.slice(0, -4);
    expect(made.map(({ domain }) => domain.fqdn).sort()).toEqual([`${label}.de`, `${label}.net`]);
  },
);

test.each<[string, PermuteOptions]>([
  ["ab.com", { kinds: ["Omission", "Transposition", "Tld", "FauxTld"], combine: true, tlds: ["com", "net"] }],
  ["abc.de", {
    kinds: ["Hyphenation", "Subdomain", "UserContext"],
    words: ["zebra", "https"],
    combine: true,
    tlds: ["de", "at"],
  }],
  ["abc.com", { kinds: ["Omission", "Tld", "FauxTld", "Keyword"] }],
  ["abc.com", { combine: false }],
  ["abc.com", { kinds: ["Omission", "Tld"], tlds: ["net", "de"] }],
  ["abc.com", { kinds: ["Tld"], combine: true, tlds: ["net"] }],
  ["abc.com", { kinds: ["CertificateTransparency"] }],
  ["ab-cd.com", { kinds: ["Keyword"], combine: false, keywords: ["kestrel"] }],
])("without a budget all of it comes: %s %j", (name, options) => {
  const wanted = plainly(name, options, Infinity);
  const made = [...permute(name, { ...options, budget: Infinity })].map(({ domain }) => domain.fqdn);
  expect(made.filter((fqdn) => !wanted.delete(fqdn)).slice(0, 9)).toEqual([]);
  expect([...wanted].slice(0, 9)).toEqual([]);
});

test("with many words of the brand, few names are made at a time", () => {
  const words = Array.from({ length: 200 }, (_, i) => `word${i}x`);
  const name = nameOf("kestrelbank.com");
  const lengths: number[] = [];
  let count = 0;
  for (const { length } of makeNames(name, settingsOf({ words, budget: 60_000 }, name))) {
    lengths.push(length);
    count += length;
  }
  expect(count).toBe(60_000);
  expect(Math.max(...lengths)).toBeLessThan(2_000);
});
