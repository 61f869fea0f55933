/**
 * Writes lib/data/suffixes.ts from the Public Suffix List in tldts:
 * `node bench/train/suffixes.ts 2026-11-15 > lib/data/suffixes.ts`, with the day of its release (`npm view tldts time`).
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Trie {
  nodeFlags: Uint8Array;
  edgeStart: Uint32Array;
  edgeChild: Uint32Array;
  edgeLength: Uint8Array;
  labelText: string;
  rulesRoot: number;
  exceptionsRoot: number;
}

const folder = dirname(createRequire(import.meta.url).resolve("tldts/package.json"));
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const source = readFileSync(join(folder, "dist/es6/src/data/trie.js"), "utf8");
const trie: Trie = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const { nodeFlags, edgeStart, edgeChild, edgeLength, labelText, rulesRoot, exceptionsRoot } = trie;
const ends: number[] = [];
for (const length of edgeLength) ends.push((ends.at(-1) ?? 0) + length);

interface Rules {
  mark: string;
  readonly below: Map<string, Rules>;
}

/** Marks of lib/suffixes.ts by the flags of tldts. */
const MARKS = ["!", "", "~"];
const root: Rules = { mark: "!", below: new Map() };
function add(node: number, rules: Rules, markOf: (flags: number) => string): void {
  for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
    const label = labelText.slice(ends[edge]! - edgeLength[edge]!, ends[edge]!), child = edgeChild[edge]!;
    // tldts has these in Unicode too.
    if (!/^[\0-\x7f]*$/.test(label)) continue;
    let own = rules.below.get(label);
    const mark = markOf(nodeFlags[child]!);
    if (own === undefined) rules.below.set(label, own = { mark, below: new Map() });
    add(child, own, markOf);
  }
}
add(rulesRoot, root, (flags) => MARKS[flags]!);
add(exceptionsRoot, root, (flags) => flags === 0 ? "!" : "^");

const text = ({ below }: Rules, separator: string): string =>
  [...below].sort(([a], [b]) => a < b ? -1 : 1).map(([label, rules]) =>
    label + rules.mark + (rules.below.size === 0 ? "" : `(${text(rules, ",")})`)
  ).join(separator);

console.log(`// Written by bench/train/suffixes.ts. Do not edit.
// Source: Public Suffix List, by tldts ${version}. Licence: MPL-2.0.

/** The day of the list. */
export const SUFFIX_LIST_DATE: string = ${JSON.stringify(process.argv[2])};

/**
 * One top-level domain a line, in parentheses what stands left of it, A-labels. A mark after a label: none for a suffix
 * of the ICANN section, \`~\` for one of the private section, \`^\` for an exception, \`!\` for no suffix.
 */
export const SUFFIX_RULES: string = \`${text(root, "\n")}\`;`);
