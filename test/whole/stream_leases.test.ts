import type { StreamMessage } from "../../mod.ts";
import { expect, test } from "vitest";
import { endless, get, linesOf } from "../server/requests.ts";
import { memoryStores } from "../../server/stores/sqlite_stores.ts";
import { bearer, shortLookup, testService } from "../server/service.ts";

test("a failed lookup ends with Error, gives its place back and is kept as it is", async () => {
  const { handle, key, service, logged } = testService({
    lookup: async function* () {
      yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
      await undefined;
      throw new Error("a secret");
    },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/squat/example.com", auth));
  const text = await response.text();
  expect(text).not.toContain("secret");
  expect(JSON.parse(text.trimEnd().split("\n").at(-1)!)).toMatchObject({
    op: "Meta",
    data: { kind: "Error", data: { status: 500 } },
  });
  await service.jobs.idle();
  expect(service.streams.taken).toBe(0);
  const kept = await handle(get(`/v1/retrieve/${response.headers.get("x-service-result-id")}`, auth));
  expect([kept.status, await kept.text()]).toEqual([200, text]);
  expect((await handle(get("/v2/squat/example.com", { ...auth, accept: "application/json" }))).status).toBe(
    500,
  );
  expect(logged.some(({ message }) => message === "A lookup failed")).toBe(true);
});

test("a reader that leaves stops the work; streams are limited by key and in all", async () => {
  const { handle, key, service } = testService({
    lookup: endless,
    env: { DEADRINGER_STREAMS: "1", DEADRINGER_CAPACITY: "2" },
  });
  const [ann, bob, eve] = [bearer(await key()), bearer(await key()), bearer(await key())];
  const open = (auth: Record<string, string>) => handle(get("/v1/analyze/example.com", auth));
  const first = await open(ann);
  const reader = first.body!.getReader();
  await reader.read();
  const second = await open(ann);
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toBe("5");
  const other = await open(bob);
  expect((await open(eve)).status).toBe(503);
  await reader.cancel();
  await other.body!.cancel();
  await service.jobs.idle();
  expect(service.streams.taken).toBe(0);
  const again = await open(ann);
  expect(again.status).toBe(200);
  await again.body!.cancel();
});

test("however many keys an owner has, another gets a place; the owner's share is in the body", async () => {
  const { handle, key, service } = testService({
    lookup: endless,
    env: { DEADRINGER_STREAMS: "2", DEADRINGER_CAPACITY: "8" },
  });
  const open = async (owner: string) => {
    const response = await handle(get("/v1/analyze/example.com", bearer(await key(undefined, { owner }))));
    if (response.status === 200) streams.push(response);
    return response;
  };
  const streams: Response[] = [];
  for (let i = 0; i < 6; i++) expect((await open("ann")).status).toBe(200);
  const seventh = await open("ann");
  expect(seventh.status).toBe(503);
  expect(seventh.headers.get("retry-after")).toBe("5");
  expect((await seventh.json()).detail).toContain("share 6 streams");
  for (let i = 0; i < 2; i++) expect((await open("bea")).status).toBe(200);
  // All are taken; the first that is given back goes to the owner with less than an equal share.
  await streams.shift()!.body!.cancel();
  while (service.streams.taken > 7) await new Promise((resolve) => setImmediate(resolve));
  expect((await open("ann")).status).toBe(503);
  expect((await open("bea")).status).toBe(200);
  for (const { body } of streams) await body!.cancel();
  await service.jobs.idle();
});

test("the keys of an owner share a rate too", async () => {
  const { handle, key } = testService({
    env: { DEADRINGER_RATE_LIMIT: "2", DEADRINGER_OWNER_RATE_LIMIT: "5" },
  });
  const ask = async (owner: string) =>
    await handle(get("/v1/meta/usage", bearer(await key(undefined, { owner }))));
  for (let i = 0; i < 5; i++) expect((await ask("ann")).status).toBe(200);
  const sixth = await ask("ann");
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get("x-ratelimit-limit")).toBe("5");
  expect((await sixth.json()).detail).toContain("All keys of this owner share 5 requests a minute");
  expect((await ask("bea")).status).toBe(200);
});

test("a lookup is found, and can be stopped, as soon as its answer has started", async () => {
  const stores = memoryStores();
  const begin = stores.results.begin;
  const slow = Promise.withResolvers<void>();
  stores.results.begin = async (result) => {
    await slow.promise;
    await begin(result);
  };
  const { handle, key, service } = testService({ lookup: endless, stores });
  const auth = bearer(await key());
  const response = await handle(get("/v1/analyze/example.com", auth));
  const reader = response.body!.getReader();
  await reader.read();
  const path = `/v1/retrieve/${response.headers.get("x-service-result-id")}`;
  expect((await handle(get(`${path}/record`, auth))).status).toBe(200);
  expect((await handle(get(`${path}/record`, bearer(await key(undefined, { owner: "eve" }))))).status).toBe(
    404,
  );
  const deleted = handle(get(path, auth, "DELETE"));
  slow.resolve();
  expect((await deleted).status).toBe(204);
  await reader.cancel();
  await service.jobs.idle();
});

test("a lookup that lingers is taken up again where it was left", async () => {
  const gate = Promise.withResolvers<void>();
  const { handle, key, service } = testService({
    lookup: async function* (request, signal) {
      for await (const line of shortLookup(request, signal)) {
        if (line.op === "Levenshtein") await gate.promise;
        yield line;
      }
    },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/analyze/example.com?linger=60", auth));
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  const uuid = response.headers.get("x-service-result-id");
  expect((await handle(get(`/v1/retrieve/${uuid}`, auth))).status).toBe(404);
  const rest = await handle(get(`/v1/retrieve/${uuid}?from=1`, auth));
  gate.resolve();
  const lines = await linesOf(rest);
  expect(lines.map((line) => line.op)).toEqual(["Levenshtein", "Meta", "Meta", "Meta"]);
  await service.jobs.idle();
});

test("stopping the service ends streams with a last line", async () => {
  const { handle, key, service } = testService({ lookup: endless });
  const response = await handle(get("/v1/analyze/example.com", bearer(await key())));
  const { SquatError } = await import("../../mod.ts");
  const text = response.text();
  await service.jobs.stop(new SquatError("over_capacity", "This server is stopping"));
  expect((await text).trimEnd().split("\n").at(-1)).toContain('"kind":"Error"');
  const json = { ...bearer(await key()), accept: "application/json" };
  const merged = handle(get("/v2/squat/example.com", json));
  await expect.poll(() => service.jobs.size, { interval: 5 }).toBe(1);
  await service.jobs.stop(new SquatError("over_capacity", "This server is stopping"));
  expect([(await merged).status, (await merged).headers.get("retry-after")]).toEqual([503, "5"]);
});

test("a HEAD takes no place and counts for nothing", async () => {
  const { handle, key, service } = testService({ env: { DEADRINGER_STREAMS: "1" } });
  const auth = bearer(await key());
  for (let i = 0; i < 3; i++) {
    expect((await handle(get("/v1/lookup/squat/example.com", auth, "HEAD"))).status).toBe(200);
  }
  expect(service.streams.taken).toBe(0);
  const usage = await (await handle(get("/v1/meta/usage", auth))).json();
  expect(usage.totals).toEqual({ lookup_requests: 0, ct_requests: 0, total_requests: 0 });
});

test("while the service stops, nothing is started", async () => {
  const { handle, key, service } = testService();
  const auth = bearer(await key());
  service.state = "stopping";
  for (
    const path of ["/v1/lookup/squat/example.com", "/v1/ct/search?pattern=a", "/v1/meta/usage", "/readyz"]
  ) {
    const refused = await handle(get(path, auth));
    expect([path, refused.status, refused.headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(await refused.json()).toMatchObject({ status: 503, detail: expect.stringContaining("stopping") });
  }
  expect([service.jobs.size, service.streams.taken]).toEqual([0, 0]);
  expect((await handle(get("/healthz"))).status).toBe(200);
});

test.each(["Error", "Timeout"] as const)("%s is the last line, whatever is said after it", async (kind) => {
  const problem = { type: "urn:x", title: "x", status: 500, detail: "x" };
  const { handle, key, service } = testService({
    lookup: async function* (request, signal) {
      yield { op: "Meta", data: { kind, data: problem } } as StreamMessage;
      yield* shortLookup(request, signal);
    },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/analyze/example.com", auth));
  const kinds = (await linesOf(response)).map((line) => line.op === "Meta" && line.data.kind);
  expect(kinds).toEqual(["StoredResult", kind]);
  await service.jobs.idle();
  const uuid = response.headers.get("x-service-result-id");
  expect((await linesOf(await handle(get(`/v1/retrieve/${uuid}`, auth)))).length).toBe(2);
});
