import { parse } from "valibot";
import { expect, test } from "vitest";
import { hashOf } from "../../server/keys.ts";
import { SCHEMAS } from "../../server/schemas.ts";
import { SESSION_COOKIE } from "../../server/session.ts";
import { bearer } from "./service.ts";
import { ask, OWN, signIn, withOwner } from "./signed_in.ts";

test("keys: made, shown once, listed, used, counted, revoked; another's are not there", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const theirs = await at.key(["ct"], { owner: "bob" });
  const { id: theirId } = (await at.service.stores.keys.find(hashOf(theirs)))!;
  const wish = { name: "Build server", scopes: ["analyze", "ct"], expires: "30" };
  const made = await ask(at, "POST", "/v1/keys", wish, cookie);
  expect(made.status).toBe(201);
  const { key, ...shown } = parse(SCHEMAS["NewApiKey"]!, await made.json()) as Record<string, string>;
  expect(shown).toMatchObject({
    name: "Build server",
    owner: "ann",
    hint: key!.slice(0, 7),
    scopes: ["analyze", "ct"],
    expires_at: new Date(at.clock.now + 30 * 86_400_000).toISOString(),
    revoked_at: null,
    last_used_at: null,
  });
  const list = async () =>
    parse(SCHEMAS["ApiKeys"]!, await (await ask(at, "GET", "/v1/keys", undefined, cookie)).json()) as Record<
      string,
      string
    >[];
  expect(await list()).toEqual([shown]);

  const analyze = () => ask(at, "GET", "/v1/analyze/example.com", undefined, bearer(key!));
  await (await analyze()).text();
  await (await ask(at, "GET", "/v1/ct/search?pattern=a", undefined, cookie)).text();
  expect((await list())[0]!["last_used_at"]).toBe(new Date(at.clock.now).toISOString());
  const usage = parse(
    SCHEMAS["UsageOfKeys"]!,
    await (await ask(at, "GET", "/v1/keys/usage?t=60", undefined, cookie)).json(),
  );
  const hour = new Date(Math.floor(at.clock.now / 3_600_000) * 3_600_000).toISOString();
  const hourly = (lookup_requests: number, ct_requests: number) => ({
    totals: { lookup_requests, ct_requests, total_requests: 1 },
    hourly: [{ timestamp: hour, lookup_requests, ct_requests }],
  });
  expect(usage).toEqual({
    period: {
      start: new Date(at.clock.now - 3_600_000).toISOString(),
      end: new Date(at.clock.now).toISOString(),
    },
    keys: [
      { id: "web", name: "Web app", hint: "", ...hourly(0, 1) },
      { id: shown["id"], name: "Build server", hint: shown["hint"], ...hourly(1, 0) },
    ],
  });
  expect((await ask(at, "GET", "/v1/keys/usage?t=0", undefined, cookie)).status).toBe(400);

  const revoke = async (id: string) => (await ask(at, "DELETE", `/v1/keys/${id}`, undefined, cookie)).status;
  expect([await revoke(theirId), await revoke("key_none")]).toEqual([404, 404]);
  expect(await revoke(shown["id"]!)).toBe(204);
  expect((await analyze()).status).toBe(401);
  expect((await ask(at, "GET", "/v1/meta/usage", undefined, bearer(theirs))).status).toBe(200);
  const bare = await ask(at, "GET", "/v1/keys", undefined, bearer(theirs));
  expect([bare.status, bare.headers.get("www-authenticate")]).toEqual([
    401,
    `Cookie name="${SESSION_COOKIE}"`,
  ]);
});

test("bodies: type, size, form and members are checked, and never quoted", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const wish = { name: "a", scopes: ["ct"], expires: "7" };
  const bad: unknown[] = [
    { ...wish, scopes: [] },
    { ...wish, scopes: ["all"] },
    { ...wish, scopes: ["ct", "ct", "ct", "ct", "ct"] },
    { ...wish, expires: "8" },
    { ...wish, expires: 7 },
    { ...wish, name: "" },
    { ...wish, name: "hush\u0000hush" },
    { ...wish, hush: 1 },
    { name: "a" },
    [],
    null,
  ];
  for (const body of bad) {
    const response = await ask(at, "POST", "/v1/keys", body, cookie);
    expect([body, response.status]).toEqual([body, 400]);
  }
  const large = await ask(at, "POST", "/v1/keys", { ...wish, name: "x".repeat(20_000) }, cookie);
  expect(large.status).toBe(413);
  const raw = (body: string) =>
    at.handle(
      new Request("http://localhost/v1/session", {
        method: "POST",
        headers: { ...OWN, "content-type": "application/json" },
        body,
      }),
    );
  const broken = await raw('{"owner": "ann", "passphrase": "hush hush hush');
  expect(broken.status).toBe(400);
  expect(await broken.text()).not.toContain("hush");
  const typed = await raw('{"owner": "ann", "passphrase": ["hush hush hush"]}');
  expect(typed.status).toBe(400);
  expect(await typed.text()).not.toContain("hush");
});
