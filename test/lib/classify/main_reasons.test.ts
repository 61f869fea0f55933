import { expect, test } from "vitest";
import type { Reason } from "../../../lib/classify/mod.ts";
import { mainReasons, reasonText } from "../../../lib/classify/main_reasons.ts";

const reason = (evidence: string, side: Reason["side"], weight: number): Reason => ({
  evidence,
  side,
  weight,
});
const PHISHING = { legitimate: 0, phishing: 0.99, parked: 0.01 };

test("reasons for the likeliest class come before those against it, strongest first", () => {
  const reasons = [
    reason("parked words in a short text", "parked", 4),
    reason("shows the original's icon", "phishing", 3),
    reason("registered more than 5 years ago", "phishing", -2),
    reason("password field", "parked", -1),
  ];
  const shown = (most: number) => mainReasons({ ...PHISHING, reasons }, most).map(({ evidence }) => evidence);
  expect(shown(5)).toEqual([
    "shows the original's icon",
    "password field",
    "parked words in a short text",
    "registered more than 5 years ago",
  ]);
  expect(shown(1)).toEqual(["shows the original's icon"]);
  expect(mainReasons({ legitimate: 0.1, phishing: 0.1, parked: 0.8, reasons }, 1)[0]!.side).toBe("parked");
});

test("whom a page imitates stands first, so that no short list leaves it out", () => {
  const reasons = [
    reason("password field", "phishing", 5),
    reason("registered within 30 days", "phishing", 4),
    reason("imitates kestrelbank.com: 97%", "phishing", 3),
  ];
  expect(mainReasons({ ...PHISHING, reasons }, 1)[0]!.evidence).toBe("imitates kestrelbank.com: 97%");
});

test("what could not be seen is said once, before what was", () => {
  const reasons = [
    reason("hardly any text", "phishing", 5),
    reason("scripts write the page, and were not run", "phishing", -1),
    reason("scripts write the page, and were not run", "parked", 0.5),
  ];
  expect(mainReasons({ ...PHISHING, reasons }, 3).map(({ evidence }) => evidence)).toEqual([
    "scripts write the page, and were not run",
    "hardly any text",
  ]);
});

test("what was not seen speaks for no side, and a page that nobody looked for is not missing", () => {
  const unseen = [reason("no page was seen", "phishing", 2), reason("no page was seen", "parked", -1)];
  const told = (isVisited: boolean) =>
    mainReasons({ ...PHISHING, reasons: [...unseen, reason("password field", "parked", -1)] }, 5)
      .map((each) => reasonText(each, isVisited));
  expect(told(true)).toEqual(["unclear: no page was seen", "not parked: password field"]);
  expect(told(false)).toEqual(["unclear: nobody visited it", "not parked: password field"]);
});

test("what says nothing about the name is left out", () => {
  const reasons = [
    reason("prior", "parked", 9),
    reason("nothing speaks of parking", "parked", -7),
    reason("nothing speaks of parking, text", "parked", -2),
    reason("page seen", "phishing", -2),
    reason("body closed", "phishing", 1),
    reason("touch icon", "phishing", 1),
    reason("smaller signals of the page", "phishing", 1),
    reason("hardly any text", "phishing", 0.5),
  ];
  expect(mainReasons({ ...PHISHING, reasons }, 5).map(({ evidence }) => evidence)).toEqual([
    "hardly any text",
  ]);
});

test("words of signing in are no reason against phishing", () => {
  const reasons = [
    reason("words of signin", "phishing", -2),
    reason("share of words of brand", "phishing", -1),
    reason("words of shop", "phishing", -1),
    reason("words of urgency", "phishing", 1),
  ];
  expect(mainReasons({ ...PHISHING, reasons }, 5).map(({ evidence }) => evidence)).toEqual([
    "words of urgency",
    "words of shop",
  ]);
});
