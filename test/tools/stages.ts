/**
 * Runs stages one after the other, whether or not those before them passed, and sums them up:
 *
 *     node test/tools/stages.ts quick|rest|all|SCRIPT...
 *
 * A stage is an npm script. Its output is printed only if it fails. Exits with 1 if any stage failed.
 * @module
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Counts } from "./reporter.ts";

/** What `npm test` runs: it needs Node and what `npm ci` installs. */
const QUICK = ["check:types", "check:lint", "test:unit"];
/** What `npm run test:all` and the CI run besides: Deno, real servers, Chromium, faults, the npm and JSR packages. */
const REST = [
  "check:deno",
  "check:docs",
  "test:deno",
  "test:real",
  "test:web",
  "test:faults",
  "check:package",
];
const SETS: Record<string, string[]> = { quick: QUICK, rest: REST, all: [...QUICK, ...REST] };

const folder = mkdtempSync(join(tmpdir(), "deadringer-stages-"));
const skipped = new Map<string, number>();
const failedStages: string[] = [];
let passed = 0, failed = 0;

for (const stage of process.argv.slice(2).flatMap((name) => SETS[name] ?? name)) {
  const path = join(folder, stage.replaceAll(":", "-"));
  const started = performance.now();
  const { code, output } = await run(stage, path);
  const seconds = Math.round((performance.now() - started) / 1000);
  const counts = countsIn(path);
  for (const [why, count] of Object.entries(counts?.skipped ?? {})) {
    skipped.set(why, (skipped.get(why) ?? 0) + count);
  }
  passed += counts?.passed ?? (code === 0 ? 1 : 0);
  // A stage may fail though each of its tests passed.
  failed += Math.max(counts?.failed ?? 0, code === 0 ? 0 : 1);
  const tests = counts === null ? "" : `  ${counts.passed} tests`;
  if (code !== 0) {
    failedStages.push(stage);
    console.log(output.trimEnd());
  }
  console.log(
    `${code === 0 ? "ok    " : "FAILED"}  ${stage.padEnd(14)} ${String(seconds).padStart(4)} s${tests}`,
  );
}
rmSync(folder, { recursive: true, force: true });
for (const [why, count] of [...skipped].sort()) console.log(`skipped ${count}: ${why}`);
if (failedStages.length > 0) console.log(`failed: ${failedStages.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedStages.length > 0 ? 1 : 0);

/** Runs one script; its test counts, if it has any, go into the file at `path`. */
function run(script: string, path: string): Promise<{ code: number; output: string }> {
  const child = spawn("npm", ["run", "--silent", script], {
    env: { ...process.env, TEST_COUNTS: path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => output += text);
  child.stderr.setEncoding("utf8").on("data", (text) => output += text);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The counts in the file, or null when the stage runs no tests. */
function countsIn(path: string): Counts | null {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
