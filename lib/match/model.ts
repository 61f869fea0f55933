import * as shipped from "./data/model.ts";
import { type ModelTables, SYMBOLS } from "./tables.ts";
import { type Scorer, scorerOf, type Trees } from "./trees.ts";

/** The trained model. */
export interface Model {
  readonly tables: ModelTables;
  readonly trees: Trees;
  /** Calibrates the trees' log-odds to one imitation in a thousand names: a factor and a constant. */
  readonly scale: readonly [factor: number, constant: number];
  /** Log-odds that the same label under another suffix is the brand's own: constant, suffix, country, length. */
  readonly own: readonly number[];
}

let model: (Model & { readonly scorer: Scorer }) | undefined;

/** Returns the shipped model, read once. */
export function shippedModel(): Model & { readonly scorer: Scorer } {
  return model ??= read();
}

function read(): Model & { readonly scorer: Scorer } {
  const trees: Trees = {
    base: shipped.BASE,
    roots: new Uint32Array(bytes(shipped.ROOTS)),
    feature: new Uint8Array(bytes(shipped.FEATURE)),
    threshold: new Float32Array(bytes(shipped.THRESHOLD)),
    right: new Uint32Array(bytes(shipped.RIGHT)),
    value: new Float32Array(bytes(shipped.VALUE)),
  };
  return {
    tables: {
      letters: Uint8Array.from(shipped.LETTERS, (c) => DIGITS.indexOf(c)),
      suffixes: new Map(
        shipped.SUFFIXES.split(" ").map((cell): [string, number] => {
          const cut = cell.indexOf("=");
          return [cell.slice(0, cut), Number(cell.slice(cut + 1)) / 16];
        }),
      ),
      beside: new Int8Array(bytes(shipped.BESIDE)),
      words: new Uint16Array(bytes(shipped.WORDS)),
      affixes: new Uint16Array(bytes(shipped.AFFIXES)),
    },
    trees,
    scorer: scorerOf(trees),
    scale: shipped.SCALE,
    own: shipped.OWN,
  };
}

/** Digits of the table of letters: a value from 0 to 63 each. */
export const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";

function bytes(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
}

/** Returns empty tables. */
export function emptyTables(): ModelTables {
  return {
    letters: new Uint8Array(SYMBOLS ** 3),
    suffixes: new Map(),
    beside: new Int8Array(1 << 14),
    words: new Uint16Array(1 << 13),
    affixes: new Uint16Array(1 << 14),
  };
}
