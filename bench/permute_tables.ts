/**
 * Writes what bench/learn_permute.ts learns as the source of lib/permute/data/model.ts, in the form that is read
 * there.
 * @module
 */
import { keywordNumber } from "../lib/permute/kinds/keyword.ts";
import { Weights } from "../lib/permute/rank/weights.ts";
import { columnsOf, WORD_HEADS } from "../lib/permute/rank/word_weights.ts";
import type { Learnt, Table } from "./permute_fit.ts";

/** Returns the source of the tables. */
export function tablesText(made: Learnt): string {
  const columns = Object.entries(columnsOf(Weights.ofTable(made.MODEL_WEIGHTS)))
    .map(([head, tenths]) => `${JSON.stringify(head)}:[${wrapped(Array.from(tenths).join(","))}]`);
  return `// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = \`
${linesOf(made.MODEL_WEIGHTS).join("\n")}
\`;
/** What the built-in words add, in their order. In tenths, by the beginning of the trait's key; JSON. */
export const MODEL_WORD_COLUMNS: string = \`{${columns.join(",\n")}}\`;
${Object.keys(DOCS).map((key) => tableText(key as keyof typeof DOCS, made)).join("\n")}`;
}

const DOCS = {
  MODEL_SUFFIXES:
    "Cost of a suffix for a group of labels that leaves its own; `*` for those not listed, on top of `all`.",
  MODEL_HOMES: "What an original at home elsewhere adds to the logarithm of a suffix's share.",
  MODEL_PAIRS: "Cost of putting two edits together, beyond both.",
  MODEL_STAY: "Cost of keeping the own suffix, of leaving it, and of going to com.",
};

function tableText(key: keyof typeof DOCS, made: Learnt): string {
  const type = key === "MODEL_SUFFIXES" || key === "MODEL_HOMES"
    ? "Readonly<Record<string, Readonly<Record<string, number>>>>"
    : "Readonly<Record<string, number>>";
  const table = JSON.stringify(made[key]).replace(/((?:[^,]*,){12})/g, "$1\n");
  return `/** ${DOCS[key]} */\nexport const ${key}: ${type} = ${table};`;
}

const wrapped = (list: string): string => list.replace(/((?:[^,]*,){40})/g, "$1\n");

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
