import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, type TestAPI } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { openStore, SCOPES } from "../whole/whole.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import type { Stores } from "../../server/stores/store.ts";
import { onPostgres, server, sqlOn } from "../on_postgres.ts";
import { start } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ruins of stored chunks, each as the condition and statement that make it. */
const RUINS = [
  { what: "chunks whose bytes are damaged", sql: (chunks: string) => `UPDATE ${chunks} SET bytes = RUIN` },
  { what: "chunks that are gone", sql: (chunks: string) => `DELETE FROM ${chunks}` },
];

function suite(
  onStore: TestAPI,
  name: string,
  /** Opens a store; its chunks are changed by `run`, beside the service that runs. */
  open: () => Promise<{ stores: Stores; env: Record<string, string>; run: (sql: string) => Promise<void> }>,
  chunks: string,
  ruin: string,
): void {
  onStore(
    `${name}: damaged and lost lines are a 500 or a body that breaks off, logged and counted`,
    { timeout: 240_000 },
    async () => {
      const { stores, env, run } = await open();
      const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
      await stores.keys.add(record);
      const { child, first, errors, exited } = await start("server/cli.ts", [
        ...["serve", "--demo", "--port", "0", "--data", folder],
      ], env);
      try {
        const base = /Listening on (\S+)/.exec(first)![1]!;
        const headers = { authorization: `Bearer ${key}` };
        const failures = async () =>
          Number(
            /^deadringer_result_reads_failed_total (\d+)$/m.exec(
              await (await fetch(`${base}/metrics`, { headers })).text(),
            )![1],
          );
        let expected = 0;
        for (const { what, sql } of RUINS) {
          for (const from of ["first", "later"] as const) {
            const lookup = await fetch(`${base}/v1/lookup/nxdomain/kestrelbank.com?limit=2500`, { headers });
            const whole = await lookup.text();
            expect(whole).toMatch(/"kind":"Done"\}\}\n$/);
            const path = `${base}/v1/retrieve/${lookup.headers.get("x-service-result-id")}`;
            expect(await (await fetch(path, { headers })).text()).toBe(whole);
            // Everything, or everything after the first chunk.
            const statement = sql(chunks).replace("RUIN", ruin);
            await run(
              `${statement} WHERE uuid = '${path.slice(-36)}'${from === "later" ? " AND first > 0" : ""}`,
            );
            const stream = await fetch(path, { headers });
            expect([what, from, stream.status]).toEqual([what, from, from === "first" ? 500 : 200]);
            const body = await stream.text().then(() => "whole", () => "broken off");
            expect([what, from, body]).toEqual([what, from, from === "first" ? "whole" : "broken off"]);
            const json = await fetch(`${path}/json`, { headers });
            expect([what, from, json.status]).toEqual([what, from, 500]);
            await json.text();
            expect(await failures()).toBe(expected += 2);
          }
        }
        expect(errors().match(/A stored result could not be read/g)).toHaveLength(expected);
        expect(errors()).not.toMatch(/Unhandled|Uncaught/);
      } finally {
        child.kill("SIGTERM");
        await exited;
        await stores.close();
      }
    },
  );
}

suite(
  test,
  "SQLite",
  () => {
    const stores = sqliteStores(folder);
    return Promise.resolve({
      stores,
      env: {},
      run(sql) {
        const db = new DatabaseSync(join(folder, "deadringer.db"), { timeout: 5_000 });
        db.exec(sql);
        db.close();
        return Promise.resolve();
      },
    });
  },
  "chunks",
  "x'00'",
);

suite(
  onPostgres,
  "PostgreSQL",
  async () => {
    const url = await server!.database();
    const stores = await openStore(url, folder);
    return { stores, env: { DEADRINGER_STORE: url }, run: async (sql) => void await sqlOn(url, sql) };
  },
  "deadringer.chunks",
  "'\\x00'",
);
