/**
 * A test run in few lines: each failure in full, each reason to skip once, and the counts.
 * @module
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { MinimalReporter, type SerializedError, type TestModule, type TestRunEndReason } from "vitest/node";

/** What a run leaves for {@link file://./stages.ts} in the file that `TEST_COUNTS` names. */
export interface Counts {
  /** Tests that passed. */
  passed: number;
  /** Tests that failed, and errors outside of any test. */
  failed: number;
  /** How many tests were skipped, by reason. */
  skipped: Record<string, number>;
}

/** Vitest's `minimal`, with the reasons for which tests were skipped. */
export default class Reporter extends MinimalReporter {
  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const counts: Counts = { passed: 0, failed: errors.length, skipped: {} };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === "passed") counts.passed++;
        else if (result.state === "failed") counts.failed++;
        else if (result.state === "skipped") {
          const why = result.note ?? "no reason given";
          counts.skipped[why] = (counts.skipped[why] ?? 0) + 1;
        }
      }
    }
    super.onTestRunEnd(modules, errors, reason);
    for (const [why, count] of Object.entries(counts.skipped)) console.log(`     Skipped  ${count}: ${why}`);
    const path = process.env.TEST_COUNTS;
    if (path !== undefined) writeFileSync(path, JSON.stringify(counts));
  }
}
