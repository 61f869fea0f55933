// Node only: `stages.ts` is a program for Node.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect } from "vitest";
import { onNodeOnly } from "../requires.ts";

const test = onNodeOnly("stages are started by Node, whatever they run on");
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
  const [reporter, setup] = ["reporter.ts", "shared_process.ts"].map((name) =>
    JSON.stringify(join(TOOLS, name))
  );
  const all = {
    "package.json": JSON.stringify({ type: "module", scripts: { stage: script } }),
    "vitest.config.ts": `export default { test: { maxWorkers: 1, reporters: [${reporter}],
      projects: [{ extends: true, test: { name: "shared", isolate: false, setupFiles: [${setup}] } }] } };`,
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

test("files that cannot be loaded, fail in a hook, leave an error behind or change their process fail a stage", () => {
  const leaves: [what: string, text: string][] = [
    ["fake timers", `import { vi } from "vitest"; test("leaves", () => void vi.useFakeTimers());`],
    ["fetch", `import { vi } from "vitest"; test("leaves", () => void vi.stubGlobal("fetch", () => {}));`],
    [
      "setTimeout",
      `import { vi } from "vitest"; test("leaves", () => void vi.spyOn(globalThis, "setTimeout"));`,
    ],
    ["listener of SIGUSR2", `import process from "node:process"; process.on("SIGUSR2", () => {});`],
    ["Timeout", `test("leaves", () => void setTimeout(() => {}, 60_000));`],
    ["TCPServerWrap", `import { createServer } from "node:net"; createServer().listen(0);`],
    ["$LEFT", `import process from "node:process"; process.env.LEFT = "1";`],
  ];
  const { status, lines } = stage({
    "load.test.ts": `import "./missing.ts";`,
    "hook.test.ts": `${PASSES} import { afterAll } from "vitest"; afterAll(() => expect(1).toBe(2));`,
    "error.test.ts": `${HEAD} test("leaves", () => void Promise.reject(new Error("nobody waits for it")));`,
    ...Object.fromEntries(leaves.map(([, text], i) => [`leaves${i}.test.ts`, PASSES + text])),
    "z.test.ts": PASSES,
  });
  const printed = lines.join("\n");
  for (const [what] of leaves) expect(printed).toContain(`expected [ '${what}' ] to deeply equal []`);
  expect(new Set(printed.match(/(?<= FAIL .*)\w+\.test\.ts/g))).toEqual(
    new Set(["load.test.ts", "hook.test.ts", ...leaves.map((_, i) => `leaves${i}.test.ts`)]),
  );
  // An error that nobody waits for fails its file, though its test passed.
  expect(printed).toContain(": nobody waits for it");
  expect(printed).not.toContain("unsteady");
  expect(lines.at(-1)).toMatch(/^\d+ passed, 10 failed$/);
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
