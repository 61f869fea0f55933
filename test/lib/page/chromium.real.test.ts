/** Needs a Chromium on this machine; without one these tests are skipped and say so. */
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect } from "vitest";
import { findBrowser } from "../../../lib/net/camera.ts";
import { titleToken } from "../../../lib/page/html.ts";
import { Page } from "../../../lib/page/page.ts";
import { requires } from "../../requires.ts";
import { bentPage } from "./bent.ts";

const executablePath = findBrowser();
const real = requires(executablePath === null ? "no Chromium on this machine" : null);
let browser: Browser | undefined;
beforeAll(async () => {
  if (executablePath === null) return;
  const { launch } = await import("puppeteer-core");
  browser = await launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
});
afterAll(() => browser?.close());

/** What a page has, as its reader sees it. */
interface Shown {
  title: string;
  /** All titles that it has. */
  titles: string[];
  forms: number;
  /** Element, type and name of each field. */
  fields: string[];
  links: string[];
}

/** What Chromium has of pages, with scripts on. */
async function shownOf(pages: readonly string[]): Promise<Shown[]> {
  const tab = await browser!.newPage();
  const shown: Shown[] = [];
  for (let at = 0; at < pages.length; at += 100) {
    shown.push(
      ...await tab.evaluate((batch) =>
        batch.map((html) => {
          // deno-lint-ignore no-explicit-any -- what browsers have is unknown to Node's types
          const { document } = globalThis as any;
          const frame = document.createElement("iframe");
          document.body.append(frame);
          const page = frame.contentDocument;
          page.open();
          page.write(html);
          page.close();
          // deno-lint-ignore no-explicit-any
          const all = (selector: string): any[] =>
            [...page.querySelectorAll(selector)].filter(({ namespaceURI }) => /xhtml$/.test(namespaceURI));
          const fields = all("input, select, textarea").map((field) =>
            `${field.localName} ${(field.getAttribute("type") ?? "").toLowerCase()} ${
              field.getAttribute("name") ?? ""
            }`
          );
          const links = all("a[href], area[href]").map((link) => link.getAttribute("href"));
          const found = { title: page.title, titles: [], forms: all("form").length, fields, links };
          frame.remove();
          return found;
        }), pages.slice(at, at + 100)),
    );
  }
  await tab.close();
  return shown;
}

function ours(page: Page): Shown {
  const tags = page.tokens.filter(({ kind }) => kind === "open");
  const fields = tags.filter(({ name }) => /^(?:input|select|textarea)$/.test(name));
  return {
    title: flat(titleToken(page.tokens)?.text ?? ""),
    titles: page.tokens.filter(({ kind, name }) => kind === "text" && name === "title").map(({ text }) =>
      flat(text)
    ),
    forms: tags.filter(({ name }) => name === "form").length,
    fields: fields.map(({ name, attributes }) =>
      `${name} ${(attributes.get("type") ?? "").toLowerCase()} ${attributes.get("name") ?? ""}`
    ),
    links: tags.flatMap(({ name, attributes }) =>
      name === "a" || name === "area" ? attributes.get("href") ?? [] : []
    ),
  };
}

const flat = (text: string): string => text.replace(/[\t\n\f\r ]+/g, " ").trim();

/** What one has that the other lacks. */
const without = (these: readonly string[], those: readonly string[]): string[] => {
  const known = new Set(those);
  return these.filter((each) => !known.has(each));
};

real.each<[how: string, count: number, from: number, pad: string]>([
  ["short", 2_700, 0, ""],
  ["deep", 300, 200_000, "<div><b><x-a>".repeat(200)],
  ["condensed", 300, 100_000, `<!--${"x".repeat(70_000)}-->`],
])("nothing that Chromium shows of bent pages is missed: %s ones", async (_how, count, from, pad) => {
  const pages = Array.from({ length: count }, (_, i) => pad + bentPage(from + i));
  const shown = await shownOf(pages);
  const missed: unknown[] = [], more = { titles: 0, forms: 0, fields: 0, links: 0 };
  let all = 0;
  for (const [i, theirs] of shown.entries()) {
    const page = new Page(pages[i]!), read = ours(page);
    all += theirs.forms + theirs.fields.length + theirs.links.length;
    // What was left out is said.
    if (page.isCut) continue;
    const title = flat(theirs.title);
    const fields = without(theirs.fields, read.fields), links = without(theirs.links, read.links);
    if (
      fields.length + links.length > 0 || read.forms < theirs.forms ||
      title !== "" && !read.titles.includes(title)
    ) {
      missed.push({
        seed: from + i,
        fields,
        links,
        forms: [theirs.forms, read.forms],
        title: [title, read.title],
      });
    }
    // Of several titles it may show another one: one that stands in a table beside its cells moves before the table, and
    // what lies deeper than 512 elements is moved out of what it is in.
    more.titles += title !== read.title ? 1 : 0;
    more.forms += Math.max(0, read.forms - theirs.forms);
    more.fields += Math.max(0, read.fields.length - theirs.fields.length);
    more.links += without(read.links, theirs.links).length;
  }
  expect(missed).toEqual([]);
  // Nearly all pages have something to miss.
  expect(all).toBeGreaterThan(2 * count);
  // Forms in forms, what is in templates, in noscript and behind framesets: scripts and other browsers may show it.
  expect(more.titles).toBeLessThan(0.01 * count);
  expect(more.forms + more.fields + more.links).toBeLessThan(0.5 * all);
}, 600_000);
