import { expect, test } from "vitest";
import { createClient } from "../../../../server/client.ts";
import { fits } from "../../fits.ts";
import { SHARE_STORE } from "../../../../server/extras/shares/store.ts";
import { bearer, testService } from "../../service.ts";
import { clientOfBrand, DOMAIN, NAME, OTHER } from "../watch/watched_world.ts";

const HOUR_MS = 3_600_000;

/** A service whose clock a test sets, with a finished result of ann. */
async function withResult() {
  const clock = { now: Date.now() };
  const made = testService({ now: () => clock.now });
  const { handle, key } = made;
  const clientOf = (as: string | null) =>
    createClient({
      server: "http://x",
      key: as,
      attempts: 1,
      fetch: (url, init) => handle(new Request(String(url), init as RequestInit)),
    });
  const ann = await key();
  const lookup = await handle(new Request("http://x/v1/lookup/squat/example.com", { headers: bearer(ann) }));
  const lines = await lookup.text();
  const uuid = lookup.headers.get("x-service-result-id")!;
  const read = (path: string, headers = {}) => handle(new Request(`http://x${path}`, { headers }));
  return {
    ...made,
    clock,
    shares: made.service.owned.of(SHARE_STORE),
    clientOf,
    client: clientOf(ann),
    anyone: clientOf(null),
    lines,
    uuid,
    read,
  };
}

const tokenOf = (path: string) => path.replace("/#shared-result/", "");

test("a link shows the lines of one result to anybody, and nothing else, until it ends", async () => {
  const { client, anyone, uuid, clock, lines, read } = await withResult();
  const link = await client.shares.result(uuid, 2);
  fits("WatchShare", link);
  const token = tokenOf(link.path);
  expect(token).toMatch(/^\w{32}$/);
  expect(Date.parse(link.expires_at)).toBe(clock.now + 2 * HOUR_MS);
  const about = await anyone.shares.shared(token);
  fits("SharedResult", about);
  expect(about).toMatchObject({ domain: "example.com", scope: "lookup:squat", expires_at: link.expires_at });
  const given = await Array.fromAsync(anyone.shares.lines(token));
  expect(given.length).toBeGreaterThan(2);
  expect(given).toEqual(await Array.fromAsync(client.resume(uuid, 0)));
  const shown = await read(`/v1/retrieve/shared/${token}`);
  expect([shown.status, await shown.text()]).toEqual([200, lines]);
  expect([...shown.headers.keys()]).not.toContain("x-service-result-id");
  // The token is no key, and opens nothing else.
  for (
    const path of [`/v1/retrieve/${uuid}`, `/v1/retrieve/${uuid}/csv`, `/v1/retrieve`, "/v1/shares"]
  ) {
    expect([path, (await read(path, bearer(token))).status]).toEqual([path, 401]);
  }
  expect((await read(`/v1/watch/shared/${token}`)).status).toBe(404);
  for (const wrong of ["x", token.slice(1), `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`]) {
    await expect(anyone.shares.shared(wrong)).rejects.toThrow("This link has expired");
  }
  clock.now += 2 * HOUR_MS;
  await expect(anyone.shares.shared(token)).rejects.toThrow("This link has expired");
  expect((await read(`/v1/retrieve/shared/${token}`)).status).toBe(404);
});

test("links are listed with who made them and how often they were opened, and are revoked", async () => {
  const { client, clientOf, anyone, uuid, key, shares } = await withResult();
  const [first, second] = [await client.shares.result(uuid, 2), await client.shares.result(uuid, 3)];
  await anyone.shares.shared(tokenOf(first.path));
  await anyone.shares.shared(tokenOf(first.path));
  const listed = await client.shares.list(uuid);
  fits("SharedLinks", listed);
  expect(listed.map(({ id, kind, subject, opened, revoked_at }) => [id, kind, subject, opened, revoked_at]))
    .toEqual([[second.id, "result", uuid, 0, null], [first.id, "result", uuid, 2, null]]);
  expect(listed[0]!.created_by).toMatch(/^key_/);
  // Neither the list nor the store has what opens it.
  expect(JSON.stringify([listed, await shares.list("ann", 9)])).not.toContain(tokenOf(first.path));
  const bob = clientOf(await key(undefined, { owner: "bob" }));
  expect(await bob.shares.list()).toEqual([]);
  await expect(bob.shares.revoke(first.id)).rejects.toMatchObject({ problem: { status: 404 } });
  await expect(bob.shares.result(uuid, 1)).rejects.toMatchObject({ problem: { status: 404 } });
  await client.shares.revoke(first.id);
  await expect(anyone.shares.shared(tokenOf(first.path))).rejects.toThrow("This link has expired");
  await anyone.shares.shared(tokenOf(second.path));
  expect((await client.shares.list()).find(({ id }) => id === first.id)!.revoked_at).not.toBeNull();
});

test("a link wants the scope that made the result, a sign-in, and hours", async () => {
  const { clientOf, client, anyone, uuid, key, service } = await withResult();
  await expect(clientOf(await key(["ct"])).shares.result(uuid, 1)).rejects.toThrow("lacks the scope");
  await expect(client.shares.result(uuid, 721)).rejects.toThrow("hours");
  // So does its end, also when the result is gone and its scope with it.
  const { id } = await client.shares.result(uuid, 1);
  for (const scopes of [["ct"], ["watch"], ["lookup:nxdomain"]] as const) {
    await expect(clientOf(await key(scopes)).shares.revoke(id)).rejects.toMatchObject({
      problem: { status: 403 },
    });
  }
  await service.stores.results.remove(uuid);
  for (const scopes of [["ct"], ["watch"]] as const) {
    await expect(clientOf(await key(scopes)).shares.revoke(id)).rejects.toMatchObject({
      problem: { status: 403 },
    });
  }
  await clientOf(await key(["analyze"])).shares.revoke(id);
  await expect(anyone.shares.result(uuid, 1)).rejects.toMatchObject({ problem: { status: 401 } });
  await expect(anyone.shares.list()).rejects.toMatchObject({ problem: { status: 401 } });
});

test("a link ends with its result: at the latest when that expires, and when it is deleted", async () => {
  const { client, anyone, uuid, read, handle, key, clock } = await withResult();
  const { ttl } = await client.json(`/v1/retrieve/${uuid}/record`) as { ttl: number };
  const long = await client.shares.result(uuid, 720);
  const [end] = [Date.parse(long.expires_at)];
  expect(end).toBe(Math.min(clock.now + 720 * HOUR_MS, end));
  expect(Math.floor(end / 1000)).toBeLessThanOrEqual(ttl);
  const headers = bearer(await key());
  await handle(new Request(`http://x/v1/retrieve/${uuid}`, { method: "DELETE", headers }));
  await expect(anyone.shares.shared(tokenOf(long.path))).rejects.toThrow("This link has expired");
  expect((await read(`/v1/retrieve/shared/${tokenOf(long.path)}`)).status).toBe(404);
  expect((await client.shares.list())[0]!.revoked_at).not.toBeNull();
});

test("a link that is opened too often is refused for a while", async () => {
  const { client, anyone, uuid } = await withResult();
  const token = tokenOf((await client.shares.result(uuid, 2)).path);
  for (let i = 0; i < 120; i++) await anyone.shares.shared(token);
  await expect(anyone.shares.shared(token)).rejects.toMatchObject({ problem: { status: 429 } });
  const other = tokenOf((await client.shares.result(uuid, 2)).path);
  await anyone.shares.shared(other);
});

test("a shared link shows names without what is confidential, and ends", async () => {
  const { client, clientOf, id, world } = await clientOfBrand();
  const { watch } = client;
  await watch.triageAll(id, [NAME], { state: "reported", note: "our lawyer knows", assignee: "eve" });
  const { path, expires_at } = await client.shares.brand(id, 2);
  expect(Date.parse(expires_at) - world.time).toBe(2 * HOUR_MS);
  const token = path.replace("/#shared/", "");
  const anyone = clientOf(null).shares;
  const shared = await anyone.sharedBrand(token);
  fits("SharedBrand", shared);
  expect(shared).toMatchObject({ name: "Kestrel", domains: [DOMAIN], expires_at });
  expect(shared.names.map(({ name }) => name).sort()).toEqual([OTHER, NAME].sort());
  const { webhook_secret, feed_blocklist } = await watch.brand(id);
  for (const secret of ["lawyer", 'eve"', webhook_secret!, feed_blocklist!]) {
    expect(JSON.stringify(shared)).not.toContain(secret);
  }
  for (const wrong of ["x", token.slice(1), token.toUpperCase(), `${id}.${token}`]) {
    await expect(anyone.sharedBrand(wrong)).rejects.toMatchObject({ problem: { status: 404 } });
  }
  world.time += 2 * HOUR_MS;
  await expect(anyone.sharedBrand(token)).rejects.toThrow("This link has expired");
  const other = (await client.shares.brand(id, 720)).path.replace("/#shared/", "");
  await anyone.sharedBrand(other);
  await watch.replaceFeed(id);
  await expect(anyone.sharedBrand(other)).rejects.toThrow("This link has expired");
  const revoked = await client.shares.brand(id, 720);
  await client.shares.revoke(revoked.id);
  await expect(anyone.sharedBrand(revoked.path.replace("/#shared/", ""))).rejects.toThrow(
    "This link has expired",
  );
  expect((await watch.audit(id)).slice(0, 2).map(({ action }) => action)).toEqual([
    "brand.unshare",
    "brand.share",
  ]);
  expect((await client.shares.list(id)).map(({ kind, revoked_at }) => [kind, revoked_at !== null])).toEqual([
    ["brand", true],
    ["brand", true],
    ["brand", false],
  ]);
  await expect(client.shares.brand(id, 721)).rejects.toThrow("hours");
});

test("the link of a brand is withdrawn by a key with the scope alone", async () => {
  const { call, key, id } = await clientOfBrand();
  const path = `/v1/watch/brands/${id}`;
  const { body: link } = await call("POST", `${path}/share`, { hours: 2 });
  const shared = link.path.replace("/#shared/", "/v1/watch/shared/");
  const other = await key(["ct"]);
  const refused = await call("DELETE", `/v1/shares/${link.id}`, undefined, other);
  expect([refused.status, refused.headers.get("www-authenticate")])
    .toEqual([403, 'Bearer error="insufficient_scope", scope="watch"']);
  expect((await call("GET", shared)).status).toBe(200);
  const bob = await key(["watch"], { owner: "bob" });
  expect((await call("DELETE", `/v1/shares/${link.id}`, undefined, bob)).status).toBe(404);
  expect((await call("DELETE", `/v1/shares/${link.id}`)).status).toBe(204);
  expect((await call("GET", shared)).status).toBe(404);
  const { body: trail } = await call("GET", `${path}/audit`);
  expect(trail.map(({ action }: { action: string }) => action)).toEqual([
    "brand.unshare",
    "brand.share",
    "brand.create",
  ]);
});
