import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { productConfig, startServer } from "./whole.ts";
import { CtStore } from "../../server/ct/store.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import type { CtBackend } from "../../server/ct/backend.ts";
import { createKey } from "../../server/auth/keys.ts";
import { openConfiguredStorage } from "../../server/open.ts";
import { createIssuer } from "../server/mini/ct_issue.ts";
import { MiniLog } from "../server/mini/ct_log.ts";
import { requires } from "../requires.ts";
import { noPostgres, startPostgres } from "../postgres_server.ts";

const dir = mkdtempSync(join(tmpdir(), "ct-live-"));
const postgres = await startPostgres();
afterAll(async () => {
  await postgres?.close();
  rmSync(dir, { recursive: true, force: true });
});

const lines = (...names: string[]) => [new TextEncoder().encode(names.join("\n") + "\n")];

/** Retries until the answer is as expected. */
const eventually = (ask: () => Promise<unknown>, expected: unknown) => expect.poll(ask).toEqual(expected);

for (const [kind, testOn] of [["sqlite", test], ["postgres", requires(noPostgres)]] as const) {
  testOn(`a running service on ${kind} shows what others store, and the logs`, async () => {
    const data = join(dir, kind);
    const store = kind === "sqlite" ? kind : await postgres!.database();
    const config = productConfig({
      DEADRINGER_PORT: "0",
      DEADRINGER_DATA: data,
      DEADRINGER_STORE: store,
      DEADRINGER_LOG: "off",
    });
    const server = await startServer(config, () => {});
    const stores = await openConfiguredStorage(config, EXTENSIONS);
    const { database } = stores;
    const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, Date.now());
    await stores.keys.add(record);
    const get = async (path: string) => {
      const response = await fetch(`${server.url}/v1/ct/${path}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(response.status).toBe(200);
      return await response.json();
    };
    const names = async (pattern: string) =>
      (await get(`search?pattern=${pattern}`)).map((r: { name: string }) => r.name);
    expect(await names("example")).toEqual([]);
    if (kind === "sqlite") expect(await get("logs")).toEqual([]);

    // In its own words, as another process would.
    const other: CtBackend = kind === "sqlite"
      ? new CtStore(join(data, "ct"), { flushNames: 2 })
      : await database!.certificates();
    await other.importLines(lines("a.example.com"));
    await eventually(() => names("example"), ["a.example.com"]);
    for (const name of ["b", "c", "d", "e"]) await other.importLines(lines(`${name}.example.com`));
    await other.merge();
    await eventually(() => names("example"), ["a", "b", "c", "d", "e"].map((name) => `${name}.example.com`));

    const log = new MiniLog(Date.now).describe("https://mini.example/log/", 1, true);
    const { log_id: _, ...listed } = log;
    await other.updateLogs([listed]);
    const { certificate } = await (await createIssuer()).issue(["followed.example.org"], new Date(1.79e12));
    const root = new Uint8Array(32);
    const entry = {
      index: 6,
      timestamp: 1.79e12,
      kind: 0 as const,
      certificate,
      tbs: null,
      hash: root,
    };
    const head = { size: 9, root, timestamp: 1.79e12 };
    await other.append(1, { entries: [entry], state: { next: 7, head, edge: [] } });
    await eventually(() => names("followed"), ["followed.example.org"]);
    await other.setFault(1, { reason: "fork", message: "two trees", at: 5 });
    expect(await get("logs")).toEqual([
      { ...log, tree_size: 9, position: 7, fault: { reason: "fork", message: "two trees", at: 5 } },
    ]);
    expect((await get("search/domains?fqdn=followed.example.org"))[0]).toMatchObject({ log_id: 1, index: 6 });
    expect((await fetch(`${server.url}/v1/ct/logs`)).status).toBe(401);
    await other.close();
    await stores.close();
    await server.close();
  });
}
