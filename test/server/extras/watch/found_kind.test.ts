import { expect, test } from "vitest";
import type { BrandName } from "../../../../server/extras/watch/client/types.ts";
import { NameTrigger } from "../../../../server/extras/watch/name_trigger.ts";
import { plain } from "../../../lib/lines/scenarios.ts";
import { watchedService } from "./watched_world.ts";

const DOMAIN = "kestrelbank.com";
const BRAND = { name: "Kestrel", domains: [DOMAIN], schedule: "6h" };
const CERTIFICATE = { door: "certificates", reason: "a certificate" };

/** A brand after its first run, and what finds names of it. */
async function brandWithDoor({ unanswered = [] }: { unanswered?: string[] } = {}) {
  const watched = await watchedService();
  const { call, world, tick, store } = watched;
  world.unanswered = unanswered;
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  world.unanswered = [];
  const kinds = () =>
    Object.fromEntries(world.lookups.at(-1)!.names!.map(({ domain, kind }) => [domain.fqdn, kind]));
  return { ...watched, id: String(id), trigger: new NameTrigger(store, () => world.time), kinds };
}

test("a found name has the kind that a lookup of the domain gives it", async () => {
  const { trigger, tick, kinds, service, world } = await brandWithDoor();
  const names = [
    "kestrelbank-login.com",
    "xn--kstrelbank-b7a.com",
    "kestreibank.com",
    "kestrelbank.shop",
    "my-kestrelbank-zz9.top",
  ];
  expect(await trigger.offer(names, undefined, CERTIFICATE)).toBe(5);
  await tick();
  expect(kinds()).toEqual({
    "kestrelbank-login.com": "Keyword",
    "késtrelbank.com": "Homoglyph",
    "kestreibank.com": "Homoglyph",
    "kestrelbank.shop": "Tld",
    // No permutation: a lookup knows it from its certificate only.
    "my-kestrelbank-zz9.top": "CertificateTransparency",
  });
  // The result of these names is not taken for one of the brand's look-alikes.
  const results = await service.stores.results.list("ann", world.time, 9);
  expect(results.map(({ given }) => given).sort()).toEqual([false, true]);
});

test("a name of the state has the kind that a lookup gives it, also one that never answered before", async () => {
  const { trigger, tick, world, kinds, call, id } = await brandWithDoor({ unanswered: ["kestrelbank.net"] });
  world.names[DOMAIN] = { "kestreibank.com": plain({}) };
  await trigger.offer(["kestreibank.com"]);
  await tick();
  // What the lines of these lookups say.
  const shown = async () =>
    (await call("GET", `/v1/watch/brands/${id}/names`)).body.map((each: BrandName) => [each.name, each.kind]);
  expect(await shown()).toEqual([["kestreibank.com", "Addition"]]);
  world.kind = "Homoglyph";
  world.time += 7 * 3_600_000;
  await tick();
  expect(kinds()).toEqual({ "kestreibank.com": "Homoglyph", "kestrelbank.net": "Tld" });
  expect(await shown()).toEqual([["kestreibank.com", "Homoglyph"]]);
});

test("a name in another script is known by the name that runs have, with the door that it came from", async () => {
  const { trigger, tick, world, store, call, id } = await brandWithDoor();
  world.names[DOMAIN] = { "késtrelbank.com": plain({}) };
  await trigger.offer(["xn--kstrelbank-b7a.com"], undefined, CERTIFICATE);
  await tick();
  const { body: events } = await call("GET", `/v1/watch/brands/${id}/events`);
  expect(events[0]).toMatchObject({ type: "new", name: "késtrelbank.com", source: CERTIFICATE });
  world.time += 25 * 3_600_000;
  expect(await new NameTrigger(store, () => world.time).offer(["xn--kstrelbank-b7a.com"])).toBe(0);
});

test("a name in another script is listed and triaged by its A-labels too", async () => {
  const { tick, world, call, id } = await brandWithDoor();
  const [name, ascii] = ["késtrelbank.com", "xn--kstrelbank-b7a.com"];
  world.names[DOMAIN] = { [name]: plain({}) };
  world.time += 7 * 3_600_000;
  await tick();
  const path = `/v1/watch/brands/${id}`;
  expect((await call("PUT", `${path}/names`, { names: [ascii], state: "watching" })).body[0]).toMatchObject({
    name,
    state: "watching",
  });
  expect((await call("PUT", `${path}/names`, { names: [ascii], state: "new" })).body).toMatchObject([{
    name,
    state: "new",
  }]);
  await call("PUT", path, { ...BRAND, owned: [ascii] });
  expect((await call("GET", `${path}/names`)).body).toMatchObject([{
    name,
    assessment: { ownership: "yours", severity: "none" },
  }]);
});
