import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect } from "vitest";
import { beforePeopleSuite, oldFile } from "./before_people_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-before-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of ["deadringer.db", "watch.sqlite", "reports.sqlite", "shares.sqlite", "history.sqlite"]) {
  const db = new DatabaseSync(join(folder, name));
  db.exec(oldFile(`sqlite/${name}.sql`));
  db.close();
}

beforePeopleSuite("sqlite", () => Promise.resolve({ DEADRINGER_DATA: folder }), (logged) => {
  const files = logged.flatMap(({ file }) => typeof file === "string" ? [file] : []);
  // Shares are as they were.
  const names = ["deadringer.db.version-3", "reports.sqlite.version-2", "watch.sqlite.version-6"];
  expect(files.sort()).toEqual(names.map((name) => join(folder, name)));
  for (const file of files) {
    expect(existsSync(file)).toBe(true);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    copy.close();
  }
  const copy = new DatabaseSync(files[0]!, { readOnly: true });
  expect(copy.prepare("SELECT count(*) AS results FROM results").get()).toEqual({ results: 1 });
  copy.close();
  return Promise.resolve();
});
