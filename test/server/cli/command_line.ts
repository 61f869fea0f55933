import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll } from "vitest";
import { main } from "../../whole/whole.ts";
import type { System } from "../../../server/cli/system.ts";
import { unpackedBytes } from "../../../server/io/unpacked.ts";

/** The folder for temporary files while a test file runs: what a command leaves there can be seen. */
export function temporaryFolder(): string {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "deadringer-cli-"));
  beforeAll(() => void (process.env["TMPDIR"] = folder));
  afterAll(() => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true });
  });
  return folder;
}

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
    async *readBytes(path) {
      if (Object.hasOwn(files, path)) yield new TextEncoder().encode(files[path]);
      else yield* unpackedBytes(path, controller.signal);
    },
  };
  return { out, system, controller };
}

export async function run(args: string[], files: Record<string, string> = {}, interactive = false) {
  const { out, system } = fakeSystem(files, interactive);
  const code = await main(args, system);
  return { code, ...out };
}
