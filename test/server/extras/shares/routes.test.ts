import { expect, test } from "vitest";
import { createClient } from "../../../../server/client.ts";
import { hashOf } from "../../../../server/auth/keys.ts";
import { fits } from "../../fits.ts";
import { SHARE_STORE } from "../../../../server/extras/shares/store.ts";
import { bearer, testService } from "../../service.ts";

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
  fits("ShareLink", link);
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
  for (const wrong of ["x", token.slice(1), `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`]) {
    await expect(anyone.shares.shared(wrong)).rejects.toThrow("This link has expired");
  }
  clock.now += 2 * HOUR_MS;
  await expect(anyone.shares.shared(token)).rejects.toThrow("This link has expired");
  expect((await read(`/v1/retrieve/shared/${token}`)).status).toBe(404);
});

test("links are listed with who made them, and are revoked", async () => {
  const { client, clientOf, anyone, uuid, key, shares } = await withResult();
  const [first, second] = [await client.shares.result(uuid, 2), await client.shares.result(uuid, 3)];
  const listed = await client.shares.list(uuid);
  fits("SharedLinks", listed);
  expect(listed.map(({ id, kind, subject, revoked_at }) => [id, kind, subject, revoked_at]))
    .toEqual([[second.id, "result", uuid, null], [first.id, "result", uuid, null]]);
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
  const { clientOf, client, anyone, uuid, key } = await withResult();
  await expect(clientOf(await key(["ct"])).shares.result(uuid, 1)).rejects.toThrow("lacks the scope");
  await expect(client.shares.result(uuid, 721)).rejects.toThrow("hours");
  // So does its end.
  const { id } = await client.shares.result(uuid, 1);
  for (const scopes of [["ct"], ["watch"], ["lookup:nxdomain"]] as const) {
    await expect(clientOf(await key(scopes)).shares.revoke(id)).rejects.toMatchObject({
      problem: { status: 403 },
    });
  }
  await client.shares.revoke(id);
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
test("a link to a brand, which an earlier version stored, has ended, and is listed as ended", async () => {
  const { client, anyone, clock, service, shares, uuid } = await withResult();
  const token = "b".repeat(32);
  await client.shares.result(uuid, 2);
  const [result] = await shares.list("ann", 1);
  const brand = { ...result!, id: "1", kind: "brand", subject: "b1", hash: hashOf(token) } as const;
  await shares.add(brand, 9);
  await expect(anyone.shares.shared(token)).rejects.toThrow("This link has expired");
  await service.extras.open();
  const listed = await client.shares.list();
  fits("SharedLinks", listed);
  const ended = new Date(clock.now).toISOString();
  expect(listed.map(({ kind, revoked_at }) => [kind, revoked_at]))
    .toEqual([["brand", ended], ["result", null]]);
  await expect(anyone.shares.shared(token)).rejects.toThrow("This link has expired");
  await client.shares.revoke("1");
  expect(await client.shares.list("b1")).toMatchObject([{ revoked_at: ended }]);
});

test("a link is listed for 90 days after its end, and no longer", async () => {
  const { client, clock, service, uuid } = await withResult();
  await client.shares.result(uuid, 1);
  clock.now += 90 * 24 * HOUR_MS;
  await Promise.all(service.extras.prune());
  expect(await client.shares.list()).toHaveLength(1);
  clock.now += 2 * HOUR_MS;
  await Promise.all(service.extras.prune());
  expect(await client.shares.list()).toEqual([]);
});
