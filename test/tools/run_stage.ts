/**
 * One stage: an npm script, and, where tests of it failed, their files once more.
 * @module
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Counts, FileCounts } from "./reporter.ts";

/** Files that run once more at most: when more of them fail, it is not chance. */
const MAX_FILES_AGAIN = 40;

/** What became of a stage. */
export interface StageResult {
  /** Whether it passed. */
  ok: boolean;
  /** What it printed. */
  output: string;
  /** Tests that passed, the first time or the second; null for a script without tests. */
  passed: number | null;
  /** Tests that failed twice, and errors outside of any test. A stage may fail though each of its tests passed. */
  failed: number;
  /** How many tests were skipped, by reason. */
  skipped: Record<string, number>;
  /** Test files that passed when they ran again, each alone, and what failed the first time. */
  unsteady: Record<string, string[]>;
}

/**
 * Runs an npm script. The test files that failed run once more, one after the other, each in a process of its own: one
 * that passes then is unsteady, one that fails again fails the stage.
 *
 * @param script Name of the script. Arguments after `--` must reach its `vitest`, if it has one.
 */
export async function runStage(script: string): Promise<StageResult> {
  const { code, output, counts } = await run(script);
  if (counts === null) {
    return { ok: code === 0, output, passed: null, failed: code === 0 ? 0 : 1, skipped: {}, unsteady: {} };
  }
  const files = { ...counts.files };
  const suspects = Object.keys(files).filter((path) => files[path]!.failed > 0);
  const unsteady: StageResult["unsteady"] = {};
  let ok = code === 0;
  let report = output;
  if (!ok && counts.errors === 0 && suspects.length > 0 && suspects.length <= MAX_FILES_AGAIN) {
    const again = await run(script, [...suspects, "--isolate", "--no-file-parallelism"]);
    for (const path of suspects) {
      const second = again.counts?.files[path];
      if (second === undefined || second.failed > 0 || second.passed === 0) continue;
      unsteady[path] = files[path]!.failures;
      files[path] = second;
    }
    ok = again.code === 0 && suspects.every((path) => path in unsteady);
    report += `\nThe files that failed, run again, each alone:\n${again.output}`;
  }
  const sum = (of: (file: FileCounts) => number): number =>
    Object.values(files).reduce((total, file) => total + of(file), 0);
  const failed = counts.errors + sum((file) => file.failed);
  return {
    ok,
    output: report,
    passed: sum((file) => file.passed),
    failed: ok ? failed : Math.max(failed, 1),
    skipped: counts.skipped,
    unsteady,
  };
}

/** Runs a script; `counts` is null when it runs no tests, or died before it could count them. */
async function run(
  script: string,
  more: string[] = [],
): Promise<{ code: number; output: string; counts: Counts | null }> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-stage-"));
  const path = join(folder, "counts.json");
  const child = spawn("npm", ["run", "--silent", script, "--", ...more], {
    env: { ...process.env, TEST_COUNTS: path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => output += text);
  child.stderr.setEncoding("utf8").on("data", (text) => output += text);
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      output += String(error);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
  let counts: Counts | null = null;
  try {
    counts = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // No tests, no file.
  }
  rmSync(folder, { recursive: true, force: true });
  return { code, output, counts };
}
