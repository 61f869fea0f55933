/**
 * A test run in few lines: each failure in full, each reason to skip once, and the counts.
 * @module
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import {
  MinimalReporter,
  type SerializedError,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
} from "vitest/node";

/** What became of one test file. */
export interface FileCounts {
  /** Tests that passed. */
  passed: number;
  /** Tests that failed, and errors outside of any test. */
  failed: number;
  /** What failed, a few lines each; empty when nothing did. */
  failures: string[];
}

/** What a run leaves for {@link file://./run_stage.ts} in the file that `TEST_COUNTS` names. */
export interface Counts {
  /** By path of the test file, from the working folder. */
  files: Record<string, FileCounts>;
  /** Errors that belong to no file. */
  errors: number;
  /** How many tests were skipped, by reason. */
  skipped: Record<string, number>;
}

const here = (path: string): string => relative(process.cwd(), path);

/** An error in a few lines: of what, what, and where. */
function brief(name: string, { message, stacks }: SerializedError): string {
  const at = stacks?.[0];
  const where = at === undefined ? "" : `\n  at ${here(at.file)}:${at.line}`;
  return `${name}: ${String(message).slice(0, 1000)}${where}`;
}

/** What became of the tests of a file that ran to its end. */
function countsOf(module: TestModule): FileCounts {
  const counts: FileCounts = { passed: 0, failed: 0, failures: [] };
  const failed = (name: string, errors: readonly SerializedError[]): void => {
    counts.failed++;
    for (const error of errors) counts.failures.push(brief(name, error));
  };
  if (module.errors().length > 0) failed("outside of a test", module.errors());
  for (const suite of module.children.allSuites()) {
    if (suite.errors().length > 0) failed(suite.fullName, suite.errors());
  }
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "passed") counts.passed++;
    else if (state === "failed") failed(test.fullName, errors);
  }
  return counts;
}

/** How many tests were skipped, by reason. */
function skippedIn(modules: readonly TestModule[]): Record<string, number> {
  const skipped: Record<string, number> = {};
  for (const module of modules) {
    for (const test of module.children.allTests("skipped")) {
      const { note } = test.result() as { note?: string };
      const why = note ?? "no reason given";
      skipped[why] = (skipped[why] ?? 0) + 1;
    }
  }
  return skipped;
}

/** Vitest's `minimal`, with the reasons for which tests were skipped. */
export default class Reporter extends MinimalReporter {
  #specifications: readonly TestSpecification[] = [];

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications;
    super.onTestRunStart(specifications);
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const counts: Counts = { files: {}, errors: 0, skipped: skippedIn(modules) };
    for (const module of modules) counts.files[here(module.moduleId)] = countsOf(module);
    // A process that dies takes the files with it that it has not ended.
    const ended = new Set(
      modules.filter((module) => !/^(?:queued|pending)$/.test(module.state())).map((module) =>
        module.moduleId
      ),
    );
    const lost = this.#specifications.filter(({ moduleId }) => !ended.has(moduleId));
    for (const { moduleId } of lost) {
      counts.files[here(moduleId)] = { passed: 0, failed: 1, failures: ["the file did not run to its end"] };
    }
    for (const error of errors) {
      const file = typeof error.VITEST_TEST_PATH === "string" && counts.files[here(error.VITEST_TEST_PATH)];
      if (file) {
        file.failed++;
        file.failures.push(brief(String(error.type ?? "outside of a test"), error));
      } else if (lost.length === 0) counts.errors++;
    }
    super.onTestRunEnd(modules, errors, reason);
    for (const [why, count] of Object.entries(counts.skipped)) console.log(`     Skipped  ${count}: ${why}`);
    const path = process.env.TEST_COUNTS;
    if (path !== undefined) writeFileSync(path, JSON.stringify(counts));
  }
}
