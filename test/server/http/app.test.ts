import { beforeAll, describe, expect, test, vi } from "vitest";
import { memoryIndex } from "../../../lib/ct/mod.ts";
import { lookup, mergeLines, SquatError } from "../../../mod.ts";
import { storeService } from "../../../server/ct/store_service.ts";
import { type MiniInternet, startMiniInternet } from "../../../server/mini/mod.ts";
import { fits } from "../fits.ts";
import { vectorCases } from "../../shared.ts";
import { get, linesOf } from "../requests.ts";
import { shortened } from "../../lib/net/world.ts";
import { bearer, shortLookup, testService } from "../service.ts";

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
  const io = { ...world.io, sleep: shortened };
  try {
    const { handle, key } = testService({
      io,
      lookup: ({ domain, plan }, signal) => lookup(domain, { plan, io, signal, limit: 6 }),
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
      for (const line of lines) fits("StreamMessage", line);
      fits("MergedLookup", Object.fromEntries(Object.entries(mergeLines(lines))));
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

test("order of checks: key, scope, parameters, rate limit; HEAD and refused requests count", async () => {
  const { handle, key } = testService({ env: { DEADRINGER_RATE_LIMIT: "4" } });
  const bad = "/v1/analyze/no_such";
  expect((await handle(get(bad))).status).toBe(401);
  const left = "x-ratelimit-remaining";
  const forbidden = await handle(get(bad, bearer(await key(["ct"]))));
  expect([forbidden.status, forbidden.headers.get(left)]).toEqual([403, "3"]);
  const auth = bearer(await key());
  const ask = async (path: string, method: string) => {
    const { status, headers } = await handle(get(path, auth, method));
    return [status, headers.get(left)];
  };
  expect(await ask(bad, "GET")).toEqual([400, "3"]);
  expect(await ask("/v1/meta/usage", "HEAD")).toEqual([200, "2"]);
  expect(await ask("/v1/ct/search?pattern=(", "GET")).toEqual([400, "1"]);
  expect(await ask("/v1/meta/usage", "GET")).toEqual([200, "0"]);
  for (const method of ["GET", "HEAD"]) {
    expect(await ask("/v1/ct/search?pattern=(", method)).toEqual([400, "0"]);
    expect(await ask("/v1/ct/search?pattern=a", method)).toEqual([429, "0"]);
  }
  const response = await handle(get("/v1/meta/usage", auth));
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect(response.headers.get("x-ratelimit-limit")).toBe("4");
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
  for (const path of ["/v1/meta/usage", "/v1/retrieve", "/nowhere"]) {
    expect([path, await (await handle(get(path, auth, "HEAD"))).text()]).toEqual([path, ""]);
  }
  for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await handle(get(path))).status).toBe(200);
});

test("a parameter that a route does not have is refused, with the one that was meant; on links it is not", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const detail = async (path: string) => {
    const response = await handle(get(path, auth));
    return [response.status, (await response.json()).detail];
  };
  expect(await detail("/v1/lookup/squat/example.com?limt=5"))
    .toEqual([400, 'There is no parameter "limt" here; did you mean limit?']);
  expect(await detail("/v1/ct/search?pattern=a&xyz=1"))
    .toEqual([400, expect.stringContaining('"xyz" here: give pattern, kind, limit')]);
  expect(await detail("/v1/ct/logs?limit=5"))
    .toEqual([400, 'There is no parameter "limit" here: leave it out']);
  for (const path of ["/healthz?x=1", "/docs?x=1", "/v1/session?x=1"]) {
    expect([path, (await handle(get(path, auth))).status]).toEqual([path, 200]);
  }
});

test("readiness says why the store takes nothing", async () => {
  const { handle, service } = testService();
  const why = async (error: Error) => {
    vi.spyOn(service.stores, "ping").mockRejectedValueOnce(error);
    const response = await handle(get("/readyz"));
    return [response.status, (await response.json()).detail];
  };
  expect(await why(new SquatError("over_capacity", "Its disk is full"))).toEqual([503, "Its disk is full"]);
  expect(await why(new Error("secret"))).toEqual([503, "The store cannot be reached"]);
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
      if (type !== "application/json") continue;
      // Among free names a registered one would look like one of them.
      if (path !== "squat") expect(JSON.parse(text)).toEqual({});
      else expect(JSON.parse(text)).toHaveProperty(["exmple.com", "distance"], 1);
    }
  }
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

test.each(["search?pattern=a", "search/domains?fqdn=example.com"])(
  "%s of an index without names says so; of one with names it does not",
  async (path) => {
    const lacks = async (names: string[]) => {
      const ct = storeService(() => null, { index: () => memoryIndex(names) });
      const { handle, key } = testService({ ct });
      const { headers } = await handle(get(`/v1/ct/${path}`, bearer(await key())));
      return decodeURIComponent(headers.get("x-deadringer-incomplete") ?? "");
    };
    expect(await lacks([])).toContain("no names yet");
    expect(await lacks(["kestrel.net"])).toBe("");
  },
);

test("every name that a certificate search finds can be requested exactly", async () => {
  const names = ["*.example.com", "_dmarc.example.com", "xn--mnchen-3ya.de"];
  const index = memoryIndex(names);
  const { handle, key } = testService({ ct: storeService(() => null, { index: () => index }) });
  const auth = bearer(await key());
  const query = ["*.EXAMPLE.com.", "_DMARC.example.com.", "münchen.de"].map((name) => `fqdn=${name}`).join(
    "&",
  );
  const found = await (await handle(get(`/v1/ct/search/domains?${query}`, auth))).json();
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual(names);
});

test.each(["not a domain", "1.2.3.4", "a..b", "com"])(
  "an exact search for names of which one is none is refused: %s",
  async (name) => {
    const index = memoryIndex(["example.com"]);
    const { handle, key } = testService({ ct: storeService(() => null, { index: () => index }) });
    const query = `fqdn=example.com&fqdn=${encodeURIComponent(name)}`;
    const response = await handle(get(`/v1/ct/search/domains?${query}`, bearer(await key())));
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toContain(name);
  },
);

test("no secret and no stranger's text is logged", async () => {
  const { handle, key, logged } = testService();
  const secret = await key();
  await (await handle(get("/v1/analyze/example.com?limit=5", bearer(secret)))).text();
  await handle(get("/v1/%0a{evil}", bearer(secret)));
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(JSON.stringify(logged)).not.toContain("evil");
});

test("a browser that adds a slash to a page's path is sent to the page; a program is told that nothing is there", async () => {
  const { handle } = testService();
  const accept = "text/html,*/*;q=0.8";
  const sentTo = async (path: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await handle(get(path, headers));
    return [status, answered.get("location")];
  };
  for (
    const [path, headers, answer] of [
      ["/settings/", { accept }, [308, "/settings"]],
      ["/settings/people/?x=1", { accept }, [308, "/settings/people?x=1"]],
      ["/docs/", { accept }, [308, "/docs"]],
      ["//settings/", { accept }, [404, null]],
      ["//evil.example/", { accept }, [404, null]],
      ["/nowhere/", { accept }, [404, null]],
      ["/settings/", {}, [404, null]],
    ] as const
  ) expect([path, await sentTo(path, headers)]).toEqual([path, answer]);
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
  expect(zipped.headers.get("content-encoding")).toBe("br");
  const small = (await zipped.arrayBuffer()).byteLength;
  const gzip = await handle(get("/assets/app.js", { "accept-encoding": "gzip" }));
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(small).toBeLessThan((await gzip.arrayBuffer()).byteLength);
  const plain = await handle(get("/assets/icon.svg", { "accept-encoding": "br;q=0" }));
  expect(plain.headers.get("content-encoding")).toBeNull();
  const etag = zipped.headers.get("etag")!;
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    expect((await handle(get("/assets/app.js", { "if-none-match": known }))).status).toBe(304);
  }
  expect((await handle(get("/assets/none.js"))).status).toBe(404);
  expect((await handle(get("/assets/..%2fmain.ts"))).status).toBe(404);
});

test("a path has 32,768 characters", async () => {
  const { handle } = testService();
  const path = (length: number) => "/healthz?".padEnd(length, "a");
  expect((await handle(get(path(32_768)))).status).toBe(200);
  const long = await handle(get(path(32_769)));
  expect([long.status, (await long.json()).detail]).toEqual([
    400,
    "The path is longer than 32768 characters",
  ]);
});

test("every answer forbids storing, sniffing, framing and referrers", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  for (
    const [path, status] of [["/v1/meta/usage", 200], ["/nowhere", 404], [
      "/v1/analyze/no_such",
      400,
    ]] as const
  ) {
    const response = await handle(get(path, auth));
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

test("Strict-Transport-Security is sent when configured, with TLS of its own, refusals included", async () => {
  const tls = { DEADRINGER_TLS_CERT: "cert.pem", DEADRINGER_TLS_KEY: "key.pem" };
  for (
    const [env, reported] of [[{}, null], [tls, null], [
      { ...tls, DEADRINGER_HSTS_DAYS: "365" },
      "max-age=31536000",
    ]] as const
  ) {
    const { handle } = testService({ env });
    for (const path of ["/healthz", "/nowhere", "/v1/meta/usage"]) {
      expect((await handle(get(path))).headers.get("strict-transport-security")).toBe(reported);
    }
  }
});

test("an unexpected error is logged with its stack and answered without; a refusal is no error", async () => {
  const { handle, key, service, logged } = testService();
  const auth = bearer(await key());
  const errors = () => logged.filter(({ level }) => level === "error");
  for (const path of ["/nowhere", "/v1/analyze/no_such", "/v1/ct/search?pattern=("]) {
    await handle(get(path, auth));
  }
  await handle(get("/v1/meta/usage"));
  expect(errors()).toEqual([]);
  service.stores.keys.find = () => Promise.reject(new Error("a secret of the store"));
  const failed = await handle(get("/v1/meta/usage", auth));
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining("secret")]);
  expect(errors()).toMatchObject([{
    request_id: failed.headers.get("x-service-request-id"),
    error: expect.stringMatching(/^Error: a secret of the store\n +at /),
  }]);
});

test("answers are counted by route and status", async () => {
  const { handle, key, service } = testService();
  const answered = vi.spyOn(service.metrics, "answered");
  await handle(get("/v1/meta/usage", bearer(await key())));
  await handle(get("/nowhere"));
  expect(answered.mock.calls).toEqual([
    [expect.stringMatching(/usage/i), 200, expect.any(Number)],
    ["none", 404, expect.any(Number)],
  ]);
});

test("one line is logged of an answer, with the key's public name where there was one", async () => {
  const { handle, key, service, logged } = testService();
  await handle(get("/v1/meta/usage", bearer(await key())));
  await handle(get("/nowhere", {}, "A".repeat(30)));
  const { id } = (await service.stores.keys.list())[0]!;
  const common = {
    level: "info",
    message: "answered",
    request_id: expect.any(String),
    ms: expect.any(Number),
  };
  expect(logged).toEqual([
    { ...common, method: "GET", route: expect.stringMatching(/usage/i), status: 200, key_id: id },
    { ...common, method: "A".repeat(20), route: "none", status: 404 },
  ]);
});

test("a name that is not among the allowed ones, as after DNS rebinding, is refused", async () => {
  const { answer } = testService();
  const ask = async (host: string | null) =>
    (await answer({
      method: "GET",
      url: "http://localhost/healthz",
      headers: { get: (name) => name === "host" ? host : null },
      body: null,
      signal: new AbortController().signal,
    }, () => "")).status;
  expect(await ask("evil.example:8787")).toBe(421);
  for (const host of ["localhost:8787", "LOCALHOST", "127.0.0.1:1", "[::1]:8787", null]) {
    expect([host, await ask(host)]).toEqual([host, 200]);
  }
});
