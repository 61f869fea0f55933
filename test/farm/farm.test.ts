import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { requires } from "../requires.ts";
import type { AttackReport } from "./attack.ts";

const script = fileURLToPath(new URL("attack.ts", import.meta.url));
const deno = "Deno" in globalThis;
const missing = existsSync("/proc/self/statm") ? null : "only Linux has all of 127.0.0.0/8";

/**
 * Runs it in a process of its own: memory and uncaught errors are its own then. A heap of 112 MB, of which a third is
 * taken before the first page, ends the process where something grows with the pages; without it the figure depends
 * on when the collector gets its turn (220 to 285 MB).
 */
function attack(names: number): Promise<AttackReport> {
  const heap = "--max-old-space-size=112";
  const args = deno ? ["run", "-A", `--v8-flags=${heap}`, script] : [heap, script];
  const child = spawn(process.execPath, [...args, String(names)], { stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => out += chunk);
  child.stderr.on("data", (chunk) => err += chunk);
  return new Promise((resolve, reject) => {
    child.on("close", (code) => code === 0 ? resolve(JSON.parse(out)) : reject(new Error(err || out)));
  });
}

requires(missing)("a lookup over hostile servers ends, stays small and misses no honest name", async () => {
  const report = await attack(88);
  expect(report.uncaught).toEqual([]);
  expect(report.missed).toEqual([]);
  expect(report.end).toBe("Done");
  expect(report.honest).toBeGreaterThan(10);
  // Some hundred pages of 2 MiB, as bytes and as text; what is unbounded grows by far more: a list of the chunks of a
  // body, one byte each, took 45 MB a page.
  expect(report.grownMb).toBeLessThan(250);
}, 300_000);
