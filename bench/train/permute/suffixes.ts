/**
 * Writes lib/permute/data/suffixes.ts from the ICANN section of the Public Suffix List.
 *
 * usage: node bench/train/permute/suffixes.ts public_suffix_list.dat > lib/permute/data/suffixes.ts
 *
 * Wildcard rules name no suffix of their own and are kept apart, so that no name is made out of their parents.
 * A suffix that the domain parser does not know (an older list there) is left out.
 * @module
 */
import { readFileSync } from "node:fs";
import { domainToUnicode } from "node:url";
import { parseDomain } from "../../../lib/domain.ts";

const text = readFileSync(process.argv[2]!, "utf8");
const version = /VERSION: (\S+)/.exec(text)?.[1] ?? "2026-08-19";
const icann = text.slice(text.indexOf("===BEGIN ICANN"), text.indexOf("===END ICANN"));

const byTop = new Map<string, string[]>();
const parents: string[] = [];
for (const line of icann.split("\n")) {
  const rule = line.trim();
  if (rule === "" || rule.startsWith("//") || rule.startsWith("===") || rule.startsWith("!")) continue;
  if (rule.startsWith("*.")) {
    parents.push(rule.slice(2));
    continue;
  }
  const suffix = domainToUnicode(rule);
  try {
    if (parseDomain(`xqzt.${suffix}`).tld !== suffix) continue;
  } catch {
    continue;
  }
  const top = suffix.slice(suffix.lastIndexOf(".") + 1);
  const rest = suffix.slice(0, Math.max(0, suffix.length - top.length - 1));
  if (!byTop.has(top)) byTop.set(top, []);
  byTop.get(top)!.push(rest);
}
const lines: string[] = [];
for (const top of [...byTop.keys()].sort()) {
  const below = byTop.get(top)!;
  const own = below.includes("") ? "" : "!";
  lines.push([own + top, ...below.filter((s) => s !== "").sort()].join(" "));
}
console.log(`// Written by bench/train/permute/suffixes.ts. Do not edit.
// Source: Public Suffix List, ICANN section, version ${version}. Licence: MPL-2.0.

/**
 * One top-level domain a line, then what stands left of it in its longer suffixes; \`!\` before a top-level
 * domain that is no suffix itself. Unicode.
 */
export const SUFFIX_LINES: string = \`
${lines.join("\n")}
\`;

/** What wildcard rules stand below: every label under these is a suffix. */
export const WILDCARD_PARENTS: readonly string[] = ${JSON.stringify(parents)};`);
