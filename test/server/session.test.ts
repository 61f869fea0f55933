import { expect, test } from "vitest";
import { parse } from "valibot";
import { hashOf } from "../../server/keys.ts";
import { SCHEMAS } from "../../server/schemas.ts";
import { SESSION_COOKIE } from "../../server/session.ts";
import { bearer, testService } from "./service.ts";
import { ask, cookieOf, OWN, PASSPHRASE, signIn, withOwner } from "./signed_in.ts";

test("by passphrase: a cookie for this host and its pages only; unknown owners and wrong passphrases look alike", async () => {
  const at = await withOwner();
  await at.service.stores.owners.add({ name: "link only", passphrase: null, created_at: 1 });
  const made = await ask(at, "POST", "/v1/session", { owner: " ann ", passphrase: PASSPHRASE });
  const [session, browser, ...more] = made.headers.getSetCookie();
  expect(session).toMatch(/^__Host-deadringer=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  expect(browser).toMatch(
    /^__Host-deadringer-browser=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
  );
  expect(more).toEqual([]);
  expect(made.headers.get("cache-control")).toBe("no-store");
  expect(made.headers.get("www-authenticate")).toBeNull();
  expect(await made.json()).toMatchObject({ owner: "ann", by: "passphrase", current_wanted: true });
  const refusals = [["ann", PASSPHRASE + "x"], ["bob", PASSPHRASE], ["link only", PASSPHRASE], [
    "link only",
    "",
  ]];
  const bodies = new Set<string>();
  for (const [owner, passphrase] of refusals) {
    const response = await ask(at, "POST", "/v1/session", { owner, passphrase });
    expect([owner, response.status]).toEqual([owner, 401]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("www-authenticate")).toBe(`Cookie name="${SESSION_COOKIE}"`);
    const { instance: _, request_id: __, ...rest } = await response.json();
    bodies.add(JSON.stringify(rest));
  }
  expect(bodies.size).toBe(1);
});

test("a session asks the routes for keys as its owner; a key that was sent decides alone", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const get = (path: string, headers: Record<string, string>) =>
    at.handle(new Request(`http://localhost${path}`, { headers }));
  const own = { ...cookie, "sec-fetch-site": "same-origin" };
  const response = await get("/v1/lookup/squat/example.com", own);
  expect(response.status).toBe(200);
  const text = await response.text();
  const uuid = response.headers.get("x-service-result-id");
  expect(await (await get(`/v1/retrieve/${uuid}`, bearer(await at.key(["ct"]))))!.text()).toBe(text);
  expect((await get("/v1/ct/search?pattern=a", own)).status).toBe(200);
  expect((await (await get("/v1/meta/usage", own)).json()).totals.total_requests).toBe(2);
  expect((await ask(at, "PUT", `/v1/retrieve/save/${uuid}`, undefined, cookie)).status).toBe(200);

  expect((await get("/v1/analyze/example.com", { ...own, ...bearer("ak_wrong") })).status).toBe(401);
  expect((await get("/v1/analyze/example.com", { ...own, authorization: "" })).status).toBe(401);
  expect((await get("/v1/analyze/example.com", { ...own, ...bearer(await at.key(["ct"])) })).status).toBe(
    403,
  );
  const gone = await get("/v1/analyze/example.com", {
    ...own,
    cookie: `${SESSION_COOKIE}=${"A".repeat(43)}`,
  });
  expect([gone.status, gone.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect((await gone.json()).detail).toMatch(/^Nobody is signed in, or no longer/);
  const legacy = await get("/v1/squat/example.com", own);
  expect([legacy.status, legacy.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

test("limits of a session are those of a key, whatever the number of sessions", async () => {
  const at = await withOwner({ DEADRINGER_RATE_LIMIT: "2" });
  const [one, two] = [await signIn(at), await signIn(at)];
  const usage = async (cookie: Record<string, string>) =>
    (await ask(at, "GET", "/v1/meta/usage", undefined, cookie)).status;
  expect([await usage(one), await usage(two), await usage(one)]).toEqual([200, 200, 429]);
  expect((await ask(at, "GET", "/v1/keys", undefined, one)).status).toBe(200);
  at.clock.now += 60_000;
  expect(await usage(one)).toBe(200);
});

test("an id that was there before is never taken over, and ends", async () => {
  const at = await withOwner();
  const planted = { cookie: `${SESSION_COOKIE}=${"A".repeat(43)}` };
  const response = await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE }, planted);
  const first = { cookie: cookieOf(response) };
  expect(first).not.toEqual(planted);
  expect((await ask(at, "GET", "/v1/keys", undefined, planted)).status).toBe(401);
  const again = await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE }, first);
  expect(cookieOf(again)).not.toBe(first.cookie);
  expect((await ask(at, "GET", "/v1/keys", undefined, first)).status).toBe(401);
});

test("sessions end by idleness, by age, by signing out, everywhere, and with their owner", async () => {
  const at = await withOwner({ DEADRINGER_SESSION_IDLE: "10", DEADRINGER_SESSION_HOURS: "1" });
  const good = async (cookie: Record<string, string>) =>
    (await ask(at, "GET", "/v1/keys", undefined, cookie)).status === 200;
  const idle = await signIn(at);
  at.clock.now += 9 * 60_000;
  expect(await good(idle)).toBe(true);
  at.clock.now += 10 * 60_000;
  expect(await good(idle)).toBe(false);

  const old = await signIn(at);
  for (let minutes = 0; minutes < 54; minutes += 9) {
    at.clock.now += 9 * 60_000;
    expect([minutes, await good(old)]).toEqual([minutes, true]);
  }
  at.clock.now += 6 * 60_000;
  expect(await good(old)).toBe(false);

  const [one, two, three] = [await signIn(at), await signIn(at), await signIn(at)];
  const out = await ask(at, "DELETE", "/v1/session", undefined, one);
  expect([out.status, out.headers.get("set-cookie")]).toEqual([
    204,
    `${SESSION_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`,
  ]);
  expect([await good(one), await good(two), await good(three)]).toEqual([false, true, true]);
  await at.service.stores.sessions.addLink({ hash: hashOf("t"), owner: "ann", expires_at: Infinity });
  expect((await ask(at, "DELETE", "/v1/sessions", undefined, two)).status).toBe(204);
  expect([await good(two), await good(three)]).toEqual([false, false]);
  expect((await ask(at, "POST", "/v1/session/link", { token: "t" })).status).toBe(401);

  const last = await signIn(at);
  await at.service.stores.owners.remove("ann", at.clock.now);
  expect(await good(last)).toBe(false);
});

test("attempts are limited by network, whatever they are, until the window ends", async () => {
  const at = await withOwner();
  const attempt = (owner: string, peer: string, passphrase = "wrong wrong wrong") =>
    ask(at, "POST", "/v1/session", { owner, passphrase }, {}, peer);
  const link = (token: string, peer: string) => ask(at, "POST", "/v1/session/link", { token }, {}, peer);
  for (let i = 0; i < 30; i++) expect((await link(`t${i}`, `2001:db8::${i}`)).status).toBe(401);
  expect((await link("t", "2001:db8::ffff")).status).toBe(429);
  expect((await link("t", "2001:db8:0:1::1")).status).toBe(401);
  expect((await attempt("ann", "2001:db8::1", PASSPHRASE)).status).toBe(429);
  at.clock.now += 900_000;
  expect((await attempt("ann", "2001:db8::1", PASSPHRASE)).status).toBe(201);
});

test("a link signs in once, in time, and lets a forgotten passphrase be replaced", async () => {
  const at = await withOwner();
  const add = (token: string, minutes: number) =>
    at.service.stores.sessions.addLink({
      hash: hashOf(token),
      owner: "ann",
      expires_at: at.clock.now + minutes * 60_000,
    });
  await add("one", 60);
  await add("late", 60);
  const other = await signIn(at);
  const tries = await Promise.all([1, 2, 3].map(() => ask(at, "POST", "/v1/session/link", { token: "one" })));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
  const made = tries.find(({ status }) => status === 201)!;
  const cookie = { cookie: cookieOf(made) };
  expect(await made.json()).toMatchObject({ by: "link", current_wanted: false });
  const fresh = "a brand new passphrase";
  expect((await ask(at, "PUT", "/v1/session/passphrase", { passphrase: "short" }, cookie)).status).toBe(400);
  expect((await ask(at, "PUT", "/v1/session/passphrase", { passphrase: fresh }, cookie)).status).toBe(204);
  expect((await ask(at, "GET", "/v1/keys", undefined, cookie)).status).toBe(200);
  expect((await ask(at, "GET", "/v1/keys", undefined, other)).status).toBe(401);
  await signIn(at, fresh);
  at.clock.now += 3_600_000;
  expect((await ask(at, "POST", "/v1/session/link", { token: "late" })).status).toBe(401);
});

test("a passphrase changes with the current one only, when the session is no fresh link", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const change = (body: unknown, who = cookie) => ask(at, "PUT", "/v1/session/passphrase", body, who);
  const passphrase = "a brand new passphrase";
  expect((await change({ passphrase })).status).toBe(403);
  expect((await change({ passphrase, current: "wrong wrong wrong" })).status).toBe(403);
  expect((await change({ passphrase, current: PASSPHRASE })).status).toBe(204);
  await at.service.stores.sessions.addLink({ hash: hashOf("t"), owner: "ann", expires_at: Infinity });
  const stale = { cookie: cookieOf(await ask(at, "POST", "/v1/session/link", { token: "t" })) };
  at.clock.now += 900_000;
  expect((await change({ passphrase: PASSPHRASE }, stale)).status).toBe(403);
  expect((await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE })).status).toBe(401);
  await signIn(at, passphrase);
});

test("a sign-in that a change of passphrase overtakes fails", async () => {
  const at = await withOwner();
  const { owners } = at.service.stores;
  const fresh = await at.service.signIn.encode("a brand new passphrase");
  const find = owners.find;
  owners.find = async (name) => {
    const owner = await find(name);
    await owners.setPassphrase(name, fresh);
    return owner;
  };
  expect((await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE })).status).toBe(401);
});

test("a flood of attempts waits in a short line, and the rest is told to come back", async () => {
  const at = await withOwner();
  const flood = await Promise.all(
    Array.from(
      { length: 20 },
      (_, i) => ask(at, "POST", "/v1/session", { owner: `o${i}`, passphrase: "x" }, {}, `192.0.2.${i}`),
    ),
  );
  expect(flood.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(9);
  for (const response of flood.filter(({ status }) => status !== 401)) {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  }
});

test("the setup link makes the first owner, once, and only while there is neither owner nor key", async () => {
  const at = testService();
  const wish = { token: at.service.setup.open(), owner: "root", passphrase: PASSPHRASE };
  const setUp = (body: unknown) => ask(at, "POST", "/v1/session/setup", body);
  expect((await setUp({ ...wish, token: "wrong" })).status).toBe(401);
  expect((await setUp({ ...wish, passphrase: "short" })).status).toBe(400);
  expect((await setUp({ ...wish, owner: "\u0007" })).status).toBe(400);
  const made = await setUp(wish);
  expect(made.status).toBe(201);
  const cookie = { cookie: cookieOf(made) };
  expect((await ask(at, "GET", "/v1/keys", undefined, cookie)).status).toBe(200);
  expect((await setUp({ ...wish, owner: "other" })).status).toBe(401);
  expect((await setUp({ ...wish, owner: "other", token: at.service.setup.open() })).status).toBe(401);
  expect((await at.service.stores.owners.list()).map(({ name }) => name)).toEqual(["root"]);

  const keyed = testService();
  const token = keyed.service.setup.open();
  await keyed.key();
  expect((await ask(keyed, "POST", "/v1/session/setup", { ...wish, token })).status).toBe(401);
});

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

test("no passphrase, token or cookie is logged or kept as it is", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  await ask(at, "POST", "/v1/session/link", { token: "secret-token" });
  const { key } =
    await (await ask(at, "POST", "/v1/keys", { name: "a", scopes: ["ct"], expires: "7" }, cookie)).json();
  const logged = JSON.stringify(at.logged);
  const value = cookie["cookie"]!.split("=")[1]!;
  for (const secret of [PASSPHRASE, "secret-token", value, key, "$scrypt$"]) {
    expect(logged).not.toContain(secret);
  }
  expect(await at.service.stores.sessions.find(value)).toBeNull();
  expect(await at.service.stores.sessions.find(hashOf(value))).not.toBeNull();
});
