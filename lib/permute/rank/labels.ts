/**
 * Labels by cost: of one edit, of a built-in word beside the name, of two edits.
 *
 * Labels with words and labels of two edits are generated when their cost is reached. A word beside the name needs no
 * lookup among earlier labels: the text before and after the name shows whether another edit makes the same label.
 * @module
 */
import type { Permutation, PermutationKind } from "../../model.ts";
import {
  type Group,
  groupOf,
  GROUPS,
  OWN_WORD,
  type Pricing,
  type Side,
  STEPS,
  type Trait,
  traitOf,
} from "./cost.ts";
import { partOf } from "./pairs.ts";
import { beside, keyword, keywords, ofOwnWords } from "../kinds/keyword.ts";
import { apply, type Edit, type Kind } from "../kinds/kind.ts";
import { join, type Label, labelOf } from "./look_alike.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isInSuffix } from "./suffixes.ts";

/** A rate of e to this power has cost 0. */
const FREE = 4;
const stepsOf = (nats: number): number => Math.max(0, Math.round((FREE + nats) * STEPS));

/** An edit, prepared for pairs. */
interface Part {
  /** Position; -1 for the end of the label. */
  at: number;
  drop: number;
  put: string;
  kind: PermutationKind;
}

/** The built-in words beside a name. */
interface Listed {
  /** By group and cost. */
  groups: ReadonlyMap<Group, readonly (readonly Part[])[]>;
  /** By cost: those of the web, and all others. */
  web: Part[][];
  words: Part[][];
  /** The text they add before the label, and after it. */
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** A built-in word beside any name. */
interface Word {
  part: Part;
  group: Group;
  variant: string;
  /** The share of its price that comes from the word. */
  nats: number;
}

/** Returns the built-in words beside any name, with the text they add before and after it. */
function wordsOf(
  pricing: Pricing,
  side: Side,
): { words: Word[]; before: ReadonlySet<string>; after: ReadonlySet<string> } {
  return pricing.cached(`words ${side}`, () => {
    const words: Word[] = [];
    const before = new Set<string>();
    const after = new Set<string>();
    for (const word of keywords()) {
      for (const edit of beside(word, "")) {
        const { put, variant } = edit;
        const at = variant.startsWith("before") ? 0 : -1;
        (at === 0 ? before : after).add(put);
        const group = groupOf("Keyword", edit, true);
        const part: Part = { at, drop: 0, put, kind: "Keyword" };
        words.push({ part, group, variant, nats: pricing.wordNats(side, edit) });
      }
    }
    return { words, before, after };
  });
}

/** Returns the built-in words beside a name, by cost; the same for all originals of the same traits. */
function builtIn(pricing: Pricing, side: Side, trait: Trait): Listed {
  return pricing.cached(`words ${side} ${trait.home} ${trait.size} ${trait.words}`, () => {
    const prices = pricing.of(side, trait);
    const all = wordsOf(pricing, side);
    const groups = new Map<Group, Part[][]>();
    const [web, words]: [Part[][], Part[][]] = [[], []];
    for (const { part, group, variant, nats } of all.words) {
      const cost = stepsOf(prices.rows("Keyword", variant) + nats);
      let list = groups.get(group);
      if (list === undefined) groups.set(group, list = []);
      (list[cost] ??= []).push(part);
      ((group === "web" ? web : words)[cost] ??= []).push(part);
    }
    return { groups, web, words, before: all.before, after: all.after };
  });
}

/** All single edits of a name except built-in words, and the resulting labels. */
export interface Edits {
  list: { edit: Edit; part: Part; role: number; label: number }[];
  /** Label → its number. */
  numbers: Map<string, number>;
  /** By number: the label after the first edit that leads to it; null when it is not valid. */
  labels: (Label | null)[];
  groups: Group[];
  /** The text before and after the whole original in it. */
  before: Set<string>;
  after: Set<string>;
}

/** Returns the single edits of a name except built-in words. */
export function editsOf(name: Name, kinds: readonly Kind[], settings: Settings): Edits {
  const out: Edits = {
    list: [],
    numbers: new Map(),
    labels: [],
    groups: [],
    before: new Set(),
    after: new Set(),
  };
  for (const kind of kinds) {
    for (const edit of kind === keyword ? beyondList(name, settings) : kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      let label = out.numbers.get(text);
      if (label === undefined) {
        const made = text === name.label && kind.kind !== "Tld" ? null : labelOf(text, kind.kind);
        label = out.labels.push(made) - 1;
        out.groups.push(groupOf(kind.kind, edit, made === null || !made.nonAscii));
        out.numbers.set(text, label);
        if (text.startsWith(name.label)) out.after.add(text.slice(name.label.length));
        if (text.endsWith(name.label)) out.before.add(text.slice(0, -name.label.length));
      }
      const part: Part = { at: edit.at, drop: edit.drop, put: edit.put, kind: kind.kind };
      out.list.push({ edit, part, role: partOf(kind.kind, edit), label });
    }
  }
  return out;
}

/** Pairs of one group: the cost rises with the sum of both; sums below `next` are done. */
interface Stage {
  group: Group;
  pool: Label[][];
  left: Part[][];
  right: Part[][];
  costOf: (sum: number) => number;
  next: number;
}

const NONE: Listed = { groups: new Map(), web: [], words: [], before: new Set(), after: new Set() };

/** Labels by cost: those that keep the original's suffix, or those that change it. */
export class Labels {
  readonly pools: ReadonlyMap<Group, Label[][]> = new Map(GROUPS.map((g): [Group, Label[][]] => [g, []]));
  /** Upper bound of costs, exclusive. */
  readonly end: number;
  readonly #own: string;
  /** The label has letters and digits only, and no longer suffix contains it. */
  readonly #plain: boolean;
  readonly #edits: Edits;
  readonly #listed: Listed;
  readonly #stages: Stage[] = [];
  /** Labels generated so far: the original's, those of one edit, those of pairs. */
  readonly #seen: Set<string>;
  readonly #filled = new Map<Group, number>();

  constructor(
    pricing: Pricing,
    side: Side,
    name: Name,
    edits: Edits,
    settings: Settings,
    withWords: boolean,
  ) {
    const trait = traitOf(name);
    const prices = pricing.of(side, trait);
    this.#listed = withWords ? builtIn(pricing, side, trait) : NONE;
    const { words, web } = this.#listed;
    this.#own = name.label;
    this.#plain = name.ascii && !isInSuffix(name.label);
    this.#edits = edits;
    this.#seen = new Set(edits.numbers.keys()).add(name.label);
    const parts: Part[][][] = [[], [], [], [], []];
    const rates = new Float64Array(edits.labels.length);
    for (const { edit, part, role, label } of edits.list) {
      if (!settings.combine && part.kind === "Tld" === (side === "=")) continue;
      const nats = prices.nats(part.kind, edit, name.chars.length);
      rates[label]! += Math.exp(-nats);
      if (settings.combine && role > 0) (parts[role]![stepsOf(nats)] ??= []).push(part);
    }
    for (const [n, label] of edits.labels.entries()) {
      if (label === null || rates[n] === 0) continue;
      (this.pools.get(edits.groups[n]!)![stepsOf(-Math.log(rates[n]!))] ??= []).push(label);
    }
    let end = Math.max(words.length, web.length);
    for (const pool of this.pools.values()) end = Math.max(end, pool.length);
    if (settings.combine) {
      const [, typos = [], more = [], moreWeb = [], faux = []] = parts;
      const allWords = joined(words, more);
      for (
        const [group, left, right] of [
          ["typo+typo", typos, typos],
          ["word+typo", allWords, typos],
          ["word+word", allWords, allWords],
          ["web+faux", joined(web, moreWeb), faux],
        ] as const
      ) {
        const { level, slope } = pricing.pairCost(side, group);
        const costOf = (sum: number): number => stepsOf(level + slope * (sum / STEPS - 2 * FREE));
        this.#stages.push({ group, pool: this.pools.get(group)!, left, right, costOf, next: 0 });
        end = Math.max(end, costOf(left.length + right.length) + 1);
      }
    }
    this.end = end;
  }

  /** Generates the labels of two edits up to a cost, by group. */
  fillPairs(upTo: (group: Group) => number): void {
    for (const stage of this.#stages) {
      const most = upTo(stage.group);
      while (stage.next < stage.left.length + stage.right.length) {
        const cost = stage.costOf(stage.next);
        if (cost > most) break;
        this.#pairs(stage, cost, stage.next++);
      }
    }
  }

  /** Generates the labels of built-in words up to a cost, by group. */
  fillWords(upTo: (group: Group) => number): void {
    for (const [group, list] of this.#listed.groups) {
      const most = Math.min(upTo(group), list.length - 1);
      let cost = this.#filled.get(group) ?? -1;
      while (cost < most) this.#words(group, list[++cost] ?? [], cost);
      this.#filled.set(group, cost);
    }
  }

  #words(group: Group, words: readonly Part[], cost: number): void {
    for (const word of words) {
      const text = this.#beside(word);
      if (text === null) continue;
      const label: Label | null = this.#plain
        ? { text, domain: text, kind: "Keyword", nonAscii: false, maybeSuffix: false, rtl: false }
        : labelOf(text, "Keyword");
      if (label !== null) (this.pools.get(label.nonAscii ? "wide" : group)![cost] ??= []).push(label);
    }
  }

  /** Adds the names of the built-in words of a cost where there is one suffix only, which needs no pool. */
  names(out: Permutation[], cost: number, rtl: boolean, name: Name, settings: Settings): void {
    const suffix = name.tld;
    const dotted = `.${suffix}`;
    const plain = this.#plain && !rtl;
    const { words, web } = this.#listed;
    for (const list of [words[cost], web[cost]]) {
      for (const word of list ?? []) {
        const text = this.#beside(word);
        if (text === null) continue;
        if (plain) {
          out.push({ domain: { fqdn: text + dotted, tld: suffix, domain: text }, kind: "Keyword" });
        } else {
          const label = labelOf(text, "Keyword");
          const made = label === null ? null : join(label, suffix, rtl, name, settings);
          if (made !== null) out.push(made);
        }
      }
    }
  }

  /**
   * Returns the label of a built-in word beside the original; null when it is too long, or another edit or word makes
   * it.
   */
  #beside({ at, put }: Part): string | null {
    const own = this.#own;
    if (own.length + put.length > 63) return null;
    if (at !== 0) return this.#edits.after.has(put) ? null : own + put;
    if (this.#edits.before.has(put)) return null;
    const text = put + own;
    const twice = (put.startsWith(own) || own.startsWith(put)) && text.startsWith(own) &&
      this.#listed.after.has(text.slice(own.length));
    return twice ? null : text;
  }

  /** Returns the label of a pair, or null when it was generated before. */
  #make(text: string, kind: PermutationKind): Label | null {
    const own = this.#own;
    const { size } = this.#seen;
    if (this.#seen.add(text).size === size) return null;
    if (text.startsWith(own) && this.#listed.after.has(text.slice(own.length))) return null;
    if (text.endsWith(own) && this.#listed.before.has(text.slice(0, -own.length))) return null;
    return labelOf(text, kind);
  }

  #pairs({ pool, left, right }: Stage, cost: number, sum: number): void {
    const own = this.#own;
    const bucket: Label[] = pool[cost] ??= [];
    for (let i = Math.max(0, sum - right.length + 1); i <= sum && i < left.length; i++) {
      if (left === right && sum - i < i) break;
      const a = left[i];
      const b = right[sum - i];
      if (a === undefined || b === undefined) continue;
      // A list paired with itself yields both orders anyway.
      const once = left === right && a !== b;
      for (const x of a) {
        for (const y of b) {
          this.#pair(x, y, bucket);
          // The order matters only for two insertions at one place.
          if (once && x.drop + y.drop === 0 && placeOf(x, own) === placeOf(y, own)) this.#pair(y, x, bucket);
        }
      }
    }
  }

  #pair(x: Part, y: Part, bucket: Label[]): void {
    const text = compose(this.#own, x, y);
    if (text === null) return;
    const label = this.#make(text, x.kind);
    if (label !== null) bucket.push(label);
  }
}

/** Both lists as one, without copying where one is empty. */
function joined(a: Part[][], b: Part[][]): Part[][] {
  if (b.length === 0) return a;
  const out = [...a];
  for (const [cost, list] of b.entries()) {
    if (list !== undefined) out[cost] = out[cost] === undefined ? list : [...out[cost], ...list];
  }
  return out;
}

/** The edits of Keyword with the caller's words and with the name's own. */
function* beyondList(name: Name, settings: Settings): Generator<Edit> {
  for (const word of settings.keywords) {
    for (const edit of beside(word, name.label)) yield { ...edit, detail: OWN_WORD };
  }
  yield* ofOwnWords(name, settings);
}

/** Returns the position of an edit in a label. */
function placeOf({ at }: Part, label: string): number {
  return at < 0 ? label.length : at;
}

/** Returns the label after both edits, or null when they overlap. */
function compose(label: string, x: Part, y: Part): string | null {
  const xAt = placeOf(x, label);
  const yAt = placeOf(y, label);
  const [a, b, aAt, bAt] = xAt <= yAt ? [x, y, xAt, yAt] : [y, x, yAt, xAt];
  if (aAt + a.drop > bAt) return null;
  return label.slice(0, aAt) + a.put + label.slice(aAt + a.drop, bAt) + b.put + label.slice(bAt + b.drop);
}
