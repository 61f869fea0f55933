import { expect, test } from "vitest";
import { classify } from "../../../../lib/classify/mod.ts";
import { isScriptBuilt } from "../../../../lib/observe/web/second_look.ts";
import { Page } from "../../../../lib/page/page.ts";

test.each([
  ["<script>document.write(unescape('%3Cform%3E'))</script>", true],
  ["<p>Wait</p><script>document.cookie = 'a=1'; location.reload()</script>", true],
  ["<script>window['loca' + 'tion'] = p.join('')</script>", true],
  ["<form><input type=password></form><script>document.write('x')</script>", false],
  [`<p>${"Walking shoes. ".repeat(40)}</p><script>document.write(year)</script>`, false],
  [`<p>${"Walking shoes. ".repeat(5)}</p><script>if (location == top.location) start()</script>`, false],
  ["<h1>Shoes</h1><a href=/all>All</a><script src=/shop.js></script>", false],
  ["<div id=app></div><script src=/shop.js></script>", true],
  [
    `<noscript>${"Turn on scripts. ".repeat(40)}</noscript><div id=app></div><script src=/shop.js></script>`,
    true,
  ],
  ["<a href=/in></a><script>document.links[0].click()</script>", true],
])("%s", (html, built) => {
  expect(isScriptBuilt(new Page(html))).toBe(built);
});

test("what scripts would show is not judged innocent, and it is said", () => {
  const html = "<title>Shoes</title><script>document.write(atob(x))</script>";
  const { legitimate, parked, reasons } = classify({
    name: "kestrelbank-login.com",
    page: { html, unrun: true },
  });
  expect(Math.max(legitimate, parked)).toBeLessThan(0.5);
  expect(reasons.map(({ evidence }) => evidence)).toContain("scripts write the page, and were not run");
});

test("a parking service's page is parked although scripts build it", () => {
  const dns = { ns: ["ns1.sedoparking.com."] };
  const page = { html: "<script>document.write(atob(x))</script>", unrun: true };
  expect(classify({ dns, page }).parked).toBeGreaterThan(0.9);
});
