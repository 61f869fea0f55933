import { expect, test } from "vitest";
import { createKey, hashOf } from "../../../server/auth/keys.ts";
import { SCOPES } from "../../../server/wire/scopes.ts";
import { INTENT_HEADER } from "../../../server/auth/session.ts";
import { get } from "../requests.ts";
import { bearer, testService } from "../service.ts";
import { ask, signIn, withOwner } from "./signed_in.ts";

/** A key of good form that no store has. */
const stranger = () => createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, 0).key;

test("a header that holds more than a good key is refused, as is a good key that nobody made", async () => {
  const { handle, key } = testService();
  const good = await key();
  const status = async (authorization: string) =>
    (await handle(get("/v1/meta/usage", { authorization }))).status;
  expect(await status(`Bearer ${good}`)).toBe(200);
  expect(await status(`bEARER   ${good}`)).toBe(200);
  const bad = [`Bearer ${good} x`, `xBearer ${good}`, `Basic x, Bearer ${good}`, `Bearer${good}`, good];
  for (const header of [...bad, `Bearer x${good}`, `Bearer ${good}x`, `Bearer ${stranger()}`]) {
    expect([header, await status(header)]).toEqual([header, 401]);
  }
});

test("the store is queried only for texts in the form of a key, and decides each time", async () => {
  const { handle, key, service } = testService();
  const { keys } = service.stores;
  const queries: string[] = [];
  const find = keys.find;
  keys.find = (hash) => {
    queries.push(hash);
    return find(hash);
  };
  const use = (token: string) => handle(get("/v1/meta/usage", bearer(token)));
  const [good, unknown] = [await key(), stranger()];
  for (const token of ["ak_short", good.slice(0, -1) + (good.endsWith("0") ? "1" : "0")]) await use(token);
  expect(queries).toEqual([]);
  for (const token of [good, unknown, good]) await use(token);
  expect(queries).toEqual([hashOf(good), hashOf(unknown), hashOf(good)]);
});

test("a refusal says how to get in", async () => {
  const at = await withOwner();
  const refused = async (path: string, headers: Record<string, string> = {}) => {
    const response = await at.handle(get(path, headers));
    const { status, detail } = await response.json();
    return [status, response.headers.get("www-authenticate"), detail];
  };
  const own = { "sec-fetch-site": "same-origin" };
  const [page, program] = [
    expect.stringMatching(/^Not signed in/),
    expect.stringMatching(/Authorization: Bearer/),
  ];
  expect(await refused("/v1/keys", own)).toEqual([401, 'Cookie name="__Host-deadringer"', page]);
  expect(await refused("/v1/meta/usage", own)).toEqual([401, "Bearer", page]);
  expect(await refused("/v1/meta/usage")).toEqual([401, "Bearer", program]);
  expect(await refused("/v1/squat/example.com", own)).toEqual([401, "Bearer", program]);
  const invalid = 'Bearer error="invalid_token"';
  expect(await refused("/v1/meta/usage", bearer("x"))).toEqual([
    401,
    invalid,
    expect.stringMatching(/^This key/),
  ]);
  expect(await refused("/v1/squat/example.com", bearer("x")))
    .toEqual([401, invalid, expect.stringMatching(/legacy token/)]);
});

test("what changes nothing needs no header of intent", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  for (const [method, status] of [["GET", 200], ["HEAD", 200], ["POST", 403], ["DELETE", 405]] as const) {
    const response = await ask(at, method, "/v1/keys", undefined, { ...cookie, [INTENT_HEADER]: "" });
    expect([method, response.status]).toEqual([method, status]);
  }
});
