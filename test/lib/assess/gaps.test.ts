import { expect, test } from "vitest";
import { arePagesUnseen, unseenPages } from "../../../lib/assess/gaps.ts";

test("no page of more than three is the network's silence", () => {
  expect(arePagesUnseen([0, 4])).toBe(true);
  expect(unseenPages([0, 4])).toBe("no page could be fetched, of 4 names with addresses");
  for (const pages of [[0, 0], [0, 3], [1, 400]] as [number, number][]) {
    expect(arePagesUnseen(pages)).toBe(false);
    expect(unseenPages(pages)).toBe("");
  }
});
