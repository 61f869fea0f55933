import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  createKey,
  hashOf,
  isGood,
  isKeyShaped,
  newKey,
  parseExpiry,
  parseScopes,
} from "../../server/keys.ts";
import { count, decide } from "../../server/limit.ts";
import { readConfig } from "../../server/config.ts";
import { wantsJson } from "../../server/routes/lookup.ts";
import { memoryStores } from "../../server/stores/memory.ts";
import { sqliteStores } from "../../server/stores/sqlite.ts";
import type { ResultChunk } from "../../server/stores/store.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const result = (uuid: string, expires_at = 1_000) => ({
  uuid,
  owner: "ann",
  scope: "ct" as const,
  domain: "example.com",
  created_at: 1,
  expires_at,
});
const chunk = (first: number, lines: number): ResultChunk => ({
  first,
  lines,
  bytes: new Uint8Array([first, lines]),
});

for (const [name, open] of [["memory", memoryStores], ["sqlite", () => sqliteStores(folder)]] as const) {
  describe(`${name} store`, () => {
    const stores = open();
    afterAll(() => stores.close());

    test("keys are found by hash, listed, touched, revoked once", async () => {
      const { key, record } = createKey({ owner: "ann", scopes: ["ct", "analyze"], expires_at: 9 }, 1);
      await stores.keys.add(record);
      await expect(stores.keys.add(record)).rejects.toThrow();
      expect(await stores.keys.find(hashOf(key))).toEqual(record);
      expect(await stores.keys.find(hashOf(newKey()))).toBeNull();
      await stores.keys.touch(new Map([[record.id, 5], ["nobody", 6]]));
      expect(await stores.keys.revoke(record.id, 7)).toBe(true);
      expect(await stores.keys.revoke(record.id, 8)).toBe(true);
      expect(await stores.keys.revoke("nobody", 8)).toBe(false);
      expect(await stores.keys.list("ann")).toEqual([{ ...record, last_used_at: 5, revoked_at: 7 }]);
      expect(await stores.keys.list("bob")).toEqual([]);
    });

    test("usage adds up", async () => {
      const hour = { key_id: "k", hour: 3_600_000, lookup_requests: 1, ct_requests: 2 };
      await stores.usage.add([hour, { ...hour, hour: 0 }]);
      await stores.usage.add([hour]);
      expect(await stores.usage.read("k", 1)).toEqual([{
        hour: 3_600_000,
        lookup_requests: 2,
        ct_requests: 4,
      }]);
      await stores.usage.prune(1);
      expect(await stores.usage.read("k", 0)).toHaveLength(1);
    });

    test("results grow from front to back, end, expire and go", async () => {
      const { results } = stores;
      await results.begin(result("a"));
      await expect(results.begin(result("a"))).rejects.toThrow();
      await results.append("a", chunk(0, 2));
      await expect(results.append("a", chunk(1, 1))).rejects.toThrow("Cannot append line 1");
      expect(await results.get("a", 5)).toEqual({ ...result("a"), lines: 2, names: 0, done: false });
      expect(await results.extend("a", 9_000)).toBe(false);
      await results.append("a", chunk(2, 3), { expires_at: 2_000, names: 7 });
      await expect(results.append("a", chunk(5, 1))).rejects.toThrow();
      expect(await results.get("a", 5)).toEqual({ ...result("a", 2_000), lines: 5, names: 7, done: true });
      await results.begin({ ...result("c"), created_at: result("a").created_at + 1 });
      await results.begin({ ...result("d"), owner: "someone else" });
      const { owner } = result("a");
      expect((await results.list(owner, 5, 9)).map(({ uuid, done }) => [uuid, done]))
        .toEqual([["c", false], ["a", true]]);
      expect(await results.list(owner, 5, 1)).toEqual([await results.get("c", 5)]);
      expect((await results.list(owner, 2_500, 9)).map(({ uuid }) => uuid)).not.toContain("a");
      await results.remove("c");
      await results.remove("d");
      const read = async (from: number) => {
        const firsts: number[] = [];
        for await (const each of results.chunks("a", from)) firsts.push(each.first);
        return firsts;
      };
      expect([await read(0), await read(1), await read(2), await read(5)]).toEqual([[0, 2], [0, 2], [2], []]);
      expect(await results.extend("a", 3_000)).toBe(true);
      expect(await results.get("a", 3_000)).toBeNull();
      expect(await results.sweep(2_999)).toBe(0);
      expect(await results.sweep(3_000)).toBe(1);
      expect(await read(0)).toEqual([]);
      await results.begin(result("b"));
      await results.remove("b");
      await results.remove("b");
      expect(await results.get("b", 1)).toBeNull();
    });

    test("windows count", async () => {
      expect((await stores.limits.take("x", 0)).count).toBe(1);
      expect(await stores.limits.take("x", 59_999)).toEqual({ count: 2, ends_at: 60_000 });
      expect((await stores.limits.take("x", 60_000)).count).toBe(1);
      await stores.ping();
    });
  });
}

test("keys: form, checksum, expiry", () => {
  const key = newKey();
  expect(key).toMatch(/^ak_[0-9A-Za-z]{38}$/);
  expect(isKeyShaped(key)).toBe(true);
  for (let i = 3; i < key.length; i++) {
    expect(isKeyShaped(key.slice(0, i) + (key[i] === "0" ? "1" : "0") + key.slice(i + 1))).toBe(false);
  }
  expect(isKeyShaped(key + "x")).toBe(false);
  const { record } = createKey({ owner: "a", scopes: ["ct"], expires_at: parseExpiry("7", 0) }, 0);
  expect([isGood(record, 604_799_999), isGood(record, 604_800_000)]).toEqual([true, false]);
  expect(parseExpiry("never", 0)).toBeNull();
  for (const text of ["8", "", "2020-01-01T00:00:00Z", "tomorrow"]) {
    expect(() => parseExpiry(text, Date.UTC(2026))).toThrow("Cannot use expiry");
  }
  expect(() => parseScopes(["all", "ct"])).toThrow('Cannot use scope "all"');
});

test("limits: the last request of a window is allowed, the next is not", () => {
  let window = count(undefined, 0);
  window = count(window, 1);
  expect(decide(window, 2, 1)).toEqual({ allowed: true, limit: 2, remaining: 0, reset_sec: 60 });
  expect(decide(count(window, 2), 2, 59_990)).toEqual({
    allowed: false,
    limit: 2,
    remaining: 0,
    reset_sec: 1,
  });
});

test("settings: unknown and invalid ones are named, secrets are not shown", () => {
  expect(readConfig({}).rate_limit).toBe(60);
  const bad = (env: Record<string, string>) => () => readConfig(env, () => "short");
  expect(bad({ DEADRINGER_RATE_LIMT: "5" })).toThrow("There is no setting DEADRINGER_RATE_LIMT");
  expect(bad({ DEADRINGER_PORT: "80a" })).toThrow(
    'Cannot use DEADRINGER_PORT="80a": give a whole number of ports from 0 to 65535',
  );
  expect(bad({ DEADRINGER_JWT_SECRET: "hush" })).toThrow(/^(?!.*hush)/);
  expect(bad({ DEADRINGER_JWT_SECRET_FILE: "/x" })).toThrow("Cannot use DEADRINGER_JWT_SECRET");
  expect(bad({ DEADRINGER_TLS_CERT: "a.pem" })).toThrow("give both");
  expect(readConfig({ DEADRINGER_JWT_SECRET_FILE: "/x" }, () => "s".repeat(32) + "\n").jwt_secret)
    .toHaveLength(32);
});

test("Accept: the explicit type of higher q; otherwise NDJSON", () => {
  const rows: [string | null, boolean][] = [
    [null, false],
    ["application/json", true],
    ["Application/JSON; charset=utf-8", true],
    ["application/json;q=0", false],
    ["application/json;q=0.9, application/x-ndjson;q=0.8", true],
    ["application/json;q=x", false],
    ["application/*", false],
  ];
  for (const [accept, json] of rows) expect([accept, wantsJson(accept)]).toEqual([accept, json]);
});
