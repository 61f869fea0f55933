import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { createKey } from "../../../../../server/auth/keys.ts";
import { SCOPES } from "../../../../whole/whole.ts";
import { INTENT_HEADER, newSession, SESSION_COOKIE } from "../../../../../server/auth/session.ts";
import { openDatabase } from "../../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../../server/extras/postgres/storage.ts";
import { setDatabaseClock } from "../instances.ts";
import { onPostgres, server } from "../../../../on_postgres.ts";
import { start } from "../../../../faults/server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PROCESSES = 3;
const LIMIT = 30;
const WINDOW_MS = 60_000;

onPostgres(
  `${PROCESSES} processes on one database: no window lets more than its limit pass, and an owner has 100 keys at most`,
  { timeout: 400_000 },
  async () => {
    const url = await server!.database();
    const database = await openDatabase(url);
    const stores = await postgresStores(database);
    const now = Date.now();
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, now);
    await stores.keys.add(record);
    const session = newSession("bea", "link", now, { idle: 3_600_000, whole: 3_600_000 });
    await stores.owners.add({ name: "bea", passphrase: null, created_at: 1 });
    await stores.sessions.add(session.record, null);
    const services = await Promise.all(
      Array.from(
        { length: PROCESSES },
        (_, i) =>
          start("server/cli.ts", ["serve", "--demo", "--port", "0", "--data", join(folder, String(i))], {
            DEADRINGER_STORE: url,
            DEADRINGER_RATE_LIMIT: String(LIMIT),
            DEADRINGER_OWNER_RATE_LIMIT: "10000",
          }),
      ),
    );
    const bases = services.map(({ first }) => /Listening on (\S+)/.exec(first)![1]!);
    /** Sends that many requests at once, to each process in turn; resolves with the number of each status. */
    const burst = async (count: number, path: string, init: RequestInit) => {
      const statuses: Record<number, number> = {};
      await Promise.all(Array.from({ length: count }, async (_, i) => {
        const response = await fetch(bases[i % PROCESSES]! + path, init);
        await response.text();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      }));
      return statuses;
    };
    try {
      const headers = { authorization: `Bearer ${key}` };
      for (let window = 0; window < 4; window++) {
        await setDatabaseClock(database, now + window * WINDOW_MS);
        expect(await burst(90, "/v1/meta/usage", { headers })).toEqual({ 200: LIMIT, 429: 90 - LIMIT });
        // Until its last millisecond.
        await setDatabaseClock(database, now + (window + 1) * WINDOW_MS - 1);
        expect(await burst(30, "/v1/meta/usage", { headers })).toEqual({ 429: 30 });
      }
      const init = {
        method: "POST",
        headers: {
          cookie: `${SESSION_COOKIE}=${session.value}`,
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          [INTENT_HEADER]: "1",
        },
        body: JSON.stringify({ name: "one of many", scopes: ["ct"], expires: "never" }),
      };
      const made: Record<number, number> = {};
      // Requests of a session are limited too: each burst has a window of its own. On a busy machine the last ones wait
      // for the others longer than a statement may: those are told to come again, and do.
      for (let i = 0, left = 6 * LIMIT; left > 0; i++) {
        await setDatabaseClock(database, now + (10 + i) * WINDOW_MS);
        const count = Math.min(LIMIT, left);
        const { 503: late = 0, ...statuses } = await burst(count, "/v1/keys", init);
        left -= count - late;
        for (const [status, count] of Object.entries(statuses)) made[+status] = (made[+status] ?? 0) + count;
      }
      expect(made).toEqual({ 201: 100, 400: 6 * LIMIT - 100 });
      expect(await stores.keys.list("bea")).toHaveLength(100);
    } finally {
      for (const { child } of services) child.kill("SIGTERM");
      await Promise.all(services.map(({ exited }) => exited));
      await stores.close();
    }
  },
);
