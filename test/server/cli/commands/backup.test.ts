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

test("for other stores they name the program that does it, without a password", async () => {
  const before = process.env["DEADRINGER_STORE"];
  try {
    process.env["DEADRINGER_STORE"] = "postgres://ann:secret@db.example/d?sslmode=require";
    const file = join(folder, "x");
    const backup = await run(["backup", file]);
    expect([backup.code, backup.stdout]).toEqual([2, ""]);
    expect(backup.stderr).toContain(
      "run pg_dump --schema=deadringer --schema=graphile_worker --extension=pg_trgm --extension=plpgsql " +
        `--format=custom --file=${file} ` +
        "'postgres://ann@db.example/d?sslmode=require'",
    );
    // Those programs would accept any certificate without these members.
    const urls = [
      [
        "postgres://ann:secret@db.example/d",
        "postgres://ann@db.example/d?sslmode=verify-full&sslrootcert=system",
      ],
      [
        "postgres://ann@db.example/d?sslrootcert=/ca.pem",
        "postgres://ann@db.example/d?sslrootcert=%2Fca.pem&sslmode=verify-full",
      ],
      ["postgres://ann@localhost/d", "postgres://ann@localhost/d?sslmode=disable"],
    ] as const;
    for (const [store, url] of urls) {
      process.env["DEADRINGER_STORE"] = store;
      expect((await run(["restore", file])).stderr).toContain(`run pg_restore --dbname='${url}' ${file}\n`);
    }
    process.env["DEADRINGER_STORE"] = "memory";
    expect((await run(["backup", file])).stderr).toContain("ends with the process");
    expect(existsSync(file)).toBe(false);
  } finally {
    if (before === undefined) delete process.env["DEADRINGER_STORE"];
    else process.env["DEADRINGER_STORE"] = before;
  }
});
