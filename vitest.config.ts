import { defineConfig, type TestUserConfig } from "vitest/config";

/** Replaces modules, which takes a process of its own. */
const MOCKED = "test/**/*.mocked.test.ts";
/** What needs more than Node or Deno, by file name: see test/README.md. */
const REAL = "test/**/*.real.test.ts";
const WEB = "test/web/**/*.test.ts";
const FAULTS = "test/{faults,farm,fuzz}/**/*.test.ts";
const PACKAGE = "test/package.test.ts";

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
      project("unit", ["test/**/*.test.ts"], {
        exclude: [MOCKED, REAL, WEB, FAULTS, PACKAGE],
        // Loading the sources for each file anew would take more time than the tests.
        isolate: false,
        setupFiles: ["test/tools/shared_process.ts"],
      }),
      project("mocked", [MOCKED]),
      project("real", [REAL]),
      project("web", [WEB]),
      project("faults", [FAULTS]),
      project("package", [PACKAGE]),
    ],
  },
}) as unknown;
