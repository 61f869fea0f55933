import { expect, test } from "vitest";
import type { Permutation, StreamMessage } from "../../../../mod.ts";
import { endless, get } from "../../requests.ts";
import { memoryStores } from "../../../../server/stores/sqlite_stores.ts";
import { bearer, shortLookup, testService } from "../../service.ts";

test("save: owner, scope, format", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/squat/example.com", auth));
  await response.text();
  const path = `/v1/retrieve/save/${response.headers.get("x-service-result-id")}`;
  const put = (where: string, who: Record<string, string>) => handle(get(where, who, "PUT"));
  const saved = await (await put(path, auth)).json();
  expect(saved.ttl - saved.saved_at).toBe(30 * 86_400);
  expect(await (await put(`${path}?content-type=csv`, auth)).text()).toMatch(/^uuid,ttl,saved_at\r\n/);
  expect((await put(`${path}?content-type=xml`, auth)).status).toBe(400);
  const refused = await put(path, bearer(await key(["ct"])));
  expect(refused.status).toBe(403);
  expect(refused.headers.get("www-authenticate")).toBe(
    'Bearer error="insufficient_scope", scope="lookup:squat"',
  );
  expect((await put(path, bearer(await key(undefined, { owner: "bob" })))).status).toBe(400);
  expect((await put("/v1/retrieve/save/abc", auth)).status).toBe(400);
  const other = bearer(await key(undefined, { owner: "bob" }));
  expect((await handle(get(path.replace("/save", ""), other))).status).toBe(404);
});

test("free names alone are in the contract's formats of an nxdomain lookup; ours tell them from the others", async () => {
  const named = (fqdn: string): Permutation => ({
    domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) },
    kind: "Omission",
  });
  const query = { name: "exmple.com", type: "A", rcode: "NXDOMAIN" };
  const lines: StreamMessage[] = [
    { permutation: named("exmple.com"), op: "Levenshtein", data: 1 },
    { permutation: named("exmple.com"), op: "Nxdomain", data: { query, soa: null, trusted: false } },
    { permutation: named("examle.com"), op: "Levenshtein", data: 1 },
    { op: "Meta", data: { kind: "Done" } },
  ];
  const { handle, key } = testService({
    lookup: async function* () {
      yield* lines;
    },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/nxdomain/example.com", auth));
  await response.text();
  const at = `/v1/retrieve/${response.headers.get("x-service-result-id")}`;
  const csv = async (query: string) =>
    (await (await handle(get(`${at}/csv${query}`, auth))).text()).trimEnd().split("\r\n");
  const json = async (query: string) => await (await handle(get(`${at}/json${query}`, auth))).json();
  const [, ...rows] = await csv("");
  expect(rows.map((row) => row.split(",")[0])).toEqual(["exmple.com"]);
  expect(Object.keys(await json(""))).toEqual(["exmple.com"]);
  const [head, ...all] = await csv("?extensions=1");
  const rcode = head!.split(",").indexOf("rcode");
  expect(all.map((row) => [row.split(",")[0], row.split(",")[rcode]]).sort()).toEqual([
    ["examle.com", ""],
    ["exmple.com", "NXDOMAIN"],
  ]);
  expect(Object.keys(await json("?extensions=1")).sort()).toEqual(["examle.com", "exmple.com"]);
});

test("results are listed, described and deleted, for their owner only", async () => {
  let time = 1_800_000_000_000;
  const { handle, key, service } = testService({ now: () => time++ });
  const auth = bearer(await key());
  const bob = bearer(await key(undefined, { owner: "bob" }));
  const uuids: string[] = [];
  for (const path of ["/v1/lookup/squat/example.com", "/v1/analyze/example.org"]) {
    const response = await handle(get(path, auth));
    await response.text();
    uuids.push(response.headers.get("x-service-result-id")!);
  }
  const list = async (who: Record<string, string>, query = "") =>
    await (await handle(get(`/v1/retrieve${query}`, who))).json() as Record<string, unknown>[];
  const [second, first] = await list(auth);
  expect(second).toMatchObject({ uuid: uuids[1], domain: "example.org", scope: "analyze" });
  expect(first).toMatchObject({ uuid: uuids[0], scope: "lookup:squat", lines: 5, names: 1, done: true });
  expect(Number(first!["ttl"]) - Number(first!["created_at"])).toBe(7 * 86_400);
  expect(await list(auth, "?limit=1")).toEqual([second]);
  // What a dead process left is not shown, nor does it stand in the way of what is.
  await service.stores.results.begin({
    uuid: "00000000-0000-7000-8000-000000000000",
    owner: "ann",
    scope: "analyze",
    domain: "example.net",
    created_at: time,
    expires_at: time + 1_000_000,
  });
  expect(await list(auth, "?limit=1")).toEqual([second]);
  expect(await list(bob)).toEqual([]);
  const at = `/v1/retrieve/${uuids[0]}`;
  expect(await (await handle(get(`${at}/record`, auth))).json()).toEqual(first);
  expect((await handle(get(`${at}/record`, bob))).status).toBe(404);
  const remove = async (who: Record<string, string>) => (await handle(get(at, who, "DELETE"))).status;
  expect(await remove(bob)).toBe(404);
  expect(await remove(bearer(await key(["ct"])))).toBe(403);
  expect(await remove(auth)).toBe(204);
  expect(await remove(auth)).toBe(404);
  expect((await handle(get(at, auth))).status).toBe(404);
  expect(await list(auth)).toEqual([second]);
});

test("a list asks the store once which of its results other processes make, and shows those", async () => {
  const stores = { ...memoryStores(), shared: true };
  const { handle, key, service } = testService({ stores });
  const auth = bearer(await key());
  const uuids = [0, 1, 2].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
  for (const uuid of uuids) {
    const created_at = Date.now();
    const times = { created_at, expires_at: created_at + 1_000_000 };
    await stores.results.begin({ uuid, owner: "ann", scope: "analyze", domain: "example.net", ...times });
  }
  await service.streams.mark(`run ${uuids[1]}`);
  const questions: (readonly string[])[] = [];
  const { held } = stores.limits;
  stores.limits.held = (ids) => (questions.push(ids), held(ids));
  const list = await (await handle(get("/v1/retrieve", auth))).json() as { uuid: string }[];
  expect(list.map(({ uuid }) => uuid)).toEqual([uuids[1]]);
  expect(questions.map((ids) => ids.toSorted())).toEqual([uuids.map((uuid) => `run ${uuid}`)]);
  expect((await handle(get(`/v1/retrieve/${uuids[1]}/record`, auth))).status).toBe(200);
  expect((await handle(get(`/v1/retrieve/${uuids[2]}/record`, auth))).status).toBe(404);
});

test("a result that is deleted while it is made is stopped", async () => {
  const { handle, key, service } = testService({ lookup: endless });
  const auth = bearer(await key());
  const response = await handle(get("/v1/analyze/example.com", auth));
  const reader = response.body!.getReader();
  await reader.read();
  const at = `/v1/retrieve/${response.headers.get("x-service-result-id")}`;
  expect(await (await handle(get(`${at}/record`, auth))).json()).toMatchObject({ done: false, names: 0 });
  const last = reader.read();
  const end = last.then(() => reader.read());
  expect((await handle(get(at, auth, "DELETE"))).status).toBe(204);
  expect(service.jobs.size).toBe(0);
  expect(new TextDecoder().decode((await last).value)).toContain('"kind":"Error"');
  expect((await end).done).toBe(true);
});

test("deleting waits for no reader; who comes back for lines that are gone hears why", async () => {
  async function* talkative(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
    const permutation: Permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" };
    for (;;) {
      yield { permutation, op: "WhoIs", data: "x".repeat(10_000) };
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
  }
  const { handle, key, service } = testService({ lookup: talkative });
  const auth = bearer(await key());
  const response = await handle(get("/v1/analyze/example.com", auth));
  const reader = response.body!.getReader();
  await reader.read();
  const uuid = response.headers.get("x-service-result-id")!;
  // The work is ahead of its reader, and what waits for it has gone to the store.
  const storedLines = async () => (await service.stores.results.get(uuid, 0))?.lines ?? 0;
  await expect.poll(storedLines, { timeout: 10_000 }).toBeGreaterThan(2);
  expect((await handle(get(`/v1/retrieve/${uuid}`, auth, "DELETE"))).status).toBe(204);
  expect(service.jobs.size).toBe(0);
  let text = "";
  for (let read; !(read = await reader.read()).done;) text += new TextDecoder().decode(read.value);
  expect(text.trimEnd().split("\n").at(-1)).toContain("was deleted while it was made");
});

test("another owner cannot see in any form that a result exists, running or stored", async () => {
  const gate = Promise.withResolvers<void>();
  const { handle, key, service } = testService({
    lookup: async function* (request, signal) {
      for await (const line of shortLookup(request, signal)) {
        yield line;
        if (line.op === "Levenshtein") await gate.promise;
      }
    },
  });
  const [auth, bob] = [bearer(await key()), bearer(await key(undefined, { owner: "bob" }))];
  const response = await handle(get("/v1/analyze/example.com?linger=60", auth));
  const uuid = response.headers.get("x-service-result-id")!;
  const text = response.text();
  const forms = ["", "?from=0", "/ndjson", "/ndjson?from=0", "/json", "/csv", "/record"];
  const seen = async (who: Record<string, string>) => {
    const found: Record<string, number> = {};
    for (const form of forms) {
      for (const method of ["GET", "HEAD"]) {
        const { status, body } = await handle(get(`/v1/retrieve/${uuid}${form}`, who, method));
        await body?.cancel();
        found[`${method} ${form}`] = status;
      }
    }
    return found;
  };
  const all = (statuses: number[]) =>
    Object.fromEntries(
      forms.flatMap((form, i) => [[`GET ${form}`, statuses[i]], [`HEAD ${form}`, statuses[i]]]),
    );
  await expect.poll(() => service.jobs.find(uuid)?.lines).toBe(2);
  expect(await seen(bob)).toEqual(all(Array(7).fill(404)));
  expect(await seen(auth)).toEqual(all([404, 200, 404, 200, 404, 404, 200]));
  const beyond = await handle(get(`/v1/retrieve/${uuid}?from=3`, auth));
  expect([beyond.status, (await beyond.json()).detail]).toEqual([
    400,
    "Cannot use from 3: the result has 2 lines",
  ]);
  expect((await handle(get(`/v1/retrieve/${uuid}?from=3`, bob))).status).toBe(404);
  const save = (who: Record<string, string>) => handle(get(`/v1/retrieve/save/${uuid}`, who, "PUT"));
  expect([(await save(bob)).status, (await save(auth)).status]).toEqual([400, 400]);
  gate.resolve();
  await text;
  await service.jobs.idle();
  expect(await seen(bob)).toEqual(all(Array(7).fill(404)));
  expect(await seen(auth)).toEqual(all(Array(7).fill(200)));
  expect((await handle(get(`/v1/retrieve/${uuid.toUpperCase()}`, auth))).status).toBe(200);
  expect((await handle(get(`/v1/retrieve/${uuid}x`, auth))).status).toBe(404);
});

test("saving never shortens how long a result is stored", async () => {
  const { handle, key } = testService({
    now: () => 1_800_000_000_000,
    env: { DEADRINGER_RETENTION: "9", DEADRINGER_SAVED_RETENTION: "2" },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/squat/example.com", auth));
  await response.text();
  const uuid = response.headers.get("x-service-result-id");
  const saved = await (await handle(get(`/v1/retrieve/save/${uuid}`, auth, "PUT"))).json();
  expect(saved).toEqual({ uuid, ttl: 1_800_000_000 + 9 * 86_400, saved_at: 1_800_000_000 });
  const record = await (await handle(get(`/v1/retrieve/${uuid}/record`, auth))).json();
  expect(record.ttl).toBe(saved.ttl);
});

test("names without an answer: each body that cannot list them has a header that counts them", async () => {
  const unanswered = Array.from({ length: 40 }, (_, i) => `n${i}.com`);
  const { handle, key } = testService({
    env: { DEADRINGER_STREAMS: "100" },
    lookup: async function* (request, signal): AsyncGenerator<StreamMessage> {
      for await (const line of shortLookup(request, signal)) {
        const isDone = line.op === "Meta" && line.data.kind === "Done";
        if (isDone) yield { op: "Meta", data: { kind: "Progress", data: [100, 100], unanswered } };
        yield line;
      }
    },
  });
  const auth = bearer(await key());
  const v2 = await handle(get("/v2/squat/example.com", { ...auth, accept: "application/json" }));
  const path = `/v1/retrieve/${v2.headers.get("x-service-result-id")}`;
  const bodies = [
    "/json",
    "/json?extensions=1",
    "/csv",
    "/csv?extensions=1",
    "/export/stix",
    "/export/hosts",
  ];
  for (const answer of [v2, ...await Promise.all(bodies.map((each) => handle(get(path + each, auth))))]) {
    expect(answer.status).toBe(200);
    expect(decodeURIComponent(answer.headers.get("x-deadringer-incomplete") ?? "")).toBe(
      "40 of 100 names got no usable answer",
    );
    await answer.body?.cancel();
  }
  const whole = testService();
  const other = bearer(await whole.key());
  const complete = await whole.handle(get("/v2/squat/example.com", { ...other, accept: "application/json" }));
  expect(complete.headers.has("x-deadringer-incomplete")).toBe(false);
});

test("the JSON export: records with the contract's members, and kinds of its enumeration", async () => {
  const named = (fqdn: string, kind: Permutation["kind"]): Permutation => ({
    domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) },
    kind,
  });
  const [ct, faux, vowels] = [
    named("exarnple.com", "CertificateTransparency"),
    named("example-net.com", "FauxTld"),
    named("axemple.com", "VowelShuffle"),
  ];
  const classification = { legitimate: 0.1, phishing: 0.8, parked: 0.1 };
  const record = {
    rrtype: "A",
    rrname: "192.0.2.7",
    rdata: "exarnple.com",
    time_first: 1,
    time_last: 2,
    count: 3,
  };
  const lines: StreamMessage[] = [
    { permutation: ct, op: "Levenshtein", data: 2 },
    { permutation: ct, op: "GeoIp", data: { ip: "192.0.2.7", country: { continent: "EU", iso_code: "DE" } } },
    { permutation: ct, op: "Classification", data: classification },
    { permutation: ct, op: "HttpBanner", data: "nginx" },
    { permutation: ct, op: "PassiveDns", data: [record] },
    { permutation: faux, op: "Levenshtein", data: 4 },
    { permutation: vowels, op: "Levenshtein", data: 2 },
    { op: "Meta", data: { kind: "Done" } },
  ];
  const { handle, key } = testService({
    lookup: async function* () {
      yield* lines;
    },
  });
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/squat/example.com", auth));
  await response.text();
  const at = `/v1/retrieve/${response.headers.get("x-service-result-id")}/records`;
  const records = await (await handle(get(at, auth))).json();
  const byName = Object.fromEntries(records.map((each: { domain: string }) => [each.domain, each]));
  expect(byName["exarnple.com"]).toEqual({
    ...{ domain: "exarnple.com", permutation: "Homoglyph", distance: 2, classification, httpBanner: "nginx" },
    ips: { "192.0.2.7": { ip: "192.0.2.7", country: { continent: "EU", iso_code: "DE" } } },
    passiveDns: [record],
  });
  expect(byName["example-net.com"]).toEqual({ domain: "example-net.com", permutation: "Tld", distance: 4 });
  expect(byName["axemple.com"].permutation).toBe("VowelSwap");
  expect((await handle(get(at.replace(/[^/]*\/records/, "abc/records"), auth))).status).toBe(404);
});
