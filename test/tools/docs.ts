/**
 * Writes server/docs/ as a static site to dist/docs, with a search that works from disk.
 * @module
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import process from "node:process";
import { marked } from "marked";
import { referencePage } from "./docs_reference.ts";

// URLs in help texts and code are examples, such as https://HOST/dns-query, and no links.
marked.use({ tokenizer: { url: () => undefined } });

const SOURCE = "server/docs/";
/** The page that has no file: it is made from the code. */
const REFERENCE = "reference.md";
/** Where links to the rest of the repository lead. */
const HOME = "https://github.com/deadringer/deadringer/blob/main/";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

const STYLE =
  `body{font:16px/1.55 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem;color-scheme:light dark}
pre{overflow:auto;padding:.8rem;border:1px solid #8886;border-radius:.4rem}table{border-collapse:collapse;display:block;
overflow:auto}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}nav a{margin-right:1rem}
input{font:inherit;width:100%;box-sizing:border-box;margin:.8rem 0}`;

const SEARCH = `const input=document.querySelector("input"),list=document.querySelector("#found");
input.addEventListener("input",()=>{const words=input.value.toLowerCase().split(/\\s+/).filter(Boolean);list.replaceChildren();
if(words.length)for(const[href,title,text]of window.sections)if(words.every(w=>text.includes(w))){const a=document.createElement("a");
a.href=href;a.textContent=title;const li=document.createElement("li");li.append(a);list.append(li)}})`;

/** A page of the site. */
export interface DocsPage {
  /** File name in the site. */
  file: string;
  /** What stands in it. */
  html: string;
}

/** Returns the site: pages by Markdown files, the reference, and `search.js`. */
export async function docsSite(): Promise<DocsPage[]> {
  const written = readdirSync(SOURCE).filter((name) => name.endsWith(".md")).sort();
  const names = [...written, REFERENCE];
  const fileOf = (name: string) => name === "README.md" ? "index.html" : name.replace(/\.md$/, ".html");
  const texts = [...written.map((name) => readFileSync(SOURCE + name, "utf8")), await referencePage()];
  const titles = texts.map((text) => /^# (.*)$/m.exec(text)![1]!);
  const nav = names.map((name, i) => `<a href="${fileOf(name)}">${escape(titles[i]!)}</a>`).join("");
  const sections: [href: string, title: string, text: string][] = [];
  const pages = names.map((name, i): DocsPage => {
    const file = fileOf(name);
    let html = marked.parse(texts[i]!, { async: false });
    html = html.replace(/<h([1-3])>(.*?)<\/h\1>/g, (_, level, inner: string) => {
      const text = inner.replace(/<[^>]*>/g, "");
      return `<h${level} id="${text.toLowerCase().replace(/[^\w]+/g, "-")}">${inner}</h${level}>`;
    }).replace(/href="(?!https?:|#)([^"]+)"/g, (_, link: string) => {
      const [path, anchor] = link.split("#") as [string, string?];
      const own = names.includes(path) ? fileOf(path) : new URL(path, `${HOME}${SOURCE}`).href;
      return `href="${own}${anchor === undefined ? "" : `#${anchor}`}"`;
    });
    for (const part of html.split(/(?=<h[1-3] )/)) {
      const [, id, title] = /^<h[1-3] id="([^"]*)">(.*?)<\/h/.exec(part) ?? [];
      if (id === undefined) continue;
      const text = part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").toLowerCase();
      const shown = title!.replace(/<[^>]*>/g, "");
      sections.push([`${file}#${id}`, shown === titles[i] ? shown : `${titles[i]}: ${shown}`, text]);
    }
    return {
      file,
      html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ` +
        `content="width=device-width"><title>${
          escape(titles[i]!)
        } – Deadringer</title><style>${STYLE}</style>` +
        `<nav>${nav}</nav><label>Search <input type="search"></label><ul id="found"></ul><main>${html}</main>` +
        `<script src="search.js"></script></html>\n`,
    };
  });
  const script = `window.sections=${JSON.stringify(sections)};\n${SEARCH}\n`;
  return [...pages, { file: "search.js", html: script }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  rmSync("dist/docs", { recursive: true, force: true });
  mkdirSync("dist/docs", { recursive: true });
  for (const { file, html } of await docsSite()) writeFileSync(`dist/docs/${file}`, html);
}
