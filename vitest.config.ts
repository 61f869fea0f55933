import { defineConfig } from "vitest/config";

/** What needs more than Node or Deno, by file name: see test/README.md. */
const REAL = "test/**/*.real.test.ts";
const WEB = "test/web/**/*.test.ts";
const FAULTS = "test/{faults,farm,fuzz}/**/*.test.ts";
const PACKAGE = "test/package.test.ts";

const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude },
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
      project("unit", ["test/**/*.test.ts"], [REAL, WEB, FAULTS, PACKAGE]),
      project("real", [REAL]),
      project("web", [WEB]),
      project("faults", [FAULTS]),
      project("package", [PACKAGE]),
    ],
  },
}) as unknown;
