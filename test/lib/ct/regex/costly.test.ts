import { expect, test } from "vitest";
import { costlyPatterns } from "./costly_suite.ts";

test("500 patterns made to be costly are searched for, or refused, within the bounds of work and memory", async () => {
  expect((await costlyPatterns(500)).searched).toBeGreaterThan(200);
});
