import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterEach, expect } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { INTENT_HEADER } from "../../server/auth/session.ts";
import { openStore, productConfig, startServer } from "./whole.ts";

import { onPostgres, server } from "../on_postgres.ts";
import { bearer } from "../server/service.ts";
import { run, temporaryFolder } from "../server/cli/command_line.ts";

const folder = temporaryFolder();
const RESULT = "01900000-0000-7000-8000-000000000000";
const DAY_MS = 86_400_000;
const PASSPHRASE = "a passphrase of ann's";
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Runs the line that `deadringer backup` or `restore` prints for a database. */
async function printed(command: "backup" | "restore", file: string, url: string): Promise<void> {
  const before = process.env["DEADRINGER_STORE"];
  process.env["DEADRINGER_STORE"] = url;
  const { code, stderr } = await run([command, file]).finally(() => {
    if (before === undefined) delete process.env["DEADRINGER_STORE"];
    else process.env["DEADRINGER_STORE"] = before;
  });
  expect(code).toBe(2);
  const line = /: run (pg_.*)\n$/.exec(stderr)?.[1] ?? expect.fail(stderr);
  expect(line).not.toContain(encodeURIComponent(server!.password));
  await promisify(execFile)("sh", ["-c", line], {
    env: { PATH: `${server!.programs}:${process.env["PATH"]}`, PGPASSWORD: server!.password },
    timeout: 60_000,
  });
}

/** Starts the service on a database; its lookups are for workers, so that their queue is there too. */
async function serve(url: string, settings: Record<string, string> = {}) {
  const config = productConfig({
    DEADRINGER_STORE: url,
    DEADRINGER_DATA: join(folder, "data"),
    DEADRINGER_LOOKUPS: "workers",
    DEADRINGER_DEMO: "1",
    DEADRINGER_WATCH: "0",
    DEADRINGER_PORT: "0",
    DEADRINGER_LOG: "off",
    ...settings,
  });
  const running = await startServer(config, () => {});
  closing.push(() => running.close());
  return async (method: string, path: string, key: string, body?: unknown) => {
    const response = await fetch(running.url + path, {
      method,
      headers: {
        ...key === "" ? { "sec-fetch-site": "same-origin", [INTENT_HEADER]: "1" } : bearer(key),
        ...body === undefined ? {} : { "content-type": "application/json" },
      },
      ...body === undefined ? {} : { body: JSON.stringify(body) },
    });
    return { status: response.status, text: await response.text() };
  };
}

onPostgres(
  "the printed lines of pg_dump and pg_restore bring owner, key, result and watched brand to another database",
  async () => {
    const [from, to] = [await server!.database(), await server!.database()];
    const file = join(folder, "ann's backup.dump");
    const one = await serve(from, {
      DEADRINGER_ADMIN_NAME: "ann",
      DEADRINGER_ADMIN_PASSPHRASE: PASSPHRASE,
    });
    const now = Date.now();
    const { key, record } = createKey({ owner: "ann", scopes: ["watch", "ct"], expires_at: null }, now);
    const storage = await openStore(from, join(folder, "files"));
    closing.push(() => storage.close());
    await storage.keys.add(record);
    const expires_at = now + DAY_MS;
    await storage.results.begin({
      ...{ uuid: RESULT, owner: "ann", scope: "ct", domain: "example.com", created_at: now, expires_at },
    });
    const bytes = new TextEncoder().encode('{"op":"Meta","data":{"kind":"Done"}}\n');
    await storage.results.append(RESULT, { first: 0, lines: 1, bytes }, { expires_at, names: 0 });
    const brand = { name: "Kestrel", domains: ["kestrelbank.com"] };
    expect((await one("POST", "/v1/watch/brands", key, brand)).status).toBe(201);
    const read = async (ask: typeof one) => [
      await ask("GET", `/v1/retrieve/${RESULT}`, key),
      await ask("GET", "/v1/watch/brands", key),
      await ask("POST", "/v1/session", "", { owner: "ann", passphrase: PASSPHRASE }),
    ];
    const before = await read(one);
    expect(before.map(({ status }) => status)).toEqual([200, 200, 201]);

    await printed("backup", file, from);
    await printed("restore", file, to);
    // What comes later is not in it.
    await storage.keys.revoke(record.id, now);

    const after = await read(await serve(to));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[0]!.text).toContain("Done");
    expect(JSON.parse(after[1]!.text)).toMatchObject([brand]);
    expect(
      await server!.sql("SELECT count(*) FROM graphile_worker.migrations", new URL(to).pathname.slice(1)),
    )
      .not.toBe("0");
  },
  60_000,
);

onPostgres("a database without an index of certificates has no extension, and is backed up too", async () => {
  const [from, to] = [await server!.database(), await server!.database()];
  const one = await openStore(from, join(folder, "files"));
  closing.push(() => one.close());
  await one.owners.add({ name: "ann", passphrase: null, created_at: 1 });
  const file = join(folder, "small.dump");
  await printed("backup", file, from);
  await printed("restore", file, to);
  const other = await openStore(to, join(folder, "files"));
  closing.push(() => other.close());
  expect(await other.owners.find("ann")).toMatchObject({ name: "ann" });
}, 60_000);
