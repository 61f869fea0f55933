import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { feedLogs } from "../../../../server/extras/sources/cli/log.ts";
import { openTrigger } from "../../../../server/extras/sources/cli/open.ts";
import { fakeSystem } from "../../cli/command_line.ts";
import { openDoors } from "./opened.ts";
import { BLOG, COPY } from "./pages.ts";

test("a name of each door comes to the webhook, and waits for no run", async () => {
  const arrived = new Map<string, number>();
  const hook = createServer(async (request, response) => {
    const text = (await Array.fromAsync(request)).join("");
    for (const [name] of text.matchAll(/\w+-door-shop\.com/g)) arrived.set(name, performance.now());
    response.end();
  });
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  onTestFinished(() => void hook.close());
  const { folder, opened, call, watch } = await openDoors(
    ["login.cert-door-shop.com", "log-door-shop.com", "canary-door-shop.com", "hand-door-shop.com"],
    (host) => host.includes("-door-") ? COPY : BLOG,
  );
  const id = await watch({ channels: [`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`] });
  const { url } = await call("GET", `/v1/watch/brands/${id}/canary`);

  const log = join(folder, "access.log");
  execFileSync("mkfifo", [log]);
  const pipe = openSync(log, "r+");
  const reading = feedLogs([log], { data: folder, extensions: [] }, fakeSystem().system);
  onTestFinished(async () => {
    closeSync(pipe);
    await reading;
  });
  const certificates = (await openTrigger({ data: folder, extensions: [] }))!;
  onTestFinished(() => certificates.close());

  const doors: [name: string, knock: () => unknown][] = [
    [
      "canary-door-shop.com",
      () => opened.fetch(new Request(url, { headers: { referer: "https://canary-door-shop.com/" } })),
    ],
    ["hand-door-shop.com", () => call("POST", "/v1/sources/names", { names: ["hand-door-shop.com"] })],
    ["cert-door-shop.com", () => certificates.offer(["login.cert-door-shop.com"])],
    ["log-door-shop.com", () =>
      writeSync(
        pipe,
        '192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET /logo.png HTTP/1.1" 200 9 "https://log-door-shop.com/" "M"\n',
      )],
  ];
  for (const [name, knock] of doors) {
    const from = performance.now();
    await knock();
    await expect.poll(() => [...arrived.keys()]).toContain(name);
    const took = arrived.get(name)! - from;
    if (process.env["SHOW_FIGURES"]) process.stderr.write(`${name}: ${Math.round(took)} ms\n`);
  }
}, 180_000);
