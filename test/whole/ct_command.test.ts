import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "./whole.ts";
import { WATCH_STORE } from "../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../server/stores/sqlite.ts";
import { CtStore } from "../../server/ct/store.ts";
import { createIssuer, type Issued } from "../server/mini/ct_issue.ts";
import { type ListeningLog, listenLog, type LogFault, MiniLog } from "../server/mini/ct_log.ts";
import { brand } from "../server/extras/watch/store/suite.ts";
import { fakeSystem } from "../server/cli/command_line.ts";

const root = mkdtempSync(join(tmpdir(), "ct-"));
const ENTRIES = 300;
const issued: Issued[] = [];
let folders = 0;

beforeAll(async () => {
  const issuer = await createIssuer();
  for (let i = 0; i < 30; i++) {
    const names = i === 7
      ? ["kestre1bank.com", "www.kestre1bank.com"]
      : [`host${i}.example.org`, `${i}.example.net`];
    issued.push(await issuer.issue(names, new Date(1.79e12)));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a command; ended by Ctrl-C when its clock has been read so often. */
async function run(args: string[], interactive = false, abortAfter = Infinity) {
  const { out, system, controller } = fakeSystem({}, interactive);
  const tick = abortAfter === Infinity ? 0 : 10_000;
  let now = 0;
  const screen = {
    ...system.screen,
    now() {
      if (--abortAfter <= 0) controller.abort(new DOMException("Interrupted", "AbortError"));
      return now += tick;
    },
  };
  const code = await main(args, { ...system, screen });
  return { code, ...out, lines: () => out.stdout.trim().split("\n").filter((line) => line !== "") };
}

/** A log with entries that listens, a log list that names it, and a folder for an index. */
async function world(tiled: boolean, size = ENTRIES, variety = issued.length) {
  const log = new MiniLog(() => 1_795_000_000_000);
  for (let i = 0; i < size; i++) log.add(issued[(i >> 1) % variety]!, i % 2 === 0 ? 1 : 0);
  const server: ListeningLog = await listenLog(log);
  const { id, key, url, description } = log.describe(server.url, 1, tiled);
  const one = { log_id: id, key, description, state: { usable: {} } };
  const operator = tiled
    ? { name: "Miniature operator", tiled_logs: [{ ...one, submission_url: url, monitoring_url: url }] }
    : { name: "Miniature operator", logs: [{ ...one, url }] };
  const dir = join(root, String(++folders));
  const list = join(root, `list${folders}.json`);
  writeFileSync(list, JSON.stringify({ operators: [operator] }));
  expect((await run(["update", "logs", "--from", list, "--data", dir])).code).toBe(0);
  return {
    log,
    server,
    url,
    dir,
    follow: ["ct", "follow", "--log", url, "--data", dir, "--rate", "10000", "--from", "0"],
  };
}

test.each([true, false])(
  "following starts at the log's end, or so many entries before it (tiled: %s)",
  async (tiled) => {
    const { log, server, url, dir } = await world(tiled, 600);
    const follow = ["ct", "follow", "--log", url, "--rate", "10000", "--once", "--data"];
    // A tile is read from its start.
    expect((await run([...follow, dir])).stderr).toMatch(tiled ? /: 88 entries read/ : /: 0 entries read/);
    log.add(issued[0]!, 0);
    expect((await run([...follow, dir])).stderr).toMatch(/: 1 entry read.*up to date/);
    const list = join(root, `list${folders}.json`);
    const other = async (...more: string[]) => {
      const folder = join(root, String(++folders));
      await run(["update", "logs", "--from", list, "--data", folder]);
      return (await run([...follow, folder, ...more])).stderr;
    };
    expect(await other("--from=-100")).toMatch(tiled ? /: 345 entries read/ : /: 100 entries read/);
    expect(await other("--from", "512", "--contact", "https://example.com/ct")).toMatch(/: 89 entries read/);
    expect(await other("--from", "nine")).toMatch(/--from/);
    expect([...server.agents].sort()).toEqual(["deadringer", "deadringer (+https://example.com/ct)"]);
    await server.close();
  },
);

test.each([true, false])("a log is followed and searched (tiled: %s)", async (tiled) => {
  const { server, dir, follow, log } = await world(tiled);
  const first = await run([...follow, "--once", "--to", "120"]);
  expect(first.code).toBe(0);
  expect(first.stderr).toBe("deadringer: 120 entries read, 120 stored, up to date\n");
  expect((await run([...follow, "--once"])).stderr).toMatch(/180 entries read/);
  expect((await run([...follow, "--once"])).stderr).toMatch(/: 0 entries read/);
  log.add(issued[0]!, 0);
  expect((await run([...follow, "--once"])).stderr).toMatch(/: 1 entry read/);

  const search = ["ct", "search", "--data", dir];
  const found = JSON.parse(
    (await run([...search, "kestrelbank.com", "--kind", "lookalike", "-n", "1"])).stdout,
  );
  expect(found).toMatchObject({ name: "kestre1bank.com", is_precert: false, occurrences_count: 1 });
  expect((await run([...search, "^host1\\.", "-f", "list"])).lines()).toEqual(["host1.example.org"]);
  const table = await run([
    ...search,
    "example.net",
    "--field",
    "registrable_domain",
    "--kind",
    "exact",
    "-n",
    "5",
  ], true);
  expect(table.lines()[0]).toMatch(/^0\.example\.net +2026-11-18 {2}\d+:0 {2}1x$/);
  expect(table.stderr).toMatch(/More names match/);
  const logs = (await run(["ct", "logs", "--data", dir])).lines().map((line) => JSON.parse(line));
  expect(logs.filter(({ position }) => position !== null)).toMatchObject([
    { log_id: found.log_id, position: 301, tree_size: 301, fault: null, operator: "Miniature operator" },
  ]);
  await server.close();
});

test.each<[LogFault, boolean, RegExp]>([
  ["bad_signature", true, /\(signature\)/],
  ["bad_signature", false, /\(signature\)/],
  ["rollback", true, /\(rollback\)/],
  ["rollback", false, /\(rollback\)/],
  ["split_view", true, /\(fork\)/],
  ["split_view", false, /\(fork\)/],
  ["garbage_entries", true, /\(\w+\)/],
  ["garbage_entries", false, /\(\w+\)/],
  ["wrong_proof", true, /\(\w+\)/],
  ["wrong_proof", false, /\(\w+\)/],
])(
  "a log that lies is reported, and what it lies about is not indexed: %s, tiled %s",
  async (fault, tiled, reason) => {
    const { server, url, dir, follow, log } = await world(tiled, 200, 10);
    expect((await run([...follow, "--once"])).code).toBe(0);
    for (let i = 0; i < 80; i++) log.add(issued[10 + i % 20]!, 0);
    log.fault = fault;
    const { code, stderr } = await run([...follow, "--once"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/ 0 stored.*, 1 of 1 log not read to the end\n/);
    expect(stderr.trimEnd().split("\n")).toHaveLength(2);
    expect((await run(["ct", "search", "host10", "--data", dir])).stdout).toBe("");
    expect((await run(["ct", "search", "host2\\.", "-f", "list", "--data", dir])).lines()).toHaveLength(1);
    log.fault = null;
    // It stays reported, and left alone, until someone has cleared it.
    const requests = log.requests;
    const again = await run([...follow, "--once"]);
    expect([again.code, log.requests]).toEqual([1, requests]);
    expect(again.stderr).toMatch(/, seen 20\d\d-.*dropped until deadringer ct logs --clear \d+\n/);
    const shown = (await run(["ct", "logs", "--data", dir], true)).lines().filter((line) =>
      /Mini/.test(line)
    );
    expect(shown[0]).toMatch(/ {2}dropped: \w+, /);
    expect((await run(["ct", "logs", "--clear", url, "--data", dir])).code).toBe(0);
    expect((await run([...follow, "--once"])).code).toBe(0);
    expect((await run(["ct", "search", "host10", "-f", "list", "--data", dir])).lines()).toHaveLength(1);
    await server.close();
  },
);

test("--match keeps and prints only names that look like the brands", async () => {
  const { server, dir, follow } = await world(true);
  const { code, stdout, stderr } = await run([...follow, "--once", "--match", "kestrelbank.com,paypal.com"]);
  expect(code).toBe(0);
  expect(stdout).toBe("kestre1bank.com\nwww.kestre1bank.com\n");
  expect(stderr).toMatch(/300 entries read, 10 stored/);
  expect((await run(["ct", "search", ".", "-f", "list", "--data", dir])).lines()).toHaveLength(2);
  await server.close();
});

test("names that imitate a brand watched on the same store are noted for its watch", async () => {
  const { server, dir, follow } = await world(true);
  const store = openSqliteStore(WATCH_STORE, join(dir, "watch.sqlite"));
  await store.add(brand("b", { next_run_at: null }));
  expect((await run([...follow, "--once"])).code).toBe(0);
  const due = await store.dueFound("b", Date.now(), 9);
  store.close();
  expect(due.map(({ name, domain }) => [name, domain])).toEqual([
    ["kestre1bank.com", "kestrelbank.com"],
  ]);
  await server.close();
});

test("--min leaves out names that are too unlikely to imitate a brand", async () => {
  const { server, follow } = await world(true);
  const { stdout } = await run([...follow, "--once", "--match", "kestrelbank.com", "--min", "0.999999"]);
  expect(stdout).toBe("");
  await server.close();
});

test("how far it is is said now and then, and an interrupt loses nothing", async () => {
  const { server, dir, follow } = await world(false);
  const { code, stderr } = await run(follow, false, 3);
  expect(code).toBe(130);
  expect(stderr).toMatch(/: 100 entries read, 200 behind\n/);
  expect(stderr).toMatch(/Interrupted; everything read so far is stored/);
  expect((await run(["ct", "search", "^host", "-f", "list", "--data", dir])).lines().length).toBeGreaterThan(
    0,
  );
  await server.close();
});

test("lists and packed lists are imported; what is no list of names is refused", async () => {
  const dir = join(root, "imported");
  const [plain, packed, page] = ["names.txt", "names.gz", "page.json"].map((name) => join(root, name));
  writeFileSync(plain!, "www.Example.com\n*.example.net\nno name\n");
  writeFileSync(packed!, gzipSync("packed.example.com\n"));
  const { code, stderr } = await run(["ct", "import", plain!, packed!, "--data", dir]);
  expect(code).toBe(0);
  expect(stderr).toMatch(/names\.txt: 2 names, 1 line skipped/);
  const found = (await run(["ct", "search", "example.com$", "-f", "list", "--data", dir])).lines();
  expect(found).toEqual(["packed.example.com", "www.example.com"]);
  writeFileSync(page!, '{"entries":[]}\n');
  for (const [file, why] of [[page!, /no line of it is a name/], [root, /it is a folder/]] as const) {
    const refused = await run(["ct", "import", file, "--data", dir]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(why);
  }
});

test("beside a process that writes, the index is searched and its logs are shown, not written to", async () => {
  const { server, dir, url } = await world(true);
  const store = new CtStore(join(dir, "ct"));
  await store.importLines([new TextEncoder().encode("a.example.com\n")]);
  expect((await run(["ct", "search", ".", "-f", "list", "--data", dir])).lines()).toEqual(["a.example.com"]);
  expect((await run(["ct", "logs", "--data", dir])).stdout).toContain("Miniature operator");
  writeFileSync(join(root, "none.txt"), "");
  for (const args of [["import", join(root, "none.txt")], ["logs", "--clear", url], ["follow", "--once"]]) {
    const { code, stderr } = await run(["ct", ...args, "--data", dir]);
    expect([code, stderr.split("\n").length]).toEqual([1, 2]);
    expect(stderr).toMatch(/Cannot write to .*: another process does/);
  }
  await store.close();
  // An index of names alone has no log table yet.
  const plain = join(root, "plain");
  const names = new CtStore(join(plain, "ct"));
  expect((await run(["ct", "logs", "--data", plain])).lines().length).toBeGreaterThan(20);
  await names.close();
  await server.close();
});

test("a damaged index is reported in one line", async () => {
  const dir = join(root, "damaged");
  writeFileSync(join(root, "few2.txt"), "a.com\n");
  await run(["ct", "import", join(root, "few2.txt"), "--data", dir]);
  const path = join(dir, "ct", "00000001.seg");
  writeFileSync(path, readFileSync(path).subarray(0, -3));
  const { code, stderr } = await run(["ct", "search", "a", "--data", dir]);
  expect([code, stderr]).toEqual([
    1,
    "deadringer: Cannot read 00000001.seg: it does not end as one; build the index again\n",
  ]);
});

test.each<[string[], RegExp]>([
  [["ct"], /Give a command of ct: import, search/],
  [["ct", "frobnicate"], /no command ct frobnicate/],
  [["ct", "import"], /at least one file/],
  [["ct", "import", "/nowhere/names.txt"], /Cannot open \/nowhere\/names.txt: no such file/],
  [["ct", "search", "x", "--data", "/nowhere"], /no certificate index in \/nowhere/],
  [["ct", "search"], /exactly one pattern/],
  [["squat", "example.com", "--ct", "/nowhere"], /no certificate index in \/nowhere/],
])("%j is wrong use: one line, exit 2", async (args, message) => {
  const { code, stdout, stderr } = await run(args.includes("--data") ? args : [...args]);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
});

test("wrong patterns, kinds and logs are reported in one line", async () => {
  const dir = join(root, "wrong");
  writeFileSync(join(root, "few.txt"), "a.com\n");
  await run(["ct", "import", join(root, "few.txt"), "--data", dir]);
  for (
    const [args, message] of [
      [["search", "("], /pattern/],
      [["search", "x", "--kind", "fuzzy"], /kind "fuzzy": use regex.*lookalike/],
      [["search", "x", "--limit", "2000"], /1 to 1000$/m],
      [["follow", "--log", "https://nobody.example/"], /no such log is known/],
    ] as const
  ) {
    const { code, stderr } = await run(["ct", ...args, "--data", dir]);
    expect([code, stderr.trimEnd().split("\n").length]).toEqual([2, 1]);
    expect(stderr).toMatch(message);
  }
});

test("a search that finds nothing in an index without names says so", async () => {
  const dir = join(root, "no-names");
  await new CtStore(join(dir, "ct")).close();
  const search = async () => await run(["ct", "search", "kestrel", "--data", dir]);
  expect((await search()).stderr).toContain("no names yet");
  writeFileSync(join(root, "one.txt"), "a.com\n");
  await run(["ct", "import", join(root, "one.txt"), "--data", dir]);
  expect((await search()).stderr).toBe("");
});

test("squat takes candidates and lines from an index", async () => {
  const dir = join(root, "squat");
  writeFileSync(join(root, "seen.txt"), "kestrelbnk.com\nkestrelbank-secure-login-portal.com\n");
  await run(["ct", "import", join(root, "seen.txt"), "--data", dir]);
  const { code, stdout } = await run([
    "demo",
    "-n",
    "200",
    "--ops",
    "CertificateTransparency",
    "--ct",
    join(dir, "ct"),
  ]);
  expect(code).toBe(0);
  const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
  expect(lines.filter(({ op }) => op === "CertificateTransparency")).toMatchObject([
    {
      permutation: { domain: { fqdn: "kestrelbnk.com" } },
      data: { name: "kestrelbnk.com", is_precert: false },
    },
  ]);
  // The first is written before the index is searched.
  const totals = lines.filter(({ data }) => data.kind === "Progress").map(({ data }) => data.data[1]);
  expect([totals[0], Math.max(...totals)]).toEqual([200, 201]);
});
