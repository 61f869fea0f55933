import { expect, test } from "vitest";
import { baseOf, isSeen, linkHost, titleToken } from "../../../lib/page/html.ts";
import { Page } from "../../../lib/page/page.ts";
import type { HtmlToken } from "../../../lib/page/parse.ts";

const readHtml = (html: string): readonly HtmlToken[] => new Page(html).tokens;

/** A page's pieces in short. */
const read = (page: string): string[] =>
  readHtml(page).map(({ kind, name, text, attributes }) => {
    const values = [...attributes].map(([key, value]) => ` ${key}=${value}`).join("");
    return kind === "open"
      ? `<${name}${values}>`
      : kind === "close"
      ? `</${name}>`
      : `${kind} ${name}:${text}`;
  });

test.each<[string, string[]]>([
  ["a<B Title='&eacute;&#33;' title=b>c</B >", ["text :a", "<b title=é!>", "text :c", "</b>"]],
  ["<p onclick='if(a>b){}'>1 < 2 &lt; 3", ["<p onclick=if(a>b){}>", "text :1 < 2 < 3"]],
  ["<script>a<b && '&lt;</p>'</script>b", [
    "<script>",
    "text script:a<b && '&lt;</p>'",
    "</script>",
    "text :b",
  ]],
  ["<title>a <b>&amp;</title>", ["<title>", "text title:a <b>&", "</title>"]],
  ["<!doctype html><!-- a --!>b<!-->c<?php d?>", [
    "doctype :",
    "comment : a ",
    "text :b",
    "comment :",
    "text :c",
  ]],
  ["<input type=pass&#119;ord><input/>", ["<input type=password>", "<input>"]],
  ["<iframe><p></iframe><textarea>&lt;</textarea>", [
    "<iframe>",
    "text iframe:<p>",
    "</iframe>",
    "<textarea>",
    "text textarea:<",
    "</textarea>",
  ]],
  ["<p>a<input type=password", ["<p>", "text :a"]],
  ["<!-- a", ["comment : a"]],
  ["", []],
])("%s is read as browsers split it", (page, pieces) => {
  expect(read(page)).toEqual(pieces);
});

test("what is in scripts, styles, titles and frames is not seen on the page", () => {
  const page = "a<script>b</script><style>c</style><title>d</title><noframes>e</noframes><xmp>f</xmp>";
  expect(readHtml(page).filter(isSeen).map(({ text }) => text)).toEqual(["a", "f"]);
});

/** 256 Ki characters of one thing after the other. */
const fill = (part: string): string => part.repeat(Math.ceil(262_144 / part.length));

test.each<[string, string, (tokens: readonly HtmlToken[]) => unknown, unknown]>([
  [
    "elements in each other",
    fill("<b>"),
    (tokens) => tokens.filter(({ kind }) => kind === "open").length,
    32,
  ],
  [
    "attributes",
    `<p ${Array.from({ length: 30_000 }, (_, i) => `a${i}`).join(" ")}>`,
    ([p]) => p?.attributes.size,
    1_024,
  ],
  ["one attribute", `<p ${fill("a=1 ")}`, (tokens) => tokens.length, 0],
  ["broken references", fill("&#x&amp&#99999999;&"), ([text]) => text?.text.length, 6 * 13_798],
  ["beginnings of comments", fill("<!-"), (tokens) => tokens.length, 0],
  ["beginnings of ends", `<script>${fill("</scrip")}`, (tokens) => tokens.length, 2],
  ["quotes", `<p a="${fill("'>")}`, (tokens) => tokens.length, 0],
])("256 Ki of %s are read", (_, page, of, expected) => {
  expect(of(readHtml(page))).toBe(expected);
});

test.each([
  ["attributes of one tag", `<p ${Array.from({ length: 200_000 }, (_, i) => `a${i}=1`).join(" ")}>`, true],
  ["tables in each other", "<table><tr><td>".repeat(20_000), true],
  ["elements in each other", "<div><b><x-a>".repeat(30_000), false],
  ["elements in each other with a picture", `${"<div><b>".repeat(600)}<x><y><svg></x>`, true],
  ["shapes in each other", `<svg>${"<g>".repeat(80_000)}`, false],
])("many %s: what follows is read, or it is said that there is more", (_, before, isCut) => {
  const page = new Page(`${before}<style><p><input type=password>`);
  expect(page.isCut).toBe(isCut);
  // Within a shape, a style sheet holds elements.
  if (before.startsWith("<svg>")) expect(page.tokens.some(({ name }) => name === "input")).toBe(true);
  else if (!isCut) expect(page.tokens.at(-1)?.name).toBe("style");
});

test("a page is read once, and so is what a reader derives of it", () => {
  const page = new Page("<p>a</p>");
  expect(page.tokens).toBe(page.tokens);
  const tags = ({ tokens }: Page) => ({ count: tokens.length });
  expect(page.once(tags)).toEqual({ count: 3 });
  expect(page.once(tags)).toBe(page.once(tags));
  expect(Page.of(page)).toBe(page);
  expect(Page.of("<p>a</p>")).not.toBe(page);
});

test.each([
  ["https://User@A.com:8/b", "a.com"],
  ["//b.com.", "b.com"],
  ["\\\\c.com\\d", "c.com"],
  ["/d//e.com", ""],
  ["mailto:a@f.com", ""],
  ["https://a@b@c.com/", "c.com"],
  [`https://${"a".repeat(300)}@b.com/`, "b.com"],
  ["ht\ntps://a.\tcom/", "a.com"],
  ["/\t/a.com/", "a.com"],
  [" https:\\/\\a.com", "a.com"],
  ["https:////a.com", "a.com"],
  ["///a.com/b", "a.com"],
  [" \\/\t/a.com/b", "a.com"],
  ["http:a.com/b", "a.com"],
  ["https://%61.com/", "a.com"],
  ["https://b\u00fccher.example", "xn--bcher-kva.example"],
  ["//3232235777/", "192.168.1.1"],
  ["javascript://a.com/%0aalert(1)", ""],
  ["https://a b.com/", ""],
])("the host of %s is %s", (url, host) => {
  expect(linkHost(url)).toBe(host);
});

test("the first base with a target counts, however deep it lies", () => {
  const base = (page: string) => baseOf(readHtml(page), "https://a.com/b/");
  expect(base("<p>")).toBe("https://a.com/b/");
  expect(base("<base><base href=/c><base href=/d>")).toBe("https://a.com/c");
  expect(base("<base href='https://['><base href=/d>")).toBe("https://a.com/b/");
  expect(base(`${"<b>".repeat(80_000)}<base href=//e.com>`)).toBe("https://e.com/");
});

test("the first title is the page's, also where it is empty", () => {
  const title = (page: string) => titleToken(readHtml(page))?.text;
  expect(title("<title>a</title><title>b</title>")).toBe("a");
  expect(title("<title></title><title>b</title>")).toBeUndefined();
  expect(title("<p>a</p>")).toBeUndefined();
  expect(title("<title>a &lt;b")).toBe("a <b");
});

test("a page that is read in steps is read as one, wherever a step ends", () => {
  const rest =
    `a&amp;b<b t='&eacute;"' u=v w>c</B ><!-- d --><script>e<f</script><title>g <b>&amp;</title><hr/>h`;
  const whole = read(`x${rest}`);
  for (let cut = 0; cut <= rest.length; cut++) {
    const padding = "x".repeat(16_384 - cut);
    const [first, ...others] = read(padding + rest);
    expect([cut, first!.replace(/:x+/, ":x"), ...others]).toEqual([cut, ...whole]);
  }
});
