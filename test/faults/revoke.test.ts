import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { SCOPES } from "../whole/whole.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { scaled } from "./scale.ts";
import { startStreams } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const REQUESTS = scaled(600, 10_000);
const KEYS = scaled(6, 50);
const AT_ONCE = 16;

test(`${REQUESTS} requests race revocations by another process: none is accepted after one returned`, {
  timeout: 300_000,
}, async () => {
  const { child, base } = await startStreams(folder);
  const stores = sqliteStores(folder);
  let [accepted, refused, late] = [0, 0, 0];
  for (let round = 0; round < KEYS; round++) {
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
    await stores.keys.add(record);
    let revoked = false;
    let left = Math.ceil(REQUESTS / KEYS);
    const half = left / 2;
    let revoking: Promise<void> | undefined;
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        if (left <= half) {
          revoking ??= stores.keys.revoke(record.id, Date.now()).then(() => {
            revoked = true;
          });
        }
        const after = revoked;
        const response = await fetch(`${base}/v1/meta/usage`, {
          headers: { authorization: `Bearer ${key}` },
        });
        await response.text();
        expect([200, 401]).toContain(response.status);
        if (response.status === 401) refused++;
        else if (after) late++;
        else accepted++;
      }
    }));
    await revoking;
  }
  await stores.close();
  child.kill("SIGKILL");
  console.log(`revocations: ${accepted} accepted before, ${refused} refused, ${late} accepted after`);
  expect(late).toBe(0);
  // Both sides were there, or it was no race.
  expect(Math.min(accepted, refused)).toBeGreaterThan(REQUESTS / 10);
});
