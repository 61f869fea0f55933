import { expect, test } from "vitest";
import { didOf } from "../../server/http/action_history.ts";
import { plain } from "../lib/lines/scenarios.ts";
import { watchedService } from "../server/extras/watch/watched_world.ts";
import { ROUTES } from "./whole.ts";

test("what every route does is a clause in the past tense, without the name of a member", () => {
  const recorded = ROUTES.filter(({ method, does }) => method !== "GET" && does.unrecorded !== true);
  expect(recorded.length).toBeGreaterThan(40);
  const bad = recorded.map(didOf).filter((did) => !/^(?:[a-z]+ed|had|made|sent|set)(?: [^_;:]+)?$/.test(did));
  expect(bad).toEqual([]);
});

test("the history has a sentence for what became of a brand, with the brand's name", async () => {
  const { call, service, tick, world } = await watchedService();
  world.names["kestrelbank.com"] = { "kestreibank.com": plain() };
  const settings = { name: "Kestrel Bank", domains: ["kestrelbank.com"], schedule: "6h", jitter: 0 };
  const { body: { id } } = await call("POST", "/v1/watch/brands", settings);
  await tick();
  await call("PUT", `/v1/watch/brands/${id}`, { ...settings, schedule: "12h" });
  const { status } = await call("PUT", `/v1/watch/brands/${id}/names/kestreibank.com`, { state: "watching" });
  expect(status).toBe(200);
  await call("DELETE", `/v1/watch/brands/${id}`);
  const entries = await service.stores.actions.list("ann", { before: null, limit: 9 });
  expect(entries.map(({ detail }) => detail)).toEqual([
    "stopped watching a brand: Kestrel Bank",
    expect.stringMatching(/^set the triage of a look-alike: Kestrel Bank, kestreibank\.com; .*watching/),
    "replaced the settings of a brand: Kestrel Bank; changed schedule",
    "added a brand to the watch: Kestrel Bank; domains kestrelbank.com",
  ]);
});
