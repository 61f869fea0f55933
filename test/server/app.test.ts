import { parse } from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { fromNdjson, lookup, mergeLines, type Permutation, type StreamMessage } from "../../mod.ts";
import { type MiniInternet, startMiniInternet } from "../../server/mini/mod.ts";
import { memoryIndex } from "../../lib/ct/mod.ts";
import { storeService } from "../../server/ct/store_service.ts";
import { SCHEMAS } from "../../server/schemas.ts";
import { vectorCases } from "../shared.ts";
import { bearer, shortLookup, testService } from "./service.ts";

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://localhost${path}`, { method, headers });

async function linesOf(response: Response): Promise<StreamMessage[]> {
  const lines: StreamMessage[] = [];
  for await (const line of fromNdjson(response.body!)) lines.push(line);
  return lines;
}

test("a squat streams its lines, then StoredResult and Done; the result is byte-equal to what was streamed", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const response = await handle(get("/v1/lookup/squat/example.com", auth));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(response.headers.get("x-service-request-id")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  const uuid = response.headers.get("x-service-result-id")!;
  const text = await response.text();
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe('{"op":"Meta","data":{"kind":"Progress","data":[0,1]}}');
  expect(lines.at(-2)).toBe(`{"op":"Meta","data":{"kind":"StoredResult","data":"${uuid}"}}`);
  expect(lines.at(-1)).toBe('{"op":"Meta","data":{"kind":"Done"}}');
  for (const path of [`/v1/retrieve/${uuid}`, `/v1/retrieve/${uuid}/ndjson`, `/v1/retrieve/${uuid}?from=0`]) {
    expect(await (await handle(get(path, auth))).text()).toBe(text);
  }
  expect(await (await handle(get(`/v1/retrieve/${uuid}?from=2`, auth))).text())
    .toBe(lines.slice(2).join("\n") + "\n");
  expect((await handle(get(`/v1/retrieve/${uuid}?from=99`, auth))).status).toBe(400);
  expect(await (await handle(get(`/v1/retrieve/${uuid}/json`, auth))).json())
    .toMatchObject({ "exmple.com": { distance: 1 } });
  const csv = await handle(get(`/v1/retrieve/${uuid}/csv`, auth));
  expect(csv.headers.get("content-type")).toMatch(/^text\/csv/);
  expect(await csv.text()).toMatch(/^fqdn,.*\r\nexmple\.com,com,exmple,Omission,1,/);
});

test("the miniature internet through the whole service", async () => {
  const world: MiniInternet = await startMiniInternet();
  try {
    const { handle, key } = testService({
      io: world.io,
      lookup: ({ domain, plan }, signal) => lookup(domain, { plan, io: world.io, signal, limit: 200 }),
    });
    const auth = bearer(await key());
    for (
      const path of [
        `lookup/squat/${world.domain}`,
        `lookup/nxdomain/${world.domain}`,
        `analyze/${world.domain}`,
      ]
    ) {
      const lines = await linesOf(await handle(get(`/v1/${path}`, auth)));
      expect(lines[0]).toMatchObject({ op: "Meta", data: { kind: "Progress" } });
      expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
      expect(lines.length).toBeGreaterThan(4);
      for (const line of lines) parse(SCHEMAS["StreamMessage"]!, line);
      parse(SCHEMAS["MergedLookup"]!, Object.fromEntries(Object.entries(mergeLines(lines))));
    }
  } finally {
    await world.close();
  }
});

describe("auth-headers", () => {
  const { handle, key } = testService();
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    keys["KEY"] = await key();
    keys["REVOKED"] = await key(["analyze"], { revoked: true });
    keys["EXPIRED"] = await key(["analyze"], { expires_at: 1 });
    keys["OTHERSCOPE"] = await key(["ct"]);
  });
  test("without a header there is no way in", async () => {
    expect((await handle(get("/v1/analyze/example.com"))).status).toBe(401);
  });
  for (const c of vectorCases("auth-headers.json")) {
    test(`${c["id"]}: ${c["header"]}`, async () => {
      const header = c["header"]?.replace(/\{\{(\w+)\}\}/, (_: string, name: string) => keys[name]);
      const headers: Record<string, string> = header == null ? {} : { authorization: header };
      const response = await handle(get("/v1/analyze/example.com", headers));
      expect(response.status).toBe(c["status"]);
      const challenge = response.headers.get("www-authenticate");
      if (c["status"] === 200) expect(challenge).toBeNull();
      if (c["status"] === 403) expect(challenge).toBe('Bearer error="insufficient_scope", scope="analyze"');
      if (c["status"] === 401) {
        // Fetch trims header values, so "Bearer " and "Bearer" are one.
        expect(challenge).toBe(header == null || header === "" ? "Bearer" : 'Bearer error="invalid_token"');
      }
      if (c["status"] !== 200) {
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(await response.json()).toMatchObject({ status: c["status"], type: expect.any(String) });
      } else await response.body?.cancel();
    });
  }
});

test("order of checks: key, scope, parameters, limits", async () => {
  const { handle, key } = testService({ env: { DEADRINGER_RATE_LIMIT: "2" } });
  const bad = "/v1/analyze/no_such";
  expect((await handle(get(bad))).status).toBe(401);
  const left = "x-ratelimit-remaining";
  const forbidden = await handle(get(bad, bearer(await key(["ct"]))));
  expect([forbidden.status, forbidden.headers.get(left)]).toEqual([403, "2"]);
  const auth = bearer(await key());
  for (let i = 0; i < 5; i++) {
    const refused = await handle(get(bad, auth));
    expect([refused.status, refused.headers.get(left)]).toEqual([400, "2"]);
    const head = await handle(new Request(get("/v1/meta/usage", auth), { method: "HEAD" }));
    expect([head.status, head.headers.get(left)]).toEqual([200, "2"]);
  }
  for (const count of ["1", "0"]) {
    const response = await handle(get("/v1/meta/usage", auth));
    expect(response.status).toBe(200);
    expect(response.headers.get(left)).toBe(count);
  }
  const response = await handle(get("/v1/meta/usage", auth));
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect(response.headers.get("x-ratelimit-limit")).toBe("2");
});

test("methods, paths and HEAD", async () => {
  let started = 0;
  const { handle, key } = testService({
    lookup: (request, signal) => {
      started++;
      return shortLookup(request, signal);
    },
  });
  const auth = bearer(await key());
  const wrong = await handle(get("/v1/analyze/example.com", auth, "DELETE"));
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await handle(get("/v1/retrieve/save/x", auth))).headers.get("allow")).toBe("PUT");
  for (
    const path of [
      "/v2",
      "/v1",
      "/v1/analyze",
      "/v1/analyze/a.com/b",
      "/v3/squat/a.com",
      "//v1/analyze/a.com",
    ]
  ) {
    const response = await handle(get(path, auth));
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  }
  const head = await handle(get("/v1/lookup/squat/example.com", auth, "HEAD"));
  expect([head.status, head.body, started]).toEqual([200, null, 0]);
  expect((await handle(get("/v1/meta/usage", auth, "HEAD"))).status).toBe(200);
  for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await handle(get(path))).status).toBe(200);
});

test("Accept on v2 routes", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  for (
    const [accept, type] of [
      ["application/json", "application/json"],
      ["application/json, application/x-ndjson;q=0.5", "application/json"],
      ["application/x-ndjson, application/json", "application/x-ndjson"],
      ["*/*", "application/x-ndjson"],
      ["text/html", "application/x-ndjson"],
    ] as const
  ) {
    for (const path of ["squat", "nxdomain", "discover"]) {
      const response = await handle(get(`/v2/${path}/example.com`, { ...auth, accept }));
      expect([accept, response.headers.get("content-type")]).toEqual([accept, type]);
      expect(response.headers.get("vary")).toBe("Accept");
      const text = await response.text();
      if (type === "application/json") expect(JSON.parse(text)).toHaveProperty(["exmple.com", "distance"], 1);
    }
  }
});

test("a failed lookup ends with Error, gives its place back and is not retained", async () => {
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
  expect((await handle(get(`/v1/retrieve/${response.headers.get("x-service-result-id")}`, auth))).status)
    .toBe(404);
  expect((await handle(get("/v2/squat/example.com", { ...auth, accept: "application/json" }))).status).toBe(
    500,
  );
  expect(logged.some(({ message }) => message === "A lookup failed")).toBe(true);
});

/** A lookup that says one line and then waits until it is stopped. */
async function* endless(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

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

test("usage counts by hour; what was refused does not count", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  for (const path of ["/v1/analyze/example.com", "/v1/ct/search?pattern=a", "/v1/ct/hydrate?occ=1:2"]) {
    await (await handle(get(path, auth))).text();
  }
  await handle(get("/v1/analyze/1.2.3.4", auth));
  await handle(get("/v1/ct/search?pattern=(", auth));
  const usage = await (await handle(get("/v1/meta/usage?t=120", auth))).json();
  expect(usage.totals).toEqual({ lookup_requests: 1, ct_requests: 2, total_requests: 3 });
  expect(usage.hourly.length).toBeGreaterThanOrEqual(2);
  expect((await handle(get("/v1/meta/usage?t=0", auth))).status).toBe(400);
});

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
  const kept = async () => (await service.stores.results.get(uuid, 0))?.lines ?? 0;
  await expect.poll(kept, { timeout: 10_000 }).toBeGreaterThan(2);
  expect((await handle(get(`/v1/retrieve/${uuid}`, auth, "DELETE"))).status).toBe(204);
  expect(service.jobs.size).toBe(0);
  let text = "";
  for (let read; !(read = await reader.read()).done;) text += new TextDecoder().decode(read.value);
  expect(text.trimEnd().split("\n").at(-1)).toContain("was deleted while it was made");
});

test("CT parameters", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const status = async (path: string) => (await handle(get(`/v1/ct/${path}`, auth))).status;
  expect(await status("search")).toBe(400);
  expect(await status("search?pattern=")).toBe(400);
  expect(await status("search?pattern=a&kind=fuzzy")).toBe(400);
  expect(await status("search?pattern=a&limit=1001")).toBe(400);
  expect(await status("search?pattern=a&include_precert=1")).toBe(400);
  expect(await status("search/domains?fqdn=example.com&fqdn=example.org")).toBe(200);
  expect(await status("search/domains?fqdn=1.2.3.4")).toBe(400);
  for (const name of ["*.com", "a.*.com", "*example.com", "_..com", "_a.example"]) {
    expect([name, await status(`search/domains?fqdn=${name}`)]).toEqual([name, 400]);
  }
  expect(await status("hydrate?occ=1:2&occ=1")).toBe(400);
  const found = await handle(get("/v1/ct/search?pattern=a", auth));
  expect(found.headers.get("x-has-more-value")).toBe("false");
  expect(await found.json()).toEqual([]);
});

test("whatever name a search in certificates finds can be asked for exactly", async () => {
  const names = ["*.example.com", "_dmarc.example.com", "xn--mnchen-3ya.de"];
  const index = memoryIndex(names);
  const { handle, key } = testService({ ct: storeService(() => null, { index: () => index }) });
  const auth = bearer(await key());
  const asked = ["*.EXAMPLE.com.", "_DMARC.example.com.", "münchen.de"].map((name) => `fqdn=${name}`).join(
    "&",
  );
  const found = await (await handle(get(`/v1/ct/search/domains?${asked}`, auth))).json();
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual(names);
});

test("no secret and no stranger's text is logged", async () => {
  const { handle, key, logged } = testService();
  const secret = await key();
  await (await handle(get("/v1/analyze/example.com?limit=5", bearer(secret)))).text();
  await handle(get("/v1/%0a{evil}", bearer(secret)));
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(JSON.stringify(logged)).not.toContain("evil");
});

test("the web app: its files, its policy, what the reader has already", async () => {
  const { handle } = testService();
  const page = await handle(get("/"));
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const policy = page.headers.get("content-security-policy")!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toContain("unsafe");
  const html = await page.text();
  expect(html).not.toMatch(/<style|style=|<script>|https?:/);
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(paths).toContain("/assets/app.js");
  for (const path of paths) expect([path, (await handle(get(path))).status]).toEqual([path, 200]);
  const zipped = await handle(get("/assets/app.js", { "accept-encoding": "br, gzip" }));
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect((await zipped.arrayBuffer()).byteLength).toBeLessThan(100_000);
  const etag = zipped.headers.get("etag")!;
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    expect((await handle(get("/assets/app.js", { "if-none-match": known }))).status).toBe(304);
  }
  expect((await handle(get("/assets/none.js"))).status).toBe(404);
  expect((await handle(get("/assets/..%2fmain.ts"))).status).toBe(404);
});
