import { expect, test } from "vitest";
import { arePagesUnseen, lacksOf } from "../../../lib/assess/gaps.ts";

test("no page of more than three is the network's silence", () => {
  expect(arePagesUnseen([0, 4])).toBe(true);
  expect(lacksOf({ pages: [0, 4] })).toEqual(["no page could be fetched, of 4 names with addresses"]);
  for (const pages of [[0, 0], [0, 3], [1, 400]] as [number, number][]) {
    expect(arePagesUnseen(pages)).toBe(false);
    expect(lacksOf({ pages })).toEqual([]);
  }
});

test("more than two of a hundred names without an answer make a lookup incomplete", () => {
  expect(lacksOf({ unanswered: 2, total: 100, records: [98, 100] })).toEqual([]);
  expect(lacksOf({ unanswered: 3, total: 100, records: [97, 100] })).toEqual([
    "3 of 100 names got no usable answer",
    "3 of 100 names that were studied lack answers",
  ]);
  expect(lacksOf({})).toEqual([]);
  expect(lacksOf({ unanswered: 1, total: 1, records: [0, 1] })).toEqual([
    "1 of 1 name got no usable answer",
    "1 of 1 name that was studied lacks answers",
  ]);
});
