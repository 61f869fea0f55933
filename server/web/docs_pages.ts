/**
 * The documentation as HTML, and its search.
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";

const SOURCE: URL = new URL("../docs/", import.meta.url);
/** Where links to the rest of the repository lead. */
const HOME = "https://github.com/deadringer/deadringer/blob/main/server/docs/";
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

/** Returns the Markdown of server/docs by name, without `.md`. */
export function docsSources(): Map<string, string> {
  return new Map(
    readdirSync(SOURCE).filter((file) => file.endsWith(".md")).sort()
      .map((file) => [file.slice(0, -3), readFileSync(new URL(file, SOURCE), "utf8")]),
  );
}

/**
 * Returns the pages as HTML, in the order of their sources.
 *
 * Requires marked, which only a checkout has.
 *
 * @param sources Markdown by name.
 * @param urlOf Returns the URL of a page by name.
 */
export async function docsPages(
  sources: ReadonlyMap<string, string>,
  urlOf: (name: string) => string,
): Promise<DocsPage[]> {
  const { Marked } = await import("marked");
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
        const page = path.replace(/\.md$/, "");
        const url = sources.has(page) ? urlOf(page) : new URL(path, HOME).href;
        return `href="${url}${anchor === undefined ? "" : `#${anchor}`}"`;
      });
    const sections: DocsPage["sections"] = [];
    for (const part of html.split(/(?=<h[1-3] )/)) {
      const [, id, inner] = /^<h[1-3] id="([^"]*)">(.*?)<\/h/.exec(part) ?? [];
      if (id === undefined) continue;
      const heading = inner!.replace(/<[^>]*>/g, "");
      sections.push([
        `${urlOf(name)}#${id}`,
        heading === title ? heading : `${title}: ${heading}`,
        part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").toLowerCase(),
      ]);
    }
    return { name, title, html, sections };
  });
}

/** A field for the search of {@link searchScript}, and where it lists what it finds. */
export const SEARCH_FIELD =
  '<label for="docs-search">Search</label><input id="docs-search" type="search"><ul id="docs-found"></ul>';

/** Returns the script of the search: it lists the sections that hold all words of the field. */
export function searchScript(pages: readonly DocsPage[]): string {
  return `const sections=${JSON.stringify(pages.flatMap((page) => page.sections))};
const input=document.querySelector("#docs-search"),list=document.querySelector("#docs-found");
input.addEventListener("input",()=>{const words=input.value.toLowerCase().split(/\\s+/).filter(Boolean);list.replaceChildren();
if(words.length)for(const[href,title,text]of sections)if(words.every(w=>text.includes(w))){const a=document.createElement("a");
a.href=href;a.textContent=title;const li=document.createElement("li");li.append(a);list.append(li)}});
`;
}

/** Returns the files of the documentation inside the web app: contents of pages by name, and the search. */
export async function docsFiles(): Promise<Map<string, Uint8Array>> {
  const pages = await docsPages(docsSources(), (name) => name === INDEX ? "/docs" : `/docs/${name}`);
  const files = new Map<string, string>([["docs.js", searchScript(pages)]]);
  for (const { name, html } of pages) {
    const shown = html.replace(
      /<table>[^]*?<\/table>/g,
      (table) =>
        `<div class="scroll" tabindex="0" role="region" aria-label="Table">${
          table.replace("<table>", '<table class="plain">')
        }</div>`,
    );
    // Of the list of pages, the list alone: the rest is about building a site.
    if (name === INDEX) files.set("docs.html", /<div[^]*?<\/div>/.exec(shown)![0]);
    else files.set(`docs.${name}.html`, shown);
  }
  const encoder = new TextEncoder();
  return new Map([...files].map(([name, text]) => [name, encoder.encode(text)]));
}
