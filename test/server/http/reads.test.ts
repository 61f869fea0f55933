import { expect, test } from "vitest";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import { bearer, testService } from "../service.ts";

/** A service whose store lists no results of ann before `go`, and how many lists it was asked for. */
function slowService() {
  const stores = memoryStores();
  const { results } = stores;
  const slow = Promise.withResolvers<void>();
  let asked = 0;
  const list: typeof results.list = async (owner, ...rest) => {
    if (owner === "ann") {
      asked++;
      await slow.promise;
    }
    return await results.list(owner, ...rest);
  };
  const slowResults = new Proxy(results, {
    get: (target, name) => {
      const value = name === "list" ? list : Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const made = testService({ stores: { ...stores, results: slowResults } });
  return { ...made, go: slow.resolve, asked: () => asked };
}

test("of one owner four requests that read are answered at a time, the others wait; another owner does not", async () => {
  const { handle, key, go, asked } = slowService();
  const [ann, bob] = [await key(), await key(undefined, { owner: "bob" })];
  const read = async (by: string, path = "/v1/retrieve") => {
    const response = await handle(new Request(`http://localhost${path}`, { headers: bearer(by) }));
    await response.body?.cancel();
    return response.status;
  };
  const all = Array.from({ length: 10 }, () => read(ann));
  await expect.poll(asked).toBe(4);
  expect(await read(bob)).toBe(200);
  // A lookup has the place of a stream instead, and whoever has no key takes none.
  expect(await read(ann, "/v1/lookup/squat/example.com")).toBe(200);
  expect(await read("ak_wrong")).toBe(401);
  expect(asked()).toBe(4);
  go();
  expect(await Promise.all(all)).toEqual(Array(10).fill(200));
  expect(asked()).toBe(10);
});
