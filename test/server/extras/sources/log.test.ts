import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { findCopies } from "../../../../server/extras/sources/cli/find_copies.ts";
import { serveBy } from "../../../farm/visitors.ts";
import { freePort } from "../../../free_port.ts";
import { listen, worldIo } from "../../../lib/net/world.ts";
import { fakeSystem, run } from "../../cli/command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

const COPY =
  `<title>Kestrelbank</title><img src="https://www.kestrelbank.com/logo.png" alt="Kestrelbank logo">
<form>Sign in to Kestrelbank<input name=user><input type=password></form>© 2026 Kestrelbank`;
/** A copy that has nothing of the original. */
const ALIKE = COPY.replace("https://www.kestrelbank.com", "");
const BLOG = `<title>Ten banks compared</title><article><h1>Ten banks compared</h1><p>We opened accounts with
<a href="https://kestrelbank.com/">Kestrelbank</a>, Northbank and Southbank.${
  " The app works well.".repeat(40)
}</article>`;

const page = (html: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${
    Buffer.byteLength(html)
  }\r\nConnection: close\r\n\r\n${html}`;

const line = (n: number, host: string, path = "/", asked = "/"): string =>
  `${1 + (n >> 16)}.${(n >> 8) & 255}.${
    n & 255
  }.7 - - [24/Nov/2026:04:00:00 +0000] "GET ${asked} HTTP/1.1" 200 9 "https://${host}${path}" "M"\n`;

test(
  "of 20 copies, 1,000 blogs and 100,000 forged referrers, the copies are reported once each",
  async () => {
    const visited = new Set<string>();
    const server = await listen(serveBy(({ host, path }) => {
      visited.add(host);
      // The kit is not on the front page.
      if (/^copy\d/.test(host)) {
        return page(path.startsWith("/kit") ? COPY : "<title>Index</title>Nothing here");
      }
      return page(host.startsWith("alike") ? ALIKE : BLOG);
    }));
    const copies = Array.from({ length: 20 }, (_, n) => `copy${n}-shop.com`);
    const blogs = Array.from({ length: 1_000 }, (_, n) => `blog${n}-reads.com`);
    let log = "";
    for (let n = 0; n < 100_000; n++) {
      log += line(n, `forged${n}-name.com`);
      if (n % 100 === 0) log += line(n + 300_000, blogs[n / 100]!) + line(n + 400_000, blogs[n / 100]!);
      if (n % 1_000 === 0) {
        log += line(n + 500_000, copies[n / 1_000 % 20]!, "/kit/?id=1", "/logo.png");
        log += line(n + 600_000, copies[n / 1_000 % 20]!, "/kit/?id=2", "/main.css");
      }
    }
    log += line(1, "alike-site.com", "/", "/a.png") + line(70_000, "alike-site.com");
    const path = join(folder, "access.log.gz");
    writeFileSync(path, gzipSync(log));
    const zone = Object.fromEntries(
      [...copies, ...blogs, "alike-site.com"].map((name) => [name, { A: ["127.0.0.1"] }]),
    );
    const world = worldIo(zone, {
      allow: ["127.0.0.1"],
      portMap: { 80: server.port, 443: await freePort() },
    });
    const { system, out } = fakeSystem();
    const request = {
      files: [path],
      brands: ["kestrelbank.com"],
      owned: [],
      min: 0.6,
      visits: 1_200,
      format: "ndjson",
    } as const;
    try {
      expect(await findCopies(request, {}, system, world)).toBe(0);
    } finally {
      await server.close();
    }
    const found = out.stdout.trim().split("\n").map((each) => JSON.parse(each));
    expect(found.map((each) => new URL(each.page).hostname).sort()).toEqual([...copies].sort());
    expect(found[0]).toMatchObject({ brand: "kestrelbank.com", requests: 10 });
    expect(out.stdout).not.toContain("id=");
    expect([...blogs].every((host) => visited.has(host))).toBe(true);
    expect(out.stderr).toContain(
      "20 copies, 1000 others, 1 alike without a link, 179 without a page, 3800 not visited",
    );
    expect(out.stderr).toContain("links to it: alike-site.com");
    expect(out.stderr).toMatch(/Left out: 0 requests .*, 96021 unlikely hosts/);
  },
  120_000,
);

test("a file that is no log, and a command line without brands, are refused", async () => {
  const path = join(folder, "page.html");
  writeFileSync(path, "<html>\n<title>Not found</title>\n");
  const noLog = await run(["sources", "log", "--brands", "b.txt", path], { "b.txt": "kestrelbank.com\n" });
  expect([noLog.code, noLog.stderr]).toEqual([
    2,
    expect.stringContaining("no line has an address and a referrer"),
  ]);
  // A log that never ends is refused too, such as one of another format by tail -F.
  const fields = "#Fields: date c-ip cs-uri-stem cs(Referer)\n";
  // Together they fit into a pipe.
  const row = "2026-11-24 198.51.100.7 /a https://c.example/\n";
  const iis = join(folder, "iis.log");
  execFileSync("mkfifo", [iis]);
  const pipe = openSync(iis, "r+");
  writeSync(pipe, fields + row.repeat(999));
  const refused = await run(["sources", "log", "--brands", "b.txt", iis], { "b.txt": "kestrelbank.com\n" });
  closeSync(pipe);
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining(
      "give a log in the combined format of Apache and nginx, or one JSON object a line",
    ),
  ]);
  const noBrands = await run(["sources", "log", path]);
  expect([noBrands.code, noBrands.stderr]).toEqual([2, expect.stringContaining("Give the brands")]);
});
