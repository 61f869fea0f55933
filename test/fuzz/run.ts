/**
 * Throws many cases at every parser of foreign bytes:
 * `node test/fuzz/run.ts [--cases 1000000] [--target NAME] [--seed N]`.
 *
 * Prints a line a target; a failure with the smallest input that shows it, its seed and path. Exit code 1 when
 * one failed. Inputs that once broke something stand in crashers.json.
 * @module
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { targets } from "./targets.ts";

const { values } = parseArgs({
  options: { cases: { type: "string" }, target: { type: "string" }, seed: { type: "string" } },
});
const numRuns = Number(values.cases ?? 1_000_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);

for (const target of targets) {
  if (values.target !== undefined && target.name !== values.target) continue;
  const start = performance.now();
  const found = await fc.check(target.property, { numRuns, seed });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${target.name}: ${found.numRuns} cases, ${seconds} s, seed ${seed}: ${found.failed ? "FAILED" : "held"}`,
  );
  if (found.failed) {
    process.exitCode = 1;
    console.log(`${fc.defaultReportMessage(found)}\n${found.errorInstance}`);
  }
}
