import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followOnce } from "../../../lib/ct/feed.ts";
import { hydrate } from "../../../lib/ct/hydrate.ts";
import { snapshotLogs } from "../../../lib/ct/log_table.ts";
import { ctNames, ctSearch } from "../../../lib/ct/mod.ts";
import { CtStore } from "../../../server/ct/store.ts";
import { ingestTiles } from "../../../server/ct/ingest_tiles.ts";
import { createIssuer } from "../../../server/mini/ct_issue.ts";
import { MiniLog } from "../../../server/mini/ct_log.ts";
import { sharedPath } from "../../shared.ts";

let dir: string;
beforeEach(() => dir = mkdtempSync(join(tmpdir(), "ct-store-")));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a followed log: occurrences, joined pairs, precertificates, certificates, state", async () => {
  const log = new MiniLog(() => 1_795_000_000_000);
  const issuer = await createIssuer();
  const pair = await issuer.issue(["login.kestrelbank.com", "kestrelbank.com"], new Date(1.79e12));
  const alone = await issuer.issue(["kestrelbank.com.evil.net"], new Date(1.79e12));
  log.add(pair, 1);
  log.add(alone, 1);
  log.add(pair, 0);
  const store = new CtStore(dir, { keepCertificates: true });
  const described = log.describe("http://mini.invalid/log/", 1, false);
  const io = {
    fetch: (text: string) => {
      const url = new URL(text);
      const found = log.answer(url.pathname.slice(5), url.searchParams);
      return Promise.resolve(
        new Response(found === null ? null : new Uint8Array(found.body), {
          status: found === null ? 404 : 200,
        }),
      );
    },
    sleep: () => Promise.resolve(),
    random: () => 0,
  };
  for await (const batch of followOnce(described, io)) {
    expect(await store.append(1, batch)).toEqual({ entries: 3, rejected: 0 });
  }
  for (let again = 0; again < 2; again++) {
    const names = (await ctSearch(store.index(), { pattern: "kestrelbank" })).results.map((r) => r.name);
    expect(names).toEqual(["kestrelbank.com", "login.kestrelbank.com"]);
    const all = await ctSearch(store.index(), { pattern: "kestrelbank", include_precert: true });
    expect(all.results.map((r) => [r.name, r.is_precert, r.occurrences_count])).toEqual([
      ["kestrelbank.com", false, 1],
      ["login.kestrelbank.com", false, 1],
      ["kestrelbank.com.evil.net", true, 1],
    ]);
    store.flush();
  }
  const [exact] = await ctNames(store.index(), ["login.kestrelbank.com"]);
  expect(exact).toMatchObject({
    last_seen_ts: 1_795_000_000,
    occurrences: [{ log_id: 1, kind: 1, index: 0 }, { kind: 0, index: 2 }],
  });
  const items = await hydrate([{ log_id: 1, index: 2 }, { log_id: 1, index: 9 }], store);
  expect(items[0]!.cert!.san_dns).toEqual(["kestrelbank.com", "login.kestrelbank.com"]);
  expect(items[1]).toMatchObject({ cert: null, error: "No such entry" });
  const state = (await store.state(1))!;
  await store.close();
  const reopened = new CtStore(dir);
  expect(await reopened.state(1)).toEqual(state);
  const later = [];
  for await (const batch of followOnce(described, io, { state: (await reopened.state(1))! })) {
    later.push(batch);
  }
  expect(later).toMatchObject([{ entries: [], state: { next: 3 } }]);
  await reopened.close();
});

test("many segments are merged and still searched as one", async () => {
  const store = new CtStore(dir, { flushNames: 10 });
  const encoder = new TextEncoder();
  for (let i = 0; i < 40; i++) {
    const lines = Array.from({ length: 20 }, (_, k) => `h${i * 10 + k}.example.org\n`).join("");
    expect(await store.importLines([encoder.encode(lines)])).toEqual({ names: 20, rejected: 0 });
  }
  const before = (await ctSearch(store.index(), { pattern: "example", limit: 1000 })).results.map((r) =>
    r.name
  );
  expect(before.length).toBe(410);
  await store.merge();
  expect(store.index().segments.length).toBeLessThan(8);
  const after = (await ctSearch(store.index(), { pattern: "example", limit: 1000 })).results.map((r) =>
    r.name
  );
  expect(after).toEqual(before);
  await store.close();
  const reopened = new CtStore(dir);
  expect((await ctSearch(reopened.index(), { pattern: "^h4[0-9]\\.", limit: 1000 })).results.length).toBe(10);
  await reopened.close();
  expect(readdirSync(dir).filter((file) => file.endsWith(".tmp"))).toEqual([]);
});

test("killed at any moment, nothing acknowledged is lost", async () => {
  const script = fileURLToPath(new URL("append_forever.ts", import.meta.url));
  const args = "Deno" in globalThis
    ? ["run", "-A", script, dir]
    : ["--disable-warning=ExperimentalWarning", script, dir];
  let acknowledged = -1;
  for (const batches of [7, 45, 71]) {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let seen = 0, text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      seen = text.split("\n").length - 1;
      if (seen >= batches) child.kill("SIGKILL");
    });
    await new Promise((done) => child.on("close", done));
    acknowledged = Math.max(acknowledged, ...text.split("\n").slice(0, -1).map(Number));
    const store = new CtStore(dir);
    expect((await store.state(1))!.next).toBeGreaterThan(acknowledged);
    const names = Array.from({ length: acknowledged + 1 }, (_, i) => [`n${i}`, `m${i}`]).flat().map((n) =>
      n + ".kestrelbank.com"
    );
    expect((await ctNames(store.index(), names)).length).toBe(names.length);
    await store.close();
  }
}, 120_000);

test("numbers of logs stay their own", async () => {
  const store = new CtStore(dir);
  const all = snapshotLogs();
  expect(all.filter((log) => log.operator === "")).toEqual([]);
  const first = await store.updateLogs(all.slice(5, 9).map(({ log_id: _, ...log }) => log));
  expect(first.map((log) => log.log_id)).toEqual([1, 2, 3, 4]);
  const second = await store.updateLogs(all.map(({ log_id: _, ...log }) => log));
  expect(second.slice(0, 4)).toEqual(first);
  expect(new Set(second.map((log) => log.log_id)).size).toBe(all.length);
  expect(await store.logs()).toEqual(second);
  await store.close();
});

test("a real log's tiles", () => {
  const path = sharedPath("data/certs/tiles/navigli2025h2");
  if (path === null) return;
  const { entries, names, rejected, list } = ingestTiles(path);
  expect([entries, rejected, names]).toEqual([512, 0, list.length]);
});
