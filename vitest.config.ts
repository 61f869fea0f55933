import { defineConfig, type TestUserConfig } from "vitest/config";
import { onDeno } from "./test/tools/runtimes.ts";

/** Replaces modules, which takes a process of its own. */
const MOCKED = "test/**/*.mocked.test.ts";
/** What needs more than Node or Deno, by file name: see test/README.md. */
const REAL = "test/**/*.real.test.ts";
/** The service as a whole, walked through from outside: seconds a file. */
const WHOLE = "test/{whole,server/extras/*/whole}/**/*.test.ts";
const WEB = "test/{web,server/extras/*/web}/**/*.test.ts";
const FAULTS = "test/{faults,farm,fuzz,server/extras/*/faults}/**/*.test.ts";
const PACKAGE = "test/{package.test.ts,package/**/*.test.ts}";

const NOT_UNIT = [MOCKED, REAL, WHOLE, WEB, FAULTS, PACKAGE];
const ON_DENO = "Deno" in globalThis;
/** Of a project, what runs here. */
const here = (all: string, end: string, rooms = ""): string[] =>
  ON_DENO ? onDeno(end).filter((pattern) => pattern.startsWith(`test/${rooms}`)) : [all];
/** Loading the sources for each file anew would take more time than the tests. */
const SHARED = { isolate: false, setupFiles: ["test/tools/shared_process.ts"] };

const project = (name: string, include: string[], more: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

export default defineConfig({
  test: {
    pool: "forks", // The threads pool is flaky under Deno.
    maxWorkers: 2,
    testTimeout: 120_000, // What hangs ends; what is slow on a busy machine does not fail.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["./test/tools/reporter.ts"],
    projects: [
      project("unit", here("test/**/*.test.ts", ".test.ts"), { exclude: NOT_UNIT, ...SHARED }),
      project("mocked", here(MOCKED, ".mocked.test.ts")),
      project("real", here(REAL, ".real.test.ts")),
      project("whole", here(WHOLE, ".test.ts", "whole/"), { exclude: [REAL], ...SHARED }),
      // No stage runs these there; somebody may.
      ...ON_DENO
        ? [project("node", ["test/**/*.test.ts"], { exclude: [WEB, FAULTS, PACKAGE, ...onDeno(".test.ts")] })]
        : [],
      project("web", [WEB], { isolate: false, setupFiles: ["test/web/fresh_pages.ts"] }),
      project("faults", [FAULTS]),
      // Each file builds the package: one after the other.
      project("package", [PACKAGE], { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
}) as unknown;
