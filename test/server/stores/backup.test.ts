import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKey, hashOf } from "../../../server/auth/keys.ts";
import { backupSqlite, restoreSqlite } from "../../../server/stores/backup.ts";
import { openHistory } from "../../../server/stores/sqlite.ts";
import { newestOf, stepsBetween } from "../../../server/stores/sql.ts";
import { MAIN, sqliteStores } from "../../../server/stores/sqlite_stores.ts";

const base = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let count = 0;
const fresh = () => join(base, `d${count++}`);

/** A store in use, with a key and a result that are only in its WAL. */
async function storeInUse() {
  const folder = fresh();
  const stores = sqliteStores(folder);
  const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
  await stores.keys.add(record);
  const result = { uuid: "r", owner: "ann", scope: "ct", domain: "example.com", created_at: 1 } as const;
  await stores.results.begin({ ...result, expires_at: 9 });
  const chunk = { first: 0, lines: 1, bytes: new TextEncoder().encode("a line\n") };
  await stores.results.append("r", chunk, { expires_at: 9, names: 1 });
  return { folder, stores, key };
}

test("a folder of the oldest and of the last version, and a backup, open with what is in them", async () => {
  const newest = newestOf(MAIN);
  // Those between take the same steps, fewer of them.
  for (const version of [MAIN.first, newest - 1]) {
    const folder = fresh();
    mkdirSync(folder);
    const db = new DatabaseSync(join(folder, "deadringer.db"));
    for (const step of stepsBetween(0, version, MAIN)) db.exec(step);
    // A team had the passphrase before it had people.
    const hasPassphrase = db.prepare("PRAGMA table_info(owners)").all().some(({ name }) =>
      name === "passphrase"
    );
    db.exec(
      hasPassphrase
        ? "INSERT INTO owners (name, passphrase, created_at) VALUES ('ann', 'hash of ann', 1)"
        : "INSERT INTO owners (name, created_at) VALUES ('ann', 1)",
    );
    db.exec(`PRAGMA user_version = ${version}`);
    db.close();
    const folders = [folder];
    // A backup is a copy: what is true of the oldest is of the others.
    if (version === MAIN.first) {
      const [file, restored] = [join(base, `version ${version}.backup`), fresh()];
      backupSqlite(folder, file);
      restoreSqlite(file, restored);
      folders.push(restored);
    }
    for (const each of folders) {
      const stores = sqliteStores(each);
      expect([version, (await stores.owners.list()).map(({ name }) => name)]).toEqual([version, ["ann"]]);
      expect(await stores.schema()).toEqual({ version: newest, newest });
      await stores.close();
    }
  }
});

test("a backup of a store in use holds what is in its WAL; what is restored works", async () => {
  const { folder, stores, key } = await storeInUse();
  const history = openHistory(join(folder, "history.sqlite"));
  await history.record([{
    kind: "dns",
    name: "a.com",
    rrtype: "A",
    value: "192.0.2.1",
    first: 1,
    last: 2,
    count: 3,
  }]);
  const file = join(base, "one.backup");
  expect(backupSqlite(folder, file)).toEqual([file, `${file}.history`]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(() => backupSqlite(folder, file)).toThrow("there is a file of that name");
  expect(() => backupSqlite(folder, join(folder, "none", "a"))).toThrow(
    `there is no folder "${join(folder, "none")}"`,
  );
  // What comes later is not in it.
  await stores.results.remove("r");
  const target = fresh();
  expect(restoreSqlite(file, target)).toEqual(
    ["deadringer.db", "history.sqlite"].map((name) => join(target, name)),
  );
  const restored = sqliteStores(target);
  expect((await restored.keys.find(hashOf(key)))?.owner).toBe("ann");
  const chunks = await Array.fromAsync(restored.results.chunks("r", 0));
  expect(new TextDecoder().decode(chunks[0]!.bytes)).toBe("a line\n");
  await restored.close();
  const again = openHistory(join(target, "history.sqlite"));
  expect(await again.dns("a.com")).toHaveLength(1);
  await again.close();
  expect(() => restoreSqlite(file, target)).toThrow("There is a store already");
  await history.close();

  // Why: the file alone lacks it.
  const copy = fresh();
  mkdirSync(copy);
  copyFileSync(join(folder, "deadringer.db"), join(copy, "deadringer.db"));
  const lost = new DatabaseSync(join(copy, "deadringer.db"));
  expect(lost.prepare("SELECT count(*) AS tables FROM sqlite_master").get()).toEqual({ tables: 0 });
  lost.close();
  await stores.close();
});

test("what is not a whole backup of this version or an older one is refused, and leaves nothing", async () => {
  const { folder, stores } = await storeInUse();
  const file = join(base, "two.backup");
  backupSqlite(folder, file);
  await stores.close();
  const refused = (path: string) => {
    const target = fresh();
    const attempt = () => restoreSqlite(path, target);
    expect(attempt).toThrow(expect.objectContaining({ code: "invalid_parameter" }));
    expect(existsSync(join(target, "deadringer.db"))).toBe(false);
    try {
      attempt();
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused(join(base, "none"))).toContain("There is no file");
  expect(refused(join(folder, "deadringer.db"))).toContain("is not a backup");
  const text = join(base, "text");
  writeFileSync(text, "not a database, but long enough to look like one. ".repeat(100));
  expect(refused(text)).toContain("is damaged or not a backup");
  const newer = new DatabaseSync(file);
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(refused(file)).toContain(
    `is of version 99, newer than ${newestOf(MAIN)} of this program`,
  );
  expect(() => backupSqlite(fresh(), join(base, "three"))).toThrow("There is no store");
});
