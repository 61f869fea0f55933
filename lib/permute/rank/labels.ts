/**
 * Labels by cost: of one edit, of a built-in word beside the name, of two edits.
 *
 * All are generated when their cost is reached. A word beside the name needs no set of earlier labels: the text before
 * and after the name shows whether another edit makes the same label.
 * @module
 */
import type { Permutation } from "../../model.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import type { Pricing } from "./cost.ts";
import type { Edits } from "./edits.ts";
import { type Group, GROUPS, type Side, type Trait } from "./groups.ts";
import { LONGEST } from "../label.ts";
import { join, type Label, labelOf } from "./look_alike.ts";
import { Pairs } from "./pairs.ts";
import { Chains, stepsOf } from "./steps.ts";
import type { Suffix } from "./suffixes.ts";
import { type Part, type Words, wordsOf } from "./words.ts";

const WIDE = GROUPS.indexOf("wide");

/** Labels of one group, by cost, as far as they are generated. */
export interface Pool {
  readonly group: Group;
  readonly labels: (Label[] | undefined)[];
}

/** Labels by cost, on one side: those under the original's suffix, or those under others. */
export class Labels {
  /** In the order of the groups. */
  readonly pools: readonly Pool[] = GROUPS.map((group) => ({ group, labels: [] }));
  /** No label costs this much or more. */
  readonly end: number;
  readonly #own: string;
  readonly #edits: Edits;
  readonly #words: Words | null;
  readonly #pairs: Pairs | null;
  /** Labels of one edit, by group and cost. */
  readonly #single: Chains;
  /** By the group's number: the next cost of labels of one edit, and of words. */
  readonly #nextSingle = GROUPS.map(() => 0);
  readonly #nextWord = GROUPS.map(() => 0);

  constructor(
    pricing: Pricing,
    side: Side,
    trait: Trait,
    name: Name,
    edits: Edits,
    settings: Settings,
    withWords: boolean,
  ) {
    this.#words = withWords ? wordsOf(pricing, side, trait) : null;
    this.#own = name.label;
    this.#edits = edits;
    this.#single = new Chains(stepsOf(edits.costs(side).labels), (n) => edits.groups[n]!, GROUPS.length);
    this.#pairs = settings.combine
      ? new Pairs(name.label, side, edits, this.#words, pricing, (group, cost) => this.#bucket(group, cost))
      : null;
    this.end = Math.max(this.#single.length, this.#words?.others.length ?? 0, this.#pairs?.end ?? 0);
  }

  #bucket(group: Group, cost: number): Label[] {
    return this.pools[GROUPS.indexOf(group)]!.labels[cost] ??= [];
  }

  /** Returns the lowest cost that labels of each group may have, by the group's number; infinite for those without any. */
  lowest(): number[] {
    const out = GROUPS.map((_, g) => {
      const single = this.#single.lowest(g);
      return single < this.#single.length ? single : Infinity;
    });
    const add = (g: number, cost: number): void => {
      out[g] = Math.min(out[g]!, cost);
    };
    for (const g of this.#words?.groups ?? []) {
      const cost = this.#words!.lowest[g]!;
      add(g, cost);
      if (!this.#edits.plain) add(WIDE, cost);
    }
    this.#pairs?.lowest(add);
    return out;
  }

  /** Generates the labels of one and of two edits up to a cost: the given one, less what is given for each group. */
  fill(total: number, less: readonly number[]): void {
    for (let g = 0; g < less.length; g++) {
      const most = Math.min(total - less[g]!, this.#single.length - 1);
      let cost = this.#nextSingle[g]!;
      if (cost > most) continue;
      const { labels } = this.pools[g]!;
      for (; cost <= most; cost++) {
        for (let n = this.#single.first(g, cost); n >= 0; n = this.#single.next(n)) {
          const label = this.#edits.label(n);
          if (label !== null) (labels[cost] ??= []).push(label);
        }
      }
      this.#nextSingle[g] = cost;
    }
    this.#pairs?.fill(total, less);
  }

  /** Generates the labels of the built-in words up to a cost: the given one, less what is given for each group. */
  fillWords(total: number, less: readonly number[]): void {
    const words = this.#words;
    if (words === null) return;
    for (const g of words.groups) {
      const most = Math.min(total - less[g]!, words.others.length - 1);
      let cost = this.#nextWord[g]!;
      for (; cost <= most; cost++) {
        for (const word of words.of(g, cost)) {
          const text = this.#beside(words, word);
          if (text === null) continue;
          const label: Label | null = this.#edits.plain
            ? { text, domain: text, kind: "Keyword", nonAscii: false, maybeSuffix: false, rtl: false }
            : labelOf(text, "Keyword");
          if (label !== null) this.#bucket(label.nonAscii ? "wide" : GROUPS[g]!, cost).push(label);
        }
      }
      this.#nextWord[g] = cost;
    }
  }

  /** Adds the names of the built-in words of a cost, where they have one suffix only and need no pool. */
  names(out: Permutation[], cost: number, suffix: Suffix, name: Name, settings: Settings): void {
    const words = this.#words;
    if (words === null) return;
    const plain = this.#edits.plain && !suffix.rtl;
    for (const list of [words.others.at(cost), words.web.at(cost)]) {
      for (const word of list) {
        const text = this.#beside(words, word);
        if (text === null) continue;
        if (plain) {
          const { text: tld, dotted } = suffix;
          out.push({ domain: { fqdn: text + dotted, tld, domain: text }, kind: "Keyword" });
        } else {
          const label = labelOf(text, "Keyword");
          const made = label === null ? null : join(label, suffix.text, suffix.rtl, name, settings);
          if (made !== null) out.push(made);
        }
      }
    }
  }

  /** Returns a built-in word beside the original; null when it is too long, or made by another edit or word. */
  #beside(words: Words, { at, put, grows }: Part): string | null {
    const own = this.#own;
    if (own.length + grows > LONGEST) return null;
    if (at !== 0) return this.#edits.after.has(put) ? null : own + put;
    if (this.#edits.before.has(put)) return null;
    const text = put + own;
    const twice = (put.startsWith(own) || own.startsWith(put)) && text.startsWith(own) &&
      words.isAfter(text.slice(own.length));
    return twice ? null : text;
  }
}
