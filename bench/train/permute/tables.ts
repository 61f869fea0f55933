/**
 * Writes what bench/train/permute/main.ts learns as the source of lib/permute/data/model.ts, in the form that is read
 * there.
 * @module
 */
import * as shipped from "../../../lib/permute/data/model.ts";
import { keywordNumber, keywords } from "../../../lib/permute/kinds/keyword.ts";
import { type SuffixColumns, WORD_HEADS } from "../../../lib/permute/rank/cost.ts";
import type { Learnt, Table } from "./fit.ts";
import { columnsOf, suffixColumnsOf, weightsOf } from "./prices.ts";

/** What is learnt, with the day and the SHA-256 of the pairs and of the names that it was learnt from. */
export interface Model extends Learnt {
  learnt: string;
  inputs: readonly string[];
}

/** Returns the source of the tables. */
export function tablesText(made: Model): string {
  const columns = Object.entries(columnsOf(weightsOf(made.MODEL_WEIGHTS)))
    .map(([head, tenths]) => `${JSON.stringify(head)}:[${wrapped(Array.from(tenths).join(","))}]`);
  return `// Written by: node bench/train/permute/main.ts PAIRS.tsv NAMES.txt.xz. Do not edit.
// Learnt ${made.learnt} from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/** The day, and the SHA-256 of PAIRS.tsv and NAMES.txt.xz. */
export const LEARNT: { readonly day: string; readonly inputs: readonly string[] } = ${
    JSON.stringify({ day: made.learnt, inputs: made.inputs })
  };

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = \`
${linesOf(made.MODEL_WEIGHTS).join("\n")}
\`;
/** The built-in words when it was learnt: no program but the training reads them. */
export const MODEL_WORDS: string =
  ${JSON.stringify(keywords().join(" "))};
/**
 * What the built-in words add, in their order, which is that of {@link MODEL_WORDS}. In tenths, by the beginning of the trait's key;
 * JSON.
 */
export const MODEL_WORD_COLUMNS: string = \`{${columns.join(",\n")}}\`;
/**
 * Suffixes by their places among those named here, in hundredths of the negative logarithm; JSON. \`shares\`: the cost of
 * each in a group of labels under other suffixes; \`classes\`: of those not listed, \`*\` on top of \`all\`; \`origins\`: what
 * the class of the original's suffix adds to the logarithm of a share; \`change\`: the cost of changing the suffix at all,
 * and to com.
 */
export const MODEL_SUFFIX_COLUMNS: string = \`${wrapped(JSON.stringify(suffixColumnsOf(made)))}\`;
/** Cost of putting two edits together, beyond both. */
export const MODEL_PAIRS: Readonly<Record<string, number>> = ${
    wrapped(JSON.stringify(made.MODEL_PAIRS), 10)
  };`;
}

/** Breaks a list into lines of so many members. */
const wrapped = (list: string, members = 30): string =>
  list.replace(new RegExp(`(?:[^,]*,){${members}}`, "g"), "$&\n");

/** Returns the weights in lines, without those of built-in words, which have columns. */
function linesOf(weights: Table): string[] {
  const lines = new Map<string, string>();
  for (const key of Object.keys(weights).sort()) {
    const head = /^[^:/@]*[:/@]/.exec(key)![0];
    const tail = key.slice(head.length);
    if ((WORD_HEADS as readonly string[]).includes(head) && keywordNumber(tail) !== undefined) continue;
    lines.set(head, `${lines.get(head) ?? head} ${tail}=${Math.round(weights[key]! * 10)}`);
  }
  return [...lines.values()].flatMap((line) =>
    line.match(/.{1,110}(?: |$)/g)!.map((part, i) => {
      return i === 0 ? part.trim() : `${line.slice(0, line.indexOf(" "))} ${part.trim()}`;
    })
  );
}

/** Returns the tables of lib/permute/data/model.ts: to write them for other words, other suffixes or in another form. */
export function shippedTables(): Model {
  const weights: Table = {};
  for (const line of shipped.MODEL_WEIGHT_LINES.trim().split("\n")) {
    const [head, ...cells] = line.split(" ");
    for (const cell of cells) {
      const cut = cell.lastIndexOf("=");
      weights[head + cell.slice(0, cut)] = Number(cell.slice(cut + 1)) / 10;
    }
  }
  const words: Record<string, number[]> = JSON.parse(shipped.MODEL_WORD_COLUMNS);
  for (const [n, word] of shipped.MODEL_WORDS.split(" ").entries()) {
    for (const head of WORD_HEADS) weights[head + word] = words[head]![n]! / 10;
  }
  const { names, shares, classes, origins, change }: SuffixColumns = JSON.parse(shipped.MODEL_SUFFIX_COLUMNS);
  const table = (column: readonly number[]): Table => {
    const out: Table = {};
    for (let i = 0; i < column.length; i += 2) out[names[column[i]!]!] = column[i + 1]! / 100;
    return out;
  };
  const suffixes = Object.entries(shares).map(([group, column]) => {
    const others = Object.entries(classes[group] ?? {}).map(([key, value]) => [key, value / 100]);
    return [group, { ...Object.fromEntries(others), ...table(column) }];
  });
  return {
    MODEL_WEIGHTS: weights,
    MODEL_SUFFIXES: Object.fromEntries(suffixes),
    MODEL_ORIGINS: Object.fromEntries(
      Object.entries(origins).map(([origin, column]) => [origin, table(column)]),
    ),
    MODEL_PAIRS: { ...shipped.MODEL_PAIRS },
    MODEL_CHANGE: { ...change },
    learnt: shipped.LEARNT.day,
    inputs: shipped.LEARNT.inputs,
  };
}
