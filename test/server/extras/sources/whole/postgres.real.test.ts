import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished } from "vitest";
import { main } from "../../../../whole/whole.ts";
import { EXTENSIONS } from "../../../../../server/extras/mod.ts";
import { openTrigger } from "../../../../../server/extras/sources/cli/open.ts";
import { fakeSystem } from "../../../cli/command_line.ts";
import { onPostgres, server } from "../../../../on_postgres.ts";
import { openDoors } from "../opened.ts";
import { BLOG, COPY } from "../pages.ts";

onPostgres(
  "two services on PostgreSQL: names of every door become one event each, and one of both fetches the feeds",
  async () => {
    const hosts = ["hand", "canary", "log", "feed"].map((door) => `${door}-door-shop.com`);
    const harmless = Array.from({ length: 60 }, (_, n) => `harmless${n}-goats.com`);
    const certificate = "login.cert-door-shop.com";
    let lists = 0;
    const feedHost = createServer((_, response) => {
      lists++;
      response.end(`feed-door-shop.com\n${harmless.join("\n")}\n`);
    });
    await new Promise<void>((done) => feedHost.listen(0, "127.0.0.1", done));
    onTestFinished(() => void feedHost.close());
    const feeds = `http://127.0.0.1:${(feedHost.address() as AddressInfo).port}/new.txt`;
    const store = await server!.database();
    const open = (text: string) =>
      openDoors(
        [...hosts, ...harmless, certificate],
        (host) => host.includes("-door-") ? COPY : BLOG,
        { DEADRINGER_STORE: store },
        text,
      );
    const one = await open("");
    const id = await one.watch();
    const two = await open(feeds), three = await open(feeds);
    await expect.poll(() => one.named(id), { timeout: 30_000 }).toEqual(["feed-door-shop.com"]);
    expect(lists).toBe(1);

    const { url } = await two.call("GET", `/v1/watch/brands/${id}/canary`);
    await three.opened.fetch(
      new Request(url, { headers: { referer: "https://canary-door-shop.com/a?b=c" } }),
    );
    expect(await two.call("POST", "/v1/sources/names", { names: ["hand-door-shop.com", "nobody-goats.com"] }))
      .toMatchObject({ queued: 2 });
    const log = join(one.folder, "access.log");
    writeFileSync(
      log,
      '192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET /a.png HTTP/1.1" 200 9 "https://log-door-shop.com/" "M"\n',
    );
    const before = process.env["DEADRINGER_STORE"];
    process.env["DEADRINGER_STORE"] = store;
    try {
      const { system, out } = fakeSystem();
      expect([await main(["sources", "log", "--data", one.folder, log], system), out.stderr])
        .toEqual([0, expect.stringContaining("1 name is visited")]);
      const trigger = (await openTrigger({ data: undefined, extensions: EXTENSIONS }))!;
      await trigger.offer([certificate, "mail.alpine-goats.com"]);
      await trigger.close();
      await expect.poll(() => one.named(id), { timeout: 30_000 }).toEqual([...hosts, certificate].sort());
      const status = fakeSystem();
      expect(await main(["sources", "status", "--json"], status.system)).toBe(0);
      const { doors, feeds: shown } = JSON.parse(status.out.stdout);
      expect(shown).toMatchObject([{ problem: "", names: [61] }]);
      const of = (door: string) => doors.find((each: { door: string }) => each.door === door);
      expect(of("registrations")).toMatchObject({ queued: 61, visits: { imitates: 1, other: 60 }, due: 0 });
      expect(of("by_hand")).toMatchObject({ queued: 2, visits: { imitates: 1, no_dns: 1 } });
      // Of certificates the name of a mail server is not visited, and that is counted.
      expect(of("certificates")).toMatchObject({ offered: 2, queued: 1, unlikely: 1 });
      for (const door of ["canary", "web_log"]) {
        expect(of(door)).toMatchObject({ queued: 1, visits: { imitates: 1 } });
      }
    } finally {
      if (before === undefined) delete process.env["DEADRINGER_STORE"];
      else process.env["DEADRINGER_STORE"] = before;
    }
    // Each name was visited by one of them, once.
    const visits = [one, two, three].flatMap(({ visited }) => visited);
    expect(harmless.map((name) => visits.filter((host) => host === name).length)).toEqual(
      harmless.map(() => 1),
    );
    const reasons = (await one.events(id)).map(({ source }) => source!.door).sort();
    expect(reasons).toEqual(["by_hand", "canary", "certificates", "registrations", "web_log"]);
  },
  120_000,
);
