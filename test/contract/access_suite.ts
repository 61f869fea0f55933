import { expect, test } from "vitest";
import { type Answer, type Contract, legacyToken, LIMIT, linesOf } from "./service.ts";

const ENDPOINTS = [
  ["/v1/lookup/squat/kestrelbank.com", "lookup:squat"],
  ["/v1/lookup/nxdomain/kestrelbank.com", "lookup:nxdomain"],
  ["/v1/analyze/kestrelbank.com", "analyze"],
  ["/v2/squat/kestrelbank.com", "lookup:squat"],
  ["/v2/nxdomain/kestrelbank.com", "lookup:nxdomain"],
  ["/v2/discover/kestrelbank.com", "lookup:nxdomain"],
] as const;
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A refusal as RFC 9457 has it, with the request's id. */
function refusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json\b/);
  const id = answer.headers.get("x-service-request-id");
  expect(id).toMatch(UUID7);
  const text = expect.any(String);
  expect(JSON.parse(answer.text)).toMatchObject(
    { type: text, title: text, status, detail: text, instance: text, request_id: id },
  );
}

/** Keys, scopes, the order of refusals, limits, usage. */
export function accessTests(contract: () => Contract): void {
  const { ask } = { ask: (...all: Parameters<Contract["ask"]>) => contract().ask(...all) };

  test.each([
    ...ENDPOINTS.map(([path]) => path),
    "/v1/ct/search?pattern=a",
    "/v1/ct/search/domains?fqdn=a.com",
    "/v1/ct/hydrate?occ=1:2",
    "/v1/meta/usage",
    "/v1/retrieve/00000000-0000-7000-8000-000000000000",
  ])("401 without a key, with WWW-Authenticate: Bearer: %s", async (path) => {
    const answer = await ask(path, null);
    refusal(answer, 401);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer\b(?!.*invalid_token)/);
  });

  test("401 for a revoked key, a made-up one, and a legacy token elsewhere, with error=invalid_token", async () => {
    const token = legacyToken("ct", 600);
    for (const key of [contract().keys.revoked, "ak_0000000000000000000000000000000000000", "x", token]) {
      const answer = await ask("/v1/ct/search?pattern=a", key);
      refusal(answer, 401);
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  test("keys are ak_, 32 and 6 characters of base62", () => {
    for (const key of Object.values(contract().keys)) expect(key).toMatch(/^ak_[0-9A-Za-z]{38}$/);
  });

  test.each(ENDPOINTS)("403 without the scope, which it names: %s", async (path, scope) => {
    const answer = await ask(path, contract().keys.ct);
    refusal(answer, 403);
    expect(answer.headers.get("www-authenticate")).toContain(`error="insufficient_scope", scope="${scope}"`);
  });

  test("the key is checked before the scope, the scope before the parameters", async () => {
    refusal(await ask("/v1/lookup/squat/not%20a%20domain", null), 401);
    refusal(await ask("/v1/lookup/squat/not%20a%20domain", contract().keys.ct), 403);
    refusal(await ask("/v1/lookup/squat/not%20a%20domain"), 400);
  });

  test.each([
    "https:%2F%2Fkestrelbank.com",
    "kestrelbank.com:443",
    "127.0.0.1",
    "%5B::1%5D",
    "kestrelbank.com%2Fpath",
    "kestrelbank",
    "kestrelbank.example",
    "kestrelbank.test",
    "kestrelbank.invalid",
    "-a-.com",
    `${"a".repeat(64)}.com`,
    `${"a.".repeat(126)}com`,
    "a..com",
  ])("400 for what is no domain: %s", async (name) => {
    for (const path of ["/v1/analyze", "/v1/lookup/squat", "/v1/lookup/nxdomain"]) {
      refusal(await ask(`${path}/${name}`), 400);
    }
  });

  test("a trailing dot is dropped", async () => {
    const names = linesOf(await ask("/v1/analyze/KestreIbank.com."))
      .flatMap((line) => line.permutation?.domain.fqdn ?? []);
    expect(new Set(names)).toEqual(new Set(["kestreibank.com"]));
  });

  test("X-Service-Request-Id is on every answer; the rate limit on every answer to a valid key", async () => {
    for (const path of ["/v1/meta/usage", "/v1/ct/search", "/v1/meta/usage?t=0"]) {
      const { headers } = await ask(path);
      expect(headers.get("x-service-request-id")).toMatch(UUID7);
      expect(headers.get("x-ratelimit-limit")).toBe(String(LIMIT));
      for (const name of ["remaining", "reset"]) {
        expect(headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/);
      }
    }
    expect((await ask("/v1/nothing-here")).headers.get("x-service-request-id")).toMatch(UUID7);
    expect((await ask("/", null)).headers.get("x-service-request-id")).toMatch(UUID7);
  });

  test("the legacy routes take JWTs alone", async () => {
    refusal(await ask("/v1/squat/kestrelbank.com"), 401);
    refusal(await ask("/v1/nxdomain/kestrelbank.com", legacyToken("lookup:nxdomain", -600)), 401);
    refusal(await ask("/v1/nxdomain/kestrelbank.com", legacyToken("ct", 600)), 403);
    const answer = await ask("/v1/nxdomain/kestrelbank.com", legacyToken("lookup:nxdomain", 600));
    expect([answer.status, linesOf(answer).at(-1)!.data.kind]).toEqual([200, "Done"]);
  });

  test("usage: the period is t minutes, the totals are those of the key, every hour is listed", async () => {
    const { status, text } = await ask("/v1/meta/usage", contract().keys.ct);
    const { period, totals, hourly } = JSON.parse(text);
    expect(status).toBe(200);
    expect(Date.parse(period.end) - Date.parse(period.start)).toBe(1440 * 60_000);
    expect(totals.total_requests).toBe(totals.lookup_requests + totals.ct_requests);
    expect([24, 25]).toContain(hourly.length);
    const sum = (of: string) =>
      hourly.reduce((all: number, hour: Record<string, number>) => all + hour[of]!, 0);
    expect([sum("lookup_requests"), sum("ct_requests")])
      .toEqual([totals.lookup_requests, totals.ct_requests]);
  });

  test("usage counts CT requests and lookups of the key, but none that was refused, no HEAD, nor itself", async () => {
    const { other } = contract().keys;
    const totals = async () => JSON.parse((await ask("/v1/meta/usage", other)).text).totals;
    const before = await totals();
    await ask("/v1/ct/search?pattern=a", other);
    await ask("/v1/ct/hydrate?occ=1:2", other);
    await ask("/v1/ct/search", other);
    await ask("/v1/ct/search?pattern=a", other, { method: "HEAD" });
    await ask("/v1/analyze/kestreibank.com", other);
    await ask("/v1/analyze/kestreibank.com", other, { method: "HEAD" });
    await ask("/v1/analyze/not%20a%20domain", other);
    const after = await totals();
    expect(after.ct_requests - before.ct_requests).toBe(2);
    expect(after.lookup_requests - before.lookup_requests).toBe(1);
  });

  test.each(["0", "-1", "x", "1.5", "129601"])(
    "usage with t=%s is 400; 1 and 129600 are taken",
    async (t) => {
      refusal(await ask(`/v1/meta/usage?t=${t}`), 400);
      expect((await ask("/v1/meta/usage?t=1")).status).toBe(200);
      expect((await ask("/v1/meta/usage?t=129600")).status).toBe(200);
    },
  );

  test("HEAD is GET without a body", async () => {
    const answer = await ask("/v1/ct/search?pattern=kestrel", undefined, { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  test("429 has Retry-After in whole seconds from 1 and X-RateLimit-Limit; 403 and 400 come before it", async () => {
    const { ct } = contract().keys;
    let answer = await ask("/v1/meta/usage", ct);
    for (let asked = 0; answer.status === 200 && asked <= 2 * LIMIT; asked++) {
      answer = await ask("/v1/meta/usage", ct);
    }
    refusal(answer, 429);
    expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(answer.headers.get("x-ratelimit-limit")).toBe(String(LIMIT));
    refusal(await ask("/v1/analyze/kestrelbank.com", ct), 403);
    refusal(await ask("/v1/meta/usage?t=0", ct), 400);
  });

  test("an expired key stops working", async () => {
    const { short } = contract().keys;
    await expect.poll(async () => (await ask("/v1/meta/usage", short)).status, { interval: 500 }).toBe(401);
  });
}
