/**
 * Runs code blocks of pages.
 * @module
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { exports: subpaths } = JSON.parse(readFileSync(join(root, "deno.json"), "utf8")) as {
  exports: Record<string, string>;
};

/** A fenced code block. */
export interface Block {
  /** The page, below the top of the repository. */
  page: string;
  /** Language and attributes, as `ts run=hono`. */
  info: string;
  /** What stands in it. */
  code: string;
}

/** The code blocks of a page. */
export function blocksOf(page: string): Block[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^ *```([^\n]+)\n([^]*?)^ *```$/gm)].map((match) => ({
    page,
    info: match[1]!,
    code: match[2]!,
  }));
}

const resolve = createRequire(import.meta.url).resolve;

/** Where a block's import leads: into the sources for the package itself. */
function target(specifier: string): string {
  if (/^(node:|file:)/.test(specifier)) return specifier;
  const [, subpath] = /^(?:@deadringer\/)?deadringer(\/.*)?$/.exec(specifier) ?? [];
  if (subpath !== undefined || /^(@deadringer\/)?deadringer$/.test(specifier)) {
    return pathToFileURL(join(root, subpaths[`.${subpath ?? ""}`]!)).href;
  }
  return pathToFileURL(resolve(specifier)).href;
}

/**
 * Runs a block as a module, in a folder of its own, and resolves with its exports. `replace` has what stands in for
 * imports, by specifier; port 8787 becomes a free one.
 */
export async function runBlock(
  { code }: Block,
  replace: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-docs-"));
  try {
    const text = code.replace(/\b8787\b/g, "0")
      .replace(
        /(from\s+")([^"]+)(")/g,
        (_, before, specifier, after) => before + (replace[specifier] ?? target(specifier)) + after,
      );
    const file = join(folder, "block.ts");
    writeFileSync(file, text);
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The runtime that this is. */
export const runtime: "deno" | "node" = "deno" in process.versions ? "deno" : "node";
