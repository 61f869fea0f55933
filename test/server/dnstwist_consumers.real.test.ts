import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect } from "vitest";
import { missingProgram, requires } from "../requires.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deadringer-consumers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const runtime = [process.execPath, ..."Deno" in globalThis ? ["run", "-A"] : []];
for (const name of ["dnstwist", "deadringer"]) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexec ${[...runtime, here("mini_dnstwist.ts")].join(" ")} "$@"\n`);
  chmodSync(path, 0o755);
}

async function call(consumer: string): Promise<string[]> {
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env["PATH"]}`,
    PYTHONPATH: here("../../server/deploy"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
  const own = mkdtempSync(join(folder, "own-"));
  const args = [here("dnstwist_consumers.py"), consumer, "kestrelbank.com", own];
  const { stdout } = await promisify(execFile)("python3", args, { env, maxBuffer: 64 << 20 });
  return JSON.parse(stdout);
}

// Their calls and what they read of the answers, from their sources.
requires(missingProgram("python3")).concurrent.each([
  "opencti",
  "intelowl",
  "watcher",
  "spiderfoot",
  "elastic",
])(
  "%s gets the names that it reads",
  async (consumer) => {
    const names = await call(consumer);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("kestrelbank.com");
  },
);
