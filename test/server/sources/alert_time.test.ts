import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { feedLogs } from "../../../server/cli/sources/feed_logs.ts";
import { openTrigger } from "../../../server/cli/watch/trigger.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { openService } from "../../../server/open.ts";
import { createKey } from "../../../server/auth/keys.ts";
import { serveBy } from "../../farm/visitors.ts";
import { freePort } from "../../free_port.ts";
import { listen, worldIo } from "../../lib/net/world.ts";
import { fakeSystem } from "../cli/command_line.ts";
import { answerOf, BLOG, COPY, DOMAIN } from "./pages.ts";

/** From a name at a door to its alert at a webhook, on an idle machine. */
const MOST_MS = 10_000;

test("from a certificate, a referrer and a canary to the alert at a webhook it takes seconds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-alerts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const arrived = new Map<string, number>();
  const hook = createServer(async (request, response) => {
    const text = (await Array.fromAsync(request)).join("");
    for (const [name] of text.matchAll(/\w+-door-shop\.com/g)) arrived.set(name, performance.now());
    response.end();
  });
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  onTestFinished(() => void hook.close());
  const server = await listen(
    serveBy(({ host }) => answerOf(host.includes("-door-") ? COPY : BLOG)),
    { host: "127.0.0.2" },
  );
  onTestFinished(() => server.close());
  const at = { A: ["127.0.0.2"] };
  const names = [
    "login.cert-door-shop.com",
    "log-door-shop.com",
    "canary-door-shop.com",
    "hand-door-shop.com",
  ];
  const world = worldIo(Object.fromEntries([DOMAIN, ...names].map((name) => [name, at])), {
    allow: ["127.0.0.2"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await wait(ms, undefined, { ref: false, ...signal === undefined ? {} : { signal } }).catch(() => {
      signal?.throwIfAborted();
    });
  };
  const config = readConfig({
    DEADRINGER_STORE: `sqlite:${folder}`,
    DEADRINGER_DATA: folder,
    DEADRINGER_PERMUTATIONS: "5",
    DEADRINGER_WATCH_ALLOW: "127.0.0.1",
    DEADRINGER_SCREENSHOTS: "0",
    DEADRINGER_UPDATE: "off",
  });
  const opened = await openService(config, {
    log: () => {},
    readFile: () => "",
    url: () => "http://127.0.0.1",
    io: { ...world, now: () => Date.now(), sleep },
  });
  onTestFinished(() => opened.close());
  const { key, record } = createKey({ owner: "ann", scopes: ["watch"], expires_at: null }, Date.now());
  await opened.storage.keys.add(record);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await opened.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    return await response.json();
  };
  const { id } = await call("POST", "/v1/watch/brands", {
    name: "Kestrelbank",
    domains: [DOMAIN],
    schedule: "1d",
    channels: [`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`],
  });
  await expect.poll(async () => (await call("GET", `/v1/watch/brands/${id}`)).last_success_at, {
    timeout: 30_000,
  })
    .not.toBeNull();
  const { url } = await call("GET", `/v1/watch/brands/${id}/canary`);

  const log = join(folder, "access.log");
  writeFileSync(log, "");
  const { system, controller } = fakeSystem();
  const following = feedLogs([log], { data: folder, follow: true }, system);
  onTestFinished(async () => {
    controller.abort();
    await following;
  });
  const certificates = (await openTrigger(folder))!;
  onTestFinished(() => certificates.close());
  await wait(1_000);

  const doors: [name: string, knock: () => unknown][] = [
    [
      "canary-door-shop.com",
      () => opened.fetch(new Request(url, { headers: { referer: "https://canary-door-shop.com/" } })),
    ],
    ["hand-door-shop.com", () => call("POST", "/v1/sources/names", { names: ["hand-door-shop.com"] })],
    ["cert-door-shop.com", () => certificates.offer(["login.cert-door-shop.com"])],
    ["log-door-shop.com", () =>
      appendFileSync(
        log,
        '192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET /logo.png HTTP/1.1" 200 9 "https://log-door-shop.com/" "M"\n',
      )],
  ];
  for (const [name, knock] of doors) {
    const from = performance.now();
    await knock();
    await expect.poll(() => arrived.has(name), { timeout: 30_000, interval: 50 }).toBe(true);
    const took = arrived.get(name)! - from;
    if (process.env["SHOW_FIGURES"]) process.stderr.write(`${name}: ${Math.round(took)} ms\n`);
    expect([name, took < MOST_MS]).toEqual([name, true]);
  }
}, 180_000);
