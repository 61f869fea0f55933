/** The doors of lists as people use them: processes with files, archives and stdin. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "deadringer-lists-"));
afterAll(() => rmSync(folder, { recursive: true }));
const cli = fileURLToPath(new URL("../../../server/cli.ts", import.meta.url));
const command = [...("Deno" in globalThis ? ["run", "-A"] : ["--disable-warning=ExperimentalWarning"]), cli];

async function deadringer(args: string[], input: string | Uint8Array = "", env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  // One that reads nothing ends first.
  child.stdin.on("error", () => {}).end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { status: status as number | null, stdout, stderr };
}
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return name;
};
const names = (stdout: string): string[] =>
  stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line).name);
/** Nothing listens there. */
const NO_RESOLVER = ["--resolver", "127.0.0.1:9", "--deadline", "3s", "-n", "5"];

// Each waits for its deadline.
test.concurrent.each<[string, string, RegExp | null]>([
  ["an underscore below a host", "my_kestrelbank.weebly.com\n", null],
  ["hyphens in every place", "1072--.kestrelbank-x.com\nns1.-kestrelbank.site.com\n", null],
  ["an onion", "kestrelbank-login.onion\n", /1 entry of stdin is left out: line 1: .*special-use/],
  ["a suffix of tomorrow", "x.org\nlogin-kestrelbank.zz\n", /line 2: .*no public domain ends in/],
  ["a registrable underscore", "my_kestrelbank.com\n", /underscore, which no registrable name has/],
  ["bad Punycode", "xn--kestrelbank-a.com\n", /not valid Punycode/],
  ["a local name", "kestrelbank.local\n", /special-use/],
  ["control characters", "\u001b[2J\u0007kestrelbank\n", /"\\u001b\[2J\\u0007kestrelbank"/],
])("no name of a feed ends a watch: %s", async (_, feed, said) => {
  const state = mkdtempSync(join(folder, "state-"));
  const { status, stderr } = await deadringer(
    ["watch", "kestrelbank.com", "--feed", "-", "--once", "--state", state, ...NO_RESOLVER],
    feed,
  );
  // It ran, though no resolver answers.
  expect(stderr).toContain("kestrelbank.com");
  expect([1, 4]).toContain(status);
  if (said === null) expect(stderr).not.toContain("left out");
  else expect(stderr).toMatch(said);
}, 60_000);

test("a folder as stdin is no empty list", () => {
  const args = [process.execPath, ...command, "match", "--brands", "kestrelbank.com"];
  const shell = ["-c", 'exec "$@" < .', "sh", ...args];
  const { status, stderr } = spawnSync("sh", shell, { cwd: folder, encoding: "utf8" });
  expect([status, stderr]).toEqual([2, "deadringer: Cannot read -: it is a folder\n"]);
}, 60_000);

test("an archive of an empty list is an empty list", async () => {
  // `zip -0` of a file of no bytes.
  const entry = "1400000000007251815d00000000000000000000000005000000612e747874";
  const listed = "1400000000007251815d000000000000000000000000050000000000000000000000800100000000612e747874";
  const end = "504b0506000000000100010033000000230000000000";
  file("none.zip", Buffer.from(`504b0304${entry}504b01021403${listed}${end}`, "hex"));
  const { status, stderr } = await deadringer(["match", "--brands", "kestrelbank.com", "none.zip"]);
  expect([status, stderr]).toEqual([1, "deadringer: none.zip: it holds no name\n"]);
}, 60_000);

test("an archive that breaks off gives what came, and says so", async () => {
  const whole = gzipSync(
    Array.from({ length: 20_000 }, (_, i) => `kestrelbank-${i * 7919 % 20_000}.top`).join("\n"),
  );
  file("cut.gz", whole.subarray(0, whole.length >> 1));
  const { status, stdout, stderr } = await deadringer([
    "match",
    "--brands",
    "kestrelbank.com",
    "-f",
    "ndjson",
    "cut.gz",
  ]);
  expect(names(stdout).length).toBeGreaterThan(5_000);
  expect(stderr).toMatch(
    /cut\.gz: it is damaged or cut off .* what came before is read, the rest is missing/,
  );
  expect(status).toBe(4);
}, 60_000);

test.each<[string, string[]]>([
  ["names", ["squat", "kestrelbank.com", "--plan", "--names", "cut"]],
  ["suffixes", ["permute", "kestrelbank.com", "-k", "Tld", "--tlds-file", "cut.gz"]],
  ["words", ["permute", "kestrelbank.com", "-n", "5", "--keywords-file", "cut.gz"]],
  ["brands", ["match", "--brands", "cut.gz", "file"]],
  ["owned names", ["match", "--brands", "kestrelbank.com", "--owned", "cut.json", "file"]],
  ["JSON", ["match", "--brands", "kestrelbank.com", "cut.json"]],
])("a command that lacks a part of its list is no success: %s", async (_, args) => {
  const text = Array.from({ length: 9_000 }, (_, i) => `kestrelbank${i * 7919 % 9_000}.top`).join("\n");
  const whole = gzipSync(
    args[1] === "kestrelbank.com" && args[0] === "permute" ? text.replace(/\d+\.top/g, "") : text,
  );
  file("cut.gz", whole.subarray(0, whole.length >> 1));
  file("cut", whole.subarray(0, whole.length >> 1));
  file("cut.json", '[{"domain":"kestrelbank1.top"},{"domain":"kestrelb');
  file("file", "kestrelbank2.top\n");
  const { status, stderr } = await deadringer(args);
  expect(stderr).toMatch(/what came before is read, the rest is missing|JSON that breaks off/);
  expect(status).toBe(4);
}, 60_000);

test("lists of every option are read from UTF-16, with comments, and with odd lines", async () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
  file("brands.txt", utf16("# ours\r\nKestrel Bank: kestrelbank.com, kestrelbank.at\r\nnot_a_brand.com\r\n"));
  file("owned.csv", "domain;note\nkestre1bank.com;a defensive one\n");
  const { stdout, stderr, status } = await deadringer(
    ["match", "--brands", "brands.txt", "--owned", "owned.csv", "-f", "ndjson"],
    "0.0.0.0 kestre1bank.com\n||kestrelbamk.com^\n",
  );
  expect(names(stdout)).toEqual(["kestrelbamk.com"]);
  expect(stderr).toMatch(/1 entry of brands\.txt is left out: line 3: .*not_a_brand/);
  expect(status).toBe(0);
}, 60_000);

test("the dictionaries and lists of suffixes of others are read", async () => {
  file("words.dict", "// words of phishing\nlogin\nno word!\nsecure // why\n");
  const words = await deadringer([
    "permute",
    "kestrelbank.com",
    "--keywords-file",
    "words.dict",
    "-n",
    "2000",
    "-f",
    "list",
  ]);
  expect(words.stdout).toContain("kestrelbank-login.com");
  expect(words.stderr).toMatch(/1 entry of words\.dict is left out: line 3: .*no word/);
  file("tlds.txt", "# Version 1\nARPA\nPRO\nXN--P1AI\nus.com\nnotatld\n");
  const tlds = await deadringer([
    "permute",
    "kestrelbank.com",
    "-k",
    "Tld",
    "--tlds-file",
    "tlds.txt",
    "-f",
    "list",
  ]);
  expect(tlds.stdout.trim().split("\n").sort()).toEqual([
    "kestrelbank.pro",
    "kestrelbank.us.com",
    "kestrelbank.xn--p1ai",
  ]);
  expect(tlds.stderr).toMatch(/2 entries of tlds\.txt are left out: line 2: .*arpa.*; line 6: .*notatld/);
}, 60_000);

test("a list of suffixes in capitals is read, the name's own left out", async () => {
  file("capitals.txt", "# Version 2026112800\nCOM\nPRO\nXN--P1AI\nSHOP\n");
  const args = ["permute", "GitHub.com", "-k", "Tld", "--tlds-file", "capitals.txt", "-f", "list"];
  expect((await deadringer(args)).stdout.trim().split("\n").sort()).toEqual([
    "github.pro",
    "github.shop",
    "github.xn--p1ai",
  ]);
}, 60_000);

test("a locale without UTF-8 ends no command, and changes no name", async () => {
  const args = ["permute", "apple.com", "-k", "Homoglyph", "-n", "200", "-f"];
  const env = { LANG: "C", LC_ALL: "C" };
  const [table, list] = await Promise.all(
    ["table", "list"].map((format) => deadringer([...args, format], "", env)),
  );
  expect([table!.status, list!.status]).toEqual([0, 0]);
  expect(list!.stdout).toBe((await deadringer([...args, "list"])).stdout);
  expect(table!.stdout).toContain("Homoglyph");
}, 60_000);

test("what is read as nothing is an error, and so is a file that is not there", async () => {
  const nothing = await deadringer(["match", "--brands", "kestrelbank.com"], '{"foo":"kestre1bank.com"}\n');
  expect([nothing.status, nothing.stderr]).toEqual([2, expect.stringContaining("JSON without a member")]);
  const missing = await deadringer(["sources", "add", "--data", "data", "nofile.txt"]);
  expect(missing.status).toBe(2);
  expect((await deadringer(["squat", "kestrelbank.com", "--names", "nofile.txt", "--plan"])).status).toBe(2);
}, 60_000);

test("names with underscores are analysed, untwisted and looked up", async () => {
  const analysed = await deadringer(["analyze", "my_shop.weebly.com", "--plan"]);
  expect([analysed.status, analysed.stdout]).toEqual([
    0,
    expect.stringMatching(/^analyze my_shop\.weebly\.com/),
  ]);
  expect((await deadringer(["analyze", "my_shop.zz", "--plan"])).status).toBe(2);
  const untwisted = await deadringer([
    "untwist",
    "my_kestre1bank.weebly.com",
    "--brands",
    "kestrelbank.com",
    "-f",
    "ndjson",
  ]);
  expect(JSON.parse(untwisted.stdout).imitations[0].brand).toBe("kestrelbank.com");
  file("names.txt", "09_19.supfree.net # seen\n1072--.stbid.ru\n_dmarc.example.com\n");
  const planned = await deadringer(["squat", "kestrelbank.com", "--names", "names.txt", "--plan"]);
  expect(planned.stdout).toMatch(/: 2 candidates/);
  expect(planned.stderr).toMatch(/1 entry of names\.txt is left out: line 3: .*RFC 8552/);
}, 60_000);
