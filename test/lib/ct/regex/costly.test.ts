import { expect, test } from "vitest";
import { costlyPatterns } from "./costly_suite.ts";

test("500 patterns made to be costly are searched for, or refused, within the bounds of work and memory", async () => {
  const { searched, stopped } = await costlyPatterns(500);
  expect(searched).toBeGreaterThan(200);
  expect(stopped).toBeGreaterThan(0);
});
