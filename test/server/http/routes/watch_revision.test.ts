import { expect, test } from "vitest";
import { bearer } from "../../service.ts";
import { DAY_MS, plain } from "../../../lib/watch/scenarios.ts";
import { watchedService } from "../../watch/watched_world.ts";

const DOMAIN = "kestrelbank.com";
const NAMES = ["kestrelbnak.com", "kestrelbamk.com"] as const;

test("a client that has the list gets 304, and every change of two, also one by an older clock", async () => {
  const { call, handle, world, tick, key } = await watchedService();
  const { body: brand } = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN] });
  await tick();
  world.names[DOMAIN] = Object.fromEntries(NAMES.map((name) => [name, plain()]));
  world.time += DAY_MS;
  await tick();
  const path = `/v1/watch/brands/${brand.id}/names`;
  const token = await key(["watch"]);
  const read = (etag = "") =>
    handle(
      new Request(`http://127.0.0.1${path}`, { headers: { ...bearer(token), "if-none-match": etag } }),
    );
  let etag = (await read()).headers.get("etag")!;
  expect((await read(etag)).status).toBe(304);
  // The second comes from an instance whose clock is a second behind.
  for (const [i, name] of NAMES.entries()) {
    world.time -= i * 1_000;
    expect((await call("PUT", `${path}/${name}`, { note: "seen" })).status).toBe(200);
    const response = await read(etag);
    expect([name, response.status]).toEqual([name, 200]);
    expect((await response.json()).find((each: { name: string }) => each.name === name).note).toBe("seen");
    etag = response.headers.get("etag")!;
    expect((await read(etag)).status).toBe(304);
  }
});
