// Logs between two worlds: tiles beside, or in place of, the API of RFC 6962.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { hydrate, logSource } from "../../../lib/ct/log/hydrate.ts";
import { followOnce, type FollowState } from "../../../lib/ct/log/feed.ts";
import type { CtLog } from "../../../lib/x509/log_list.ts";
import { followLogs, logIo } from "../../../server/ct/follow_logs.ts";
import { CtStore } from "../../../server/ct/store.ts";
import { createIssuer, type Issued } from "../mini/ct_issue.ts";
import { type ListeningLog, listenLog, type LogFault, MiniLog } from "../mini/ct_log.ts";

const io = { ...logIo(), sleep: () => Promise.resolve() };
let issued: Issued;
let log: MiniLog, server: ListeningLog;

beforeAll(async () => {
  issued = await (await createIssuer()).issue(["login.kestrelbank.com"], new Date(1.79e12));
});
beforeEach(async () => {
  log = new MiniLog(() => 1_795_000_000_000);
  log.hasIndexes = false;
  server = await listenLog(log);
  return () => server.close();
});

const grow = (size: number): void => {
  while (log.size < size) log.add(issued, log.size % 2 === 0 ? 1 : 0);
};

async function read(of: CtLog, state?: FollowState): Promise<{ indexes: number[]; state: FollowState }> {
  const indexes: number[] = [];
  let last = state;
  for await (const batch of followOnce(of, io, { partial: true, ...state === undefined ? {} : { state } })) {
    indexes.push(...batch.entries.map(({ index }) => index));
    last = batch.state;
  }
  return { indexes, state: last! };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test.each(["beside its tiles", "where certificates are submitted"])(
  "a log without checkpoints is read by its tiles, under the tree head that it serves %s",
  async (where) => {
    const isBeside = where === "beside its tiles";
    const tiles = await listenLog({
      answer: (path, query) => path.startsWith("ct/v1/") ? null : log.answer(path, query),
    });
    grow(300);
    log.missing = /^checkpoint$|get-entries|get-entry|consistency/;
    const described = log.describe(server.url, 1, true);
    const of = isBeside ? described : { ...described, monitoring_url: tiles.url };
    const first = await read(of);
    expect(first.indexes).toEqual(range(0, 300));
    grow(700);
    const second = await read(of, first.state);
    expect(second.indexes).toEqual(range(300, 700));
    expect(second.state.head.size).toBe(700);
    const [found] = await hydrate([{ log_id: 1, index: 699 }], logSource([of], io));
    expect(found).toMatchObject({ cert: { san_dns: ["login.kestrelbank.com"] }, error: null });
    await tiles.close();
  },
);

test.each<[LogFault, string]>([
  ["wrong_proof", "fork"],
  ["rollback", "rollback"],
  ["split_view", "fork"],
  ["garbage_entries", "entries"],
  ["bad_signature", "signature"],
])(
  "a log without checkpoints that lies (%s) is caught, and nothing more of it is stored",
  async (fault, reason) => {
    log.missing = /^checkpoint$/;
    grow(300);
    const of = log.describe(server.url, 1, true);
    const dir = mkdtempSync(join(tmpdir(), "hybrid-"));
    const store = new CtStore(dir);
    try {
      await store.updateLogs([of]);
      await followLogs(store, [of], io, { once: true, rate: 1e6 });
      expect((await store.state(1))?.next).toBe(300);
      grow(500);
      log.fault = fault;
      const [end] = await followLogs(store, [of], io, { once: true, rate: 1e6 });
      expect(end!.error).toMatchObject({ reason });
      expect((await store.state(1))?.next).toBe(300);
      expect(await store.fault(1)).toMatchObject({ reason });
    } finally {
      await store.close();
      rmSync(dir, { recursive: true });
    }
  },
);

test("a log with a checkpoint is read by it, whatever else it serves", async () => {
  grow(20);
  log.missing = /ct\/v1/;
  expect((await read(log.describe(server.url, 1, true))).indexes).toEqual(range(0, 20));
});

test("a partial tile that is gone is read from the full one", async () => {
  grow(200);
  const of = log.describe(server.url, 1, true);
  const first = await read(of);
  grow(768);
  // Tiles are ahead of the head: what is behind it is not proven yet.
  [log.headSize, log.missing] = [700, /tile\/(?:data|0)\/002\.p/];
  expect((await read(of, first.state)).indexes).toEqual(range(200, 700));
  log.missing = /\.p\//;
  await expect(read(of, first.state)).rejects.toMatchObject({ reason: "unavailable" });
});

test("a log without any head cannot be read for now, and is not held to lie", async () => {
  grow(5);
  log.missing = /^checkpoint$|get-sth/;
  await expect(read(log.describe(server.url, 1, true))).rejects.toMatchObject({
    reason: "unavailable",
    message: expect.stringContaining("get-sth: status 404"),
  });
});
