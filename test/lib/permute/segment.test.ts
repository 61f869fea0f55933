import { expect, test } from "vitest";
import { segment } from "../../../lib/permute/name.ts";

test.each([
  ["bankofamerica", "bank@0 of@4 america@6"],
  ["t-mobile", "t@0 mobile@2"],
  ["a-b-c", "a@0 b@2 c@4"],
  ["upwork", "up@0 work@2"],
  ["goit", "go@0 it@2"],
  ["mycloudapp", "my@0 cloud@2 app@7"],
  // What is no word stands beside one where that is cheaper, and else the whole is one name.
  ["xqztbank", "xqzt@0 bank@4"],
  ["xbank", "x@0 bank@1"],
  ["bankxqzt", "bank@0 xqzt@4"],
  ["bankxqztpay", "bank@0 xqztpay@4"],
  ["paypal", "paypal@0"],
  ["xqzofpay", "xqzofpay@0"],
  ["ofxqz", "ofxqz@0"],
  ["xqzt", "xqzt@0"],
  ["x", "x@0"],
])("%s is %s", (label, words) => {
  expect(segment(label).map(({ text, at }) => `${text}@${at}`).join(" ")).toBe(words);
});
