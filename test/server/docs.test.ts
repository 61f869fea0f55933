import { readdirSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { SquatError } from "../../mod.ts";
import { docsSite } from "../tools/docs.ts";
import { run } from "./cli/command_line.ts";
import { blocksOf, runBlock } from "./docs_block.ts";

const folder = new URL("../../server/docs/", import.meta.url);
const blocks = readdirSync(folder).filter((name) => name.endsWith(".md"))
  .flatMap((name) => blocksOf(`server/docs/${name}`));

test("each block runs, or says why not", () => {
  const silent = blocks.filter(({ info }) => !/^(sh|ts) (run(=\w+)?|skip=\w{5,}\S*)$/.test(info));
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
  const source = readFileSync(new URL("../../lib/errors.ts", import.meta.url), "utf8");
  const [, list] = /export type SquatErrorCode =([^;]*);/.exec(source)!;
  const codes = [...list!.matchAll(/"(\w+)"/g)].map(([, code]) => code);
  const page = readFileSync(new URL("troubleshooting.md", folder), "utf8");
  expect([...page.matchAll(/^## (\w+)$/gm)].map(([, code]) => code)).toEqual(codes);
  expect(new SquatError("internal", "x").code).toBe(codes.at(-1));
});

test("the site has a page for each source, whose links lead somewhere, and finds what stands in them", () => {
  const site = new Map(docsSite().map(({ file, html }) => [file, html]));
  const pages = [...site.keys()].filter((file) => file.endsWith(".html"));
  expect(pages).toHaveLength(readdirSync(folder).filter((name) => name.endsWith(".md")).length);
  for (const page of pages) {
    for (const [, link] of site.get(page)!.matchAll(/href="(?!https:|#)([^"#]+)/g)) {
      expect([page, link, site.has(link!)]).toEqual([page, link, true]);
    }
  }
  const world = createContext({ window: {}, document: { querySelector: () => ({ addEventListener() {} }) } });
  runInContext(site.get("search.js")!, world);
  const { sections } = world["window"] as { sections: string[][] };
  expect(sections.filter(([, , text]) => text!.includes("over_capacity")).map(([href]) => href)).toContain(
    "troubleshooting.html#over_capacity",
  );
});
