import { WATCHED } from "../../server/extras/watch/service.ts";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { endless, get, linesOf } from "../server/requests.ts";
import { bearer, testService } from "../server/service.ts";

const MINUTE = 60_000;
const begun = Date.UTC(2026, 0, 1);
const secret = "a secret of thirty-two characters".padEnd(32, "x");

/** A service with a clock that tests move. */
function world() {
  const clock = { now: begun };
  const env = { DEADRINGER_JWT_SECRET: secret };
  return { clock, ...testService({ lookup: endless, now: () => clock.now, env }) };
}
const lastOf = async (response: Response) => (await linesOf(response)).at(-1);
const problem = (detail: string) => ({ op: "Meta", data: { kind: "Error", data: { status: 401, detail } } });

test("the lookups of a key end when it expires, and say so; those of others go on", async () => {
  const { clock, handle, key, service } = world();
  const auth = bearer(await key(undefined, { expires_at: begun + MINUTE }));
  const jwt = await new SignJWT({ sub: "ann", scope: "lookup:squat" }).setProtectedHeader({ alg: "HS256" })
    .setExpirationTime((begun + MINUTE) / 1000).sign(new TextEncoder().encode(secret));
  const other = bearer(await key(undefined, { expires_at: begun + 2 * MINUTE }));
  const squat = await handle(get("/v1/lookup/squat/example.com", auth));
  const legacy = await handle(get("/v1/squat/example.com", bearer(jwt)));
  await handle(get("/v1/lookup/squat/example.com", other));
  clock.now += MINUTE - 1;
  await service.removals.poll();
  expect(service.jobs.size).toBe(3);
  clock.now++;
  await service.removals.poll();
  for (const response of [squat, legacy]) {
    expect(await lastOf(response)).toMatchObject(problem("This key has expired: the stream ended with it"));
  }
  expect(service.jobs.size).toBe(1);
  expect((await handle(get("/v1/meta/usage", auth))).status).toBe(401);
});

test("the events of an expired key end", async () => {
  const { clock, handle, key, service } = world();
  const auth = bearer(await key(undefined, { expires_at: begun + MINUTE }));
  const events = await handle(get("/v1/watch/events/stream", auth));
  clock.now += MINUTE;
  await service.removals.poll();
  expect(service.extras.use(WATCHED).live.open).toBe(0);
  await events.text();
});

test("the lookups of a revoked key say that it was revoked", async () => {
  const { handle, key, service } = world();
  const auth = bearer(await key());
  const id = (await service.stores.keys.list("ann"))[0]!.id;
  const squat = await handle(get("/v1/lookup/squat/example.com", auth));
  await service.removals.poll();
  await service.stores.keys.revoke(id, begun);
  await service.removals.poll();
  expect(await lastOf(squat)).toMatchObject(problem("This key was revoked: the stream ended with it"));
});
