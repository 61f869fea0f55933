/**
 * The documentation as HTML, and its search.
 * @module
 */
import { Marked } from "marked";
import { readdirSync, readFileSync } from "node:fs";
import { docsFile } from "../../server/http/assets.ts";
import { PARTS } from "../whole/whole.ts";
import { referencePage } from "./docs_reference.ts";

const SOURCE: URL = new URL("../../server/docs/", import.meta.url);
/** Those of extensions, with what each covers. */
const ADDED = PARTS.flatMap(({ name, docs = {} }) =>
  Object.entries(docs).map(([page, what]) => ({
    page,
    what,
    file: new URL(`../../server/extras/${name}/docs/${page}.md`, import.meta.url),
  }))
);
/** The pictures of pages: in the repository beside the web app, in its files and in a site beside the pages. */
const PICTURES: URL = new URL("../../server/web/screenshots/", import.meta.url);
/** Where links to the rest of the repository lead. */
const HOME = "https://github.com/deadringer/deadringer/blob/main/server/docs/";
/** A link to a page, from another of the core or of an extension. */
const PAGE = /^(?:\.\.\/(?:extras\/\w+|\.\.\/(?:\.\.|\w+))\/docs\/)?([^/]+)\.md$/;
/** The page that lists the others. */
const INDEX = "README";

/** One page of the documentation. */
export interface DocsPage {
  /** Name of its source, without `.md`. */
  name: string;
  /** Its first heading, as text. */
  title: string;
  /** What stands in it, without a head or navigation. */
  html: string;
  /** Its sections: URL, title, and text in lower case. */
  sections: [href: string, title: string, text: string][];
}

/** The last row of the table of pages is of the one that has no file: it is made from the code. */
const REFERENCE_ROW =
  "| [Reference](reference.md) | every op, kind, command, option, setting, error code and route |";

/** Returns the Markdown of server/docs and of extensions by name, without `.md`, and the reference. */
export async function docsSources(): Promise<Map<string, string>> {
  const sources = new Map(
    readdirSync(SOURCE).filter((file) => file.endsWith(".md")).sort()
      .map((file) => [file.slice(0, -3), readFileSync(new URL(file, SOURCE), "utf8")]),
  );
  const rows = [REFERENCE_ROW];
  for (const { page, what, file } of ADDED.toReversed()) {
    const text = readFileSync(file, "utf8");
    sources.set(page, text);
    rows.unshift(`| [${/^# (.*)$/m.exec(text)![1]!}](${page}.md) | ${what} |`);
  }
  sources.set(INDEX, sources.get(INDEX)!.replace(/(?<=^\|.*\n)(?!\|)/m, rows.join("\n") + "\n"));
  return sources.set("reference", await referencePage());
}

/**
 * Returns the pages as HTML, in the order of their sources.
 *
 * @param sources Markdown by name.
 * @param urlOf Returns the URL of a page by name.
 * @param pictures What stands before the name of a picture.
 */
export function docsPages(
  sources: ReadonlyMap<string, string>,
  urlOf: (name: string) => string,
  pictures = "",
): DocsPage[] {
  // URLs in help texts and code are examples, such as https://HOST/dns-query, and no links.
  const marked = new Marked({ tokenizer: { url: () => undefined } });
  return [...sources].map(([name, text]) => {
    const title = /^# (.*)$/m.exec(text)![1]!;
    const html = marked.parse(text, { async: false })
      .replace(/<h([1-3])>(.*?)<\/h\1>/g, (_, level, inner: string) => {
        const id = inner.replace(/<[^>]*>/g, "").toLowerCase().replace(/[^\w]+/g, "-");
        return `<h${level} id="${id}">${inner}</h${level}>`;
      })
      .replace(/href="(?!https?:|#)([^"]+)"/g, (_, link: string) => {
        const [path, anchor] = link.split("#") as [string, string?];
        const [, page = path] = PAGE.exec(path) ?? [];
        const url = sources.has(page) ? urlOf(page) : new URL(path, HOME).href;
        return `href="${url}${anchor === undefined ? "" : `#${anchor}`}"`;
      })
      .replace(/<img src="[^"]*\/(?=[\w-]+\.webp")/g, `<img loading="lazy" src="${pictures}`);
    const sections: DocsPage["sections"] = [];
    for (const part of html.split(/(?=<h[1-3] )/)) {
      const [, id, inner] = /^<h[1-3] id="([^"]*)">(.*?)<\/h/.exec(part) ?? [];
      if (id === undefined) continue;
      const heading = textOf(inner!);
      sections.push([
        `${urlOf(name)}#${id}`,
        heading === title ? heading : `${title}: ${heading}`,
        textOf(part, " ").replace(/\s+/g, " ").toLowerCase(),
      ]);
    }
    return { name, title, html, sections };
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Returns the text of HTML that marked wrote. */
function textOf(html: string, between = ""): string {
  return html.replace(/<[^>]*>/g, between).replace(
    /&(\w+|#39);/g,
    (all, name: string) => ENTITIES[name] ?? all,
  );
}

/** A field for the search of {@link searchScript}, and where it lists what it finds. */
export const SEARCH_FIELD =
  '<label for="docs-search">Search</label><input id="docs-search" type="search"><ul id="docs-found"></ul>';

/** Returns the script of the search: it lists the sections that hold all words of the field. */
export function searchScript(pages: readonly DocsPage[]): string {
  return `const sections=${
    JSON.stringify(pages.flatMap((page) => page.sections))
  }.filter(([href])=>document.querySelector('a[href="'+href.split("#")[0]+'"]'));
const input=document.querySelector("#docs-search"),list=document.querySelector("#docs-found");
input.addEventListener("input",()=>{const words=input.value.toLowerCase().split(/\\s+/).filter(Boolean);list.replaceChildren();
if(words.length)for(const[href,title,text]of sections)if(words.every(w=>text.includes(w))){const a=document.createElement("a");
a.href=href;a.textContent=title;const li=document.createElement("li");li.append(a);list.append(li)}});
`;
}

/** Returns the pictures that pages show, by the names of their files. */
export function docsPictures(pages: readonly Pick<DocsPage, "html">[]): Map<string, Uint8Array> {
  const names = pages.flatMap(({ html }) =>
    [...html.matchAll(/<img [^>]*?([\w-]+\.webp)"/g)].map(([, name]) => name!)
  );
  return new Map(names.map((name) => [name, readFileSync(new URL(name, PICTURES))]));
}

/** Returns the files of the documentation inside the web app: contents of pages by name, and the search. */
export async function docsFiles(): Promise<Map<string, Uint8Array>> {
  const pages = docsPages(
    await docsSources(),
    (name) => name === INDEX ? "/docs" : `/docs/${name}`,
    "/assets/",
  );
  const files = new Map<string, string>([["docs.js", searchScript(pages)]]);
  for (const { name, html } of pages) {
    let heading = "";
    const shown = html.replace(
      /<h[1-3] [^>]*>(.*?)<\/h[1-3]>|<table>([^]*?<\/table>)/g,
      (all, inner, table) => {
        if (table === undefined) {
          heading = textOf(inner);
          return all;
        }
        // A group, not a region: a page of many tables would have too many landmarks.
        const label = heading.replace(/["&]/g, "");
        return `<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table class="plain">${table}</div>`;
      },
    );
    // Of the list of pages, the list alone: the rest is about building a site.
    if (name === INDEX) files.set("docs.html", SEARCH_FIELD + /<div[^]*?<\/div>/.exec(shown)![0]);
    else files.set(docsFile(name, ADDED.some(({ page }) => page === name)), shown);
  }
  const encoder = new TextEncoder();
  const written = [...files].map(([name, text]) => [name, encoder.encode(text)] as const);
  return new Map([...written, ...docsPictures(pages)]);
}
