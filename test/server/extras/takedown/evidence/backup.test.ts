import { createPublicKey } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EVIDENCE_FILES } from "../../../../../server/extras/takedown/evidence/backup.ts";
import { installationKey, KEY_FILE } from "../../../../../server/extras/takedown/evidence/key.ts";
import { EVIDENCE } from "../../../../../server/extras/takedown/evidence/store.ts";
import { uuidV7 } from "../../../../../server/units/ids.ts";
import { openStorage } from "../../../../../server/stores/storage.ts";
import { run } from "../../../cli/command_line.ts";

const base = mkdtempSync(join(tmpdir(), "deadringer-evidence-backup-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const idOf = (folder: string) =>
  createPublicKey(installationKey(folder)).export({ type: "spki", format: "pem" }) as string;

test("the command line backs up key and bundles, and what is restored signs with the same key", async () => {
  const folder = join(base, "one"), target = join(base, "two"), file = join(base, "one.backup");
  await (await openStorage(`sqlite:${folder}`)).close();
  const id = idOf(folder);
  const store = EVIDENCE.inFolder(folder, () => Promise.resolve("ann"));
  const [one, two] = [uuidV7(1), uuidV7(2)];
  const bundle = new Uint8Array(300_000).map((_, i) => i % 253);
  await store.put(one, "kestrelbank-login.com", bundle);
  await store.put(two, "xn--kestrlbank-w7a.com", new Uint8Array([1, 2]));
  // What a crash left is no bundle.
  writeFileSync(join(folder, "evidence", one, "a.com.zip.0123"), "half");
  const backup = await run(["backup", file, "--data", folder]);
  expect([backup.code, backup.stdout.trim().split("\n").at(-1)]).toEqual([0, `${file}.evidence`]);
  expect(statSync(`${file}.evidence`).mode & 0o077).toBe(0);
  const restored = await run(["restore", file, "--data", target]);
  expect([restored.code, restored.stderr]).toEqual([0, expect.stringContaining("2 bundles")]);
  expect(idOf(target)).toBe(id);
  expect(statSync(join(target, KEY_FILE)).mode & 0o077).toBe(0);
  const again = EVIDENCE.inFolder(target, () => Promise.resolve("ann"));
  const parts = await Array.fromAsync((await again.open(one, "kestrelbank-login.com"))!.parts());
  expect(Buffer.concat(parts).equals(bundle)).toBe(true);
  expect(readdirSync(join(target, "evidence", one))).toEqual(["kestrelbank-login.com.zip"]);
  expect(readFileSync(join(target, "evidence", two, "xn--kestrlbank-w7a.com.zip"))).toHaveLength(2);
  expect(() => EVIDENCE_FILES.restore(file, target)).toThrow("There is a key already");
  expect(() => EVIDENCE_FILES.backup(folder, file)).toThrow("there is a file of that name");
});

test("a folder without evidence has none in its backup", () => {
  const folder = join(base, "none");
  mkdirSync(folder);
  expect(EVIDENCE_FILES.backup(folder, join(base, "none.backup"))).toBeNull();
  expect(EVIDENCE_FILES.restore(join(base, "none.backup"), folder)).toBeNull();
});

test("a forged backup writes nothing outside of its places, and leaves nothing", () => {
  const uuid = uuidV7(1);
  for (
    const path of ["../x", "/etc/x", `evidence/${uuid}/../../x.zip`, "evidence/x/a.com.zip", "deadringer.db"]
  ) {
    const file = join(base, "forged"), folder = join(base, "forged folder");
    const db = new DatabaseSync(`${file}.evidence`);
    db.exec(
      `PRAGMA application_id = ${0x64656176}; CREATE TABLE files (path TEXT PRIMARY KEY, bytes BLOB) STRICT`,
    );
    const insert = db.prepare("INSERT INTO files VALUES (?, ?)");
    insert.run(`evidence/${uuid}/a.com.zip`, new Uint8Array(1));
    insert.run(path, new Uint8Array(1));
    db.close();
    expect(() => EVIDENCE_FILES.restore(file, folder)).toThrow("Cannot restore");
    expect(existsSync(join(folder, "evidence", uuid, "a.com.zip"))).toBe(false);
    rmSync(`${file}.evidence`);
  }
  writeFileSync(join(base, "junk.evidence"), "junk");
  expect(() => EVIDENCE_FILES.restore(join(base, "junk"), join(base, "junk folder"))).toThrow(
    "Cannot restore",
  );
});

test("a backup whose evidence is forged restores nothing, so that the right one can be restored after it", async () => {
  const folder = join(base, "whole"), target = join(base, "whole again"), file = join(base, "whole.backup");
  await (await openStorage(`sqlite:${folder}`)).close();
  idOf(folder);
  expect((await run(["backup", file, "--data", folder])).code).toBe(0);
  for (
    const [sql, why] of [
      ["UPDATE files SET bytes = CAST('no key' AS BLOB)", "is no Ed25519 key"],
      ["UPDATE files SET bytes = NULL", 'row 1 of files, "'],
      ["UPDATE files SET bytes = zeroblob(134217729)", "row 1 of files, "],
      ["INSERT INTO files VALUES ('x' || hex(zeroblob(500)), x'00')", "row 2 of files has no path"],
    ] as const
  ) {
    const forged = join(base, "forged.backup");
    for (const ending of ["", ".evidence"]) copyFileSync(file + ending, forged + ending);
    const db = new DatabaseSync(`${forged}.evidence`);
    db.exec(sql);
    db.close();
    const { code, stderr } = await run(["restore", forged, "--data", target]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
    expect(existsSync(join(target, "deadringer.db"))).toBe(false);
  }
  expect((await run(["restore", file, "--data", target])).code).toBe(0);
  expect(idOf(target)).toBe(idOf(folder));
});

test("what was restored can be backed up and restored again", async () => {
  const folder = join(base, "first"), second = join(base, "second"), third = join(base, "third");
  await (await openStorage(`sqlite:${folder}`)).close();
  idOf(folder);
  const [one, two] = [join(base, "first.backup"), join(base, "second.backup")];
  expect((await run(["backup", one, "--data", folder])).code).toBe(0);
  expect((await run(["restore", one, "--data", second])).code).toBe(0);
  expect(readdirSync(second).filter((name) => name.endsWith(".sqlite"))).toEqual([]);
  // Earlier versions restored a copy of the evidence's backup there.
  copyFileSync(`${one}.evidence`, join(second, "evidence.sqlite"));
  expect(await run(["backup", two, "--data", second])).toMatchObject({ code: 0, stderr: "" });
  expect((await run(["restore", two, "--data", third])).code).toBe(0);
  expect(idOf(third)).toBe(idOf(folder));
});

test("a bundle that cannot be read is not one that does not exist", async () => {
  const data = join(base, "loop");
  const store = EVIDENCE.inFolder(data, () => Promise.resolve("ann"));
  const uuid = crypto.randomUUID();
  expect(await store.open(uuid, "none.com")).toBeNull();
  expect(await store.open(uuid, `${"a".repeat(60)}.`.repeat(4) + "aaaaaaa.b")).toBeNull();
  mkdirSync(join(data, "evidence", uuid), { recursive: true });
  symlinkSync("loop.com.zip", join(data, "evidence", uuid, "loop.com.zip"));
  await expect(store.open(uuid, "loop.com")).rejects.toThrow("ELOOP");
  await expect(store.usage("ann")).rejects.toThrow("ELOOP");
});
