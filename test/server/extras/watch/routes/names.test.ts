import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { plain } from "../../../../lib/lines/scenarios.ts";
import { watchedService } from "../watched_world.ts";

const DOMAIN = "kestrelbank.com";
const NAMES = ["kestrelbank.info", "kestrelbank.net", "kestrelbank.org"];

test("when a write in the middle fails, no name of the request and nothing of the audit trail has changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-triage-"));
  const path = join(folder, "watch.sqlite");
  const store = openSqliteStore(WATCH_STORE, path);
  const db = new DatabaseSync(path);
  onTestFinished(() => {
    db.close();
    store.close();
    rmSync(folder, { recursive: true });
  });
  const { call, world, tick } = await watchedService({ store });
  world.names[DOMAIN] = Object.fromEntries(NAMES.map((name) => [name, plain()]));
  const { body: { id } } = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN] });
  await tick();
  const states = async () =>
    (await call("GET", `/v1/watch/brands/${id}/names`)).body
      .map(({ name, state }: { name: string; state: string }) => `${name} ${state}`).sort();
  const actions = async () =>
    (await call("GET", `/v1/watch/brands/${id}/audit`)).body
      .map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`).sort();
  const set = async () =>
    (await call("PUT", `/v1/watch/brands/${id}/names`, { names: NAMES, state: "reported" })).status;

  db.exec(`CREATE TRIGGER broken BEFORE INSERT ON watch_triage WHEN NEW.name = '${NAMES[1]}'
    BEGIN SELECT RAISE(ABORT, 'the disk failed'); END`);
  expect(await set()).toBe(500);
  expect(await states()).toEqual(NAMES.map((name) => `${name} new`));
  expect(await actions()).toEqual(["brand.create "]);
  db.exec("DROP TRIGGER broken");
  expect(await set()).toBe(200);
  expect(await states()).toEqual(NAMES.map((name) => `${name} reported`));
  expect(await actions()).toEqual(["brand.create ", ...NAMES.map((name) => `name.triage ${name}`)]);
});
