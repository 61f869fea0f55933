import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../command_line.ts";

const folder = temporaryFolder();

test("backup and restore: what an owner had, in another folder", async () => {
  const [data, other, file] = [join(folder, "data"), join(folder, "other"), join(folder, "b.backup")];
  expect((await run(["owner", "add", "ann", "--data", data])).code).toBe(0);
  expect(await run(["backup", file, "--data", data])).toEqual({ code: 0, stdout: `${file}\n`, stderr: "" });
  const again = await run(["backup", file, "--data", data]);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("there is a file of that name")]);
  expect((await run(["restore", file, "--data", other])).code).toBe(0);
  expect((await run(["owner", "list", "--data", other])).stdout).toContain("ann");
});

test("there is nothing to back up of a store in memory", async () => {
  const before = process.env["DEADRINGER_STORE"];
  try {
    const file = join(folder, "x");
    process.env["DEADRINGER_STORE"] = "memory";
    expect((await run(["backup", file])).stderr).toContain("ends with the process");
    expect(existsSync(file)).toBe(false);
  } finally {
    if (before === undefined) delete process.env["DEADRINGER_STORE"];
    else process.env["DEADRINGER_STORE"] = before;
  }
});
