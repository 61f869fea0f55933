import { ELSEWHERE } from "../../../../server/extras/sources/service.ts";
import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { expect, onTestFinished, test } from "vitest";
import { brandsOfOwners } from "../../../../server/extras/sources/brands.ts";
import { logDoor, ownerLogs } from "../../../../server/extras/sources/web_log.ts";
import { NameTrigger } from "../../../../server/extras/watch/name_trigger.ts";
import { ALIKE, BLOG, COPY, watchedPages } from "./pages.ts";

test(
  "20 copies become one event each; 200 blogs and 2,000 forged referrers none, and no other door waits for them",
  async () => {
    const copies = Array.from({ length: 20 }, (_, n) => `copy${n}-shop.com`);
    const blogs = Array.from({ length: 200 }, (_, n) => `blog${n}-reads.com`);
    const zone = Object.fromEntries(
      [...copies, ...blogs, "alike-site.com", "pasted-kit.com"].map((name) => [name, { A: ["127.0.0.2"] }]),
    );
    const world = await watchedPages(
      (host, path) =>
        /^copy\d/.test(host)
          ? path.startsWith("/kit") ? COPY : "<title>Index</title>Nothing here"
          : /^alike|^pasted/.test(host)
          ? ALIKE
          : BLOG,
      zone,
    );
    onTestFinished(world.close);
    const { service } = world;
    const { now } = service;
    const brands = brandsOfOwners(service.extras.use(WATCHED).store, now);
    const [owner] = await brands.of("");
    const parts = {
      store: world.sources,
      brands,
      trigger: new NameTrigger(service.extras.use(WATCHED).store, now),
      now,
    };
    const door = logDoor(parts, owner!.isQuiet, { owner: "", door: "web_log" });
    let unlikely = 0;
    const add = (n: number, host: string, page = "/", path = "/") =>
      door.add({
        address: `${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7`,
        path,
        referrer: `https://${host}${page}`,
      });
    for (let n = 0; n < 2_000; n++) {
      add(n, `forged${n}-name.com`);
      if (n % 10 === 0) { for (const from of [300_000, 400_000]) add(n + from, blogs[n / 10]!); }
      if (n % 100 === 0) {
        add(n + 500_000, copies[n / 100]!, "/kit/?id=1", "/logo.png");
        add(n + 600_000, copies[n / 100]!, "/kit/?id=2", "/main.css");
      }
      if (n % 200 === 199) unlikely += (await door.flush()).unlikely;
    }
    await door.flush();
    await service.extras.use(ELSEWHERE).offer({ owner: "ann", door: "by_hand" }, [{
      name: "pasted-kit.com",
      reason: "pasted",
    }]);
    add(1, "alike-site.com", "/", "/a.png");
    await door.flush();
    const visited = world.visited.length;
    await world.settle();
    // What people gave by hand is visited before all of them.
    expect(world.visited.slice(visited, visited + 120)).toContain("pasted-kit.com");
    const events = await world.events();
    expect(events.map(({ name }) => name).sort()).toEqual([...copies, "pasted-kit.com"].sort());
    expect(events.every(({ type }) => type === "new")).toBe(true);
    expect(events.find(({ name }) => name === copies[0])!.source!.reason)
      .toMatch(/^named in your web server's log by visitors of several networks, loads files/);
    expect(JSON.stringify(events)).not.toContain("id=");
    expect(blogs.every((host) => world.visited.includes(host))).toBe(true);
    const state = (await service.extras.use(ELSEWHERE).doors()).doors[1]!;
    expect(state).toMatchObject({ state: "ok", visits: { imitates: 20, unconnected: 1 }, over_budget: 0 });
    expect(unlikely).toBeGreaterThan(900);
    // What nobody looked at is counted with what else the source left out.
    expect(state.not_looked_at).toBeGreaterThanOrEqual(unlikely);
  },
  240_000,
);

test("a log that comes in pieces is one log: its bounds hold for the day, and each piece has its own counts", async () => {
  const world = await watchedPages(() => BLOG, {});
  onTestFinished(world.close);
  const { now, extras } = world.service;
  const { store } = extras.use(WATCHED);
  const logs = ownerLogs({
    store: world.sources,
    brands: brandsOfOwners(store, now),
    trigger: new NameTrigger(store, now),
    now,
  });
  const piece = (from: number): string =>
    Array.from(
      { length: 45 },
      (_, n) =>
        `192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET / HTTP/1.1" 200 9 "https://piece${
          from + n
        }-site.com/" "M"`,
    )
      .join("\n");
  const queued = [];
  for (const from of [0, 100, 200]) queued.push((await logs("ann", piece(from))).queued);
  expect(queued).toEqual([45, 15, 0]);
});
