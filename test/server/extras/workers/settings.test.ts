import { expect, test } from "vitest";
import { readConfigFile } from "../../../../server/config/file.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { POSTGRES_SETTINGS } from "../../../../server/extras/postgres/settings.ts";
import { WORKER_SETTINGS } from "../../../../server/extras/workers/settings.ts";
import { createService } from "../../../../server/mod.ts";

const SETTINGS = [POSTGRES_SETTINGS, WORKER_SETTINGS];
const read = (env: Record<string, string>) => readConfig(env, SETTINGS);

test("workers need a database that they reach", async () => {
  expect(() => read({ DEADRINGER_LOOKUPS: "workers" })).toThrow("workers need PostgreSQL");
  await expect(createService({ lookups: "workers" }))
    .rejects.toThrow('"lookups" is "workers": workers need PostgreSQL; set "store"');
  const text = '{ "lookups": "workers", "store": "postgres://ann@localhost/dr" }';
  expect(read(readConfigFile(text, "dr.json", SETTINGS).settings))
    .toMatchObject({ lookups: "workers", batch: 200, work: 4 });
});
