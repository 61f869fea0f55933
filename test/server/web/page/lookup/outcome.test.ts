import { expect, test } from "vitest";
import { gapsOf } from "../../../../../server/web/page/lookup/outcome.ts";
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
