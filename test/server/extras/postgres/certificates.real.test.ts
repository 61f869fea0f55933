import { expect } from "vitest";
import { matcherOf } from "../../../../server/ct/ct_service.ts";
import { openCertificates } from "../../../../server/ct/open_store.ts";
import { openPostgresCt } from "../../../../server/extras/postgres/certificates.ts";
import { searchStore } from "../../../../server/ct/store_service.ts";
import { openPostgresStorage } from "../../../../server/extras/postgres/storage.ts";
import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { open } from "./instances.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { ctStoreSuite, lines, NAMES } from "../../ct/conformance_suite.ts";

if (server !== null) {
  ctStoreSuite("PostgreSQL", async () => {
    const database = await openDatabase(await server!.database());
    open.push(database);
    return await openPostgresCt(database);
  });
}

onPostgres("searches leave connections for what they need meanwhile", async () => {
  const database = await openDatabase(await server!.database(), { connections: 2 });
  open.push(database);
  const store = await openPostgresCt(database);
  await store.importLines(lines(NAMES));
  const signal = new AbortController().signal;
  const found = await Promise.all(
    Array.from({ length: 4 }, () => searchStore(store, matcherOf({ pattern: "paypal" }), {}, signal)),
  );
  for (const { results } of found) expect(results.length).toBeGreaterThan(0);
});

onPostgres("a statement that takes too long ends the search", async () => {
  const database = await openDatabase(await server!.database());
  open.push(database);
  const store = await openPostgresCt(database, { searchMs: 50 });
  await store.importLines(lines(NAMES));
  const signal = new AbortController().signal;
  const other = await database.pool.connect();
  await other.query("BEGIN; LOCK TABLE deadringer.ct_names IN ACCESS EXCLUSIVE MODE");
  await expect(searchStore(store, matcherOf({ pattern: "paypal" }), {}, signal)).rejects.toMatchObject({
    code: "invalid_pattern",
    message: expect.stringContaining("too long"),
  });
  await other.query("ROLLBACK");
  other.release();
  expect((await searchStore(store, matcherOf({ pattern: "paypal" }), {}, signal)).results.length)
    .toBeGreaterThan(0);
});

onPostgres("an index without names is said, and lookups have none until it has one", async () => {
  const url = await server!.database();
  const storage = await openPostgresStorage(url);
  open.push(storage);
  const said: string[] = [];
  const certificates = await openCertificates(url, storage.database, (_, text) => void said.push(text));
  expect(said).toEqual([expect.stringContaining("The certificate index is empty")]);
  expect([certificates.filled(), certificates.find()]).toEqual([null, expect.anything()]);
  await (await storage.database!.certificates()).importLines(lines(NAMES));
  await expect.poll(() => certificates.filled()).not.toBeNull();
});
