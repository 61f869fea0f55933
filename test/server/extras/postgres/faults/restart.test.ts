import { afterAll, expect } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKey } from "../../../../../server/auth/keys.ts";
import { SCOPES } from "../../../../whole/whole.ts";
import { openDatabase } from "../../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../../server/extras/postgres/storage.ts";
import { requires } from "../../../../requires.ts";
import { noPostgres, startPostgres } from "../../../../postgres_server.ts";
import { start } from "../../../../faults/server.ts";

const server = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});
const LOOKUPS = 20;
const NOTHING_UNCAUGHT = expect.not.stringMatching(/Unhandled|Uncaught|This is a bug/i);

requires(noPostgres)(
  `PostgreSQL is restarted in the middle of ${LOOKUPS} lookups: each has one last line, and what was told is kept`,
  {
    timeout: 400_000,
  },
  async () => {
    const url = await server!.database();
    const stores = await postgresStores(await openDatabase(url));
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
    await stores.keys.add(record);
    await stores.close();
    const { child, first, errors } = await start("server/cli.ts", [
      ...["serve", "--demo", "--port", "0", "--data", folder],
    ], {
      DEADRINGER_STORE: url,
      DEADRINGER_STREAMS: "100",
      DEADRINGER_RATE_LIMIT: "10000",
    });
    const base = /Listening on (\S+)/.exec(first)![1]!;
    const headers = { authorization: `Bearer ${key}` };
    try {
      const begun = Array.from({ length: LOOKUPS }, () => Promise.withResolvers<void>());
      const ends = Array.from({ length: LOOKUPS }, async (_, i) => {
        const limit = 200 + i * 200;
        const response = await fetch(`${base}/v1/lookup/squat/brand${i}shop.com?limit=${limit}`, { headers });
        expect(response.status).toBe(200);
        let text = "";
        const decoder = new TextDecoder();
        for await (const bytes of response.body!) {
          text += decoder.decode(bytes, { stream: true });
          begun[i]!.resolve();
        }
        return { id: response.headers.get("x-service-result-id")!, text };
      });
      await Promise.all(begun.map(({ promise }) => promise));
      await server!.stop("immediate");
      // The process neither ends nor takes work that it could not keep.
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
      expect((await fetch(`${base}/readyz`)).status).toBe(503);
      expect((await fetch(`${base}/v1/meta/usage`, { headers })).status).toBe(503);
      await server!.start();
      const kinds: Record<string, number> = {};
      const results = await Promise.all(ends);
      for (const { text } of results) {
        const last = text.trimEnd().split("\n").filter((line) => /"kind":"(Done|Error|Timeout)"/.test(line));
        expect(last.length).toBe(1);
        const { data } = JSON.parse(text.trimEnd().split("\n").at(-1)!);
        kinds[data.kind] = (kinds[data.kind] ?? 0) + 1;
      }
      await expect.poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 30_000 }).toBe(200);
      for (const { id, text } of results) {
        const kept = await fetch(`${base}/v1/retrieve/${id}`, { headers });
        const whole = await kept.text();
        if (text.includes('"StoredResult"')) expect([kept.status, whole === text]).toEqual([200, true]);
        else expect(kept.status).toBe(404);
      }
      const after = await fetch(`${base}/v1/lookup/squat/kestrelbank.com?limit=50`, { headers });
      expect((await after.text()).trimEnd().split("\n").at(-1)).toContain('"Done"');
      console.log(`PostgreSQL restarted in the middle of ${LOOKUPS} lookups: ${JSON.stringify(kinds)}`);
      expect(errors()).not.toMatch(/Unhandled|Uncaught|This is a bug/);
    } finally {
      child.kill("SIGKILL");
    }
  },
);

requires(noPostgres)(
  "PostgreSQL that is held answers nothing for half a minute: the service stays, and goes on",
  { timeout: 400_000 },
  async () => {
    const url = await server!.database();
    const stores = await postgresStores(await openDatabase(url));
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
    await stores.keys.add(record);
    await stores.close();
    const home = mkdtempSync(join(folder, "held-"));
    const { child, first, errors, exited } = await start("server/cli.ts", [
      ...["serve", "--demo", "--port", "0", "--data", home],
    ], { DEADRINGER_STORE: url, DEADRINGER_STREAMS: "100", DEADRINGER_RATE_LIMIT: "10000" });
    const base = /Listening on (\S+)/.exec(first)![1]!;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    let isGone = false;
    void exited.then(() => isGone = true);
    const ask = (path: string, body?: unknown) =>
      fetch(
        `${base}${path}`,
        body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
      ).then(async (response) => ({ status: response.status, text: await response.text() }));
    const names = (round: number) => Array.from({ length: 60 }, (_, i) => `kestrelbank-r${round}n${i}.com`);
    const busy = (round: number) =>
      Promise.allSettled([
        ask("/v1/sources/names", { names: names(round) }),
        ask("/v1/watch/brands", { name: `shop ${round}`, domains: [`shop${round}s.com`], schedule: "6h" }),
        ask(`/v1/lookup/squat/brand${round}shop.com?limit=50`),
        ask("/v1/watch/brands"),
      ]);
    try {
      const made = await ask("/v1/watch/brands", { name: "bank", domains: ["kestrelbank.com"] });
      expect(made.status).toBe(201);
      const events = fetch(`${base}/v1/watch/live`, { headers });
      const rounds = [busy(1)];
      server!.hold(true);
      rounds.push(busy(2));
      await expect.poll(() => ask("/readyz").then(({ status }) => status), { timeout: 60_000 }).toBe(503);
      await Promise.all(rounds);
      expect([isGone, errors()]).toEqual([false, NOTHING_UNCAUGHT]);
      server!.hold(false);
      await expect.poll(() => ask("/readyz").then(({ status }) => status), { timeout: 60_000 }).toBe(200);
      expect((await ask(`/v1/lookup/squat/kestrelbank.com?limit=50`)).text).toContain('"kind":"Done"');
      await (await events).body?.cancel();
    } finally {
      server!.hold(false);
      child.kill("SIGKILL");
    }
  },
);
