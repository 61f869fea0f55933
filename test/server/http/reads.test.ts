import { expect, test } from "vitest";
import { newSession, SESSION_COOKIE } from "../../../server/auth/session.ts";
import { inputOf } from "../../../server/http/fetch.ts";
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

test("of an owner's keys four requests that read are answered at a time, the others wait; people and other owners do not", async () => {
  const { handle, key, go, asked, service } = slowService();
  const { owners, sessions } = service.stores;
  await owners.add({ name: "ann", passphrase: null, created_at: 1 });
  const { value, record } = newSession("ann", "link", service.now(), { idle: 60_000, whole: 60_000 });
  await sessions.add(record, null);
  const page = { "sec-fetch-site": "same-origin", cookie: `${SESSION_COOKIE}=${value}` };
  const [ann, bob] = [await key(), await key(undefined, { owner: "bob" })];
  const read = async (by: string | Record<string, string>, path = "/v1/retrieve") => {
    const headers = typeof by === "string" ? bearer(by) : by;
    const response = await handle(new Request(`http://localhost${path}`, { headers }));
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
  // Her team's pages have places of their own.
  const own = Array.from({ length: 6 }, () => read(page));
  await expect.poll(asked).toBe(8);
  go();
  expect(await Promise.all(own)).toEqual(Array(6).fill(200));
  expect(await Promise.all(all)).toEqual(Array(10).fill(200));
  expect(asked()).toBe(16);
});

test("requests without a key, and with a wrong one, wait for those of other addresses; health checks do not", async () => {
  const { answer, key } = testService({ env: { DEADRINGER_PROXIES: "1" } });
  const good = bearer(await key());
  const order: string[] = [];
  const ask = async (from: string, path: string, headers: Record<string, string> = {}) => {
    const request = inputOf(
      new Request(`http://localhost${path}`, { headers: { "x-forwarded-for": from, ...headers } }),
    );
    const { status } = await answer(request, () => "127.0.0.1");
    order.push(from);
    return status;
  };
  const flood = ["/v1/retrieve", "/nothing", "/openapi.json", "/v1/keys"].flatMap((path) =>
    Array.from(
      { length: 20 },
      () => ask("192.0.2.1", path, bearer(path === "/nothing" ? "ak_wrong" : "ak_x")),
    )
  );
  const others = [
    ask("health", "/healthz", { "x-forwarded-for": "192.0.2.1" }),
    ask("198.51.100.1", "/openapi.json"),
    ask("ann", "/v1/retrieve", { ...good, "x-forwarded-for": "192.0.2.1" }),
  ];
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  expect(order.filter((each) => each === "192.0.2.1").length).toBeLessThan(10);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 404, 200]));
});
