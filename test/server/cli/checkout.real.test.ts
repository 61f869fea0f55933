import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

test("a checkout without its packages says how to install them", () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-checkout-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["mod.ts", "lib", "server", "package.json", "deno.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const command = "Deno" in globalThis ? ["run", "-A", "server/cli.ts"] : ["server/cli.ts"];
  const { status, stderr } = spawnSync(process.execPath, [...command, "permute", "kestrelbank.com"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^deadringer: The package [\w-]+ is not installed: run npm ci, or deno install, /);
  expect(status).toBe(1);
});
