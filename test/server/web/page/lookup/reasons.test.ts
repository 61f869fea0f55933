import { expect, test } from "vitest";
import type { MergedName } from "../../../../../lib/lines/mod.ts";
import { imitationWords, mainReasons, reasonsOf } from "../../../../../server/web/page/lookup/reasons.tsx";
import { PRESENT, SIZES } from "../../../../../lib/classify/data/counted.ts";
import { evidenceWords } from "../../../../../server/client/reason_words.ts";

const facts = (...reasons: string[]): MergedName => ({
  classification: { legitimate: 0, phishing: 1, parked: 0, reasons },
});

test("the service's reasons are read in their order, in words", () => {
  expect(
    reasonsOf(facts(
      "phishing: shows the original's icon",
      "not parked: page resembles the original's: 0.52",
      "phishing: shows browsers another page: a login: form",
      "nonsense",
    )),
  ).toEqual([
    { text: "Shows the original's favicon", side: "phishing", supports: true },
    { text: "Page is 52% similar to the original's", side: "parked", supports: false },
    { text: "Cloaking: shows browsers another page: a login: form", side: "phishing", supports: true },
  ]);
  expect(reasonsOf({})).toEqual([]);
});

test("an imitated brand is named with what shows it; nobody is not a brand", () => {
  const imitates = {
    brand: "kestrelbank.com",
    probability: 0.978,
    reasons: ["its name in the title", "its logo"],
  };
  const scores = { legitimate: 0, phishing: 1, parked: 0 };
  expect(imitationWords({ classification: { ...scores, imitates } })).toBe(
    "Imitates kestrelbank.com: its name in the title, its logo; 98%",
  );
  expect(imitationWords({ classification: { ...scores, imitates: null } })).toContain("none of the brands");
  expect(imitationWords({})).toBeNull();
  expect(evidenceWords("imitates kestrelbank.com: 97%")).toBe("Imitates kestrelbank.com: 97%");
});

test("what speaks for the verdict comes before what speaks against it", () => {
  const found = mainReasons(
    facts(
      "parked: parked words in a short text",
      "phishing: words of urgency",
      "not parked: password field",
    ),
    "phishing",
  );
  expect(found.map(({ text }) => text)).toEqual([
    "Urgent wording",
    "Login form with a password field",
    "Little text, worded like a parking or default page",
  ]);
});

test("evidence without words of its own is shown as it comes", () => {
  expect(evidenceWords("registered less than 30 days ago")).toBe("Registered less than 30 days ago");
  expect(reasonsOf(facts("unclear: nobody visited it", "other words")))
    .toEqual([{ text: "Nobody visited it", side: "unclear", supports: true }]);
  expect(evidenceWords("constructor")).toBe("Constructor");
});

test("what only those know who write pages has plain words", () => {
  const jargon =
    /viewport|hreflang|manifest|attributes|integrity|preconnect|touch icon|noscript|auto(complete|focus)|ARIA|CMS|iframe|handler|meta|division|canonical|JSON|Open Graph/;
  const all = [...PRESENT, ...SIZES].map((row) => row.at(-1) as string);
  expect(all.filter((name) => jargon.test(name)).length).toBeGreaterThan(10);
  expect(all.filter((name) => jargon.test(evidenceWords(name)))).toEqual([]);
});
