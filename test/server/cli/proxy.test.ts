import process from "node:process";
import { createServer } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { proxyUrl } from "../../../server/checks.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { readConfigFile } from "../../../server/config/file.ts";
import { proxiedFetch } from "../../../server/io/source_fetch.ts";
import { startDns } from "../../../server/mini/dns.ts";
import { startHttpProxy } from "../../farm/proxies.ts";
import { listen } from "../../lib/net/world.ts";
import { run, temporaryFolder } from "./command_line.ts";

const folder = temporaryFolder();

const ends: (() => unknown)[] = [];
afterEach(async () => {
  delete process.env["DEADRINGER_PROXY"];
  for (const end of ends.splice(0).reverse()) await end();
});

const BOOTSTRAP = JSON.stringify({
  version: "1.0",
  publication: "2026-11-01T18:00:02Z",
  services: [[["com"], ["https://rdap.example.com/"]]],
});

/** A server of the internet, 11.0.0.7 by the name of mirror.test, that only a proxy leads to. */
async function internet() {
  const server = createServer((request, response) =>
    request.url === "/account"
      ? response.end(request.headers.authorization)
      : response.writeHead(request.url === "/rdap.json" ? 200 : 404).end(BOOTSTRAP)
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const dns = await startDns({ suffixes: {}, names: { "mirror.test": { a: ["11.0.0.7"] } } });
  const { port } = server.address() as { port: number };
  const proxy = await startHttpProxy({ behind: { "11.0.0.7:80": port } });
  const folder = mkdtempSync(join(tmpdir(), "deadringer-proxied-"));
  ends.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => dns.close(),
    () => proxy.close(),
    () => rmSync(folder, { recursive: true }),
  );
  const update = (...more: string[]) =>
    run(
      [
        "update",
        "rdap",
        "--from",
        "http://mirror.test/rdap.json",
        "--data",
        folder,
        "-r",
        dns.address,
        ...more,
      ],
    );
  return { proxy, dns, update, url: `http://ann:x@127.0.0.1:${proxy.port}` };
}

test("update goes through the proxy of --proxy, and of the environment", async () => {
  const { proxy, update, url } = await internet();
  expect((await update("--proxy", url)).code).toBe(0);
  process.env["DEADRINGER_PROXY"] = url;
  expect((await update()).code).toBe(0);
  expect(proxy.tunnels).toEqual(["11.0.0.7:80", "11.0.0.7:80"]);
});

test("what a proxy does not do is said, without its password", async () => {
  const { update } = await internet();
  const gone = await listen(() => {});
  await gone.close();
  const { code, stderr } = await update("--proxy", `http://ann:hush@127.0.0.1:${gone.port}`);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `through the proxy http://127.0.0.1:${gone.port}: it cannot be reached (ECONNREFUSED)`,
  );
  for (const wrong of ["proxy.test:3128", "ftp://ann:hush@proxy.test", "socks5h://ann:hush@proxy.test:1"]) {
    const refused = await update("--proxy", wrong);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      `deadringer: Cannot use --proxy: give ${proxyUrl.expects}\n`,
    ]);
  }
});

test("requests to logs go through it, but not those to the operator's own networks", async () => {
  const { proxy, dns, url } = await internet();
  const request = proxiedFetch(url, [dns.address]);
  expect(await (await request("http://mirror.test/rdap.json", {})).text()).toBe(BOOTSTRAP);
  expect((await request("http://mirror.test/other", {})).status).toBe(404);
  const account = await request("http://mirror.test/account", { headers: { authorization: "Bearer x" } });
  expect(await account.text()).toBe("Bearer x");
  const near = createServer((_, response) => response.end("near"));
  await new Promise<void>((resolve) => near.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => near.close(resolve)));
  const { port } = near.address() as { port: number };
  expect(await (await request(`http://127.0.0.1:${port}/`, {})).text()).toBe("near");
  expect(proxy.tunnels.length).toBe(3);
});

test("the setting of the service, in the environment and in a file", () => {
  const url = "socks5://ann:hush@10.0.0.1:1080";
  expect(readConfig({ DEADRINGER_PROXY: url }).proxy).toBe(url);
  const file = join(folder, "proxy");
  writeFileSync(file, `${url}\n`);
  expect(readConfig({ DEADRINGER_PROXY_FILE: file }).proxy).toBe(url);
  expect(readConfigFile(`{"proxy": "${url}"}`, "a.json").settings).toEqual({
    DEADRINGER_PROXY: url,
  });
  expect(() => readConfig({ DEADRINGER_PROXY: "ann:hush@10.0.0.1" })).toThrow(
    `Cannot use DEADRINGER_PROXY: give ${proxyUrl.expects}`,
  );
});
