import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CtStore } from "../../../server/ct/store.ts";
import { memoryIndex } from "../../../lib/ct/mod.ts";
import { matcherOf } from "../../../server/ct/ct_service.ts";
import { storeService } from "../../../server/ct/store_service.ts";

const dir = mkdtempSync(join(tmpdir(), "ct-service-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("a store answers what the routes ask", async () => {
  const store = new CtStore(dir);
  await store.importLines([new TextEncoder().encode("kestre1bank.com\nwww.kestrelbank.com\nexample.org\n")]);
  const service = storeService(() => store);
  const { signal } = new AbortController();
  const bounds = { limit: 1, include_precert: false };
  const matcher = matcherOf({ pattern: "kestrelbank.com", kind: "lookalike" });
  const found = await service.search({ ...bounds, matcher }, signal);
  expect(found).toMatchObject({ results: [{ name: "kestre1bank.com" }], hasMore: false });
  expect(await service.search({ ...bounds, matcher: matcherOf({ pattern: "." }) }, signal)).toMatchObject({
    hasMore: true,
  });
  expect(await service.domains(["example.org", "nobody.org"], false)).toMatchObject([{
    name: "example.org",
  }]);
  expect(await service.hydrate([{ log_id: 7, index: 1 }], signal)).toEqual([
    { log_id: 7, index: 1, cert: null, error: "There is no log 7 here: see the list of logs" },
  ]);
  await store.close();
});

test("other names are searched only while there is no store", async () => {
  let store: CtStore | null = null;
  const other = { index: () => memoryIndex(["a.example.org"]) };
  const service = storeService(() => store, other);
  const { signal } = new AbortController();
  const all = { matcher: matcherOf({ pattern: ".", kind: "contains" }), limit: 5, include_precert: true };
  expect((await service.search(all, signal)).results).toMatchObject([{ name: "a.example.org" }]);
  expect(await service.domains(["a.example.org"], false)).toHaveLength(1);
  expect(await service.hydrate([{ log_id: 7, index: 1 }], signal)).toMatchObject([{ cert: null }]);
  store = new CtStore(join(dir, "second"));
  expect((await service.search(all, signal)).results).toEqual([]);
  await store.close();
});
