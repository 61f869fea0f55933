/**
 * A matcher in time linear in the text: the pattern as a nondeterministic automaton over reversed texts, made
 * deterministic lazily, state by state, with bounded memory. Source: Russ Cox, Regular Expression Matching in the Wild
 * (2010); reversed because names are stored that way.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { type CharSet, inSet } from "./char_set.ts";
import type { Assertion, RegexNode } from "./syntax.ts";

/** The state from which nothing matches. */
export const DEAD: number = 0;
/** The state of a text that matches whatever follows. */
export const MATCHED: number = 1;

const SPLIT = 0, CHAR = 1, ASSERT = 2, FINAL = 3;
const MAX_PROGRAM = 10_000;
const MAX_STATES = 4096;

/** The neighbour of a position. */
const AT_EDGE = 0, AT_WORD = 1, AT_OTHER = 2, AT_NEWLINE = 3;
function kindOfCode(c: number): number {
  if (c === 10) return AT_NEWLINE;
  return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)
    ? AT_WORD
    : AT_OTHER;
}

/** Maximum steps of construction in one search: a fraction of a second. */
const MAX_WORK = 1_000_000;

/**
 * Ends a search that builds too much.
 *
 * @throws {SquatError} `invalid_pattern`.
 */
export function checkWork({ work }: Automaton): void {
  if (work <= MAX_WORK) return;
  throw new SquatError(
    "invalid_pattern",
    "Cannot finish this search: the pattern is too costly, add literal text",
  );
}

const MIRROR: Record<Assertion, Assertion> = {
  text_start: "text_end",
  text_end: "text_start",
  line_start: "line_end",
  line_end: "line_start",
  word: "word",
  not_word: "not_word",
};

/** The deterministic automaton of one pattern. Its states are numbers that are valid until {@link Automaton.trim}. */
export class Automaton {
  /** Classes of ASCII characters that the pattern distinguishes. */
  readonly classOf: Uint8Array = new Uint8Array(128);
  /** State in which every text starts. */
  start: number = DEAD;
  /** How often the states were dropped. */
  trims: number = 0;
  /** Steps of construction so far: the cost that a pattern controls. */
  work: number = 0;

  readonly #op: number[] = [];
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #sets: CharSet[] = [];
  readonly #asserts: Assertion[] = [];
  readonly #entry: number;
  readonly #classes: number[] = [];
  /** For each kind of neighbour, the kind that this pattern treats as the same. */
  readonly #sameNeighbour: readonly number[];

  #kernels: Uint16Array[] = [];
  #before: number[] = [];
  #next = new Int32Array(0);
  #ends: Int8Array = new Int8Array(0);
  #byKernel = new Map<string, number>();
  readonly #mark: Uint32Array;
  #epoch = 0;
  #dense: Uint16Array;
  #count = 0;
  #stack: number[] = [];
  #final = false;

  /**
   * Builds the automaton of a pattern.
   *
   * @param node The pattern, as read forwards.
   * @throws {SquatError} `invalid_pattern` when it unfolds to more than 10,000 positions.
   */
  constructor(node: RegexNode) {
    this.#entry = this.#compile(node, this.#emit(FINAL, 0, 0));
    this.#mark = new Uint32Array(this.#op.length);
    this.#dense = new Uint16Array(this.#op.length);
    const asks = (...any: Assertion[]) => this.#asserts.some((at) => any.includes(at));
    this.#sameNeighbour = [
      asks("text_start", "line_start") ? AT_EDGE : AT_OTHER,
      asks("word", "not_word") ? AT_WORD : AT_OTHER,
      AT_OTHER,
      asks("line_start") ? AT_NEWLINE : AT_OTHER,
    ];
    this.#classify();
    this.#reset();
  }

  /** How many states are in memory. */
  get states(): number {
    return this.#kernels.length;
  }

  #emit(op: number, x: number, y: number): number {
    if (this.#op.length >= MAX_PROGRAM) {
      throw new SquatError(
        "invalid_pattern",
        "Cannot use this pattern: its repetitions unfold to too many positions",
      );
    }
    this.#op.push(op);
    this.#x.push(x);
    this.#y.push(y);
    return this.#op.length - 1;
  }

  #compile(node: RegexNode, next: number): number {
    switch (node.type) {
      case "set":
        this.#sets.push(node.set);
        return this.#emit(CHAR, this.#sets.length - 1, next);
      case "assert":
        this.#asserts.push(MIRROR[node.at]);
        return this.#emit(ASSERT, this.#asserts.length - 1, next);
      case "cat":
        for (const inner of node.list) next = this.#compile(inner, next);
        return next;
      case "alt":
        return node.list.map((inner) => this.#compile(inner, next))
          .reduceRight((later, entry) => this.#emit(SPLIT, entry, later));
      case "repeat": {
        let at = next;
        if (node.max === -1) {
          at = this.#emit(SPLIT, next, next);
          this.#x[at] = this.#compile(node.node, at);
        } else {
          for (let i = node.min; i < node.max; i++) {
            at = this.#emit(SPLIT, this.#compile(node.node, at), next);
          }
        }
        for (let i = 0; i < node.min; i++) at = this.#compile(node.node, at);
        return at;
      }
    }
  }

  #classify(): void {
    const classes = new Map<string, number>();
    const distinct = [...new Set(this.#sets.map((set) => set.ascii.join()))].map((text) =>
      text.split(",").map(Number)
    );
    const kinds = this.#asserts.length > 0;
    for (let c = 0; c < 128; c++) {
      let signature = kinds ? String(kindOfCode(c)) : "";
      for (const mask of distinct) signature += mask[c >> 5]! >>> (c & 31) & 1;
      let found = classes.get(signature);
      if (found === undefined) {
        found = classes.size;
        classes.set(signature, found);
        this.#classes.push(c);
      }
      this.classOf[c] = found;
    }
  }

  #reset(): void {
    this.trims++;
    const none = new Uint16Array(0);
    this.#kernels = [none, none];
    this.#before = [AT_OTHER, AT_OTHER];
    this.#next = new Int32Array(64 * this.#classes.length).fill(-1);
    this.#ends = new Int8Array(64).fill(-1);
    this.#ends[DEAD] = 0;
    this.#ends[MATCHED] = 1;
    this.#byKernel = new Map();
    this.#begin();
    this.#follow(this.#entry, AT_EDGE);
    this.start = this.#intern(AT_EDGE);
  }

  /**
   * Drops all states when there are too many; returns whether it did, which makes numbers of states invalid. Call it
   * between texts.
   */
  trim(): boolean {
    if (this.#kernels.length < MAX_STATES) return false;
    this.#reset();
    return true;
  }

  #begin(): void {
    this.#epoch++;
    this.#count = 0;
    this.#final = false;
  }

  /** Adds what can be reached without a character; assertions that need the next one stay as they are. */
  #follow(from: number, before: number): void {
    const stack = this.#stack;
    stack.push(from);
    while (stack.length > 0) {
      const at = stack.pop()!;
      if (this.#mark[at] === this.#epoch) continue;
      this.#mark[at] = this.#epoch;
      this.work++;
      const op = this.#op[at]!;
      if (op === SPLIT) stack.push(this.#x[at]!, this.#y[at]!);
      else if (op === FINAL) this.#final = true;
      else if (op === ASSERT) {
        const assertion = this.#asserts[this.#x[at]!]!;
        if (assertion === "text_start" || assertion === "line_start") {
          if (before === AT_EDGE || (assertion === "line_start" && before === AT_NEWLINE)) {
            stack.push(this.#y[at]!);
          }
        } else this.#dense[this.#count++] = at;
      } else this.#dense[this.#count++] = at;
    }
  }

  #intern(before: number): number {
    if (this.#final) return MATCHED;
    if (this.#count === 0) return DEAD;
    const kernel = this.#dense.slice(0, this.#count).sort();
    const neighbour = this.#sameNeighbour[before]!;
    let key = String(neighbour);
    for (let i = 0; i < kernel.length; i += 4096) key += String.fromCharCode(...kernel.subarray(i, i + 4096));
    const known = this.#byKernel.get(key);
    if (known !== undefined) return known;
    const id = this.#kernels.length;
    if ((id + 1) * this.#classes.length > this.#next.length || id >= this.#ends.length) {
      const next = new Int32Array(this.#next.length * 2).fill(-1);
      next.set(this.#next);
      this.#next = next;
      const ends = new Int8Array(this.#ends.length * 2).fill(-1);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#kernels.push(kernel);
    this.#before.push(neighbour);
    this.#byKernel.set(key, id);
    return id;
  }

  /** The kernel's states once both neighbours are known; the text matches when one is final. */
  #resolve(kernel: Uint16Array, before: number, after: number): Uint16Array {
    if (this.#asserts.length === 0) return kernel;
    this.#begin();
    for (const at of kernel) {
      this.#mark[at] = this.#epoch;
      this.#dense[this.#count++] = at;
    }
    for (let i = 0; i < this.#count; i++) {
      const at = this.#dense[i]!;
      if (this.#op[at] !== ASSERT) continue;
      const assertion = this.#asserts[this.#x[at]!]!;
      const edge = (before === AT_WORD) !== (after === AT_WORD);
      const holds = assertion === "text_end"
        ? after === AT_EDGE
        : assertion === "line_end"
        ? after === AT_EDGE || after === AT_NEWLINE
        : (assertion === "word") === edge;
      if (holds) this.#follow(this.#y[at]!, before);
    }
    return this.#dense.slice(0, this.#count);
  }

  #advance(kernel: Uint16Array, before: number, char: number): number {
    const kind = kindOfCode(char);
    this.work += kernel.length + 8;
    const states = this.#resolve(kernel, before, kind);
    if (this.#asserts.length > 0 && this.#final) return MATCHED;
    this.#begin();
    for (const at of states) {
      if (this.#op[at] === CHAR && inSet(this.#sets[this.#x[at]!]!, char)) this.#follow(this.#y[at]!, kind);
    }
    this.#follow(this.#entry, kind);
    return this.#intern(kind);
  }

  /** The state after one more ASCII character, which is given by its class. */
  step(state: number, charClass: number): number {
    if (state <= MATCHED) return state;
    const slot = state * this.#classes.length + charClass;
    const known = this.#next[slot]!;
    if (known >= 0) return known;
    const found = this.#advance(this.#kernels[state]!, this.#before[state]!, this.#classes[charClass]!);
    this.#next[slot] = found;
    return found;
  }

  /** Whether a text that ends in this state matches. */
  ends(state: number): boolean {
    const known = this.#ends[state]!;
    if (known >= 0) return known === 1;
    this.#final = false;
    this.#resolve(this.#kernels[state]!, this.#before[state]!, AT_EDGE);
    const matches = this.#final;
    this.#ends[state] = matches ? 1 : 0;
    return matches;
  }

  /** Whether the pattern is found anywhere in a text. */
  test(text: string): boolean {
    this.trim();
    let state = this.start;
    for (let i = text.length - 1; i >= 0 && state > MATCHED; i--) {
      let c = text.charCodeAt(i);
      if (c < 128) state = this.step(state, this.classOf[c]!);
      else {
        if (c >= 0xdc00 && c < 0xe000 && i > 0) {
          const pair = text.codePointAt(i - 1)!;
          if (pair > 0xffff) {
            c = pair;
            i--;
          }
        }
        state = this.#advance(this.#kernels[state]!, this.#before[state]!, c);
      }
      // A long text may need many states: start again with only the current one.
      if (state > MATCHED && this.#kernels.length > 2 * MAX_STATES) {
        const kernel = this.#kernels[state]!;
        const before = this.#before[state]!;
        this.#reset();
        this.#begin();
        this.#dense.set(kernel);
        this.#count = kernel.length;
        state = this.#intern(before);
      }
    }
    return this.ends(state);
  }
}
