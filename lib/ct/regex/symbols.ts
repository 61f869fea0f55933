/**
 * A table of up to 256 symbols, each one to eight characters, in which names are written.
 * Source: Boncz, Neumann, Leis: FSST, Fast Random Access String Compression (2020), with a simpler trainer.
 * @module
 */
import { CHAR_RANK, NAME_CHARS } from "../index/name_text.ts";

const LONGEST_SYMBOL = 8;
const SAMPLE_BYTES = 96 << 10;

/** A table of symbols; the first are the single characters. */
export class SymbolTable {
  /** The symbols by code. */
  readonly symbols: readonly Uint8Array[];
  /** The trie: for a node and the number of a character, the next node; 0 when there is none. */
  readonly #next: Int16Array;
  /** The code that ends at a node, or -1. */
  readonly #code: Int16Array;

  /**
   * Makes a table.
   *
   * @param symbols Reversed texts; every character of names must be among them.
   */
  constructor(symbols: readonly Uint8Array[]) {
    this.symbols = symbols;
    let nodes = 1;
    for (const symbol of symbols) nodes += symbol.length;
    this.#next = new Int16Array(nodes * 64);
    this.#code = new Int16Array(nodes).fill(-1);
    let used = 1;
    for (const [code, symbol] of symbols.entries()) {
      let node = 0;
      for (const c of symbol) {
        const slot = node * 64 + CHAR_RANK[c]!;
        if (this.#next[slot] === 0) this.#next[slot] = used++;
        node = this.#next[slot]!;
      }
      this.#code[node] = code;
    }
  }

  /**
   * Writes `text`, which is in ranks (`CHAR_RANK`), from `from` to `to` as codes, longest symbol first.
   *
   * @param codes Receives the codes, from `depth` on.
   * @param ends Receives the end in the text of each code, likewise.
   * @returns The number of codes in `codes` now.
   */
  encode(
    text: Uint8Array,
    from: number,
    to: number,
    codes: Uint8Array,
    ends: Uint8Array,
    depth: number,
  ): number {
    const next = this.#next, code = this.#code;
    let at = from;
    while (at < to) {
      let node = next[text[at]!]!;
      let found = code[node]!;
      let end = at + 1;
      for (let i = end; i < to; i++) {
        node = next[node << 6 | text[i]!]!;
        if (node === 0) break;
        if (code[node]! >= 0) {
          found = code[node]!;
          end = i + 1;
        }
      }
      codes[depth] = found;
      ends[depth++] = end;
      at = end;
    }
    return depth;
  }
}

function singles(): Uint8Array[] {
  return [...NAME_CHARS].map((char) => Uint8Array.of(char.charCodeAt(0)));
}

/** Returns a table of single characters and of the symbols that shorten the samples most; samples are in ranks. */
export function trainSymbols(samples: readonly Uint8Array[]): SymbolTable {
  const total = samples.reduce((sum, sample) => sum + sample.length, 0);
  const every = Math.max(1, Math.floor(total / SAMPLE_BYTES));
  const chosen = samples.filter((_, i) => i % every === 0);
  let table = new SymbolTable(singles());
  const codes = new Uint8Array(256), ends = new Uint8Array(256);
  for (let round = 0; round < 6; round++) {
    const alone = new Int32Array(256);
    const pairs = new Int32Array(1 << 16);
    for (const sample of chosen) {
      const count = table.encode(sample, 0, sample.length, codes, ends, 0);
      for (let i = 0; i < count; i++) {
        alone[codes[i]!]!++;
        if (i > 0) pairs[codes[i - 1]! << 8 | codes[i]!]!++;
      }
    }
    const gains = new Map<string, number>();
    const gain = (symbol: Uint8Array, times: number) => {
      if (symbol.length < 2 || symbol.length > LONGEST_SYMBOL || times < 2) return;
      const key = String.fromCharCode(...symbol);
      gains.set(key, (gains.get(key) ?? 0) + times * (symbol.length - (round < 5 ? 0 : 1)));
    };
    for (const [code, symbol] of table.symbols.entries()) gain(symbol, alone[code]!);
    for (let pair = 0; pair < 1 << 16; pair++) {
      if (pairs[pair] === 0) continue;
      const a = table.symbols[pair >> 8]!, b = table.symbols[pair & 255]!;
      if (a.length + b.length > LONGEST_SYMBOL) continue;
      const both = new Uint8Array(a.length + b.length);
      both.set(a);
      both.set(b, a.length);
      gain(both, pairs[pair]!);
    }
    const best = [...gains].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const symbols = singles();
    for (const [text] of best.slice(0, 256 - symbols.length)) {
      symbols.push(Uint8Array.from(text, (char) => char.charCodeAt(0)));
    }
    table = new SymbolTable(symbols);
  }
  return table;
}
