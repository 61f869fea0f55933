import { expect, test } from "vitest";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import { usageMeter } from "../../../server/auth/usage_meter.ts";

const HOUR = 3_600_000;

test("what the store refuses is counted again with what came since, hour by hour and key by key", async () => {
  const stores = memoryStores();
  const add = stores.usage.add;
  const reported: unknown[] = [];
  const usage = usageMeter(stores, (error) => reported.push(error));
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

test("a window begins at its minute, and hours hold what lies in it", async () => {
  const usage = usageMeter(memoryStores(), () => {});
  const now = 10 * HOUR + 20 * 60_000;
  for (const ago of [0, 1, 13, 19, 21, 90]) usage.count("a", "lookup_requests", now - ago * 60_000);
  const counted = async (minutes: number) =>
    (await usage.read("a", now - minutes * 60_000, now)).map(({ lookup_requests }) => lookup_requests);
  expect(await counted(1)).toEqual([2]);
  expect(await counted(12)).toEqual([2]);
  expect(await counted(15)).toEqual([3]);
  expect(await counted(60)).toEqual([1, 4]);
});
