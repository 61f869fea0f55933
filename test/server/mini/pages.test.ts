import { expect, test } from "vitest";
import { classify } from "../../../lib/classify/mod.ts";
import { miniFile, miniPage, type SiteKind } from "../../../server/mini/pages/mod.ts";

test.each<[SiteKind, "legitimate" | "phishing" | "parked"]>([
  ["bank", "legitimate"],
  ["parked", "parked"],
  ["shop", "legitimate"],
  ["blog", "legitimate"],
])("a page of kind %s has a style, says that it is a demo, and is clearly %s", (kind, side) => {
  const html = miniPage(kind);
  expect(html).toMatch(/<style>|rel="stylesheet"/);
  expect(html).toContain("Part of a demo");
  expect(classify({ name: "kestrelbanq.com", page: { html } })[side]).toBeGreaterThan(0.75);
});

test("the bank's icon, logo and style sheet are files; others have none", () => {
  expect(miniFile("bank", "/kestrel.css")?.[0]).toMatch(/^text\/css/);
  expect(miniFile("phishing", "/favicon.ico")?.[1]).toMatch(/^<svg/);
  expect(miniFile("shop", "/favicon.ico")).toBe(null);
  expect(miniFile("bank", "/personal")).toBe(undefined);
});
