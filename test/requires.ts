/**
 * Tests of what a machine may lack: they are skipped there, with the reason.
 * @module
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { test, type TestAPI } from "vitest";

/** `test`, or, where something is missing, tests that are skipped and say what. */
export function requires(missing: string | null): TestAPI {
  // A bench that borrows a test's server runs no tests.
  if (missing === null || process.env.VITEST === undefined) return test;
  return test.extend<{ missing: void }>({
    missing: [({ skip }, _use) => skip(missing), { auto: true }],
  }) as TestAPI;
}

/** Debian's daemons stand in `/usr/sbin`, which not everybody's PATH has. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];

/** What is not installed of these programs; null when all are. */
export function missingProgram(...names: string[]): string | null {
  const missing = names.filter((name) => !FOLDERS.some((folder) => existsSync(join(folder, name))));
  return missing.length === 0 ? null : `no ${missing.join(", ")} on this machine`;
}

/** `test` on Node; skipped on Deno for the reason. */
export function onNodeOnly(why: string): TestAPI {
  return requires("Deno" in globalThis ? `Node only: ${why}` : null);
}

/** `test` of what has a server of node:http2. */
export const testHttp2: TestAPI = onNodeOnly("a server of node:http2 corrupts memory under Deno");
