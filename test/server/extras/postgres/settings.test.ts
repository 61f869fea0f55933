import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterEach, expect, test } from "vitest";
import { readUrl } from "../../../../server/extras/postgres/url.ts";
import { createService } from "../../../../server/mod.ts";
import { run, temporaryFolder } from "../../cli/command_line.ts";
import { productConfig } from "../../../whole/whole.ts";

const folder = temporaryFolder();
const before = { ...process.env };
afterEach(() => {
  for (const name of ["DEADRINGER_STORE", "DEADRINGER_WITHOUT"]) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

test("the settings name a database by its URL", () => {
  const of = (store: string) => productConfig({ DEADRINGER_STORE: store }).store;
  for (const url of ["postgres://u@h/d", "postgresql://u@h/d?sslmode=require"]) expect(of(url)).toBe(url);
  for (const none of ["postgres:/x", "postgres://", "postgres://u@h/d x", "mysql://u:secret@h/d"]) {
    expect(() => of(none)).toThrow(
      /^Cannot use DEADRINGER_STORE: give sqlite, sqlite:FOLDER, memory or postgres:\/\/user@host:port\/database$/,
    );
  }
  expect(() => productConfig({ DEADRINGER_STORE_CONNECTIONS: "1" })).toThrow("from 2 to 1000");
});

test("a URL whose % is none of a URL is refused in words, without the password", () => {
  for (
    const url of ["postgres://ann:se%cret@h/d", "postgres://a%zz:secret@h/d", "postgres://ann:secret@h/%"]
  ) {
    expect(() => readUrl(url)).toThrow(
      /^Cannot use the PostgreSQL URL of DEADRINGER_STORE: a % in it [^@]*$/,
    );
  }
});

test("where it is left out, whoever needs the database says so, without the password", async () => {
  const store = "postgres://ann:secret@db.example/d";
  const why = /^Cannot .*"store": what opens it, postgres, is left out by "without"$/;
  await expect(createService({ store, without: ["postgres"] })).rejects.toThrow(why);
  process.env["DEADRINGER_STORE"] = store;
  process.env["DEADRINGER_WITHOUT"] = "postgres";
  for (
    const words of [["key", "list"], ["ct", "logs"], ["backup", join(folder, "x")], ["serve", "--check"]]
  ) {
    expect([words, await run(words)]).toMatchObject([words, {
      code: 2,
      stderr: expect.stringContaining("postgres, is left out by DEADRINGER_WITHOUT"),
    }]);
  }
  await expect(createService({ store, extensions: [] })).rejects.toThrow(
    "give sqlite, sqlite:FOLDER or memory",
  );
});

test("backup and restore name the program that does it, without a password", async () => {
  const file = join(folder, "x");
  process.env["DEADRINGER_STORE"] = "postgres://ann:secret@db.example/d?sslmode=require";
  const backup = await run(["backup", file]);
  expect([backup.code, backup.stdout]).toEqual([2, ""]);
  expect(backup.stderr).toContain(
    "run pg_dump --schema=deadringer --schema=graphile_worker --extension=pg_trgm --extension=plpgsql " +
      `--format=custom --file=${file} 'postgres://ann@db.example/d?sslmode=require'`,
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
  expect(existsSync(file)).toBe(false);
});
