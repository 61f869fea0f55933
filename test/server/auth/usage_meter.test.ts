import { expect, test } from "vitest";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import { UsageMeter } from "../../../server/auth/usage_meter.ts";

const HOUR = 3_600_000;

test("what the store refuses is counted again with what came since, hour by hour and key by key", async () => {
  const stores = memoryStores();
  const add = stores.usage.add;
  const reported: unknown[] = [];
  const usage = new UsageMeter(stores, (error) => reported.push(error));
  usage.count("a", "ct_requests", 5);
  usage.count("a", "ct_requests", HOUR);
  usage.count("b", "lookup_requests", 6);
  stores.usage.add = () => Promise.reject(new Error("full"));
  await usage.flush();
  expect(reported).toEqual([new Error("full")]);
  usage.count("a", "ct_requests", 7);
  stores.usage.add = add;
  await usage.flush();
  await usage.flush();
  expect(await usage.read("a", 0, HOUR)).toEqual([
    expect.objectContaining({ hour: 0, ct_requests: 2, lookup_requests: 0 }),
    expect.objectContaining({ hour: HOUR, ct_requests: 1, lookup_requests: 0 }),
  ]);
  expect(await usage.read("b", 0, 0)).toEqual([
    expect.objectContaining({ hour: 0, lookup_requests: 1, ct_requests: 0 }),
  ]);
  expect(reported.length).toBe(1);
});
