import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const onDeno = "Deno" in globalThis;
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A checkout without its packages, as git makes it. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-checkout-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["mod.ts", "lib", "server", "package.json", "deno.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  return folder;
}

test("a checkout without its packages says how to install them", () => {
  // Without all permissions, Deno cannot run itself with packages from its cache.
  const command = onDeno ? ["run", "--allow-read", "--allow-env", "server/cli.ts"] : ["server/cli.ts"];
  const { status, stderr } = spawnSync(process.execPath, [...command, "demo"], {
    cwd: clone(),
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^deadringer: The package [\w-]+ is not installed: run npm ci, or deno install, /);
  expect(status).toBe(1);
});

test.for([
  ["run", "-A", "server/cli.ts", "permute"],
  ["run", "-A", "server", "permute"],
  ["task", "-q", "demo", "--limit"],
])("a checkout without its packages runs on Deno: %s", { timeout: 300_000 }, (command, { skip }) => {
  const deno = join(root, "node_modules/.bin/deno");
  const rest = command[0] === "task" ? ["5"] : ["kestrelbank.com", "--limit", "5"];
  const { status, stdout, stderr } = spawnSync(deno, [...command, ...rest], {
    cwd: clone(),
    encoding: "utf8",
  });
  if (/Failed loading/.test(stderr)) skip("no registry of packages can be reached");
  expect([status, stdout.trim().split("\n").length >= 5]).toEqual([0, true]);
});
