import { expect, test } from "vitest";
import { Progress } from "../../../../server/cli/output/progress.ts";

test("a line has a bar, how many names are done, how many a second, and what was found", () => {
  const progress = new Progress(0);
  progress.update([2_000, 10_000]);
  expect(progress.line("7 found", { columns: 100, color: false }, 20_000)).toBe(
    `${"━".repeat(5)}${"─".repeat(19)} 2000/10000 · 100/s · 7 found`,
  );
});

test.each([20, 40, 60])("a line fits %i columns", (columns) => {
  const progress = new Progress(0);
  progress.update([123_456, 1_000_000]);
  expect(progress.line("12345 found", { columns, color: false }, 4_000).length).toBeLessThanOrEqual(columns);
});
