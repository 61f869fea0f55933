/**
 * All targets: those of the core and the library here, and those of extensions in their tests.
 * @module
 */
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { binaryTargets } from "./binary_targets.ts";
import { pageTarget } from "./page_target.ts";
import type { Target } from "./target.ts";
import { textTargets } from "./text_targets.ts";

const extras = fileURLToPath(new URL("../server/extras", import.meta.url));
const ofExtensions = globSync("*/fuzz_targets.ts", { cwd: extras }).map(async (file) => {
  const { targets } = await import(new URL(`../server/extras/${file}`, import.meta.url).href) as {
    targets: readonly Target[];
  };
  return targets;
});

/** The targets. */
export const targets: readonly Target[] = [
  ...await binaryTargets(),
  ...textTargets(),
  pageTarget,
  ...(await Promise.all(ofExtensions)).flat(),
];
