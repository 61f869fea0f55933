import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { StreamMessage } from "../../../mod.ts";
import { main } from "../../whole/whole.ts";
import { printLines } from "../../../server/cli/output/formats.ts";
import { folderScreenshots } from "../../../server/results/screenshots.ts";
import { fakeSystem, run, temporaryFolder } from "./command_line.ts";

const own = temporaryFolder();

test("untwist tells whom names imitate", async () => {
  const brands = "paypal.com\n# more\nebay.com\nnot a name\n";
  const some = await run(["untwist", "paypa1-login.top", "--brands", "b"], { b: brands });
  expect([some.code, JSON.parse(some.stdout).imitations[0].brand]).toEqual([0, "paypal.com"]);
  expect(some.stderr).toMatch(/1 entry of b is left out: line 4: "not a name": it holds no host name/);
  const none = await run(["untwist", "quite-other.org", "--brands", "paypal.com"], {}, true);
  expect([none.code, none.stdout]).toEqual([1, "quite-other.org: resembles no brand\n"]);
  const two = await run(
    ["untwist", "paypall.com", "hxxps://paypal[.]top/x", "--brands", "paypal.com"],
    {},
    true,
  );
  expect(two.stdout).toMatch(
    /^paypall\.com\n {2}paypal\.com +(?:Repetition|Mapped): .*\npaypal\.top\n {2}paypal\.com/,
  );
  // One that cannot be used stops no other, and hosts may have labels that no brand has.
  const names = ["not a name", "_dmarc.paypa1.com", "_dmarc.paypal.com"];
  const mixed = await run(["untwist", ...names, "--brands", "paypal.com"], {}, true);
  expect([mixed.code, mixed.stdout.split("\n")]).toEqual([2, [
    "_dmarc.paypa1.com",
    expect.stringMatching(/^ {2}paypal\.com /),
    "_dmarc.paypal.com: the brand's own name",
    "",
  ]]);
  expect(mixed.stderr).toContain('Cannot use "not a name": it contains white space');
  expect((await run(["untwist", "a.com"])).code).toBe(2);
  const path = await run(["untwist", "a.com", "--brands", "/brands.txt"], { "/brands.txt": "" });
  expect([path.code, path.stderr]).toEqual([2, expect.stringContaining("it holds no domain name")]);
});

test("the demo as list, csv, json and table agree on the names", async () => {
  const args = ["demo", "--names", "n", "--ops", "Dns,IpEnumeration"];
  const files = {
    n: "hxxps://kestrelbnk[.]com/x\nkestre1bank.com\n# a comment\n\nkestrelbank.free.com\nkéstrelbank.com\n",
  };
  const names = ["kestre1bank.com", "kestrelbnk.com", "xn--kstrelbank-b7a.com"];
  const { stdout: saved } = await run([...args, "-f", "ndjson"], files);
  const as = async (format: string) => (await run(["convert", "saved", "-f", format], { saved })).stdout;
  expect((await as("list")).trim().split("\n").sort()).toEqual(names);
  expect((await as("csv")).trim().split("\r\n")).toHaveLength(4);
  const json = JSON.parse(await as("json")) as { domain: string }[];
  expect(json.map((record) => record.domain)).toContain("kestrelbnk.com");
  const table = (await run(args, files, true)).stdout;
  for (const name of ["kestrelbnk.com", "kestre1bank.com"]) expect(table).toContain(name);
  expect(table.trimEnd().split("\n").at(-1)).toMatch(/^3 registered of 4 names in/);
});

test("permute prints names only, and takes its options", async () => {
  const { code, stdout } = await run(["permute", "example.com", "-k", "omission", "-n", "3"]);
  expect(code).toBe(0);
  expect(stdout.trim().split("\n")).toHaveLength(3);
  for (
    const line of (await run(["permute", "example.com", "-n", "5", "-f", "ndjson"])).stdout.trim().split("\n")
  ) {
    expect(JSON.parse(line)).toEqual({
      domain: { fqdn: expect.any(String), tld: expect.any(String), domain: expect.any(String) },
      kind: expect.any(String),
      ascii: expect.stringMatching(/^[\x21-\x7e]+$/),
    });
  }
});

test("--plan prints whom a lookup would contact, and contacts nobody", async () => {
  const { code, stdout } = await run(["squat", "example.com", "--limit", "10", "--plan"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^squat example\.com: 10 candidates/);
  for (const audience of ["resolvers", "registries", "candidates"]) expect(stdout).toContain(audience);
  expect(stdout).toMatch(/^ +3 {2}for each candidate: does the name exist/m);
  expect(stdout).toMatch(/^ +5 {2}for each registered name: the name's records/m);
  const passive = await run(["squat", "example.com", "--limit", "10", "--plan", "--passive"]);
  expect(passive.stdout).not.toMatch(/web server|mail server/);
});

test("mail servers are contacted only with --mx-check, and not in a passive lookup", async () => {
  const plan = ["squat", "example.com", "--limit", "10", "--plan", "-r", "127.0.0.1:9"];
  expect((await run(plan)).stdout).not.toMatch(/mail server/);
  expect((await run([...plan, "--mx-check"])).stdout).toMatch(/mail server/);
  expect((await run([...plan, "--mx-check", "--passive"])).stdout).not.toMatch(/mail server/);
});

test("an interrupt says that what is shown is not complete", async () => {
  const { out, system, controller } = fakeSystem();
  const done = main(["demo"], system);
  controller.abort(new Error("interrupted"));
  expect(await done).toBe(130);
  expect(out.stderr).toMatch(/Interrupted/);
});

test("an interrupt loses nothing that was found, in formats that are printed at the end too", async () => {
  const { out, system, controller } = fakeSystem();
  const line: StreamMessage = {
    permutation: { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Tld" },
    op: "HttpBanner",
    data: "nginx",
  };
  const ending = await printLines(
    (async function* () {
      yield line;
      controller.abort();
      controller.signal.throwIfAborted();
    })(),
    { format: "csv", domain: "example.com", status: null, imitated: [], bom: false },
    system,
  );
  expect(ending.kind).toBe("Interrupted");
  expect(out.stdout).toMatch(/\r\na\.com,com,a,Tld,/);
});

test("lists of keys and owners say that they are empty, or that there is no store", async () => {
  const data = await mkdtemp(join(own, "store-"));
  for (const [what, message] of [["key", "There are no keys"], ["owner", "There are no owners"]] as const) {
    const stderr = `deadringer: ${message}\n`;
    expect(await run([what, "list", "--data", data])).toEqual({ code: 0, stdout: "", stderr });
    const elsewhere = await run([what, "list", "--data", join(data, "mistyped")]);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([2, expect.stringContaining("There is no store in")]);
  }
  await rm(data, { recursive: true });
});

test("suffixes and keywords come from files too", async () => {
  const files = { t: "# suffixes\n.zip\n\nmov\n", k: "zebrafish\n" };
  const tlds = await run(["permute", "example.com", "-k", "Tld", "--tlds", "top", "--tlds-file", "t"], files);
  expect(tlds.stdout.trim().split("\n").sort()).toEqual(["example.mov", "example.top", "example.zip"]);
  const words = await run(
    ["permute", "example.com", "-k", "Keyword", "--keywords-file", "k"],
    files,
  );
  expect(words.stdout).toMatch(/^examplezebrafish\.com$/m);
});

test("a file that cannot be used is reported in words", async () => {
  const { code, stderr } = await run(["update", "rdap", "--from", own]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^deadringer: Cannot open .*: it is a folder\n$/),
  ]);
});

test("a folder of pictures keeps odd names inside", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deadringer-shots-"));
  try {
    const screenshots = folderScreenshots(join(folder, "deep", "er"));
    const url = await screenshots.put("../../etc/passwd", Uint8Array.of(1));
    expect(url.startsWith(pathToFileURL(join(folder, "deep", "er")).href + "/")).toBe(true);
    expect([...await readFile(new URL(url))]).toEqual([1]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("an odd contact or user agent is refused", async () => {
  const contact = await run(["squat", "example.com", "-r", "127.0.0.1:9", "--contact", "me (at) home"]);
  expect([contact.code, contact.stderr]).toEqual([2, expect.stringMatching(/--contact/)]);
  const agent = await run(["squat", "example.com", "-r", "127.0.0.1:9", "--user-agent", "a\nb"]);
  expect([agent.code, agent.stderr]).toEqual([2, expect.stringMatching(/--user-agent "a\\nb": give/)]);
});

test("options of look-alikes beside --names alone are said to do nothing", async () => {
  const files = { n: "kestre1bank.com\nkestrelbnk.com\n" };
  const told = async (...more: string[]) =>
    (await run(["demo", "--names", "n", "--ops", "Levenshtein", "-f", "list", ...more], files)).stderr;
  expect(await told("-n", "1", "-k", "Omission")).toContain(
    "deadringer: --limit, --kinds: no effect, since --names looks up the names of its file alone; " +
      "--with-permutations adds look-alikes\n",
  );
  expect(await told()).not.toContain("no effect");
  expect(await told("-q", "-n", "1")).not.toContain("no effect");
  expect(await told("-n", "1", "--with-permutations")).not.toContain("no effect");
});

test("permute without a name says so", async () => {
  expect(await run(["permute", "example.com", "-k", "CertificateTransparency"])).toEqual({
    code: 0,
    stdout: "",
    stderr: "deadringer: No look-alike: CertificateTransparency makes none of example.com\n",
  });
  expect((await run(["permute", "bcd.com", "-k", "VowelSwap,DoubleVowelInsertion", "-f", "json"])).stderr)
    .toBe("deadringer: No look-alike: VowelSwap, DoubleVowelInsertion make none of bcd.com\n");
});

test("--names without a usable name has an exit code of its own", async () => {
  const files = { empty: "# nothing\n", bad: "not a name\nnor this\n" };
  expect(await run(["demo", "-q", "--names", "empty"], files)).toEqual({
    code: 5,
    stdout: "",
    stderr: "deadringer: There is no usable name in empty: it is empty\n",
  });
  expect(await run(["demo", "-q", "--names", "bad"], files)).toEqual({
    code: 5,
    stdout: "",
    stderr: expect.stringMatching(/^deadringer: There is no usable name in bad: .*"not a name".*\n$/),
  });
});

test("URLs, e-mail addresses and defanged names stand for their host", async () => {
  const plan = async (...args: string[]) => (await run([...args, "--plan"])).stdout.split("\n")[0];
  expect(await plan("analyze", "hxxps://evil[.]com/login?a=b@c")).toMatch(/^analyze evil\.com: 1 /);
  expect(await plan("analyze", "Billing <billing@mail[.]evil.com")).toMatch(/^analyze mail\.evil\.com: 1 /);
  expect(await plan("squat", "paypal[.]com", "-n", "5")).toMatch(/^squat paypal\.com: 5 /);
  expect((await run(["permute", "https://paypal.com:8443/", "-n", "1"])).stdout).toMatch(/^pay?/);
  const own = await run(["untwist", "www.paypal.com", "--brands", "https://paypal.com/"], {}, true);
  expect([own.code, own.stdout]).toEqual([1, "www.paypal.com: the brand's own name\n"]);
  const empty = await run(["untwist", "a.com", "--brands", "b"], { b: "\n" });
  expect([empty.code, empty.stderr]).toEqual([
    2,
    "deadringer: Cannot use --brands b: it holds no domain name\n",
  ]);
});

test("progress goes to a terminal behind stderr, and leaves it", async () => {
  const { out, system } = fakeSystem({ n: "kestrelbnk.com\n" });
  const status = { ...system.screen, write: (text: string) => void (out.stderr += text) };
  const code = await main(["demo", "--names", "n", "-f", "table"], {
    ...system,
    screen: { ...system.screen, live: false },
    statusScreen: status,
  });
  const [, first] = out.stdout.split("\n");
  expect([code, first]).toEqual([0, expect.stringMatching(/^kestrelbnk\.com +UserContext/)]);
  expect(out.stderr).toMatch(/\r.* 0\/1 · /);
  // The line is gone before anything else is said.
  // deno-lint-ignore no-control-regex
  const [, after] = out.stderr.split(/\r[^\r]* 0\/1 · [^]*\r\x1b\[K/);
  expect(after).toMatch(/^deadringer: Look up your own domain: /);
});

test("--bom begins CSV with a byte order mark", async () => {
  const { stdout } = await run(["demo", "--names", "n", "--ops", "Dns", "-f", "csv", "--bom"], {
    n: "kestrelbnk.com\n",
  });
  expect(stdout.startsWith("\ufefffqdn,")).toBe(true);
});

test("settings that cannot be stop the start with one line, before a store is made", async () => {
  const data = join(own, "no-store");
  for (
    const args of [
      ["serve", "--port", "99999"],
      ["serve", "--nonsense"],
      ["serve", "extra"],
      ["key", "make"],
      ["owner", "make"],
      ["owner", "add"],
      ["owner", "list", "ann"],
      ["owner", "add", "ann", "--server", "ftp://x", "--data", data],
      ["owner", "add", "", "--data", data],
      ["key", "create", "--owner", "ann", "--expires", "soon", "--data", data],
    ]
  ) {
    const { code, stderr } = await run(args);
    expect([args, code]).toEqual([args, 2]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect([args, existsSync(data)]).toEqual([args, false]);
  }
  const link = await run(["owner", "add", "ann", "--server", "https://example.com/", "--data", data]);
  expect([link.code, link.stdout]).toEqual([0, expect.stringMatching(/^https:\/\/example\.com\/signin#/)]);
});

test("--plan refuses the resolvers that the run refuses", async () => {
  for (const resolver of ["dns.quad9.net", "9.9.9.9:0", "tls://"]) {
    for (const plan of [[], ["--plan"]]) {
      const { code, stdout, stderr } = await run(["analyze", "example.com", "--resolver", resolver, ...plan]);
      expect([resolver, code, stdout]).toEqual([resolver, 2, ""]);
      expect(stderr).toContain(`Cannot use resolver "${resolver}"`);
    }
  }
});

test.each([["squat", "a.com", "--plan"], ["watch", "a.com", "--once"]])(
  "%s refuses to visit every page again and none",
  async (...args) => {
    const { code, stderr } = await run([...args, "--second-look", "--no-second-look"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("--second-look with --no-second-look: give one"),
    ]);
  },
);
