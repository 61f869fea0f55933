import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFileOnce, makeFolder, makePrivateFile } from "../../../server/io/folder.ts";

const root = mkdtempSync(join(tmpdir(), "deadringer-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

test("all that is missing is made, for its owner only; what is there stays", () => {
  const deep = join(root, "a", "b", "c");
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(join(root, "a")).mode & 0o777).toBe(0o700);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test("a file in the way, and a folder that the system denies, are errors", () => {
  writeFileSync(join(root, "file"), "");
  expect(() => makeFolder(join(root, "file"))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(root, "file", "below"))).toThrow(/ENOTDIR/);
  if (existsSync("/proc/self")) expect(() => makeFolder("/proc/nothing/below")).toThrow();
});

test("a new file is for its owner only; one that everybody can read is closed to others, with its WAL", () => {
  const path = join(root, "private", "file");
  makeFolder(join(root, "private"));
  makePrivateFile(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // Whether or not others get into the folder today.
  chmodSync(path, 0o644);
  makePrivateFile(path);
  expect(statSync(path).mode & 0o777).toBe(0o640);
  chmodSync(path, 0o664);
  writeFileSync(`${path}-wal`, "");
  chmodSync(`${path}-wal`, 0o644);
  makePrivateFile(path);
  // A group that was let in deliberately stays.
  expect(statSync(path).mode & 0o777).toBe(0o660);
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o640);
});

test("of several that make a file once, one does: it is whole, its owner's, and nothing is left beside it", () => {
  const path = join(root, "once", "key");
  makeFolder(dirname(path));
  for (const content of ["first", "second"]) makeFileOnce(path, content);
  expect(readFileSync(path, "utf8")).toBe("first");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(path))).toEqual(["key"]);
  expect(() => makeFileOnce(join(root, "none", "key"), "")).toThrow("ENOENT");
});
