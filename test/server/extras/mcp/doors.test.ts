/** Every tool, tried with a key of every scope: generated from the list of tools. */
import { describe, expect, test, vi } from "vitest";
import { TOOLS } from "../../../../server/extras/mcp/mod.ts";
import type { Scope } from "../../../../server/wire/scopes.ts";
import { SCOPES } from "../../../whole/whole.ts";
import { withOwner } from "../../auth/signed_in.ts";
import { bearer, type TestService } from "../../service.ts";

const HOST = "service.test";
const each = await withOwner({ DEADRINGER_OWNER_RATE_LIMIT: "1000000" });
each.service.config.hosts = [HOST];
const keys = new Map<Scope | "none", string>([["none", await each.key([])]]);
for (const scope of SCOPES) keys.set(scope, await each.key([scope]));

/** Calls one tool of `/mcp`. */
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
    ct_search: "ct",
    findings: null,
  };
  const ARGUMENTS: Record<string, object> = {
    lookup: { domain: "example.com" },
    analyze: { host: "example.com" },
    match: { name: "paypa1.top", brands: ["paypal.com"] },
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
