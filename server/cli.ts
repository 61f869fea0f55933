#!/usr/bin/env node
/**
 * The command line of this process.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import nodeModule from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { unsupported } from "./cli/supported.ts";

// Everything else is loaded later: on a runtime that is too old, loading it fails with a less clear message.
const refusal = unsupported();
if (refusal !== null) {
  process.stderr.write(`deadringer: ${refusal}\n`);
  process.exit(1);
}
const isDeno = "Deno" in globalThis;
/** Set where packages are from Deno's own cache already. */
const FROM_CACHE = "RUN_FROM_PACKAGE_CACHE";
if (!isDeno) {
  // Compiled code is cached in the user's own folder: others may write to the temporary one.
  nodeModule.enableCompileCache?.(
    join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "deadringer"),
  );
  // Older versions of Node warn that SQLite is experimental.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => {
    if (name !== "ExperimentalWarning") process.stderr.write(`deadringer: ${name}: ${message}\n`);
  });
}
if (isDeno && import.meta.filename?.endsWith(".ts")) await import("picocolors").catch(runFromCache);
const { main, reportError } = await import("./cli/main.ts");
const { complain } = await import("./cli/exit.ts");
const { processSystem } = await import("./cli/system.ts");
const { EXTENSIONS: extensions } = await import("./extras/mod.ts");

const system = processSystem();
const args = process.argv.slice(2);
/** Extensions that the environment leaves out; none where it may not be read. */
const without = (() => {
  try {
    return (process.env["DEADRINGER_WITHOUT"] ?? "").split(",").map((name) => name.trim());
  } catch {
    return [];
  }
})();
const product = { extensions, without };
const reportBug = (error: unknown) => {
  complain(system, `This is a bug: ${error instanceof Error ? error.stack : error}`);
  return 1;
};
// Deno throws a missing permission to listen outside of every call.
process.on("uncaughtException", (error) => {
  let code: number;
  try {
    code = reportError(error, system);
  } catch {
    code = reportBug(error);
  }
  process.exit(code);
});
try {
  process.exitCode = await main(args, system, product);
} catch (error) {
  process.exitCode = reportBug(error);
}
// On Deno, even a destroyed stdin keeps the process alive.
if (system.signal.aborted) process.exit();

/** A checkout without `npm ci` or `deno install`: Deno runs it once more, with packages from its own cache. */
async function runFromCache(): Promise<void> {
  if (process.env[FROM_CACHE] !== undefined) return; // Not there either.
  const args = ["run", "-A", "--node-modules-dir=none", import.meta.filename!, ...process.argv.slice(2)];
  try {
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, [FROM_CACHE]: "1" },
    });
    process.on("SIGINT", () => {}); // The terminal sends it to both.
    process.on("SIGTERM", () => child.kill());
    const [code] = await once(child, "exit");
    process.exit(code ?? 1);
  } catch {
    // Not permitted: what is missing is said where it is used.
  }
}
