import { globSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { COMMANDS, ROUTES } from "./whole.ts";
import { OPEN, ROLES } from "../../server/wire/roles.ts";
import { EXPORT_FORMATS } from "../../lib/export/mod.ts";
import { OPS } from "../../lib/lines/mod.ts";
import { SquatError } from "../../mod.ts";
import { PERMUTATION_KINDS } from "../../lib/model.ts";
import { isGroup } from "../../server/cli/command.ts";
import { allCommands } from "../tools/all_commands.ts";
import { settingNames } from "../../server/config/mod.ts";
import { docsSite } from "../tools/docs.ts";
import { errorCodes, referencePage } from "../tools/docs_reference.ts";
import { run } from "../server/cli/command_line.ts";
import { blocksOf, runBlock } from "../server/docs_block.ts";

const folder = new URL("../../server/docs/", import.meta.url);
const sources = globSync(["server/docs/*.md", "server/extras/*/docs/*.md"]);
const blocks = sources.flatMap(blocksOf);

test("the table of roles is that of the guard", () => {
  const cells = (text: string) => text.replaceAll(/ *\| */g, "|");
  const rows = [...new Set(ROUTES.map(({ does }) => does))].filter((does) => does !== OPEN).map((does) =>
    cells(`| ${does.what} | ${ROLES.map((role) => does.roles.includes(role) ? "yes" : "").join(" | ")} |`)
  );
  const page = readFileSync(new URL("people.md", folder), "utf8");
  const [, table = ""] = page.split(/^\| action .*\n\|[ -|]*\n/m);
  expect(table.split("\n\n")[0]!.split("\n").filter((row) => row.startsWith("|")).map(cells).sort())
    .toEqual(rows.sort());
});

test("each block runs, or says why not", () => {
  const silent = blocks.filter(({ info }) =>
    !/^(sh|ts) (run(=\w+)?|skip=\w{5,}\S*)$|^json config$|^nginx follow$|^sh follow=\w+$|^caddy skip=\w{5,}$/
      .test(info)
  );
  expect(silent).toEqual([]);
});

test.each(blocks.filter(({ info }) => info === "ts run"))("$page: $code", async (block) => {
  const { log } = console;
  const printed: unknown[][] = [];
  console.log = (...words) => void printed.push(words);
  try {
    await runBlock(block);
  } finally {
    console.log = log;
  }
  expect(printed.flat().every((word) => word !== undefined && word !== "")).toBe(true);
  expect(printed.length).toBeGreaterThan(0);
});

const commands = blocks.filter(({ info }) => info === "sh run")
  .flatMap(({ page, code }) => code.trim().split("\n").map((line) => [page, line] as const));

test.each(commands)("%s: %s", async (_, line) => {
  const [program, ...args] = line.split(" ");
  expect(program).toBe("deadringer");
  const { code, stdout } = await run(args);
  expect([code, stdout.length > 0]).toEqual([0, true]);
});

test("troubleshooting has every error code, and no other", () => {
  const codes = errorCodes();
  const page = readFileSync(new URL("troubleshooting.md", folder), "utf8");
  expect([...page.matchAll(/^## (\w+)$/gm)].map(([, code]) => code)).toEqual(codes);
  expect(new SquatError("internal", "x").code).toBe(codes.at(-1));
});

test("the reference names every op, kind, format, command, setting and error code", async () => {
  const page = await referencePage();
  const cells = new Set([...page.matchAll(/^\| `?([^|`]+?)`? \|/gm)].map(([, cell]) => cell));
  const listed = [
    ...OPS.map(({ op }) => op),
    ...PERMUTATION_KINDS,
    ...EXPORT_FORMATS.map(({ name }) => name),
    ...errorCodes(),
    ...settingNames().filter((name) => !name.endsWith("_FILE")),
  ];
  expect(listed.filter((name) => !cells.has(name))).toEqual([]);
  const commands = (await allCommands(COMMANDS)).filter(({ command }) => !isGroup(command));
  expect(commands.filter(({ path }) => !page.includes(`### deadringer ${path}`))).toEqual([]);
});

test("the site has a page for each source and the reference, whose links lead somewhere, and finds what stands in them", async () => {
  const site = new Map((await docsSite()).map(({ file, html }) => [file, html]));
  const pages = [...site.keys()].filter((file) => file.endsWith(".html"));
  expect(pages).toHaveLength(sources.length + 1);
  // Examples of URLs in options are no links.
  expect(site.get("reference.html")).not.toContain('href="https://HOST');
  for (const page of pages) {
    for (const [, link] of site.get(page)!.matchAll(/href="(?!https:|#)([^"#]+)/g)) {
      expect([page, link, site.has(link!)]).toEqual([page, link, true]);
    }
  }
  const world = createContext({ document: { querySelector: () => ({ addEventListener() {} }) } });
  const sections = runInContext(`${site.get("search.js")!};sections`, world) as string[][];
  expect(sections.filter(([, , text]) => text!.includes("over_capacity")).map(([href]) => href)).toContain(
    "troubleshooting.html#over_capacity",
  );
});
