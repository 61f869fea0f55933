/**
 * Runs stages one after the other, whether or not those before them passed, and sums them up:
 *
 *     node test/tools/stages.ts quick|rest|all|SCRIPT...
 *
 * A stage is an npm script. Its output is printed only if it fails. Test files that fail run once more, each alone;
 * those that pass then are listed as unsteady. Exits with 1 if any stage failed.
 * @module
 */
import process from "node:process";
import { runStage } from "./run_stage.ts";

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

const skipped = new Map<string, number>();
const failedStages: string[] = [];
const unsteadyFiles: string[] = [];
let passed = 0, failed = 0;

for (const stage of process.argv.slice(2).flatMap((name) => SETS[name] ?? name)) {
  const started = performance.now();
  const result = await runStage(stage);
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const [why, count] of Object.entries(result.skipped)) {
    skipped.set(why, (skipped.get(why) ?? 0) + count);
  }
  passed += result.passed ?? (result.ok ? 1 : 0);
  failed += result.failed;
  if (!result.ok) {
    failedStages.push(stage);
    console.log(result.output.trimEnd());
  }
  const unsteady = Object.entries(result.unsteady);
  for (const [path, failures] of unsteady) {
    unsteadyFiles.push(path);
    console.log(`unsteady: ${path} (passed when run again alone)`);
    for (const failure of failures) console.log(failure.replace(/^/gm, "    "));
  }
  const tests = result.passed === null ? "" : `  ${result.passed} tests`;
  const note = unsteady.length === 0 ? "" : `, ${unsteady.length} unsteady`;
  console.log(
    `${result.ok ? "ok    " : "FAILED"}  ${stage.padEnd(14)} ${String(seconds).padStart(4)} s${tests}${note}`,
  );
}
for (const [why, count] of [...skipped].sort()) console.log(`skipped ${count}: ${why}`);
if (unsteadyFiles.length > 0) console.log(`unsteady: ${unsteadyFiles.join(", ")}`);
if (failedStages.length > 0) console.log(`failed: ${failedStages.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedStages.length > 0 ? 1 : 0);
