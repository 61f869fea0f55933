import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { namedFetch } from "../../../../server/extras/sources/list_fetch.ts";
import { fetchFile, type KnownCopy } from "../../../../server/extras/sources/fetch_file.ts";
import { proxiedFetch } from "../../../../server/io/source_fetch.ts";
import { startDns } from "../../../../server/mini/dns.ts";
import { startHttpProxy } from "../../../farm/proxies.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test("a server that drips does not hold up other feeds: its list has broken off", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-drip-"));
  let begun = 0, ended = 0;
  const server = createServer((_, response) => {
    begun++;
    response.writeHead(200);
    const timer = setInterval(() => response.destroyed ? clearInterval(timer) : response.write("x\n"), 5);
    response.on("close", () => (clearInterval(timer), ended++));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`;
  const options = { fetch: namedFetch, headers: {}, most: 1_000_000, signal: new AbortController().signal };
  await expect(
    fetchFile(url, join(folder, "list"), { etag: "", modified: "" }, { ...options, silenceMs: 500 }),
  )
    .rejects.toThrow("it broke off 3 times (less than 64 KiB came in a minute)");
  expect(begun).toBeGreaterThan(0);
  await expect.poll(() => ended).toBe(begun);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test("a feed is fetched through a proxy only when it changed", async () => {
  const dns = await startDns({ suffixes: {}, names: { "mirror.test": { a: ["11.0.0.7"] } } });
  ends.push(() => dns.close());
  const folder = mkdtempSync(join(tmpdir(), "deadringer-feed-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  const requests: unknown[] = [];
  const feed = createServer(({ headers }, response) => {
    const { "if-none-match": known, "accept-encoding": coding } = headers;
    requests.push({ known, coding });
    response.setHeader("etag", '"one"');
    if (known === '"one"') return response.writeHead(304).end();
    response.writeHead(200, { "content-length": "8" });
    if (requests.length > 1) return response.end("abcdefgh");
    // What broke off begins anew.
    response.write("abcd", () => response.destroy());
  });
  await new Promise<void>((resolve) => feed.listen(0, "127.0.0.1", resolve));
  const { port } = feed.address() as { port: number };
  const proxy = await startHttpProxy({ behind: { "11.0.0.7:80": port } });
  ends.push(() => new Promise((resolve) => feed.close(resolve)), () => proxy.close());
  const options = {
    fetch: proxiedFetch(`http://127.0.0.1:${proxy.port}`, [dns.address]),
    headers: {},
    most: 1_000,
    signal: AbortSignal.timeout(30_000),
  };
  const get = (known: KnownCopy) =>
    fetchFile("http://mirror.test/feed", join(folder, "feed"), known, options);
  const first = await get({ etag: "", modified: "" });
  expect(first?.etag).toBe('"one"');
  expect(readFileSync(join(folder, "feed"), "utf8")).toBe("abcdefgh");
  expect(await get(first!)).toBe(null);
  expect(requests).toEqual([
    { coding: "identity" },
    { coding: "identity" },
    { known: '"one"', coding: "identity" },
  ]);
});
