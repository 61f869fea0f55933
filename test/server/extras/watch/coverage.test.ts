import { expect, test } from "vitest";
import { SquatError } from "../../../../mod.ts";
import { coverageOf } from "../../../../server/extras/watch/coverage.ts";
import { DAY_MS, plain } from "../../../lib/lines/scenarios.ts";
import { watchedService } from "./watched_world.ts";

const COPY = {
  Classification: { legitimate: 0.01, phishing: 0.97, parked: 0.02, page_state: "page", reasons: ["a form"] },
  HttpBanner: "nginx",
};
const HOUR_MS = 3_600_000;

test("no data, a failed, an incomplete and a late run are four states, and none of them is zero", async () => {
  const { call, world, tick } = await watchedService();
  const coverage = async () => (await call("GET", "/v1/watch/coverage")).body;
  const brand = async () => (await call("GET", "/v1/watch/brands")).body[0];
  expect(await coverage()).toMatchObject({ text: "No brand is watched", ok: true, brands: 0 });
  await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"] });
  expect(await brand()).toMatchObject({ coverage: { state: "never", running: true }, counts: null });
  expect(await coverage()).toMatchObject({
    ok: false,
    text: "The first run of Kestrel has not ended. Wait for the end of the first run",
  });

  world.failure = new SquatError("over_capacity", "the resolver 192.0.2.53 does not answer");
  await tick();
  // Red after the first failed run, and still no data.
  expect(await brand()).toMatchObject({
    coverage: {
      state: "failed",
      running: false,
      looked_at: null,
      detail: "kestrelbank.com: the resolver 192.0.2.53 does not answer",
      domains: [{ domain: "kestrelbank.com", state: "failed" }],
    },
    counts: null,
  });
  expect(await coverage()).toMatchObject({
    ok: false,
    brands: 1,
    covered: 0,
    states: { failed: 1, ok: 0, never: 0 },
    text: "The last run of Kestrel failed: kestrelbank.com: the resolver 192.0.2.53 does not answer. " +
      "Run it again when that is mended",
    problems: [{ name: "Kestrel", state: "failed" }],
  });

  world.failure = null;
  world.time += 6 * HOUR_MS;
  await tick();
  expect(await coverage()).toMatchObject({
    text: "Kestrel was looked at on 2026-01-01 09:00 UTC",
    ok: true,
    problems: [],
  });
  expect((await brand()).counts).toMatchObject({ names: 0, severities: { high: 0 } });

  world.unanswered = Array.from({ length: 50 }, (_, n) => `kestrelbank${n}.com`);
  world.time += 6 * HOUR_MS;
  await tick();
  expect((await brand()).coverage).toMatchObject({
    state: "incomplete",
    detail: "kestrelbank.com: 50 of 500 names got no usable answer",
  });

  world.unanswered = [];
  world.time += 6 * HOUR_MS;
  await tick();
  world.time += 7 * HOUR_MS;
  expect((await coverage()).problems).toMatchObject([{
    state: "late",
    advice: expect.stringContaining("Health"),
  }]);
  expect((await brand()).coverage).toMatchObject({ state: "late", running: true });
});

test("after the service was down, late runs are made up for", async () => {
  const { call, world, tick } = await watchedService();
  for (const name of ["Kestrel", "Merlin"]) {
    await call("POST", "/v1/watch/brands", { name, domains: [`${name.toLowerCase()}.com`] });
  }
  await tick();
  world.time += 30 * HOUR_MS;
  const late = async () => (await call("GET", "/v1/watch/coverage")).body;
  expect((await late()).text).toMatch(/2 late: (Kestrel, Merlin|Merlin, Kestrel) \(a run was due at/);
  expect((await late()).text).toMatch(
    /Its turn may come after other runs; else the watcher stands still: [^.]*$/,
  );
  await tick();
  expect((await late()).ok).toBe(true);
});

test("a run that failed after a good one of the same day counts, and what was looked at before is said beside it", async () => {
  const { call, world, tick } = await watchedService();
  world.takes = 90_000;
  await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"] });
  await tick();
  const ready = async () => (await call("GET", "/readyz")).text;
  expect(await ready()).toMatch(/^watcher ok: 0 of 1 brand stalled, last run of 0 failed or incomplete/m);
  world.time += 6 * HOUR_MS;
  world.failure = new SquatError("over_capacity", "the resolver does not answer");
  await tick();
  expect((await call("GET", "/v1/watch/coverage")).body).toMatchObject({
    ok: false,
    brands: 1,
    covered: 0,
    headline: "The last run of Kestrel failed",
    text: "The last run of Kestrel failed: kestrelbank.com: the resolver does not answer; " +
      "the last complete run was at 2026-01-01 03:01 UTC. " +
      "Run it again when that is mended",
  });
  expect(await ready()).toMatch(/^watcher failing: 0 of 1 brand stalled, last run of 1 failed/m);
  world.time += DAY_MS;
  await tick();
  expect((await call("GET", "/v1/watch/coverage")).body).toMatchObject({ covered: 0, states: { failed: 1 } });
});

test("a run that could fetch no page is not covered, and says what its verdicts rest on", async () => {
  const { call, world, tick } = await watchedService();
  world.names["kestrelbank.com"] = { "kestrelbnak.com": plain() };
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    name: "Kestrel",
    domains: ["kestrelbank.com"],
  });
  world.pages = [0, 4];
  await tick();
  expect((await call("GET", "/v1/watch/coverage")).body).toMatchObject({
    ok: false,
    covered: 0,
    text: "The last run of Kestrel is incomplete: kestrelbank.com: no page could be fetched, of 4 " +
      "names with addresses. Verdicts rest on what was answered. Run it again; if that stays so, test the resolvers " +
      "under Health",
  });
  expect((await call("GET", `/v1/watch/brands/${id}/events`)).body).toMatchObject([
    { type: "run_incomplete", reasons: ["no page could be fetched, of 4 names with addresses"] },
  ]);
  // What DNS says is there.
  expect((await call("GET", "/v1/watch/names")).body).toMatchObject([{ name: "kestrelbnak.com" }]);
  world.pages = [1, 4];
  world.time += DAY_MS;
  await tick();
  expect((await call("GET", "/v1/watch/coverage")).body).toMatchObject({ ok: true, problems: [] });
});

test("one domain of several that failed makes its brand red at once; runs of single names do not hide it", async () => {
  const { call, offer, world, tick } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    name: "Kestrel",
    domains: ["kestrelbank.com", "kestrelbank.at"],
  });
  await tick();
  world.time += DAY_MS;
  world.failure = new SquatError("over_capacity", "refused");
  await tick();
  world.failure = null;
  for (let n = 0; n < 70; n++) {
    world.time += 1_000;
    await offer([`kestrelbank${n}.com`]);
    await tick();
  }
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.coverage).toMatchObject({
    state: "failed",
    domains: [{ state: "failed", detail: "refused" }, { state: "failed" }],
  });
});

test("phishing of a first run is high in the names, in the counts and in no other number", async () => {
  const { call, world, tick } = await watchedService();
  world.names["kestrelbank.com"] = {
    "kestrelbnak.com": plain(COPY),
    "kestrelbank.net": plain(),
    "kestrel-bank.org": plain(COPY),
  };
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    name: "Kestrel",
    domains: ["kestrelbank.com"],
    owned: [],
  });
  await tick();
  const names = async () => (await call("GET", "/v1/watch/names")).body;
  expect((await names())[0]).toMatchObject({
    name: "kestrel-bank.org",
    event: null,
    assessment: {
      ...{ verdict: "phishing", severity: "high", rated: true, visit: "page", ownership: "not" },
      scores: { phishing: 0.97 },
      reasons: ["a form"],
    },
  });
  // One alert for the run, in the history too.
  expect((await call("GET", `/v1/watch/brands/${id}/events`)).body).toMatchObject([{
    ...{ type: "run_first", severity: "high", name: null },
    found: {
      counts: { high: 2, medium: 0, low: 1, none: 0 },
      worst: [{ name: "kestrel-bank.org", verdict: "phishing" }, { name: "kestrelbnak.com" }],
    },
  }]);
  const counts = async () => (await call("GET", `/v1/watch/brands/${id}`)).body.counts;
  expect(await counts()).toEqual({
    ...{ names: 3, yours: 0, asked: 0, not_rated: 1, not_visited: 1 },
    severities: { high: 2, medium: 0, low: 1, none: 0 },
    to_review: { high: 2, medium: 0, low: 1, none: 0 },
  });
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbnak.com"], state: "reported" });
  expect(await counts()).toMatchObject({ severities: { high: 2 }, to_review: { high: 1 } });
  // Without another run: what its people list is the brand's own, and what they no longer list is not.
  const settings = { name: "Kestrel", domains: ["kestrelbank.com"] };
  await call("PUT", `/v1/watch/brands/${id}`, { ...settings, owned: ["kestrel-*.org"] });
  expect(await counts()).toMatchObject({
    names: 2,
    yours: 1,
    severities: { high: 1 },
    to_review: { high: 0 },
  });
  expect((await names()).at(-1)).toMatchObject({
    name: "kestrel-bank.org",
    owned: "listed: kestrel-*.org",
    assessment: { ownership: "yours", severity: "none" },
  });
  await call("PUT", `/v1/watch/brands/${id}`, settings);
  expect(await counts()).toMatchObject({ yours: 0, severities: { high: 2 } });
});

test("/readyz tells a watcher whose last runs failed from one that works, before it is stalled", async () => {
  const { call, world, tick } = await watchedService();
  const row = async () => (await call("GET", "/readyz")).text.split("\n")[1];
  await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"] });
  world.failure = new SquatError("over_capacity", "refused");
  await tick();
  expect(await row()).toMatch(
    /^watcher failing: 0 of 1 brand stalled, last run of 1 failed or incomplete, last active /,
  );
  world.failure = null;
  world.time += DAY_MS;
  await tick();
  expect(await row()).toMatch(/^watcher ok: 0 of 1 brand stalled, last run of 0 failed or incomplete/);
});

test("a clock that was a day ahead: the brand runs at once, and a run of the future hides no failure of today", async () => {
  const { call, world, tick } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    name: "K",
    domains: ["kestrelbank.com"],
  });
  await tick();
  world.time += DAY_MS;
  await tick();
  expect(world.lookups).toHaveLength(2);
  world.time -= DAY_MS - HOUR_MS;
  world.failure = new SquatError("over_capacity", "The resolver is gone");
  await tick();
  expect(world.lookups).toHaveLength(3);
  const { body: coverage } = await call("GET", "/v1/watch/coverage");
  expect(coverage).toMatchObject({ ok: false, covered: 0, states: { failed: 1 } });
  expect(coverage.text).toContain("The resolver is gone");
  expect((await call("GET", "/readyz")).text).toContain("watcher failing: ");
  // Then by the schedule again.
  await tick();
  expect(world.lookups).toHaveLength(3);
  world.failure = null;
  world.time += 6 * HOUR_MS;
  await tick();
  expect((await call("GET", "/v1/watch/coverage")).body.ok).toBe(true);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.last_success_at).toBe(
    new Date(world.time).toISOString(),
  );
});

test("one cause of many brands is said once, with the first of them", () => {
  const failed = (name: string, detail: string) => ({
    ...{
      brand: name,
      name,
      state: "failed" as const,
      running: false,
      advice: "Run it again",
      looked_at: null,
    },
    detail: `${name}.com: ${detail}`,
    domains: [{ domain: `${name}.com`, state: "failed" as const, detail, at: null }],
  });
  const all = [..."abcde"].map((name) => failed(name, "no answer"));
  expect(coverageOf([...all, failed("f", "no page")], 0).text).toBe(
    "0 of 6 brands looked at today; 6 failed: a, b, c, 2 more (no answer), f (f.com: no page). Run it again",
  );
});
