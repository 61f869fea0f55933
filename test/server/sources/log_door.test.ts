import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { BrandsOfOwners } from "../../../server/sources/brands.ts";
import { followLines } from "../../../server/sources/follow_lines.ts";
import { LogDoor } from "../../../server/sources/log_door.ts";
import { NameTrigger } from "../../../server/watch/name_trigger.ts";
import { ALIKE, BLOG, COPY, watchedPages } from "./pages.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-follow-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads until so many lines came. */
async function take(lines: AsyncGenerator<string | null>, most: number): Promise<string[]> {
  const out: string[] = [];
  while (out.length < most) {
    const { value, done } = await lines.next();
    if (done === true) break;
    if (value !== null) out.push(value!);
  }
  return out;
}

test("a log is followed through rotation, truncation and a moment without a file; half a line waits", async () => {
  const path = join(folder, "access.log");
  writeFileSync(path, "old\n");
  const stop = new AbortController();
  const lines = followLines(path, stop.signal);
  expect((await lines.next()).value).toBeNull();
  appendFileSync(path, "one\ntw");
  expect(await take(lines, 1)).toEqual(["one"]);
  appendFileSync(path, `o\n${"x".repeat(70_000)}`);
  expect(await take(lines, 1)).toEqual(["two"]);
  appendFileSync(path, `${"x".repeat(70_000)}\nthree\r\n`);
  expect(await take(lines, 1)).toEqual(["three"]);
  renameSync(path, `${path}.1`);
  appendFileSync(`${path}.1`, "late\n");
  const rotated = take(lines, 2);
  await setTimeout(700);
  writeFileSync(path, "new\n");
  expect(await rotated).toEqual(["late", "new"]);
  truncateSync(path, 0);
  const cut = take(lines, 1);
  await setTimeout(700);
  appendFileSync(path, "x\n");
  expect(await cut).toEqual(["x"]);
  stop.abort();
  expect((await lines.next()).done).toBe(true);
});

test(
  "20 copies become one event each; 1,000 blogs and 100,000 forged referrers none, and no other door waits for them",
  async () => {
    const copies = Array.from({ length: 20 }, (_, n) => `copy${n}-shop.com`);
    const blogs = Array.from({ length: 1_000 }, (_, n) => `blog${n}-reads.com`);
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
    const brands = new BrandsOfOwners(service.watch.store, now);
    const [owner] = await brands.of("");
    const parts = { store: world.sources, brands, trigger: new NameTrigger(service.watch.store, now), now };
    const door = new LogDoor(parts, owner!.isQuiet);
    const add = (n: number, host: string, page = "/", path = "/") =>
      door.add({
        address: `${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7`,
        path,
        referrer: `https://${host}${page}`,
      });
    for (let n = 0; n < 100_000; n++) {
      add(n, `forged${n}-name.com`);
      if (n % 100 === 0) { for (const from of [300_000, 400_000]) add(n + from, blogs[n / 100]!); }
      if (n % 1_000 === 0) {
        add(n + 500_000, copies[n / 1_000 % 20]!, "/kit/?id=1", "/logo.png");
        add(n + 600_000, copies[n / 1_000 % 20]!, "/kit/?id=2", "/main.css");
      }
      if (n % 10_000 === 9_999) await door.flush();
    }
    await door.flush();
    await service.sources.offer({ owner: "ann", door: "by_hand" }, [{
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
    const state = (await service.sources.doors()).doors[1]!;
    expect(state).toMatchObject({ state: "ok", visits: { imitates: 20, unconnected: 1 }, over_budget: 0 });
    expect(door.counts.unlikely + door.counts.leftOut.dropped).toBeGreaterThan(98_000);
  },
  240_000,
);
