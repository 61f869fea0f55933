import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { run } from "../command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-match-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  "brands.txt": "# ours\npaypal.com\nhttps://www.usps.com/\n",
  "ours.txt": "paypal-ours.top\n",
};

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function matched(name: string, content: string | Uint8Array, ...options: string[]) {
  const path = file(name, content);
  const found = await run(["match", "--brands", "brands.txt", ...options, path], FILES);
  return { ...found, path };
}

const names = (stdout: string): string[] =>
  stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line).name);

const HOSTS = "paypal.com.login-check.top\nwww.wikipedia.org\nusps.com-trackefg.top\n";
const FOUND = ["paypal.com.login-check.top", "usps.com-trackefg.top"];

test.each<[feed: string, content: string | Uint8Array]>([
  ["hosts.txt", HOSTS],
  ["hosts.txt.gz", gzipSync(HOSTS)],
  ["hosts.txt.zst", zstdCompressSync(HOSTS)],
  ["urls.txt", HOSTS.replace(/^(.+)$/gm, "hxxps://$1/a?b=c").replaceAll(".", "[.]")],
  ["rank.csv", HOSTS.replace(/^(.+)$/gm, '17,"$1",2026-01-01')],
  ["feed.ndjson", HOSTS.replace(/^(.+)$/gm, '{"domain":"$1","seen":1}')],
  [
    "certstream.ndjson",
    `${
      JSON.stringify({ data: { leaf_cert: { all_domains: HOSTS.trim().split("\n") } } })
    }\n{"message_type":"heartbeat"}\n`,
  ],
  [
    "top.zone",
    `$ORIGIN top.\n; a comment\n${
      HOSTS.replace(/^(.+)$/gm, "$1.\t3600\tIN\tNS\tns1.example.net.\n$1.\t3600\tIN\tNS\tns2.example.net.")
    }`,
  ],
])("%s: names that imitate a brand, each once, in their order", async (name, content) => {
  const { code, stdout, stderr } = await matched(name, content, "--min", "0.01");
  expect([names(stdout), stderr, code]).toEqual([FOUND, "", 0]);
});

test("lines that hold no name are reported with their number, the rest are matched", async () => {
  const lines = ["a..b", "paypa1.com", "no name here", '{"domain": 1', "usps-track.top"];
  const { code, stdout, stderr, path } = await matched("bad.txt", lines.join("\n"), "--min", "0.001");
  expect(names(stdout)).toEqual(["paypa1.com", "usps-track.top"]);
  expect(stderr).toContain(`3 entries of ${path} are left out: `);
  for (const number of [1, 3, 4]) expect(stderr).toContain(`line ${number}: `);
  for (const number of [2, 5]) expect(stderr).not.toContain(`line ${number}:`);
  expect(code).toBe(0);
});

test("of many unusable names three are named, the rest are counted, and nothing read is an error", async () => {
  const { stderr, code } = await matched(
    "many.txt",
    Array.from({ length: 20 }, (_, i) => `no name ${i}`).join("\n"),
  );
  expect(stderr.match(/line \d+: "no name/g)).toHaveLength(3);
  expect(stderr).toMatch(
    /^deadringer: 20 entries of .*; and 17 more\ndeadringer: Cannot match .*many\.txt: nothing in it is a name\n$/,
  );
  expect(code).toBe(2);
});

test("CSV has a header, and cells that no spreadsheet takes for a formula", async () => {
  const { stdout } = await matched("hosts.txt", HOSTS, "--min", "0.01", "-f", "csv");
  const [header, first] = stdout.split("\n");
  expect(header).toBe("name,brand,kind,probability,own_probability,text");
  expect(first).toMatch(
    /^paypal\.com\.login-check\.top,paypal\.com,Subdomain,0\.\d+,,paypal stands left of /,
  );
});

test("a table has the probability first", async () => {
  const { stdout } = await matched("hosts.txt", HOSTS, "--min", "0.01", "-f", "table");
  expect(stdout).toMatch(/^\d\.\d{3} {2}paypal\.com\.login-check\.top +paypal\.com +Subdomain: /);
});

test("names of the brands' own are left out, and the threshold leaves out the rest", async () => {
  const content = "paypal-ours.top\nlogin.paypal-ours.top\npaypal-0urs.top\n";
  const { stdout } = await matched("own.txt", content, "--min", "0.001", "--owned", "ours.txt");
  expect(names(stdout)).toEqual(["paypal-0urs.top"]);
  const none = await matched("own.txt", content, "--min", "0.999999");
  expect([none.stdout, none.code]).toEqual(["", 1]);
  expect(none.stderr).toBe(`deadringer: ${none.path}: 3 names read, none imitates a brand\n`);
});

test.each([
  ["paypal.*", ["login.paypal.net", "a.paypal.net.example.top"]],
  ["*.paypal.net", ["PAYPAL.NET", "a.paypal.net.example.top"]],
  ["*paypal.net", ["a.paypal.net.example.top"]],
])("own names by the pattern %s are left out", async (pattern, left) => {
  const feed = "PAYPAL.NET.\nlogin.paypal.net\na.paypal.net.example.top\n";
  const path = file("patterns.txt", feed);
  const { stdout } = await run(["match", "--brands", "paypal.com", "--owned", "o", path], {
    o: `${pattern}\n`,
  });
  expect(names(stdout)).toEqual(left);
});

test.each(["", "\n\n\n", "# later\n"])("a feed without a name, %j, is said to be one", async (content) => {
  const { code, stdout, stderr, path } = await matched("empty.txt", content);
  expect([stdout, stderr, code]).toEqual(["", `deadringer: ${path}: it holds no name\n`, 1]);
});

test("names that cannot be used are none of those that imitate no brand", async () => {
  const one = await matched("some.txt", "a.com\0\nunrelated.org\n");
  expect([one.code, one.stderr]).toEqual([1, expect.stringContaining(": 1 name read, none imitates")]);
  const none = await matched("none.txt", "a.com\0\nb.com\0\n");
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("nothing in it is a name")]);
});

test.each(["paypal.onion", "paypal-.com", "paypal_login.top", "xn--paypal-zzz.com", "_dmarc.paypa1.com"])(
  "untwist answers for %s as match does",
  async (name) => {
    const of = ["--brands", "paypal.com", "-f", "ndjson"];
    const [match, untwist] = [
      await run(["match", ...of, file("one.txt", name)]),
      await run(["untwist", name, ...of]),
    ].map(({ stdout }) => JSON.parse(stdout));
    const { brand, kind, text, probability } = match;
    const [first] = untwist.imitations;
    expect(first).toEqual({ brand, kind, text, score: expect.closeTo(probability, 4) });
  },
);

test("a brand that matches many names is reported before any name is read", async () => {
  const path = file("few.txt", "example.org\n");
  const { stderr } = await run(["match", "--brands", "short.txt", path], {
    "short.txt": "ing.nl\nbank.com\n",
  });
  expect(stderr).toMatch(/ing\.nl: .*\n.*bank\.com: .* of 1,000 popular names/);
});

test("without brands, or with a missing file, the message says what to do", async () => {
  expect((await run(["match", "x.txt"])).stderr).toContain("Give the brands");
  const { code, stderr } = await run(["match", "--brands", "brands.txt", join(folder, "missing")], FILES);
  expect(code).toBe(2);
  expect(stderr).toMatch(/Cannot read .*missing: no such file\n/);
  expect((await run(["match", "--brands", "brands.txt", "kestre1bank.com"], FILES)).stderr)
    .toContain("; for one name: deadringer untwist kestre1bank.com");
});

test("--brands takes domains too; a file that is missing is still reported", async () => {
  const list = file("feed.txt", "kestre1bank.com\nunrelated.org\n");
  const match = (brands: string) => run(["match", "--brands", brands, list]);
  const { code, stdout } = await match("kestrelbank.com, hxxps://paypal[.]com/");
  expect([code, JSON.parse(stdout).name]).toEqual([0, "kestre1bank.com"]);
  expect(await match("brnads.txt")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^deadringer: Cannot read brnads\.txt: no such file\. As a domain: Cannot use /,
    ),
  });
}, 20_000);

test("a brand that is no domain, and no file, is told why it is none", async () => {
  const brands = (given: string) => run(["match", "--brands", given, file("one.txt", "a.com\n")]);
  expect(await brands("co.uk")).toMatchObject({
    code: 2,
    stderr:
      'deadringer: Cannot read co.uk: no such file. As a domain: Cannot use "co.uk": it is a public suffix ' +
      "itself; give a name below it\n",
  });
  expect((await brands("ebay.com,pay_pal.com")).stderr).toContain('Cannot use "pay_pal.com": label 1');
});

test("--pattern narrows a feed, with its anchors; one that is none is refused", async () => {
  const hosts = `${HOSTS}my-usps.com-trackefg.top\n`;
  const found = await matched("hosts.txt", hosts, "-f", "ndjson", "--pattern", "^USPS\\.");
  expect(names(found.stdout)).toEqual(["usps.com-trackefg.top"]);
  const none = await matched("hosts.txt", hosts, "--pattern", "^(usps");
  expect(none.code).toBe(2);
  expect(none.stderr).toMatch(/pattern/);
});
