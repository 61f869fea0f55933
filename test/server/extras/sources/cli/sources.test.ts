import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newFeed } from "../../../../../server/extras/sources/feed_state.ts";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { openStorage } from "../../../../../server/stores/storage.ts";
import { brand } from "../../watch/store/suite.ts";
import { run } from "../../../cli/command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-add-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("names from files and the command line wait for the service on the store, and are counted", async () => {
  const data = join(folder, "data");
  const missing = await run(["sources", "add", "--data", data, "a-name.com"]);
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("There is no store")]);
  const stores = await openStorage(`sqlite:${data}`);
  await (await stores.open(WATCH_STORE)).add(brand("kestrel", { next_run_at: 9e12 }));
  await stores.close();
  const list = join(folder, "names.csv");
  writeFileSync(
    list,
    '# today\nr3---sn--bg07dnss.googlevideo.com\n"a_b.example-shop.com",2026\nkestre1bank.com\n',
  );
  const added = await run(["sources", "add", "--data", data, list, "hxxps://goats[.]com/x", "goats.com"]);
  expect(added.code).toBe(0);
  expect(added.stdout).toMatch(
    /^4 names are visited; 1 studied at once, for a brand in the name; 1 known already\n$/,
  );
  const again = await run(["sources", "add", "--data", data, "--json", "goats.com"]);
  expect(JSON.parse(again.stdout)).toMatchObject({ queued: 0, seen: 1 });
  const status = await run(["sources", "status", "--data", data, "--json"]);
  const { doors } = JSON.parse(status.stdout);
  expect(doors[0]).toMatchObject({
    door: "by_hand",
    offered: 6,
    queued: 4,
    seen: 2,
    invalid: 0,
    waiting: 4,
    due: 4,
  });
  const { stdout } = await run(["sources", "status", "--data", data]);
  expect(stdout).toContain("By hand: ok");
  expect(stdout).toContain("\n  4 wait, 4 due, 0 not looked at\nUnused: ");
});

test("lists are named by a file, and one that fails is named with its reason in the status", async () => {
  const data = join(folder, "data");
  const list = join(folder, "feeds.txt");
  writeFileSync(list, "https://lists.example.net/new.txt?key=secret\nhttps://lists.example.net/gone.txt\n");
  const added = await run(["sources", "add", "--data", data, "--lists", list]);
  const [, gone] = added.stdout.trim().split("\n").map((line) => line.split(" ")[0]!);
  expect([added.code, added.stdout]).toEqual([0, expect.not.stringContaining("secret")]);
  const stores = await openStorage(`sqlite:${data}`);
  const state = newFeed("lists.example.net (gone.txt)", 24, Date.now());
  await (await stores.open(SOURCE_STORE)).setFeed(gone!, JSON.stringify({ ...state, failure: "it is gone" }));
  await stores.close();
  const status = await run(["sources", "status", "--data", data]);
  expect([status.code, status.stdout]).toEqual([
    1,
    expect.stringContaining("Feed lists.example.net (gone.txt): it is gone"),
  ]);
  const { text, ok } = JSON.parse((await run(["sources", "status", "--data", data, "--json"])).stdout);
  expect([ok, text]).toEqual([
    false,
    expect.stringMatching(/^0 of 2 feeds brought a list; lists.example.net \(gone.txt\): /),
  ]);
  writeFileSync(list, "nothing\n");
  const wrong = await run(["sources", "add", "--data", data, "--lists", list]);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("line 1 of the feeds")]);
});

test("a file that is no log is refused, also one that never ends", async () => {
  const data = join(folder, "data");
  const path = join(folder, "page.html");
  writeFileSync(path, "<html>\n<title>Not found</title>\n");
  const noLog = await run(["sources", "log", "--data", data, path]);
  expect([noLog.code, noLog.stderr]).toEqual([2, expect.stringContaining("No line has an address")]);
  // By tail -F, of another format; together they fit into a pipe.
  const iis = join(folder, "iis.log");
  execFileSync("mkfifo", [iis]);
  const pipe = openSync(iis, "r+");
  writeSync(pipe, "#Fields: date c-ip\n" + "2026-11-24 198.51.100.7 /a https://c.example/\n".repeat(999));
  const refused = await run(["sources", "log", "--data", data, iis]);
  closeSync(pipe);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("one JSON object a line")]);
});

test("a list that is not there is refused before anything is stored", async () => {
  const data = join(folder, "data");
  const { code, stderr } = await run(["sources", "add", "--data", data, join(folder, "nothing")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("Cannot read")]);
});
