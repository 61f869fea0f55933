#!/usr/bin/env node
/**
 * The command line of this process.
 * @module
 */
import process from "node:process";
import { main } from "./cli/main.ts";
import { complain } from "./cli/output.ts";
import { processSystem } from "./cli/system.ts";

const system = processSystem();
try {
  process.exitCode = await main(process.argv.slice(2), system);
} catch (error) {
  complain(system, `This is a bug: ${error instanceof Error ? error.stack : error}`);
  process.exitCode = 1;
}
