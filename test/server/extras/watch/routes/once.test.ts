import { expect, test } from "vitest";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { watchedService } from "../watched_world.ts";

const BRAND = { name: "Kestrel", domains: ["kestrelbank.com", "kestrelbank.at"] };
const AGAIN = { name: "Again", domains: ["gullbank.com", "WWW.kestrelbank.at"] };

test("a domain is watched once by an owner: the second try names the first", async () => {
  const { call, key } = await watchedService();
  const { body: first } = await call("POST", "/v1/watch/brands", BRAND);
  const second = await call("POST", "/v1/watch/brands", AGAIN);
  expect(second.status).toBe(409);
  expect(second.headers.get("location")).toBe(`/v1/watch/brands/${first.id}`);
  expect(second.body).toMatchObject({
    status: 409,
    detail: "The brand Kestrel watches kestrelbank.at already: change that one",
    brand: first.id,
  });
  expect((await call("GET", "/v1/watch/brands")).body).toHaveLength(1);
  // Other owners, and other domains, are not in the way.
  const bob = await key(["watch"], { owner: "bob" });
  expect((await call("POST", "/v1/watch/brands", AGAIN, bob)).status).toBe(201);
  const { body: gull } = await call("POST", "/v1/watch/brands", { name: "Gull", domains: ["gullbank.com"] });
  const changed = await call("PUT", `/v1/watch/brands/${gull.id}`, AGAIN);
  expect([changed.status, changed.body.brand]).toEqual([409, first.id]);
  expect((await call("PUT", `/v1/watch/brands/${first.id}`, BRAND)).status).toBe(200);
});

test("the service says whether a domain is watched", async () => {
  const { call } = await watchedService();
  const { body: first } = await call("POST", "/v1/watch/brands", BRAND);
  const watching = async (domain: string) =>
    (await call("GET", `/v1/watch/brands?domain=${domain}`)).body.map(({ id }: { id: string }) => id);
  expect(await watching("login.kestrelbank.at")).toEqual([first.id]);
  expect(await watching("gullbank.com")).toEqual([]);
  expect((await call("GET", "/v1/watch/brands?domain=..")).status).toBe(400);
});

test("of brands of one domain that are added at the same time, one stays", async () => {
  const { call } = await watchedService({ store: openSqliteStore(WATCH_STORE, ":memory:") });
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) => call("POST", "/v1/watch/brands", { ...BRAND, name: `Kestrel ${n}` })),
  );
  const { body: brands } = await call("GET", "/v1/watch/brands");
  expect(brands).toHaveLength(1);
  const created = tries.filter(({ status }) => status === 201);
  expect(created.map(({ body }) => body.id)).toEqual([brands[0].id]);
  for (const { status, body } of tries) {
    if (status !== 201) expect([status, body.brand]).toEqual([409, brands[0].id]);
  }
});
