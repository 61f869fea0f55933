/** Every route, tried by every caller: generated from the list of routes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import type { Scope } from "../../server/wire/scopes.ts";
import { INTENT_HEADER } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { ROUTES, SCOPES } from "./whole.ts";
import { signIn, withOwner } from "../server/auth/signed_in.ts";
import { bearer } from "../server/service.ts";

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
