import { expect, test } from "vitest";
import { differing } from "../../../../../server/web/page/parts/differing.ts";

/** Pieces as a text: what differs stands in brackets. */
const marked = (name: string, original: string): string =>
  differing(name, original).map(({ text, differs }) => differs ? `[${text}]` : text).join("");

test.each([
  ["kestrelbnak.com", "kestrelbank.com", "kestrelb[na]k.com"],
  ["kestrelbankk.com", "kestrelbank.com", "kestrelbank[k].com"],
  ["kestrebank.com", "kestrelbank.com", "kestre[]bank.com"],
  ["kestrelbank.net", "kestrelbank.com", "kestrelbank.[net]"],
  ["kestrelbank.com", "kestrelbank.com", "kestrelbank.com"],
  ["aa.com", "aaa.com", "aa[].com"],
  ["b\u{1f600}k.com", "b\u{1f601}k.com", "b[\u{1f600}]k.com"],
  ["k\u00e9strelbank.com", "kestrelbank.com", "k[\u00e9]strelbank.com"],
  ["kestre1-banc.com", "kestrelbank.com", "kestre[1-]ban[c].com"],
  ["kestrelbank-login.com", "kestrelbank.com", "kestrelbank[-login].com"],
  ["my.kestrelbank.com", "kestrelbank.com", "[my.]kestrelbank.com"],
  ["kestrelbank.online", "kestrelbank.com", "kestrelbank.[online]"],
  ["anything.com", "", "anything.com"],
  // Names that were found by their pages show nothing of the brand: scattered letters in common are chance.
  ["notice-82143.com", "kestrelbank.com", "notice-82143.com"],
  ["parcel-fee-desk.com", "petrelpost.com", "parcel-fee-desk.com"],
  ["spring-clearance-store.com", "harrier-shoes.com", "spring-clearance-store.com"],
  ["\u0430\u0440\u0440\u04cf\u0435.com", "apple.com", "[\u0430\u0440\u0440\u04cf\u0435].com"],
])("%s beside %s", (name, original, pieces) => {
  expect(marked(name, original)).toBe(pieces);
  expect(differing(name, original).map(({ text }) => text).join("")).toBe(name);
});

test("a text longer than any name is not compared", () => {
  expect(differing("a".repeat(300), "b".repeat(300))).toEqual([{ text: "a".repeat(300), differs: false }]);
});
