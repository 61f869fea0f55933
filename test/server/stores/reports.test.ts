import { Buffer } from "node:buffer";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { PART_BYTES } from "../../../server/stores/report_files.ts";
import { REPORT_STORE } from "../../../server/stores/reports.ts";
import { openSqliteStore } from "../../../server/stores/sqlite.ts";
import { REPORTS } from "../../../server/stores/schemas.ts";
import { reportsSuite } from "./reports_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-reports-"));
const path = join(folder, "reports.sqlite");
const [one, other] = [openSqliteStore(REPORT_STORE, path), openSqliteStore(REPORT_STORE, path)];
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

reportsSuite("sqlite", one, other);

test("the file is for its owner only, and one of a newer version is refused", () => {
  expect(statSync(path).mode & 0o077).toBe(0);
  const newer = join(folder, "newer.sqlite");
  openSqliteStore(REPORT_STORE, newer).close();
  const db = new DatabaseSync(newer);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openSqliteStore(REPORT_STORE, newer)).toThrow("Cannot open the ledger of reports");
});

test("files of an older ledger are read as they were, also those of several parts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-reports-"));
  const path = join(folder, "old.sqlite");
  try {
    const old = new DatabaseSync(path);
    old.exec(REPORTS + "PRAGMA user_version = 2");
    old.exec("INSERT INTO reports VALUES ('r', 'ann', 'a.com', 'b.com', 'draft', 1, NULL, NULL, '{}')");
    const contents = [0, 1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES + 7].map((size) =>
      new Uint8Array(size).map((_, i) => i % 251)
    );
    const insert = old.prepare("INSERT INTO report_files VALUES ('r', ?, ?)");
    const insertPart = old.prepare("INSERT INTO report_parts VALUES ('r', ?, ?, ?)");
    for (const [i, content] of contents.entries()) {
      const file = { name: `${i}`, type: "x", sha256: "", size: content.length };
      insert.run(`${i}`, JSON.stringify(file));
      for (let part = 0; part * PART_BYTES < content.length; part++) {
        const bytes = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
        insertPart.run(`${i}`, part, Buffer.from(bytes).toString("base64"));
      }
    }
    old.close();
    const store = openSqliteStore(REPORT_STORE, path);
    for (const [i, content] of contents.entries()) {
      expect(Buffer.compare((await store.file("r", `${i}`))!.content, content)).toBe(0);
      const parts = await Array.fromAsync((await store.open("r", `${i}`))!.parts());
      expect(Buffer.compare(Buffer.concat(parts), content)).toBe(0);
      expect(parts.every(({ length }) => length <= PART_BYTES)).toBe(true);
    }
    expect(await store.bytesOf("ann")).toBe(contents.reduce((sum, { length }) => sum + length, 0));
    expect(await store.bytesOf("bob")).toBe(0);
    store.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
