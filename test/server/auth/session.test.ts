import { expect, test } from "vitest";
import { hashOf } from "../../../server/auth/keys.ts";
import {
  newSession,
  readSessionCookie,
  SESSION_COOKIE,
  sessionEnd,
  writeSessionCookie,
} from "../../../server/auth/session.ts";
import { bearer } from "../service.ts";
import { ask, cookieOf, PASSPHRASE, signIn, withOwner } from "./signed_in.ts";

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
  expect((await gone.json()).detail).toMatch(/^Not signed in, or the session has ended/);
  // Where only sessions count, a key neither helps nor hinders.
  const keys = async (headers: Record<string, string>) => (await get("/v1/keys", headers)).status;
  expect(await keys({ ...own, ...bearer("ak_wrong") })).toBe(200);
  expect(await keys({ "sec-fetch-site": "same-origin", ...bearer(await at.key()) })).toBe(401);
  const legacy = await get("/v1/squat/example.com", own);
  expect([legacy.status, legacy.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

test("a person has a rate of their own, beside the keys of the team and in all browsers together", async () => {
  const at = await withOwner({ DEADRINGER_RATE_LIMIT: "2", DEADRINGER_OWNER_RATE_LIMIT: "4" });
  const [one, two] = [await signIn(at), await signIn(at)];
  const asked = async (headers: Record<string, string>, path = "/v1/meta/usage") => {
    const response = await at.handle(new Request(`http://localhost${path}`, { headers }));
    await response.body?.cancel();
    return [response.status, response.headers.get("x-ratelimit-limit")];
  };
  // Keys that have used all requests of the owner leave the pages alone.
  for (let i = 0; i < 3; i++) {
    const key = { authorization: `Bearer ${await at.key()}` };
    await asked(key);
    await asked(key);
  }
  expect(await asked({ authorization: `Bearer ${await at.key()}` })).toEqual([429, "4"]);
  const page = (cookie: Record<string, string>) => ({ "sec-fetch-site": "same-origin", ...cookie });
  for (const path of [undefined, "/v1/keys", undefined, undefined]) {
    expect(await asked(page(one), path)).toEqual([200, "8"]);
    expect(await asked(page(two), path)).toEqual([200, "8"]);
  }
  expect(await asked(page(one))).toEqual([429, "8"]);
  at.clock.now += 60_000;
  expect(await asked(page(one))).toEqual([200, "8"]);
});

test("all people of a team together have eight times as many requests as its keys", async () => {
  const at = await withOwner({ DEADRINGER_RATE_LIMIT: "1", DEADRINGER_OWNER_RATE_LIMIT: "1" });
  const { people, sessions } = at.service.stores;
  const cookies = [await signIn(at)];
  for (let i = 0; i < 8; i++) {
    const invitation = { hash: `${i}`, owner: "ann", role: "viewer" as const, made_by: "ann" };
    const now = at.clock.now;
    await people.invite({ ...invitation, created_at: now, expires_at: now + 1_000 }, 50);
    await people.accept(`${i}`, { name: `person${i}`, passphrase: null }, now);
    const { value, record } = newSession(`person${i}`, "link", now, { idle: 100_000, whole: 100_000 });
    await sessions.add(record, null);
    cookies.push({ cookie: `${SESSION_COOKIE}=${value}` });
  }
  const asked = async (cookie: Record<string, string>) => {
    const headers = { "sec-fetch-site": "same-origin", ...cookie };
    const response = await at.handle(new Request("http://localhost/v1/meta/usage", { headers }));
    return [response.status, await response.text()];
  };
  for (const cookie of cookies.slice(0, 8)) expect((await asked(cookie))[0]).toBe(200);
  expect(await asked(cookies[8]!)).toEqual([
    429,
    expect.stringContaining("All people of this team share 8 requests a minute, which are used: wait 60 s"),
  ]);
  at.clock.now += 60_000;
  expect((await asked(cookies[8]!))[0]).toBe(200);
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
  const minutesLeft = async (cookie: Record<string, string>) =>
    (Date.parse((await (await ask(at, "GET", "/v1/session", undefined, cookie)).json()).ends_at) -
      at.clock.now) / 60_000;
  const idle = await signIn(at);
  at.clock.now += 9 * 60_000;
  expect(await good(idle)).toBe(true);
  // Use renews it at once, up to its age.
  expect(await minutesLeft(idle)).toBe(10);
  at.clock.now += 10 * 60_000;
  expect(await good(idle)).toBe(false);

  const old = await signIn(at);
  for (let minutes = 0; minutes < 54; minutes += 9) {
    at.clock.now += 9 * 60_000;
    expect([minutes, await good(old)]).toEqual([minutes, true]);
  }
  expect(await minutesLeft(old)).toBe(6);
  at.clock.now += 6 * 60_000;
  expect(await good(old)).toBe(false);

  const [one, two, three] = [await signIn(at), await signIn(at), await signIn(at)];
  const out = await ask(at, "DELETE", "/v1/session", undefined, one);
  expect([out.status, out.headers.get("set-cookie")]).toEqual([
    204,
    `${SESSION_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`,
  ]);
  expect([await good(one), await good(two), await good(three)]).toEqual([false, true, true]);
  await at.service.stores.sessions.addLink({
    hash: hashOf("t"),
    person: "ann",
    expires_at: Number.MAX_SAFE_INTEGER,
  });
  expect((await ask(at, "DELETE", "/v1/sessions", undefined, two)).status).toBe(204);
  expect([await good(two), await good(three)]).toEqual([false, false]);
  expect((await ask(at, "POST", "/v1/session/link", { token: "t" })).status).toBe(401);

  const last = await signIn(at);
  await at.service.stores.owners.remove("ann", at.clock.now);
  expect(await good(last)).toBe(false);
});

test("no passphrase, token or cookie is logged or stored in the clear", async () => {
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

const VALUE = "A_-z".repeat(10) + "abc";
test.each<[header: string | null, value: string | null]>([
  [`${SESSION_COOKIE}=${VALUE}`, VALUE],
  [`a=b;  ${SESSION_COOKIE}=${VALUE} ;c=d`, VALUE],
  [null, null],
  ["", null],
  [VALUE, null],
  [`x${SESSION_COOKIE}=${VALUE}`, null],
  [`${SESSION_COOKIE}x=${VALUE}`, null],
  [`${SESSION_COOKIE}=${VALUE}x`, null],
  [`${SESSION_COOKIE}=x${VALUE}`, null],
  [`${SESSION_COOKIE}=${VALUE.slice(1)}`, null],
  [`${SESSION_COOKIE}=${VALUE.slice(1)}.`, null],
  [`${SESSION_COOKIE}=${VALUE}; ${SESSION_COOKIE}=${VALUE}`, null],
  [`${SESSION_COOKIE}="${VALUE}"`, null],
  [`${SESSION_COOKIE}=`, null],
])("the session in the cookies %j is %j", (header, value) => expect(readSessionCookie(header)).toBe(value));

test("a session ends when it was idle too long, or is too old", () => {
  const { record, value } = newSession("ann", "passphrase", 1_000, { idle: 10, whole: 100 });
  expect(readSessionCookie(`${SESSION_COOKIE}=${value}`)).toBe(value);
  expect(record.hash).toBe(hashOf(value));
  expect(Buffer.from(value, "base64url")).toHaveLength(32);
  expect(writeSessionCookie(value)).toBe(
    `${SESSION_COOKIE}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`,
  );
  expect(writeSessionCookie(null)).toMatch(/^__Host-deadringer=; .*Max-Age=0$/);
  const end = (used_at: number) => sessionEnd({ ...record, used_at }, { idle: 10, whole: 100 });
  expect([1_000, 1_009, 1_090, 1_099].map(end)).toEqual([1_010, 1_019, 1_100, 1_100]);
});
