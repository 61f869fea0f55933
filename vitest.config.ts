import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "forks", // The threads pool is flaky under Deno.
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000, // What hangs ends; what is slow on a busy machine does not fail.
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
}) as unknown;
