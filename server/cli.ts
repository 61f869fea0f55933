#!/usr/bin/env node
/**
 * The command line of this process.
 * @module
 */
import { isBuiltin } from "node:module";
import process from "node:process";

// All else is loaded later: on a runtime that is too old it fails with less plain words.
if (!isBuiltin("node:sqlite")) {
  process.stderr.write(
    `deadringer: Cannot run on Node ${process.version}: use Node 22.15 or newer, or Deno\n`,
  );
  process.exit(1);
}
const { main } = await import("./cli/main.ts");
const { complain } = await import("./cli/complain.ts");
const { processSystem } = await import("./cli/system.ts");

const system = processSystem();
try {
  process.exitCode = await main(process.argv.slice(2), system);
} catch (error) {
  complain(system, `This is a bug: ${error instanceof Error ? error.stack : error}`);
  process.exitCode = 1;
}
// On Deno, a stdin that is destroyed keeps the process all the same.
if (system.signal.aborted) process.exit();
