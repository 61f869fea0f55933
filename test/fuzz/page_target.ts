/**
 * The reader of pages, beside the tree that parse5 makes of the same text.
 * @module
 */
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, html, parse } from "parse5";
import { Page } from "../../lib/page/page.ts";
import { bentPage } from "../lib/page/bent.ts";
import { mutatedText } from "./mutants.ts";
import { hold, ofText, type Target } from "./target.ts";

const TOKENS = [
  "<",
  "</",
  ">",
  "=",
  '"',
  "'",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "&#x41;",
  "\0",
  "\r\n",
  "\u{1f426}",
  "<div>",
  "<b>",
  "<x-a>",
  "<table>",
  "<td>",
  "<svg>",
  "<desc>",
  "<template>",
  "<noscript>",
  "<style>",
  "<title>",
  "<plaintext>",
  "</div>",
  "</svg>",
  "<input type=password>",
  "<form>",
]; // deno-fmt-ignore
/** Deeper than elements lie in each other in browsers. */
const DEEP = 600;

/** Bent pages, shallow and deep, with a few things done to them. */
const PAGES = fc.tuple(fc.nat(1_000_000), fc.constantFrom(0, 0, 0, DEEP))
  .chain(([seed, deep]) => mutatedText([`${"<div><i>".repeat(deep)}${bentPage(seed)}`], TOKENS));

/** How often there is which field and form among what visitors get. */
function countTree({ childNodes }: DefaultTreeAdapterTypes.ParentNode, found: Map<string, number>): void {
  for (const node of childNodes) {
    if (!("tagName" in node)) continue;
    const type = node.attrs.find(({ name }) => name === "type")?.value ?? "";
    if (node.namespaceURI === html.NS.HTML) count(found, node.tagName, type);
    countTree(node, found);
  }
}

function count(found: Map<string, number>, name: string, type: string): void {
  if (!/^(?:form|input|textarea)$/.test(name)) return;
  const key = `${name} ${type.toLowerCase()}`;
  found.set(key, (found.get(key) ?? 0) + 1);
}

/** The target. */
export const pageTarget: Target = ofText("page", PAGES, (text) => {
  const page = new Page(text), { tokens } = page;
  hold(tokens.length <= text.length, "no more tokens than characters");
  hold(tokens.every(({ source }) => text.includes(source)), "sources from the page");
  // What a select holds is dropped by parse5, and not by browsers; it knows no CDATA where SVG holds HTML, and they do.
  if (page.isCut || /<select|<!\[CDATA\[/i.test(text)) return;
  const read = new Map<string, number>(), tree = new Map<string, number>();
  for (const { kind, name, attributes } of tokens) {
    if (kind === "open") count(read, name, attributes.get("type") ?? "");
  }
  countTree(parse(text), tree);
  for (const [key, times] of tree) hold((read.get(key) ?? 0) >= times, `each ${key} of the tree is read`);
});
