import { expect, test } from "vitest";
import { plain } from "../../../../lib/lines/scenarios.ts";
import { watchedService } from "../watched_world.ts";

test("the history has a sentence for what became of a brand, with the brand's name", async () => {
  const { call, service, tick, world } = await watchedService();
  world.names["kestrelbank.com"] = { "kestreibank.com": plain(), "kestrelbamk.com": plain() };
  const settings = { name: "Kestrel Bank", domains: ["kestrelbank.com"], schedule: "6h" };
  const { body: { id } } = await call("POST", "/v1/watch/brands", settings);
  await tick();
  await call("PUT", `/v1/watch/brands/${id}`, { ...settings, schedule: "12h" });
  const { status } = await call("PUT", `/v1/watch/brands/${id}/names`, {
    names: ["kestreibank.com"],
    state: "watching",
  });
  expect(status).toBe(200);
  const names = ["kestreibank.com", "kestrelbamk.com"];
  await call("PUT", `/v1/watch/brands/${id}/names`, { names, state: "ignored", assignee: "cy" });
  await call("DELETE", `/v1/watch/brands/${id}`);
  const entries = await service.stores.actions.list("ann", { before: null, limit: 9 });
  expect(entries.map(({ detail }) => detail)).toEqual([
    "stopped watching a brand: Kestrel Bank",
    "handled look-alikes: Kestrel Bank (Ignored, assigned to cy: kestreibank.com, kestrelbamk.com)",
    "handled look-alikes: Kestrel Bank (Watching: kestreibank.com)",
    "changed the settings of a brand: Kestrel Bank (schedule)",
    "added a brand to the watch: Kestrel Bank (domains kestrelbank.com)",
  ]);
});
