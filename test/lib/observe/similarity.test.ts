import fc from "fast-check";
import { expect, test } from "vitest";
import { pageShape, similarity } from "../../../lib/observe/similarity.ts";
import { pageOf } from "../../../server/mini/pages.ts";

const ORIGINAL = pageShape(pageOf("bank"), "https://kestrelbank.com/");
const to = (kind: Parameters<typeof pageOf>[0], url: string) =>
  similarity(ORIGINAL, "www.kestrelbank.com", pageShape(pageOf(kind), url));

test("a page is like itself", () => {
  expect(to("bank", "https://kestrelbank.com/")).toMatchObject({
    dom: 1,
    text: 1,
    title: 1,
    form_off_domain: false,
  });
});

test("a copy that sends its form elsewhere", () => {
  const found = to("phishing", "https://kestre1bank.com/");
  expect(found).toMatchObject({ uses_original: true, form_off_domain: true, password: true });
  expect(found.title).toBeGreaterThan(0.3);
  expect(found.dom).toBeGreaterThan(to("parked", "https://kestrelbank.net/").dom);
  expect(found.text).toBeGreaterThan(to("blog", "https://kestrelbock.com/").text);
});

test("unrelated pages", () => {
  for (const kind of ["shop", "blog", "blank"] as const) {
    const found = to(kind, "https://x.test/");
    expect(found.text).toBeLessThan(0.1);
    expect(found).toMatchObject({ uses_original: false, form_off_domain: false, password: false });
  }
});

test("any two pages have similarities from 0 to 1, a page to itself no less than to others", () => {
  const page = fc.array(
    fc.oneof(
      fc.constantFrom("<p>", "<a href=//x.test>", "<form action=https://y.test>", "<script>", "<title>"),
      fc.string(),
    ),
  ).map((parts) => parts.join(""));
  fc.assert(fc.property(page, page, (a, b) => {
    const [left, right] = [pageShape(a, "https://a.test/"), pageShape(b, "https://b.test/")];
    const found = similarity(left, "a.test", right);
    for (const value of [found.dom, found.text, found.title, found.hosts]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(similarity(left, "a.test", left).text).toBeGreaterThanOrEqual(found.text);
  }));
});
