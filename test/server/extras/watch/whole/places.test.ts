import { expect, test } from "vitest";
import { WATCHED } from "../../../../../server/extras/watch/service.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { endless, get } from "../../../requests.ts";
import { bearer, testService } from "../../../service.ts";

test("runs of watched brands take places of their owner, and no number of requests keeps them out", async () => {
  const watched = openSqliteStore(WATCH_STORE, ":memory:");
  const { handle, key, service } = testService({
    lookup: endless,
    opened: [[WATCH_STORE, watched]],
    env: { DEADRINGER_STREAMS: "2", DEADRINGER_CAPACITY: "4", DEADRINGER_WATCH: "0" },
  });
  const open = async (owner: string) =>
    await handle(get("/v1/analyze/example.com", bearer(await key(undefined, { owner }))));
  const streams: Response[] = [];
  // Three quarters of all, and then one of another owner: nothing is free.
  for (const owner of ["ann", "ann", "ann", "bea"]) streams.push(await open(owner));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const made = await handle(
    new Request("http://x/v1/watch/brands", {
      method: "POST",
      headers: { ...bearer(await key(undefined, { owner: "ann" })), "content-type": "application/json" },
      body: JSON.stringify({ name: "Ann", domains: ["example.com"] }),
    }),
  );
  expect(made.status).toBe(201);
  const run = service.extras.use(WATCHED).watcher.tick();
  while (service.streams.taken < 5) await new Promise((resolve) => setImmediate(resolve));
  // Two end: one place would be free, but the run is one of the owner's.
  for (const { body } of streams.splice(0, 2)) await body!.cancel();
  while (service.streams.taken > 3) await new Promise((resolve) => setImmediate(resolve));
  const refused = await open("ann");
  expect([refused.status, (await refused.json()).detail]).toEqual([
    503,
    expect.stringContaining("share 2 streams"),
  ]);
  streams.push(await open("bea"));
  expect(streams.at(-1)!.status).toBe(200);
  await service.extras.use(WATCHED).watcher.close();
  await run;
  for (const { body } of streams) await body!.cancel();
  await service.jobs.idle();
  while (service.streams.taken > 0) await new Promise((resolve) => setImmediate(resolve));
  await watched.close();
});
