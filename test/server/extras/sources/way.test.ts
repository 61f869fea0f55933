import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { expect, onTestFinished, test } from "vitest";
import { doorsOf, rankOf, spareBudget } from "../../../../server/extras/sources/doors.ts";
import { ALIKE, BLOG, COPY, DOMAIN, PARKED, watchedPages } from "./pages.ts";

const MINUTE_MS = 60_000, HOUR_MS = 3_600_000, DAY_MS = 86_400_000;
const AT = { A: ["127.0.0.2"] };
const hand = (...names: string[]) => names.map((name) => ({ name, reason: "pasted" }));

test("a name that looks like nobody becomes an event by its page, with its door and reason, once", async () => {
  const world = await watchedPages((host) => host === "mountain-goats.com" ? ALIKE : BLOG, {
    "mountain-goats.com": AT,
    "alpine-reads.com": AT,
  });
  onTestFinished(world.close);
  const { sources } = world.doors;
  const names = hand(
    "mountain-goats.com",
    "alpine-reads.com",
    "https://MOUNTAIN-goats.com/",
    "www.kestrelbank.com",
    "not a name",
  );
  expect(await sources!.offer({ owner: "ann", door: "by_hand" }, names)).toEqual({
    ...{ queued: 2, seen: 1, own: 1, invalid: 1, over_budget: 0, unlikely: 0, imitating: 0 },
  });
  await world.settle();
  const events = await world.events();
  expect(events).toMatchObject([{ name: "mountain-goats.com", type: "new", brand: DOMAIN }]);
  expect(events[0]!.source).toEqual({
    door: "by_hand",
    reason: expect.stringMatching(/^pasted; its page: .*its name in/),
  });
  expect(["medium", "high"]).toContain(events[0]!.severity);
  for (const later of [HOUR_MS, DAY_MS, 2 * DAY_MS]) {
    await sources!.offer({ owner: "ann", door: "by_hand" }, names);
    world.pass(later);
    await world.settle();
  }
  expect(await world.events()).toHaveLength(1);
  const [door] = (await sources!.doors(["ann"])).doors;
  expect(door).toMatchObject({
    door: "by_hand",
    offered: 20,
    queued: 2,
    // The blog, on the seventh day.
    waiting: 1,
    visits: { imitates: 1, no_dns: 0 },
  });
});

test("a name without a page is looked at again in minutes, hours and days, a parked one for 90 days", async () => {
  let isUp = false;
  const zone: Record<string, { A?: string[] }> = { "late-kit.com": {}, "mountain-goats.com": AT };
  const seen: string[] = [];
  const world = await watchedPages((host) => {
    seen.push(host);
    return host === "mountain-goats.com" ? PARKED : isUp ? COPY : "";
  }, zone);
  onTestFinished(world.close);
  const { sources } = world.doors;
  await sources!.offer({ owner: "", door: "registrations" }, hand("late-kit.com", "mountain-goats.com"));
  await world.settle();
  expect((await sources!.doors()).doors[3]).toMatchObject({
    visits: { no_dns: 1, parked: 1 },
    waiting: 2,
    due: 0,
  });
  world.pass(5 * MINUTE_MS);
  await world.settle();
  expect((await sources!.doors()).doors[3]!.visits.no_dns).toBe(1);
  [isUp, zone["late-kit.com"]!.A] = [true, ["127.0.0.2"]];
  world.pass(5 * MINUTE_MS);
  await world.settle();
  expect(await world.events()).toMatchObject([{ name: "late-kit.com", source: { door: "registrations" } }]);
  for (let day = 0; day < 100; day++) {
    world.pass(DAY_MS);
    await sources!.visitor.tick();
  }
  expect(seen.filter((host) => host === "mountain-goats.com").length).toBe(8);
  expect((await sources!.doors()).doors[3]!.waiting).toBe(0);
});

test("what is forged at a door that anybody can knock at counts only when its page leads to the brand", async () => {
  const world = await watchedPages((host) => host === "copy-shop.com" ? COPY : ALIKE, {
    "copy-shop.com": AT,
    "alike-shop.com": AT,
  });
  onTestFinished(world.close);
  const { sources } = world.doors;
  await sources!.offer({ owner: "ann", door: "web_log" }, hand("copy-shop.com", "alike-shop.com"));
  await world.settle();
  expect((await world.events()).map(({ name }) => name)).toEqual(["copy-shop.com"]);
  expect((await sources!.doors(["ann"])).doors[1]!.visits).toMatchObject({ imitates: 1, unconnected: 1 });
});

test("owners see events of their own names only, and what one says of a brand decides nothing for another", async () => {
  const world = await watchedPages(() => COPY, { "copy-shop.com": AT, "other-shop.com": AT });
  onTestFinished(world.close);
  const bob = await world.key(["watch"], { owner: "bob" });
  const body = { name: "Kestrelbank", domains: [DOMAIN], owned: ["other-shop.com"], schedule: "6h" };
  expect((await world.call("POST", "/v1/watch/brands", body, bob)).status).toBe(201);
  await world.service.extras.use(WATCHED).watcher.tick();
  world.pass(MINUTE_MS);
  const { sources } = world.doors;
  await sources!.offer({ owner: "bob", door: "by_hand" }, hand("copy-shop.com", "other-shop.com"));
  await world.settle();
  expect(await world.events()).toEqual([]);
  expect((await sources!.doors(["ann"])).doors[0]!.offered).toBe(0);
  await sources!.offer({ owner: "", door: "registrations" }, hand("other-shop.com"));
  await world.settle();
  expect((await world.events()).map(({ name }) => name)).toEqual(["other-shop.com"]);
});

test("a resolver that gives no answer and a page that never ends are failures, and are tried again", async () => {
  const world = await watchedPages(() => COPY, { "silent-name.com": AT });
  onTestFinished(world.close);
  const { dns } = world.service.io;
  const query = dns.query;
  dns.query = (name, ...rest) =>
    name.startsWith("silent-name.com")
      ? Promise.resolve({ rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" })
      : query.call(dns, name, ...rest);
  const { sources } = world.doors;
  await sources!.offer({ owner: "ann", door: "by_hand" }, hand("silent-name.com"));
  await world.settle();
  expect((await sources!.doors(["ann"])).doors[0]).toMatchObject({
    visits: { failed: 1 },
    waiting: 1,
    due: 0,
  });
  dns.query = query;
  world.pass(HOUR_MS);
  await world.settle();
  expect((await world.events()).map(({ name }) => name)).toEqual(["silent-name.com"]);
});

test("of certificates' names those of servers are counted as unlikely, and all others visited", async () => {
  const world = await watchedPages(() => COPY, { "login.mountain-goats.com": AT, "alpine-reads.com": AT });
  onTestFinished(world.close);
  const { sources } = world.doors;
  const names = hand(
    ...["login.mountain-goats.com", "www.alpine-reads.com", "alpine-reads.com", "kestre1bank.com"],
    ...["autodiscover.alpine-reads.com", "mail.alpine-reads.com", "webmail.login-alpine.com"],
  );
  expect(await sources!.offer({ owner: "", door: "certificates" }, names))
    .toMatchObject({ queued: 4, seen: 1, unlikely: 2, imitating: 1 });
  await world.settle();
  expect((await world.events()).map(({ name }) => name).sort())
    .toEqual(["alpine-reads.com", "login.mountain-goats.com"]);
  expect((await sources!.doors()).doors[2]).toMatchObject({ door: "certificates", offered: 7, unlikely: 2 });
});

test("names without a sign share half of a door's day, hour by hour", () => {
  expect([0, 1, 12, 23].map((hour) => spareBudget(300_000, 20_000 * DAY_MS + hour * HOUR_MS)))
    .toEqual([6_250, 12_500, 81_250, 150_000]);
  expect(["shop.example", "login.shop.example", "mail.shop.example", "mail.login.example"]
    .map((name) => rankOf("certificates", name))).toEqual([3, 4, null, 4]);
  expect(rankOf("by_hand", "mail.shop.example")).toBe(8);
});

test.each([[59, true], [61, false]])(
  "names of a source that wait for %i minutes are no silence",
  async (minutes, ok) => {
    const now = Date.parse("2026-11-29T12:00:00Z");
    const store = {
      counts: () => Promise.resolve([]),
      waiting: () =>
        Promise.resolve([{
          door: "certificates",
          owner: "",
          waiting: 7,
          due: 7,
          due_since: now - minutes * 60_000,
        }]),
      feeds: () => Promise.resolve([]),
    } as unknown as Parameters<typeof doorsOf>[0];
    const shown = await doorsOf(store, now);
    expect(shown.ok).toBe(ok);
    expect(shown.text.includes("7 names wait for a visit")).toBe(!ok);
  },
);
