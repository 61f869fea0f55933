/** Every route and every tool, tried by every caller: generated from the lists of routes and tools. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { type Scope, SCOPES } from "../../server/wire/scopes.ts";
import { INTENT_HEADER } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { ROUTES } from "./whole.ts";
import { TOOLS } from "../../server/extras/mcp/mod.ts";
import { signIn, withOwner } from "../server/auth/signed_in.ts";
import { bearer, type TestService } from "../server/service.ts";

const HOST = "service.test";
const FOREIGN = "https://evil.example";
const each = await withOwner({ DEADRINGER_OWNER_RATE_LIMIT: "1000000" });
const { cookie } = await signIn(each) as { cookie: string };
each.service.config.hosts = [HOST];
const keys = new Map<Scope | "none", string>([["none", await each.key([])]]);
for (const scope of SCOPES) keys.set(scope, await each.key([scope]));
/** Of the form of a key; nobody made it. */
const stranger = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, 0).key;

/** Sends a request that every route can read as far as its guard. */
function send({ method, path }: Route, headers: Record<string, string>): Promise<Response> {
  const url = `http://localhost${path.replaceAll(/\{[^}]+\}/g, "01890000-0000-7000-8000-000000000000")}`;
  return each.handle(
    new Request(url, {
      method,
      headers: { host: HOST, "content-type": "application/json", ...headers },
      ...(method === "POST" || method === "PUT" ? { body: "{}" } : {}),
    }),
  );
}

const detailOf = async (response: Response): Promise<string> => {
  if (response.status >= 400) return (await response.json()).detail;
  // A stream of events would go on.
  await response.body?.cancel();
  return "";
};

/** What the guard says to a caller, by the route's own access; null when it lets it pass. */
async function refusal(route: Route, headers: Record<string, string>): Promise<string | null> {
  const response = await send(route, headers);
  const detail = await detailOf(response);
  if (response.status === 421) return "host";
  if (response.status === 401) return "unauthenticated";
  if (response.status !== 403) return null;
  if (detail.startsWith("Pages of ")) return "origin";
  return /^This key lacks the scope ([a-z:]+)$/.exec(detail)?.[1] ?? null;
}

const declareNothing = (() => {}) as unknown as typeof test;

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", (_, route) => {
  const { access } = route;
  /** Declares a test of a route that not everybody may use. */
  const guarded: typeof test = access.by === "anyone" ? declareNothing : test;

  test("a foreign Host", async () => {
    const key = bearer(keys.get("lookup:squat")!);
    expect(await refusal(route, { ...key, host: "evil.example" })).toBe("host");
  });

  guarded("a foreign Origin: no way in for a session, no matter to a bearer key", async () => {
    const key = bearer(keys.get("watch")!);
    const origins: Record<string, string>[] = [
      { origin: FOREIGN },
      { origin: "null", "sec-fetch-site": "cross-site" },
    ];
    for (const foreign of origins) {
      expect(await refusal(route, foreign)).toBe("unauthenticated");
      expect(await refusal(route, { cookie, [INTENT_HEADER]: "1", ...foreign })).toBe("unauthenticated");
      expect(await refusal(route, { ...key, ...foreign })).toBe(await refusal(route, key));
      if (access.by === "key" && access.basic === true) {
        const basic = `Basic ${btoa(`any:${keys.get(access.scope ?? "none")}`)}`;
        expect(await refusal(route, { authorization: basic, ...foreign })).toBe("origin");
      }
    }
  });

  guarded("no key, and one that nobody made", async () => {
    expect(await refusal(route, {})).toBe("unauthenticated");
    expect(await refusal(route, bearer(stranger))).toBe("unauthenticated");
    expect(await refusal(route, { cookie: cookie.replace(/=./, "=_") })).toBe("unauthenticated");
  });

  guarded("a key of each scope", async () => {
    for (const [scope, key] of keys) {
      const expected = access.by !== "key"
        ? "unauthenticated"
        : access.scope === null || access.scope === scope
        ? null
        : access.scope;
      expect([scope, await refusal(route, bearer(key))]).toEqual([scope, expected]);
    }
  });

  // These end the session that the others use.
  const endsSessions = route.path.startsWith("/v1/session");
  (endsSessions || access.by === "legacy token" ? declareNothing : guarded)(
    "each request is counted",
    async () => {
      const headers: Record<string, string> = access.by === "session"
        ? { cookie, "sec-fetch-site": "same-origin", [INTENT_HEADER]: "1" }
        : bearer(keys.get("ct")!);
      const left = async () => Number((await send(route, headers)).headers.get("x-ratelimit-remaining"));
      const before = await left();
      expect(before).toBeGreaterThan(0);
      expect(await left()).toBeLessThan(before);
    },
  );
});

/** Calls one tool of `/mcp`, or a whole batch. */
async function mcp(at: TestService, key: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await at.handle(
    new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        ...bearer(key),
        host: HOST,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "mcp-protocol-version": "2025-11-25",
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, text: await response.text() };
}

describe("tools of /mcp", () => {
  const NEEDS: Readonly<Record<string, Scope | null>> = {
    lookup: "lookup:squat",
    analyze: "analyze",
    match: "lookup:squat",
    explain: "lookup:squat",
    ct_search: "ct",
    findings: null,
  };
  const ARGUMENTS: Record<string, object> = {
    lookup: { domain: "example.com" },
    analyze: { host: "example.com" },
    match: { name: "paypa1.top", brands: ["paypal.com"] },
    explain: { domain: "paypal.com", name: "paypa1.top" },
    ct_search: { pattern: "paypal" },
    findings: {},
  };
  const call = (name: string, args: object, id = 1) => ({
    ...{ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } },
  });

  test.each(TOOLS.map(({ name }) => name))("%s with a key of each scope", async (name) => {
    expect(Object.keys(NEEDS)).toContain(name);
    for (const [scope, key] of keys) {
      const { text } = await mcp(each, key, call(name, ARGUMENTS[name]!));
      const missing = /This key lacks the scope ([a-z:]+)/.exec(text)?.[1] ?? null;
      const needed = NEEDS[name]!;
      expect([scope, missing]).toEqual([scope, needed === null || needed === scope ? null : needed]);
    }
  });

  test("a batch counts as many requests as it has, and one above the limit is refused", async () => {
    const at = await withOwner({ DEADRINGER_RATE_LIMIT: "15" });
    at.service.config.hosts = [HOST];
    const key = await at.key(["lookup:squat"]);
    const batch = (size: number) =>
      Array.from({ length: size }, (_, i) => call("explain", ARGUMENTS["explain"]!, i + 1));
    const refused = await mcp(at, key, batch(20));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("send fewer at a time");
    const used = await at.service.stores.limits.take("rate of ann", 60_000);
    await mcp(at, key, batch(9));
    const after = await at.service.stores.limits.take("rate of ann", 60_000);
    expect(after.count - used.count).toBe(10);
    expect((await mcp(at, key, batch(8))).status).toBe(429);
  });

  test("a body that does not end is refused", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const body = new ReadableStream({ start: (out) => out.enqueue(new TextEncoder().encode("{")) });
      const answer = each.handle(
        new Request("http://localhost/mcp", {
          method: "POST",
          headers: { ...bearer(keys.get("ct")!), host: HOST, "content-type": "application/json" },
          body,
          duplex: "half",
        } as RequestInit),
      );
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 5_000 });
      await vi.advanceTimersByTimeAsync(11_000);
      expect((await answer).status).toBe(408);
    } finally {
      vi.useRealTimers();
    }
  });
});

test("nothing else of the service listens", () => {
  const listening = (readdirSync("server", { recursive: true }) as string[])
    .filter((path) => path.endsWith(".ts") && !path.startsWith("mini"))
    .filter((path) =>
      /^ {2}.*= create(?:Secure|Net|Http2)?Server\(|\bserve\($/m.test(
        readFileSync(join("server", path), "utf8"),
      )
    );
  expect(listening.sort()).toEqual(["http/listen/deno.ts", "http/listen/node.ts"]);
});
