import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll } from "vitest";
import { main } from "../../../server/cli/main.ts";
import type { System } from "../../../server/cli/system.ts";

// Whatever is left among the temporary files is seen.
export const own = mkdtempSync(join(tmpdir(), "deadringer-cli-"));
process.env["TMPDIR"] = own;
afterAll(() => rmSync(own, { recursive: true }));

export function fakeSystem(files: Record<string, string> = {}, interactive = false) {
  const out = { stdout: "", stderr: "" };
  const controller = new AbortController();
  const system: System = {
    print: (text) => Promise.resolve(void (out.stdout += text)),
    warn: (text) => void (out.stderr += text),
    interactive,
    signal: controller.signal,
    screen: {
      write: (text) => void (out.stdout += text),
      columns: 80,
      rows: 24,
      color: false,
      live: true,
      now: () => 0,
    },
    async *readLines(path) {
      yield* (files[path] ?? "").split("\n");
    },
  };
  return { out, system, controller };
}

export async function run(args: string[], files: Record<string, string> = {}, interactive = false) {
  const { out, system } = fakeSystem(files, interactive);
  const code = await main(args, system);
  return { code, ...out };
}
