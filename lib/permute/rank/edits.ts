/**
 * The single edits of a name except the built-in words: the labels they lead to, and the costs of both.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { beside, keyword, ofOwnWords } from "../kinds/keyword.ts";
import { apply, type Edit, type Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { type KindPrices, OWN_WORD, type Pricing } from "./cost.ts";
import { groupOf, GROUPS, partOf, type Side, type Trait } from "./groups.ts";
import { type Label, labelOf } from "./look_alike.ts";
import { isInSuffix } from "./suffixes.ts";
import { Texts } from "./texts.ts";

/** Costs of edits and labels on one side, in nats; infinite where they are not generated. */
interface Costs {
  /** By edit. */
  readonly edits: Float64Array;
  /** By label: of the sum of its edits' rates. */
  readonly labels: Float64Array;
}

/** Sides as bits: those on which a label of two edits was generated. */
const SIDES: Record<Side, number> = { "=": 1, ">": 2 };

/** The single edits of a name, the built-in words left out. */
export class Edits {
  readonly list: Edit[] = [];
  /** By edit: its kind, and what it is in a pair. */
  readonly kinds: PermutationKind[] = [];
  readonly roles: Int8Array;
  /** By label: its group's number. */
  readonly groups: Int8Array;
  readonly #staying: Costs;
  readonly #leaving: Costs;
  /** What labels have before and after the whole original. */
  readonly before: Set<string> = new Set();
  readonly after: Set<string> = new Set();
  /** The original is ASCII, and no longer suffix starts with a label that contains it. */
  readonly plain: boolean;
  /** Texts of labels: those of one edit have the first numbers. */
  readonly texts: Texts;
  /** The parts of the original before and after each position in it. */
  readonly heads: string[] = [];
  readonly tails: string[] = [];
  readonly #ascii: boolean;
  readonly #own: string;
  /** By label: the first edit that makes it. */
  readonly #first: Int32Array;
  readonly #labels: (Label | null | undefined)[];
  /** How many texts are those of one edit, or the original. */
  readonly #single: number;
  /** By the number of a text of two edits, without those of one: the sides on which it was generated. */
  readonly #sides: number[] = [];

  constructor(name: Name, kinds: readonly Kind[], settings: Settings, pricing: Pricing, trait: Trait) {
    this.#ascii = name.ascii;
    this.#own = name.label;
    this.plain = name.ascii && !isInSuffix(name.label);
    this.texts = new Texts(name.label);
    for (let at = 0; at <= name.label.length; at++) {
      this.heads.push(name.label.slice(0, at));
      this.tails.push(name.label.slice(at));
    }
    for (const { kind, edits } of kinds) {
      const made = kind === keyword.kind ? beyondList(name, settings) : edits(name, settings);
      for (const edit of made) {
        // Only Tld keeps the label. Moving a letter of "aaa" makes no look-alike, and must not take that label from Tld.
        if (kind !== "Tld" && isUnchanged(name.label, edit)) continue;
        this.list.push(edit);
        this.kinds.push(kind);
      }
    }
    const count = this.list.length;
    this.roles = new Int8Array(count);
    this.groups = new Int8Array(count);
    this.#first = new Int32Array(count);
    this.#staying = { edits: new Float64Array(count), labels: new Float64Array(count) };
    this.#leaving = { edits: new Float64Array(count), labels: new Float64Array(count) };
    this.#price(name.chars.length, settings, pricing, trait);
    this.#labels = new Array(this.texts.size).fill(undefined);
    this.texts.own(0, name.label.length);
    this.texts.number();
    this.#single = this.texts.size;
  }

  /** Prices all edits, and the labels that they lead to. */
  #price(length: number, settings: Settings, pricing: Pricing, trait: Trait): void {
    const { list, kinds } = this;
    let prices: KindPrices | undefined;
    for (let n = 0; n < list.length; n++) {
      const kind = kinds[n]!;
      if (prices === undefined || kind !== kinds[n - 1]) prices = pricing.of(kind, trait);
      const nats = prices.nats(list[n]!, length);
      // Without combinations another suffix is an edit of its own, and the only one that leaves the original's.
      const stays = settings.combine || kind !== "Tld";
      const leaves = settings.combine || kind === "Tld";
      this.#add(n, stays ? nats["="] : Infinity, leaves ? nats[">"] : Infinity);
    }
  }

  /** Adds an edit with its costs on both sides. */
  #add(n: number, stay: number, leave: number): void {
    const { texts } = this;
    const [edit, kind] = [this.list[n]!, this.kinds[n]!];
    texts.own(0, edit.at);
    texts.put(edit.put);
    texts.own(edit.at + edit.drop, this.#own.length);
    const known = texts.size;
    const label = texts.number();
    const { edits, labels } = this.#staying;
    const { edits: leavingEdits, labels: leavingLabels } = this.#leaving;
    edits[n] = stay;
    leavingEdits[n] = leave;
    this.roles[n] = partOf(kind, edit);
    if (label < known) {
      labels[label] = ofBoth(labels[label]!, stay);
      leavingLabels[label] = ofBoth(leavingLabels[label]!, leave);
    } else {
      labels[label] = stay;
      leavingLabels[label] = leave;
      this.#first[label] = n;
      this.#addLabel(label, kind, edit);
    }
  }

  /** Adds the label that an edit is the first to make. */
  #addLabel(label: number, kind: PermutationKind, edit: Edit): void {
    const own = this.#own;
    const ascii = isAscii(edit.put) && (this.#ascii || isAscii(apply(own, edit)));
    this.groups[label] = GROUPS.indexOf(groupOf(kind, edit, ascii));
    const { at, drop, put } = edit;
    const end = at + drop;
    if (put.length <= drop) return;
    // Most edits differ from the original where they begin and where they end.
    if (at === own.length || put.charCodeAt(0) === own.charCodeAt(at)) {
      const text = apply(own, edit);
      if (text.startsWith(own)) this.after.add(text.slice(own.length));
    }
    if (end === 0 || put.charCodeAt(put.length - 1) === own.charCodeAt(end - 1)) {
      const text = apply(own, edit);
      if (text.endsWith(own)) this.before.add(text.slice(0, -own.length));
    }
  }

  /** Returns the costs of edits and labels on a side. */
  costs(side: Side): Costs {
    const { edits, labels } = side === "=" ? this.#staying : this.#leaving;
    return { edits, labels: labels.subarray(0, this.#labels.length) };
  }

  /** Returns a label by its number, as the first edit makes it; null when it is not valid. */
  label(n: number): Label | null {
    const made = this.#labels[n];
    if (made !== undefined) return made;
    const first = this.#first[n]!;
    return this.#labels[n] = labelOf(apply(this.#own, this.list[first]!), this.kinds[first]!);
  }

  /**
   * Whether the text of two edits that was written to `texts` is new on a side: not the original, not the result of one
   * edit, not generated before.
   */
  isNew(side: Side): boolean {
    const n = this.texts.number() - this.#single;
    if (n < 0) return false;
    const known = n < this.#sides.length ? this.#sides[n]! : 0;
    this.#sides[n] = known | SIDES[side];
    return (known & SIDES[side]) === 0;
  }
}

/** Returns the cost of the sum of two rates. */
function ofBoth(a: number, b: number): number {
  return b === Infinity ? a : Math.min(a, b) - Math.log1p(Math.exp(-Math.abs(a - b)));
}

/** Whether an edit leaves a label as it is. */
function isUnchanged(label: string, { at, drop, put }: Edit): boolean {
  return drop === put.length && label.startsWith(put, at);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The edits of Keyword with the caller's words, listed or not, and those of the name's own. */
function* beyondList(name: Name, settings: Settings): Generator<Edit> {
  for (const word of settings.keywords) {
    for (const edit of beside(word, name.label)) yield { ...edit, detail: OWN_WORD };
  }
  yield* ofOwnWords(name, settings);
}
