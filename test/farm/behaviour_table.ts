/**
 * Writes the table of behaviours in test/README.md: `node test/farm/behaviour_table.ts`.
 * `behaviour_table.test.ts` fails when it is stale.
 * @module
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Behaviour } from "./behaviour.ts";
import { REGISTRY_BEHAVIOURS } from "./registry_behaviours.ts";
import { RESOLVER_BEHAVIOURS } from "./resolver_behaviours.ts";
import { WEB_BEHAVIOURS } from "./web_behaviours.ts";

const README: string = fileURLToPath(new URL("../README.md", import.meta.url));
const START = "<!-- behaviours -->";
const END = "<!-- /behaviours -->";

/** The lists of the farm, and the test that walks over each on both runtimes. */
export const KINDS: readonly { kind: string; behaviours: readonly Behaviour[]; test: string }[] = [
  { kind: "resolver", behaviours: RESOLVER_BEHAVIOURS, test: "lib/lookup/resolver_behaviours.test.ts" },
  { kind: "web server", behaviours: WEB_BEHAVIOURS, test: "lib/observe/web/behaviours.test.ts" },
  { kind: "registry", behaviours: REGISTRY_BEHAVIOURS, test: "lib/observe/registry/behaviours.test.ts" },
];

/** The table, aligned as the formatter has it. */
export function behaviourTable(): string {
  const rows = [["server", "what it does", "outcome", "what is said"]];
  for (const { kind, behaviours } of KINDS) {
    for (const { name, outcome, said } of behaviours) rows.push([kind, name, outcome, said.trim()]);
  }
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

/** The table as test/README.md has it. */
export function tableInReadme(): string {
  const text = readFileSync(README, "utf8");
  return text.slice(text.indexOf(START) + START.length, text.indexOf(END)).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(README, "utf8");
  const [before, after] = [text.slice(0, text.indexOf(START) + START.length), text.slice(text.indexOf(END))];
  writeFileSync(README, `${before}\n\n${behaviourTable()}\n\n${after}`);
  spawnSync("deno", ["fmt", "-q", README], { stdio: "inherit" });
}
