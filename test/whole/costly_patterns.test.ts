import { expect, test } from "vitest";
import { costlyPatterns } from "../lib/ct/regex/costly_suite.ts";

test("5,000 patterns made to be costly are searched for, or refused, within the bounds of work and memory", async () => {
  const { searched, stopped } = await costlyPatterns(5_000);
  expect(searched).toBeGreaterThan(2_000);
  expect(stopped).toBeGreaterThan(0);
});
