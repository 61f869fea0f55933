import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../../server/config/mod.ts";
import { openStorage } from "../../../server/stores/storage.ts";
import { storagePlace } from "../../../server/config/storage_url.ts";
import { storageSuite } from "./storage_suite.ts";

const root = mkdtempSync(join(tmpdir(), "deadringer-storage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a URL names one place, and nothing else does", () => {
  expect(storagePlace("memory:")).toEqual({ kind: "memory" });
  expect(storagePlace("sqlite:./a b")).toEqual({ kind: "sqlite", folder: "./a b" });
  for (
    const none of ["", "sqlite:", "sqlite", "mysql://u@h/d", "sqlite:a\n", "postgres://u@h/d", "MEMORY:"]
  ) {
    expect([none, storagePlace(none)]).toEqual([none, undefined]);
  }
});

test("the settings name it with one word, or by its URL", () => {
  const of = (env: Record<string, string>) => {
    const { store, data } = readConfig(env);
    return [store, data];
  };
  expect(of({})).toEqual(["sqlite:./data", "./data"]);
  expect(of({ DEADRINGER_DATA: "/a" })).toEqual(["sqlite:/a", "/a"]);
  expect(of({ DEADRINGER_STORE: "memory" })).toEqual(["memory:", "./data"]);
  expect(of({ DEADRINGER_STORE: "sqlite:/b" })).toEqual(["sqlite:/b", "/b"]);
  expect(() => of({ DEADRINGER_STORE: "sqlite:/b", DEADRINGER_DATA: "/a" })).toThrow("give one of them");
});

test("a URL that names no store is refused, and not quoted: it may hold a password", async () => {
  await expect(openStorage("mysql://u:secret@h/d")).rejects.toThrow(
    /^Cannot use this URL of a store: give sqlite:/,
  );
});

storageSuite("memory", () => openStorage("memory:", { files: join(root, "memory") }));
storageSuite("sqlite", () => openStorage(`sqlite:${join(root, "data")}`, { files: join(root, "files") }));

test("files are for their owner only, whatever the umask; a store that others can read is closed to them", async () => {
  const folder = join(root, "private");
  const before = process.umask(0o000);
  const storage = await openStorage(`sqlite:${folder}`);
  await storage.history();
  for (const file of readdirSync(folder)) {
    expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await storage.close();
  process.umask(before);
  chmodSync(root, 0o755);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "deadringer.db"), 0o644);
  await (await openStorage(`sqlite:${folder}`)).close();
  expect(statSync(join(folder, "deadringer.db")).mode & 0o777).toBe(0o640);
});
