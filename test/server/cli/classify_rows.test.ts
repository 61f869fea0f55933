import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../whole/whole.ts";
import { linesOf } from "../../../server/cli/match/lines.ts";
import type { System } from "../../../server/cli/system.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deadringer-rows-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function classifyFile(content: string | Uint8Array, ...more: string[]) {
  const path = join(folder, "rows");
  await writeFile(path, content);
  return await classifyPath(path, ...more);
}

async function classifyPath(path: string, ...more: string[]) {
  const out = { stdout: "", stderr: "" };
  const { signal } = new AbortController();
  const code = await main(["classify", "--facts", path, ...more], {
    print: (text: string) => Promise.resolve(void (out.stdout += text)),
    warn: (text: string) => void (out.stderr += text),
    signal,
    readLines: (path: string) => linesOf(path, signal),
  } as Partial<System> as System);
  return { code, path, ...out, rows: out.stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line)) };
}

const SALE = "<title>For sale</title><h1>This domain is for sale</h1><p>Buy this domain</p>";
const ROWS = [
  {
    id: "all",
    url: "http://a.example/",
    html: SALE,
    a: ["192.0.2.1"],
    aaaa: [],
    ns: [],
    mx: [],
    headers: {},
  },
  { id: "nothing" },
  { id: "nulls", url: null, html: null, a: null, redirects: null },
  { id: "empty", html: "" },
  { id: "hops", redirects: ["http://a.example/", "https://www.hugedomains.com/a"] },
].map((row) => JSON.stringify(row)).join("\n");

test("scores rows with members missing, plain and packed, with reasons that add up", async () => {
  const { code, rows, stderr } = await classifyFile(ROWS);
  expect([code, stderr]).toEqual([0, ""]);
  expect(rows.map((row) => row.id)).toEqual(["all", "nothing", "nulls", "empty", "hops"]);
  for (const row of rows) {
    expect(row.legitimate + row.phishing + row.parked).toBeCloseTo(1, 12);
    const logit = { legitimate: 0, phishing: 0, parked: 0 };
    for (const { side, weight } of row.reasons as { side: keyof typeof logit; weight: number }[]) {
      logit[side] += weight;
    }
    expect(Math.log(row.phishing / row.legitimate)).toBeCloseTo(logit.phishing - logit.legitimate, 6);
    expect(Math.log(row.parked / row.legitimate)).toBeCloseTo(logit.parked - logit.legitimate, 6);
  }
  expect(rows[0].parked).toBeGreaterThan(0.5);
  expect(rows[4].parked).toBeGreaterThan(0.9);
  const packed = await classifyFile(gzipSync(ROWS));
  expect(packed.stdout).toBe((await classifyFile(ROWS)).stdout);
});

test("without self-reference the URL changes nothing", async () => {
  const html = '<a href="https://a.example/x">one</a>'.repeat(9);
  const row = (url: string) => JSON.stringify({ id: "1", url, html }) + "\n";
  const [own, foreign] = [row("https://a.example/"), row("https://b.example/")];
  expect((await classifyFile(own)).stdout).not.toBe((await classifyFile(foreign)).stdout);
  const bare = (await classifyFile(own, "--no-self-reference")).stdout;
  expect((await classifyFile(foreign, "--no-self-reference")).stdout).toBe(bare);
});

test("lines that are no row are named and left out, and all others are scored", async () => {
  const wrong = ["hello", '{"id":"2","html":7}', '{"html":""}', "[]", '{"id":"1","redirects":[7]}'];
  const { code, stderr, rows, path } = await classifyFile(`{"id":"1"}\n${wrong.join("\n")}\n{"id":"3"}\n`);
  expect(rows.map((row) => row.id)).toEqual(["1", "3"]);
  expect([code, stderr]).toEqual([
    4,
    `deadringer: 5 entries of ${path} are left out: line 2: not JSON; line 3: "html" is not a string; ` +
    'line 4: "id" is not a string; and 2 more\n',
  ]);
});

test("a page whose URL is none has no host to compare its links with: it is named, not called innocent", async () => {
  const row = (url: string) =>
    JSON.stringify({ id: "1", url, html: "<form><input type=password></form>" }) + "\n";
  expect(await classifyFile(row("not a url"))).toMatchObject({
    code: 4,
    rows: [],
    stderr: expect.stringContaining('"url" is neither a URL nor a host'),
  });
  expect((await classifyFile(row("a.example"))).code).toBe(0);
});

test.each(["", "\n\n"])("a file without a row, %j, is said to be one", async (content) => {
  const { code, stdout, stderr, path } = await classifyFile(content);
  expect([code, stdout, stderr]).toEqual([0, "", `deadringer: ${path}: it holds no row\n`]);
});

test("a file that cannot be read is named in one line", async () => {
  const shortened = await classifyFile(gzipSync(ROWS.repeat(50)).subarray(0, 200));
  expect(shortened.code).toBe(2);
  expect(shortened.stderr).toMatch(/Cannot read .*rows: it is damaged or cut off \(unexpected end of file\)/);
  const missing = await classifyPath(join(folder, "none"));
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("no such file")]);
  const directory = await classifyPath(folder);
  expect(directory.code).toBe(2);
  expect(directory.stderr).toMatch(/it is a folder/);
});
