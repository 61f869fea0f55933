import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "forks", // The threads pool is flaky under Deno.
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    maxWorkers: 2,
  },
}) as unknown;
