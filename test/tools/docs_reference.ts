/**
 * The reference page of the documentation, from the lists in the code.
 * @module
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OPS } from "../../lib/lines/mod.ts";
import { KIND_TITLES } from "../../lib/permute/mod.ts";
import { SquatError, type SquatErrorCode } from "../../mod.ts";
import { PERMUTATION_KINDS } from "../../lib/model.ts";
import { problemOf } from "../../lib/problem.ts";
import { EXPORT_FORMATS } from "../../lib/export/mod.ts";
import { isGroup } from "../../server/cli/command.ts";
import { allCommands } from "./all_commands.ts";
import { COMMANDS, DESCRIBED } from "../whole/whole.ts";
import { describeRoute } from "../../server/http/routes/docs.ts";
import type { Route } from "../../server/http/route.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { argumentText, exitCodesOf, optionTerm, optionText } from "../../server/cli/help.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Text as Markdown shows it literally in a cell. */
const cell = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[|<]/g, (c) => c === "|" ? "\\|" : "&lt;");

/** A summary as a sentence. */
const sentence = (text: string): string =>
  text[0]!.toUpperCase() + text.slice(1) + (text.endsWith("…") ? "" : ".");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return line(head) + line(head.map(() => "---")) + rows.map((row) => line(row.map(cell))).join("") + "\n";
}

/** The error codes, from the type that lists them. */
export function errorCodes(): SquatErrorCode[] {
  const [, list] = /export type SquatErrorCode =([^;]*);/.exec(read("lib/errors.ts"))!;
  return [...list!.matchAll(/"(\w+)"/g)].map(([, code]) => code as SquatErrorCode);
}

/** The settings of the service, from the docstrings of `CoreRows` and of those of extensions. */
function settings(): string[][] {
  const files = [
    "server/config/setting.ts",
    ...globSync("server/extras/*/settings.ts", { cwd: root }).sort(),
  ];
  const bodies = files.map((file) =>
    /(?:export interface|class) \w+ \{(\n +\/\*\*[^]*?\n)\}/.exec(read(file))![1]!
  );
  return [...bodies.join("").matchAll(/\/\*\*([^]*?)\*\//g)].map(([, comment]) => {
    const text = comment!.replace(/\n\s*\* ?/g, " ").trim();
    const [, name, what, fallback] = /^`(DEADRINGER_\w+)`: ([^]*?)(?: @default ([^]*))?$/.exec(text)!;
    return [`\`${name}\``, what!, fallback ?? ""];
  });
}

function apiRow(route: Route): string[] {
  const { method, path, scope, summary, query, body } = describeRoute(route);
  const parameters = [
    ...query.map(([name, text]) => `\`${name}\` ${text}`),
    ...body.map(([name, text]) => `body \`${name}\` ${text}`),
  ];
  return [method, `\`${path}\``, scope, summary, parameters.join("; ")];
}

/** Returns the page as Markdown. */
export async function referencePage(): Promise<string> {
  let text =
    "# Reference\n\nMade from the lists in the code: [ops](#ops), [kinds](#kinds), [export formats](#export-formats), " +
    "[commands](#commands), [exit codes](#exit-codes), [settings](#settings), [error codes](#error-codes) and the " +
    "[API](#api).\n\n## Ops\n\n" +
    table(
      ["op", "plans", "what a line says"],
      OPS.map(({ op, plans, summary }) => [op, plans.join(", "), summary]),
    ) +
    "## Kinds\n\n" +
    table(
      ["kind", "how the look-alike is made"],
      PERMUTATION_KINDS.map((kind) => [kind, KIND_TITLES[kind]]),
    ) +
    "## Export formats\n\n" +
    table(["format", "what it is"], EXPORT_FORMATS.map(({ name, title }) => [name, title])) +
    "## Commands\n\n";
  for (const { path, command } of await allCommands(COMMANDS)) {
    if (isGroup(command)) continue;
    const words = (command.arguments ?? []).map(argumentText).join(" ");
    text += `### deadringer ${`${path} ${words}`.trim().replace(/[[\]]/g, "\\$&")}\n\n${
      sentence(cell(command.summary))
    }\n\n`;
    const options = Object.entries(command.options);
    if (options.length === 0) continue;
    const rows = options.map(async ([name, option]) => [
      optionTerm(name, option).trim(),
      await optionText(option),
    ]);
    text += table(["option", "what it does"], await Promise.all(rows));
  }
  return text + "## Exit codes\n\n" + table(["code", "meaning"], exitCodesOf(EXTENSIONS)) +
    "## Settings\n\n" + table(["variable", "what it sets", "default"], settings()) +
    "## Error codes\n\nWhat to do about each: [troubleshooting](troubleshooting.md).\n\n" +
    table(
      ["code", "HTTP status", "title"],
      errorCodes().map((code) => {
        const { status, title } = problemOf(new SquatError(code, ""));
        return [code, `${status}`, title];
      }),
    ) +
    "## API\n\nA running service has the same list at `/docs`, and at `/openapi.json` for programs.\n\n" +
    table(["method", "path", "scope", "what it does", "query or body"], DESCRIBED.map(apiRow));
}
