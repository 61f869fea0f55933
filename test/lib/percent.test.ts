import { expect, test } from "vitest";
import { percent } from "../../lib/percent.ts";

test("a share is rounded to nothing or all only where it is exactly that", () => {
  expect([0, 0.001, 0.005, 0.5, 0.994, 0.9951, 0.9999, 1].map(percent)).toEqual([
    "0%",
    "<1%",
    "1%",
    "50%",
    "99%",
    ">99%",
    ">99%",
    "100%",
  ]);
});
