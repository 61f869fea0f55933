import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";

const TOOLS = import.meta.dirname!;
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** What `stages.ts` says of a stage with these test files, which share a process. */
function stage(
  files: Record<string, string>,
  script = "vitest run",
): { status: number | null; lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-stages-test-"));
  folders.push(folder);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const reporter = JSON.stringify(join(TOOLS, "reporter.ts"));
  const all = {
    "package.json": JSON.stringify({ type: "module", scripts: { stage: script } }),
    "vitest.config.ts": `export default { test: { maxWorkers: 1, reporters: [${reporter}],
      projects: [{ extends: true, test: { name: "shared", isolate: false } }] } };`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync("node", [join(TOOLS, "stages.ts"), "stage"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: (stdout + stderr).trimEnd().split("\n") };
}

const HEAD = `import { expect, test } from "vitest"; import { existsSync, writeFileSync } from "node:fs";`;
const PASSES = `${HEAD} test("passes", () => {});`;
const FAILS = `${HEAD} test("a regression", () => expect(1).toBe(2));`;
/** Fails in the first process that runs it. */
const FAILS_ONCE = `${HEAD} test("a race", () => {
  const before = existsSync("ran");
  writeFileSync("ran", "");
  expect(before).toBe(true);
});`;

test("a test file that fails once is unsteady, and its stage passes", () => {
  const { status, lines } = stage({ "a.test.ts": PASSES, "race.test.ts": FAILS_ONCE });
  expect(lines).toContain("unsteady: race.test.ts (passed when run again alone)");
  expect(lines).toContain("    a race: expected false to be true // Object.is equality");
  expect(lines.find((line) => line.startsWith("ok "))).toMatch(/ stage +\d+ s {2}2 tests, 1 unsteady$/);
  expect(lines.slice(-2)).toEqual(["unsteady: race.test.ts", "2 passed, 0 failed"]);
  expect(status).toBe(0);
});

test("a test file that fails twice fails its stage, beside an unsteady one", () => {
  const { status, lines } = stage({
    "race.test.ts": FAILS_ONCE,
    "wrong.test.ts": PASSES + FAILS.slice(HEAD.length),
  });
  expect(lines).toContain("unsteady: race.test.ts (passed when run again alone)");
  expect(lines).not.toContain("unsteady: wrong.test.ts (passed when run again alone)");
  expect(lines.find((line) => line.startsWith("FAILED "))).toMatch(/ 2 tests, 1 unsteady$/);
  expect(lines.slice(-2)).toEqual(["failed: stage", "2 passed, 1 failed"]);
  expect(status).toBe(1);
});

test("files run again have no company", () => {
  const first = `${HEAD} test("is the first of its process", () => {
    globalThis.earlier = (globalThis.earlier ?? 0) + 1;
    expect(globalThis.earlier).toBe(1);
  });`;
  const { status, lines } = stage({ "a.test.ts": first, "b.test.ts": first, "c.test.ts": first });
  expect(lines.find((line) => line.startsWith("ok "))).toMatch(/ 3 tests, 2 unsteady$/);
  expect(lines.at(-1)).toBe("3 passed, 0 failed");
  expect(status).toBe(0);
});

test("files of a process that died run again", () => {
  const dies = `import process from "node:process"; ${HEAD} test("dies", () => {
    if (!existsSync("ran")) (writeFileSync("ran", ""), process.kill(process.pid, "SIGKILL"));
  });`;
  const { status, lines } = stage({ "dies.test.ts": dies });
  expect(lines).toContain("unsteady: dies.test.ts (passed when run again alone)");
  expect(lines.at(-1)).toBe("1 passed, 0 failed");
  expect(status).toBe(0);
});

test.each([
  ["cannot be loaded", `import "./missing.ts";`],
  [
    "has a hook that fails",
    `${PASSES} import { afterAll } from "vitest"; afterAll(() => expect(1).toBe(2));`,
  ],
  ["leaves an error behind", `${PASSES} Promise.reject(new Error("nobody waits for it"));`],
])("a test file that %s fails its stage", (_what, text) => {
  const { status, lines } = stage({ "a.test.ts": text, "b.test.ts": PASSES });
  expect(lines.at(-1)).toMatch(/^[12] passed, [1-9]\d* failed$/);
  expect(status).toBe(1);
});

test("a stage whose script fails beside its tests fails", () => {
  const { status, lines } = stage({ "a.test.ts": PASSES }, "vitest run && exit 3; exit 3 #");
  expect(lines.slice(-2)).toEqual(["failed: stage", "1 passed, 1 failed"]);
  expect(status).toBe(1);
});

test("a script without tests is one thing that passes or fails", () => {
  expect(stage({}, "true #").lines.at(-1)).toBe("1 passed, 0 failed");
  expect(stage({}, "false #").lines.at(-1)).toBe("0 passed, 1 failed");
});
