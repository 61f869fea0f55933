import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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

test("feeds are fetched at once, and one that fails is named with its reason, here and in the status", async () => {
  const data = join(folder, "data");
  const server = createServer(({ url }, response) => {
    if (url === "/gone.txt") response.writeHead(410).end();
    else response.end("new-shop1.com\nnew-shop2.com\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const list = join(folder, "feeds.txt");
  writeFileSync(list, `${base}/new.txt?key=secret\n${base}/gone.txt\n`);
  try {
    const { code, stdout, stderr } = await run(["sources", "fetch", "--data", data, list]);
    expect([code, stdout, stderr]).toEqual([
      1,
      "127.0.0.1 (gone.txt): the server answers with status 410: the list is not there, check the URL and its date\n" +
      "127.0.0.1 (new.txt): 2 names\n",
      "",
    ]);
  } finally {
    server.close();
  }
  const status = await run(["sources", "status", "--data", data]);
  expect([status.code, status.stdout]).toEqual([
    1,
    expect.stringContaining("Feed 127.0.0.1 (gone.txt): the server answers"),
  ]);
  const { text, ok } = JSON.parse((await run(["sources", "status", "--data", data, "--json"])).stdout);
  expect([ok, text]).toEqual([
    false,
    expect.stringMatching(/^1 of 2 feeds brought a list; 127.0.0.1 \(gone.txt\): /),
  ]);
  writeFileSync(list, "nothing\n");
  const wrong = await run(["sources", "fetch", "--data", data, list]);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("line 1 of the feeds")]);
});

test("a list that is not there is refused before anything is stored", async () => {
  const data = join(folder, "data");
  const { code, stderr } = await run(["sources", "add", "--data", data, join(folder, "nothing")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("Cannot read")]);
});
