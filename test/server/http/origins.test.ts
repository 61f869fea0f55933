import { expect, test } from "vitest";
import { ROUTES } from "../../whole/whole.ts";
import { INTENT_HEADER } from "../../../server/auth/session.ts";
import { ask, PASSPHRASE, signIn, withOwner } from "../auth/signed_in.ts";

test("another origin gets nowhere, with the cookie or without", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const wish = { name: "evil", scopes: ["ct"], expires: "never" };
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "" },
  ];
  for (const headers of foreign) {
    const all = { ...cookie, ...headers };
    expect((await ask(at, "POST", "/v1/keys", wish, all)).status).toBe(401);
    expect((await ask(at, "DELETE", "/v1/session", undefined, all)).status).toBe(401);
    expect((await ask(at, "GET", "/v1/keys", undefined, all)).status).toBe(401);
    expect((await ask(at, "GET", "/v1/analyze/example.com", undefined, all)).status).toBe(401);
    expect(await (await ask(at, "GET", "/v1/session", undefined, all)).json()).toEqual({
      owner: null,
      pictures: false,
      mail: false,
      extensions: expect.any(Object),
    });
    const signin = { owner: "ann", passphrase: PASSPHRASE };
    expect((await ask(at, "POST", "/v1/session", signin, headers)).status).toBe(403);
  }
  const plain = { ...cookie, [INTENT_HEADER]: "" };
  expect((await ask(at, "POST", "/v1/keys", wish, plain)).status).toBe(403);
  expect((await ask(at, "PUT", "/v1/retrieve/save/x", undefined, plain)).status).toBe(403);
  expect((await ask(at, "POST", "/v1/session", { owner: "ann", passphrase: PASSPHRASE }, plain)).status).toBe(
    403,
  );
  // A form of another site can send this type without a preflight.
  expect((await ask(at, "POST", "/v1/keys", wish, { ...cookie, "content-type": "text/plain" })).status).toBe(
    415,
  );
  const form = await ask(at, "POST", "/v1/session", wish, { "content-type": "text/plain" });
  expect([form.status, form.headers.get("www-authenticate")]).toEqual([415, null]);
  expect(await at.service.stores.keys.list("ann")).toEqual([]);
  const preflight = await ask(at, "OPTIONS", "/v1/keys", undefined, { origin: "https://evil.example" });
  expect(preflight.status).toBe(405);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("every route that changes something wants its own origin and the header, whatever else is sent", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  // The link in a mail is the right to confirm: no session is read.
  const changing = ROUTES.filter(({ method, access }) =>
    method !== "GET" && (access.by !== "anyone" || access.fromOwnPage === true)
  );
  expect(changing.length).toBeGreaterThan(7);
  for (const { method, path, id } of changing) {
    const place = path.replaceAll(/\{\w+\}/g, "00000000-0000-7000-8000-000000000000");
    const statuses: number[] = [];
    const ways: Record<string, string>[] = [
      { [INTENT_HEADER]: "" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ];
    for (const headers of ways) {
      const body = method === "DELETE" || id === "save" ? undefined : {};
      statuses.push((await ask(at, method, place, body, { ...cookie, ...headers })).status);
    }
    expect([id, statuses[0]]).toEqual([id, 403]);
    expect([id, statuses.slice(1).every((status) => status === 401 || status === 403)]).toEqual([id, true]);
  }
  expect((await ask(at, "GET", "/v1/keys", undefined, cookie)).status).toBe(200);
});
