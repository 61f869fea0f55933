import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { SCOPES } from "../whole/whole.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { scaled } from "./scale.ts";
import { start } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const STREAMS = scaled(20, 100);

test(`SIGTERM under ${STREAMS} streams: each ends with a Meta line, and the process within 30 s`, {
  timeout: 120_000,
}, async () => {
  const stores = sqliteStores(folder);
  const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
  await stores.keys.add(record);
  await stores.close();
  const { child, first, errors } = await start(
    "server/cli.ts",
    ["serve", "--demo", "--port", "0", "--data", folder],
    {
      DEADRINGER_STREAMS: "1000",
      DEADRINGER_CAPACITY: "1000",
      DEADRINGER_RATE_LIMIT: "10000",
      DEADRINGER_SHUTDOWN: "1",
    },
  );
  const base = /Listening on (\S+)/.exec(first)![1]!;
  const begun: Promise<void>[] = [];
  const ends = Array.from({ length: STREAMS }, async (_, i) => {
    const started = Promise.withResolvers<void>();
    begun.push(started.promise);
    const response = await fetch(`${base}/v1/lookup/squat/brand${i}shop.com`, {
      headers: { authorization: `Bearer ${key}` },
    });
    let text = "";
    const decoder = new TextDecoder();
    for await (const bytes of response.body!) {
      text += decoder.decode(bytes, { stream: true });
      started.resolve();
    }
    return JSON.parse(text.trimEnd().split("\n").at(-1)!);
  });
  await Promise.all(begun);
  // Deno takes child.kill() for the cause of the end, whatever the exit code.
  process.kill(child.pid!, "SIGTERM");
  await expect.poll(errors, { timeout: 20_000 }).toContain("Stopping");
  // New work is refused, or nobody listens any more.
  const status = await fetch(`${base}/v1/analyze/a.com`, { headers: { authorization: `Bearer ${key}` } })
    .then((response) => response.status, () => 503);
  expect(status).toBe(503);
  const kinds: Record<string, number> = {};
  for (const last of await Promise.all(ends)) {
    expect(last.op).toBe("Meta");
    kinds[last.data.kind] = (kinds[last.data.kind] ?? 0) + 1;
  }
  await expect.poll(() => child.exitCode, { timeout: 30_000 }).toBe(0);
  expect(Object.keys(kinds).every((kind) => kind === "Error" || kind === "Done")).toBe(true);
});
