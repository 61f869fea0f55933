/**
 * Writes the tables of behaviours and gates in test/README.md: `node test/farm/behaviour_table.ts`.
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
import { GATES } from "./shown.ts";
import { WEB_BEHAVIOURS } from "./web_behaviours.ts";

const README: string = fileURLToPath(new URL("../README.md", import.meta.url));
/** The tables by the word in their marks. */
export const TABLES = { behaviours: behaviourTable, gates: gateTable } as const;

/** The lists of the farm, and the test that walks over each. */
export const KINDS: readonly { kind: string; behaviours: readonly Behaviour[]; test: string }[] = [
  { kind: "resolver", behaviours: RESOLVER_BEHAVIOURS, test: "farm/resolver_behaviours.test.ts" },
  { kind: "web server", behaviours: WEB_BEHAVIOURS, test: "lib/observe/web/behaviours.test.ts" },
  { kind: "registry", behaviours: REGISTRY_BEHAVIOURS, test: "lib/observe/registry/behaviours.test.ts" },
];

/** The table, aligned as the formatter has it. */
export function behaviourTable(): string {
  const rows = [["server", "what it does", "outcome", "what is said"]];
  for (const { kind, behaviours } of KINDS) {
    for (const { name, outcome, said } of behaviours) rows.push([kind, name, outcome, said.trim()]);
  }
  return aligned(rows);
}

/** The table of gates. */
export function gateTable(): string {
  return aligned([
    ["gate", "site of `farm/shown`", "what is done"],
    ...GATES.map((
      { gate, file, site, said },
    ) => [gate, `${file}: ${site}`, said === "" ? "phishing" : `unclear: ${said}`]),
  ]);
}

function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

/** A table as test/README.md has it. */
export function tableInReadme(name: keyof typeof TABLES): string {
  return parted(readFileSync(README, "utf8"), name)[1].trim();
}

function parted(text: string, name: string): [before: string, table: string, after: string] {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`].map((mark) => text.indexOf(mark)) as [
    number,
    number,
  ];
  const from = start + `<!-- ${name} -->`.length;
  return [text.slice(0, from), text.slice(from, end), text.slice(end)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, table] of Object.entries(TABLES)) {
    const [before, , after] = parted(readFileSync(README, "utf8"), name);
    writeFileSync(README, `${before}\n\n${table()}\n\n${after}`);
  }
  spawnSync("deno", ["fmt", "-q", README], { stdio: "inherit" });
}
