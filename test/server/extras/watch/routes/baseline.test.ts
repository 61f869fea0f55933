import { expect, test } from "vitest";
import type { BrandName } from "../../../../../server/client.ts";
import { COPY, DAY_MS, PARKED, plain } from "../../../../lib/lines/scenarios.ts";
import { watchedService } from "../watched_world.ts";

const DOMAIN = "kestrelbank.com", PARKED_NAME = "kestrelbanc.com";

async function givenBrand() {
  const service = await watchedService();
  service.world.names[DOMAIN] = {
    [PARKED_NAME]: plain({ Classification: PARKED }),
    "kestrelbnak.com": plain({ Classification: COPY }),
  };
  const { body } = await service.call("POST", "/v1/watch/brands", {
    name: "Kestrel Bank",
    domains: [DOMAIN],
    schedule: "1d",
  });
  await service.tick();
  const id: string = body.id;
  return {
    ...service,
    id,
    stateOf: async (name: string) => {
      const { body } = await service.call("GET", "/v1/watch/names");
      return (body as BrandName[]).find((each) => each.name === name)!.state;
    },
    toReview: async () => {
      const { counts } = (await service.call("GET", `/v1/watch/brands/${id}`)).body;
      return Object.values(counts.to_review as Record<string, number>).reduce((a, b) => a + b);
    },
    nextDay: async () => {
      service.world.time += DAY_MS;
      await service.tick();
    },
  };
}

test.each(["baseline", "resolved"])("%s holds until the name changes", async (state) => {
  const { call, id, world, stateOf, toReview, nextDay } = await givenBrand();
  expect(await toReview()).toBe(2);
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: [PARKED_NAME], state });
  expect([await stateOf(PARKED_NAME), await toReview()]).toEqual([state, 1]);
  await nextDay();
  expect(await stateOf(PARKED_NAME)).toBe(state);
  // What was parked becomes a copy: accepting it once was no word about that.
  for (let i = 0; i < 3; i++) {
    world.names[DOMAIN]![PARKED_NAME] = plain({ Classification: COPY });
    await nextDay();
  }
  expect([await stateOf(PARKED_NAME), await toReview()]).toEqual(["new", 2]);
});

test("a name that is put off waits for nobody until then", async () => {
  const { call, id, world, toReview } = await givenBrand();
  const muted_until = new Date(world.time + DAY_MS).toISOString();
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: [PARKED_NAME], muted_until });
  expect(await toReview()).toBe(1);
  world.time += DAY_MS;
  expect(await toReview()).toBe(2);
});

test("a visit says when the one before it ended", async () => {
  const { call, world } = await givenBrand();
  expect((await call("PUT", "/v1/watch/visit", {})).body).toEqual({ since: null });
  const left = new Date(world.time).toISOString();
  world.time += DAY_MS;
  expect((await call("PUT", "/v1/watch/visit", {})).body).toEqual({ since: left });
  expect((await call("PUT", "/v1/watch/visit", {})).body).toEqual({ since: left });
});

test.each([{ state: "resolved" }, { muted_until: "2099-01-01T00:00:00Z" }])(
  "a name that is gone has the severity of its going, whatever was said of it before: %o",
  async (said) => {
    const { call, id, world, nextDay } = await givenBrand();
    await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbnak.com"], ...said });
    delete world.names[DOMAIN]!["kestrelbnak.com"];
    for (let day = 0; day < 3; day++) await nextDay();
    const { body } = await call("GET", "/v1/watch/names");
    expect((body as BrandName[]).find(({ name }) => name === "kestrelbnak.com"))
      .toMatchObject({ phase: "gone", assessment: { severity: "low" } });
  },
);
