import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followOnce } from "../../../lib/ct/log/feed.ts";
import { snapshotLogs } from "../../../lib/x509/log_list.ts";
import { ctNames, ctSearch } from "../../../lib/ct/mod.ts";
import { openStore } from "../../../server/ct/open_store.ts";
import { CtStore } from "../../../server/ct/store.ts";
import { ingestTiles } from "../../../bench/ct_adapter.ts";
import { createIssuer } from "../mini/ct_issue.ts";
import { MiniLog } from "../mini/ct_log.ts";
import { sharedPath, withShared } from "../../shared.ts";

let dir: string;
beforeEach(() => dir = mkdtempSync(join(tmpdir(), "ct-store-")));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a followed log: occurrences, joined pairs, precertificates, state", async () => {
  const log = new MiniLog(() => 1_795_000_000_000);
  const issuer = await createIssuer();
  const pair = await issuer.issue(["login.kestrelbank.com", "kestrelbank.com"], new Date(1.79e12));
  const alone = await issuer.issue(["kestrelbank.com.evil.net"], new Date(1.79e12));
  log.add(pair, 1);
  log.add(alone, 1);
  log.add(pair, 0);
  const store = new CtStore(dir);
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

test("a name that comes in while facts are read has them or not, whenever it comes", async () => {
  const issuer = await createIssuer();
  const entry = async (index: number, name: string) => {
    const { certificate } = await issuer.issue([name], new Date(1.79e12));
    const hash = new Uint8Array(32);
    return { index, timestamp: 1.79e12, kind: 0 as const, certificate, tbs: null, hash };
  };
  const [known, later] = [await entry(0, "a.com"), await entry(1, "b.com")];
  for (let turns = 0; turns < 12; turns += 2) {
    const store = new CtStore(join(dir, String(turns)));
    await store.append(1, { entries: [known], state: null });
    const reading = store.index().facts!(["a.com", "b.com"]);
    const adding = (async () => {
      for (let turn = 0; turn < turns; turn++) await null;
      await store.append(1, { entries: [later], state: null });
    })();
    expect((await reading)[0]).toMatchObject({ count: 1, occurrences: [{ index: 0 }] });
    await adding;
    await store.close();
  }
});

test("many segments are merged and still searched as one", async () => {
  const store = new CtStore(dir, { flushNames: 10 });
  const encoder = new TextEncoder();
  for (let i = 0; i < 16; i++) {
    const lines = Array.from({ length: 20 }, (_, k) => `h${i * 10 + k}.example.org\n`).join("");
    expect(await store.importLines([encoder.encode(lines)])).toEqual({ names: 20, rejected: 0 });
  }
  const before = (await ctSearch(store.index(), { pattern: "example", limit: 1000 })).results.map((r) =>
    r.name
  );
  expect(before.length).toBe(170);
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

test("a long list becomes several segments, and no name is cut where one ends", async () => {
  const store = new CtStore(dir, { sortNames: 100 });
  const names = Array.from({ length: 1000 }, (_, i) => `host-${i}.example${i % 7}.org`);
  const bytes = new TextEncoder().encode(names.join("\n") + '\n"bad"\n');
  const chunks = Array.from(
    { length: Math.ceil(bytes.length / 333) },
    (_, i) => bytes.slice(i * 333, (i + 1) * 333),
  );
  expect(await store.importLines(chunks)).toEqual({ names: 1000, rejected: 1 });
  expect(store.index().segments.length).toBeGreaterThan(5);
  const found = (await ctSearch(store.index(), { pattern: "host-", limit: 1000 })).results.map(({ name }) =>
    name
  );
  expect(found.sort()).toEqual(names.sort());
  await store.close();
});

const lines = (...names: string[]) => [new TextEncoder().encode(names.join("\n") + "\n")];

async function namesIn(store: CtStore): Promise<string[]> {
  const { results } = await ctSearch(store.index(), { pattern: "." });
  return results.map(({ name }) => name);
}

test("an index that was only started is not there yet", async () => {
  writeFileSync(join(dir, "facts.db"), "");
  expect(openStore(dir)).toBeNull();
  const store = new CtStore(dir);
  await store.importLines(lines("a.example.com"));
  await store.close();
  const reader = openStore(dir)!;
  expect(await namesIn(reader)).toEqual(["a.example.com"]);
  await reader.close();
});

test("damaged files are reported by name, each time, and nothing stays open", async () => {
  const store = new CtStore(dir);
  await store.importLines(lines("a.example.com", "b.example.com"));
  await store.close();
  const segment = join(dir, "00000001.seg"), manifest = join(dir, "manifest.json");
  const [whole, list] = [readFileSync(segment), readFileSync(manifest)];
  const open = () => existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd").length : 0;
  const before = open();
  const damages: [RegExp, () => void][] = [
    [/00000001\.seg: it is too short/, () => writeFileSync(segment, whole.subarray(0, 9))],
    [/00000001\.seg: it does not end as one/, () => writeFileSync(segment, whole.subarray(0, -7))],
    [
      /00000001\.seg: its footer is damaged/,
      () => writeFileSync(segment, whole.map((b, i) => i === whole.length - 20 ? b ^ 1 : b)),
    ],
    [
      /00000001\.seg: it is of another version/,
      () => writeFileSync(segment, whole.map((b, i) => i === whole.length - 9 ? b - 1 : b)),
    ],
    [/manifest\.json: it is damaged/, () => writeFileSync(manifest, "{")],
    [/manifest\.json: it is damaged/, () => writeFileSync(manifest, '{"segments":["../1.seg"],"next":2}')],
  ];
  for (const [message, damage] of damages) {
    writeFileSync(segment, whole);
    writeFileSync(manifest, list);
    damage();
    for (let i = 0; i < 5; i++) {
      for (const readOnly of [true, false]) expect(() => new CtStore(dir, { readOnly })).toThrow(message);
    }
  }
  expect(open()).toBe(before);
  writeFileSync(segment, whole.map((b, i) => i === 2 ? b ^ 1 : b));
  writeFileSync(manifest, list);
  const damaged = new CtStore(dir, { readOnly: true });
  await expect(namesIn(damaged)).rejects.toThrow("00000001.seg: frame 0 is damaged");
  await damaged.close();
});

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

const TILES = "data/certs/tiles/navigli2025h2";
withShared(TILES)("a real log's tiles", () => {
  const { entries, names, rejected, list } = ingestTiles(sharedPath(TILES)!);
  expect([entries, rejected, names]).toEqual([512, 0, list.length]);
});
