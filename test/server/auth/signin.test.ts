import { expect, test, vi } from "vitest";
import { hashOf } from "../../../server/auth/keys.ts";
import { testService } from "../service.ts";
import { ask, cookieOf, PASSPHRASE, signIn, withOwner } from "./signed_in.ts";

test("attempts are limited by network, whatever they are, until the window ends", async () => {
  const at = await withOwner();
  const attempt = (owner: string, peer: string, passphrase = "wrong wrong wrong") =>
    ask(at, "POST", "/v1/session", { owner, passphrase }, {}, peer);
  const link = (token: string, peer: string) => ask(at, "POST", "/v1/session/link", { token }, {}, peer);
  for (let i = 0; i < 30; i++) expect((await link(`t${i}`, `2001:db8::${i}`)).status).toBe(401);
  expect((await link("t", "2001:db8::ffff")).status).toBe(429);
  expect((await link("t", "2001:db8:0:1::1")).status).toBe(401);
  expect((await attempt("ann", "2001:db8::1", PASSPHRASE)).status).toBe(429);
  at.clock.now += 899_999;
  expect((await attempt("ann", "2001:db8::1", PASSPHRASE)).status).toBe(429);
  at.clock.now += 1;
  expect((await attempt("ann", "2001:db8::1", PASSPHRASE)).status).toBe(201);
});

test("a link signs in once, in time, and lets a forgotten passphrase be replaced", async () => {
  const at = await withOwner();
  const add = (token: string, minutes: number) =>
    at.service.stores.sessions.addLink({
      hash: hashOf(token),
      person: "ann",
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
  await at.service.stores.sessions.addLink({
    hash: hashOf("t"),
    person: "ann",
    expires_at: Number.MAX_SAFE_INTEGER,
  });
  const stale = { cookie: cookieOf(await ask(at, "POST", "/v1/session/link", { token: "t" })) };
  at.clock.now += 900_000;
  expect((await change({ passphrase: PASSPHRASE }, stale)).status).toBe(403);
  expect((await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE })).status).toBe(401);
  await signIn(at, passphrase);
});

test("a sign-in that a change of passphrase overtakes fails", async () => {
  const at = await withOwner();
  const { people } = at.service.stores;
  const fresh = await at.service.signIn.encode("a brand new passphrase");
  const find = people.find;
  people.find = async (name) => {
    const owner = await find(name);
    await people.setPassphrase(name, fresh);
    return owner;
  };
  expect((await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE })).status).toBe(401);
});

test("a flood of attempts waits in a short queue, and the rest get Retry-After", async () => {
  const at = await withOwner();
  const { people } = at.service.stores;
  const { find } = people;
  const together = Promise.withResolvers<void>();
  let asked = 0;
  people.find = async (name) => {
    if (++asked === 20) together.resolve();
    await together.promise;
    return await find(name);
  };
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

test("the setup link creates the admin account, once, and only while there is neither owner nor key", async () => {
  const at = testService();
  const wish = { token: at.service.signIn.setup.open(), owner: "root", passphrase: PASSPHRASE };
  const setUp = (body: unknown) => ask(at, "POST", "/v1/session/setup", body);
  expect((await setUp({ ...wish, token: "wrong" })).status).toBe(401);
  expect((await setUp({ ...wish, passphrase: "short" })).status).toBe(400);
  expect((await setUp({ ...wish, owner: "\u0007" })).status).toBe(400);
  const made = await setUp(wish);
  expect(made.status).toBe(201);
  const cookie = { cookie: cookieOf(made) };
  expect((await ask(at, "GET", "/v1/keys", undefined, cookie)).status).toBe(200);
  expect((await setUp({ ...wish, owner: "other" })).status).toBe(401);
  expect((await setUp({ ...wish, owner: "other", token: at.service.signIn.setup.open() })).status).toBe(401);
  expect((await at.service.stores.owners.list()).map(({ name }) => name)).toEqual(["root"]);

  const keyed = testService();
  const token = keyed.service.signIn.setup.open();
  await keyed.key();
  expect((await ask(keyed, "POST", "/v1/session/setup", { ...wish, token })).status).toBe(401);
});

test("of two who use the setup link at once one gets in; a wrong link costs no hash", async () => {
  const at = testService();
  const token = at.service.signIn.setup.open();
  const setUp = (owner: string, token: string) =>
    ask(at, "POST", "/v1/session/setup", { token, owner, passphrase: PASSPHRASE });
  const encode = vi.spyOn(at.service.signIn, "encode");
  expect((await setUp("eve", "wrong")).status).toBe(401);
  expect(encode).not.toHaveBeenCalled();
  const both = await Promise.all([setUp("ann", token), setUp("bob", token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
  expect(await at.service.stores.owners.list()).toHaveLength(1);
});
