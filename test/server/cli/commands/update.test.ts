import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../../whole/whole.ts";
import type { System } from "../../../../server/cli/system.ts";
import { storedTables } from "../../../../server/io/tables.ts";
import { sharedPath, withShared } from "../../../shared.ts";

const BOOTSTRAP = {
  version: "1.0",
  publication: "2026-11-01T18:00:02Z",
  services: [[["com", "net"], ["http://rdap.example.com/", "https://rdap.example.com/"]]],
};
const LOGS = {
  version: "60.1",
  log_list_timestamp: "2026-11-02T00:00:00Z",
  operators: [{
    name: "An operator",
    logs: [{ description: "A log", log_id: "AAAA", key: "BBBB", url: "https://ct.example/2026" }],
    tiled_logs: [{
      description: "A tiled log",
      log_id: "CCCC",
      key: "DDDD",
      submission_url: "https://ct.example/s/",
      monitoring_url: "https://ct.example/m/",
    }],
  }],
};

let agent: string | undefined;
const server = createServer((request, response) => {
  agent = request.headers["user-agent"];
  switch (request.url) {
    case "/rdap.json":
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(JSON.stringify(BOOTSTRAP)));
      break;
    case "/moved":
      response.writeHead(301, { location: "/rdap.json" }).end();
      break;
    case "/inside":
      response.writeHead(302, { location: "http://10.0.0.1/rdap.json" }).end();
      break;
    case "/html":
      response.writeHead(200).end("<title>Sign in</title>");
      break;
    case "/large":
      response.writeHead(200).end(`{"services":"${"x".repeat(9 * 1024 * 1024)}"}`);
      break;
    default:
      response.writeHead(404).end();
  }
});
let base = "";
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-tables-"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ["", ""];
  const system = {
    print: (text: string) => Promise.resolve(void (out += text)),
    warn: (text: string) => void (err += text),
    interactive: false,
    signal: new AbortController().signal,
  } as unknown as System;
  const code = await main(["update", ...args, "--data", folder, "-r", "127.0.0.1:9"], system);
  return { code, out, err };
}

test("a table from a URL, by redirect and compressed, is stored with its date and used", async () => {
  const { code, out } = await run("rdap", "--from", `${base}/moved`, "--contact", "https://example.com/us");
  const [renewed, inUse] = out.split("\n");
  const path = join(folder, "tables", "rdap.json");
  expect(renewed).toBe(`RDAP servers: 2 entries of 2026-11-01 from ${base}/moved, saved in ${path}`);
  expect(inUse).toMatch(/^Lookups use public suffixes of \d{4}-\d\d-\d\d, RDAP servers of 2026-11-01, /);
  expect(code).toBe(0);
  expect(agent).toBe("deadringer (+https://example.com/us)");
  expect(storedTables(folder).rdap?.get("net")).toBe("https://rdap.example.com/");
  expect(storedTables(folder).logs).toBeUndefined();
  expect(JSON.parse(readFileSync(join(folder, "tables", "rdap.json"), "utf8"))).toMatchObject({
    source: `${base}/moved`,
    taken_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test("a table from a file: logs with their keys", async () => {
  const path = join(folder, "table.json");
  writeFileSync(path, JSON.stringify(LOGS));
  expect((await run("logs", "--from", path)).out).toContain("2 entries of 2026-11-02");
  expect(storedTables(folder).logs?.get("CCCC")?.monitoring_url).toBe("https://ct.example/m/");
});

const REAL = [["rdap", "rdap_bootstrap_dns.json"], ["logs", "ct_all_logs_list.json"]] as const;
withShared(...REAL.map(([, file]) => `data/reference/${file}`))("real published files are read", async () => {
  for (const [name, file] of REAL) {
    const path = sharedPath(`data/reference/${file}`)!;
    const { code, out, err } = await run(name, "--from", path);
    expect([code, err]).toEqual([0, ""]);
    expect(Number(/(\d+) entries/.exec(out)?.[1])).toBeGreaterThan(100);
  }
});

test("anything else is refused in one line, and the stored table stays", async () => {
  const path = join(folder, "bad.json");
  const before = readFileSync(join(folder, "tables", "rdap.json"), "utf8");
  const cases: [content: string, says: RegExp][] = [
    ["<html>", /is not JSON/],
    ["[]", /Cannot use .* as rdap: /],
    ['{"version":"1.0","services":[]}', /services/],
    ['{"version":"1.0","services":[["com"]]}', /services\.0/],
    ['{"version":"1.0","services":[[["com"],["ftp://x/"]]]}', /there is nothing in it/],
    [JSON.stringify(LOGS), /version|services/],
  ];
  for (const [content, says] of cases) {
    writeFileSync(path, content);
    const { code, out, err } = await run("rdap", "--from", path);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err.trim().split("\n")).toHaveLength(1);
  }
  expect(readFileSync(join(folder, "tables", "rdap.json"), "utf8")).toBe(before);
});

test.each(
  [
    ["/missing", 1, /status 404/],
    ["/html", 2, /is not JSON/],
    ["/large", 1, /larger than 8 MiB/],
    ["/inside", 1, /10\.0\.0\.1/],
  ] as const,
)("from %s nothing is taken", async (path, code, says) => {
  const found = await run("rdap", "--from", base + path);
  expect(found.err).toMatch(says);
  expect(found.code).toBe(code);
});

test("wrong use", async () => {
  expect((await run("asn")).err).toMatch(/Cannot use TABLE "asn": give one of rdap, logs/);
  expect((await run("rdap", "logs", "--from", "x")).err).toMatch(/name one/);
  expect((await run("rdap", "--from", join(folder, "none.json"))).err).toMatch(/no such file/);
  expect((await run("rdap", "--contact", "a b")).err).toMatch(/--contact/);
});

test("a stored file that was damaged is reported by name", () => {
  writeFileSync(join(folder, "tables", "logs.json"), "{");
  expect(() => storedTables(folder)).toThrow(/logs\.json: renew it by deadringer update logs, or delete it/);
  rmSync(join(folder, "tables", "logs.json"));
});
