/**
 * Writes server/docs/ as a static site to dist/docs, with a search that works from disk.
 * @module
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import process from "node:process";
import { docsPages, docsPictures, docsSources, SEARCH_FIELD, searchScript } from "./docs_pages.ts";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

const STYLE =
  `body{font:16px/1.55 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem;color-scheme:light dark}
pre{overflow:auto;padding:.8rem;border:1px solid #8886;border-radius:.4rem}table{border-collapse:collapse;display:block;
overflow:auto}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}nav a{margin-right:1rem}
img{max-width:100%;height:auto}input{font:inherit;width:100%;box-sizing:border-box;margin:.8rem 0}`;

/** A file of the site. */
export interface SiteFile {
  /** File name in the site. */
  file: string;
  /** What stands in it. */
  html: string;
}

const fileOf = (name: string): string => name === "README" ? "index.html" : `${name}.html`;

/** Returns the site: a page for each Markdown file, the reference, and `search.js`. */
export async function docsSite(): Promise<SiteFile[]> {
  const pages = docsPages(await docsSources(), fileOf);
  const nav = pages.map(({ name, title }) => `<a href="${fileOf(name)}">${escape(title)}</a>`).join("");
  return [
    ...pages.map(({ name, title, html }) => ({
      file: fileOf(name),
      html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ` +
        `content="width=device-width"><title>${escape(title)} – Deadringer</title><style>${STYLE}</style>` +
        `<nav>${nav}</nav>${SEARCH_FIELD}<main>${html}</main><script src="search.js"></script></html>\n`,
    })),
    { file: "search.js", html: searchScript(pages) },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  rmSync("dist/docs", { recursive: true, force: true });
  mkdirSync("dist/docs", { recursive: true });
  const site = await docsSite();
  for (const { file, html } of site) writeFileSync(`dist/docs/${file}`, html);
  for (const [file, bytes] of docsPictures(site)) writeFileSync(`dist/docs/${file}`, bytes);
}
