import { expect, test } from "vitest";
import { plain } from "../../../lib/lines/scenarios.ts";
import { bearer } from "../../service.ts";
import { watchedService } from "./watched_world.ts";

test("a run in progress names its result, which its owner can follow to its end, and nobody else", async () => {
  const { world, call, tick, handle, key, service } = await watchedService();
  world.names["kestrelbank.com"] = { "kestrelbnak.com": plain(), "kestrelbamk.com": plain() };
  const made = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"] });
  const path = `/v1/watch/brands/${made.body.id}`;
  expect((await call("GET", path)).body.progress).toBeNull();
  const { promise, resolve } = Promise.withResolvers<void>();
  world.hold = promise;
  const run = tick();
  const progress = async () => (await call("GET", path)).body.progress;
  await expect.poll(async () => (await progress())?.result).toMatch(/^[\da-f-]{36}$/);
  const { result } = await progress();
  const read = async (owner?: string) =>
    await handle(
      new Request(`http://127.0.0.1/v1/retrieve/${result}?from=0`, {
        headers: bearer(await key(["lookup:squat"], owner === undefined ? {} : { owner })),
      }),
    );
  expect((await read("eve")).status).toBe(404);
  const followed = await read();
  expect(followed.status).toBe(200);
  world.hold = null;
  resolve();
  expect(await followed.text()).toMatch(/kestrelbnak\.com[^]*kestrelbamk\.com[^]*"Done"/);
  await run;
  expect(await progress()).toBeNull();
  // The run was stored as every other: nobody who read it ended it.
  expect((await call("GET", `${path}/runs`)).body[0]).toMatchObject({ ending: "complete", result });
  expect(service.jobs.find(result)).toBeUndefined();
});
