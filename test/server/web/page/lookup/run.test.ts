import { expect, test } from "vitest";
import { gapsOf, Run, studiedWords } from "../../../../../server/web/page/lookup/run.ts";
import { Rows } from "../../../../../server/web/page/lookup/rows.ts";

test("a lookup says how many names got no answer, which lack answers, and that no page could be fetched", () => {
  const rows = new Rows();
  expect(gapsOf(rows, 500)).toEqual([]);
  rows.add({
    op: "Meta",
    data: {
      kind: "Progress",
      data: [500, 500],
      unanswered: ["a.com", "b.com"],
      records: [90, 100],
      pages: [0, 12],
    },
  });
  expect(gapsOf(rows, 500)).toEqual([
    "2 of 500 names got no answer: whether they are registered is not known",
    "10 of 100 names that were studied lack answers: verdicts rest on what was answered",
    "No page could be fetched, of 12 names with addresses: verdicts rest on what was answered",
  ]);
});

test("when every name was asked for, a lookup says how many of those it found are looked at", () => {
  const rated = { facts: { classification: {}, screenshot_url: "https://a.example/" } } as never;
  const waiting = { facts: {} } as never;
  expect(studiedWords([rated, waiting], 0, 500)).toEqual([]);
  expect(studiedWords([rated, rated, waiting], 499, 500)).toEqual([
    "all names asked for",
    "looked at the pages and pictures of 2 of 3",
  ]);
  expect(studiedWords([{ facts: { classification: {} } } as never, waiting], 499, 500)).toEqual([
    "all names asked for",
    "looked at the pages of 1 of 2",
  ]);
  // One that rates nothing, and one that is done.
  expect(studiedWords([waiting], 499, 500)).toEqual([]);
  expect(studiedWords([rated, waiting], 500, 500)).toEqual([]);
});

test("what a lookup that is opened brings at once does not make the rest look quick", () => {
  const { pace } = new Run("squat").state.value;
  pace.mark(8_000, 10_000, 0);
  for (let at = 1; at <= 20; at++) pace.mark(8_000 + 10 * at, 10_000, at * 1_000);
  expect(pace.rate()).toBe(10);
});
