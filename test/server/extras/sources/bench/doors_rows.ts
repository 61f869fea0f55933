// What the store of names from doors carries: names that come in, and names that processes take and settle.
// node test/server/extras/sources/bench/doors_rows.ts [ROWS] [--postgres] [--processes=N]
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import type { SourceStore } from "../../../../../server/extras/sources/store/mod.ts";
import { openStore } from "../../../../whole/whole.ts";
import { startPostgres } from "../../../../postgres_server.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: "boolean" },
    processes: { type: "string", default: "1" },
    /** Set for the processes that take names: the store to open. */
    take: { type: "string" },
  },
});
const NOW = 1_800_000_000_000;
/** As the visitor takes and stores them. */
const TAKEN = 200, HIDE_MS = 300_000;

async function open(place: string): Promise<SourceStore> {
  if (!place.startsWith("postgres")) return openSqliteStore(SOURCE_STORE, place);
  const storage = await openStore(place, tmpdir());
  return { ...await storage.open(SOURCE_STORE), close: () => storage.close() };
}

/** Takes and settles what is due until nothing is; resolves with how many names. */
async function takeAll(store: SourceStore): Promise<number> {
  for (let count = 0;;) {
    const names = await store.claim(NOW + 1, HIDE_MS, TAKEN);
    if (names.length === 0) return count;
    count += names.length;
    for (let from = 0; from < names.length; from += 100) {
      const part = names.slice(from, from + 100);
      await store.settle(part.map((name) => ({ ...name, outcome: "other", next_at: NOW + 1e9 })), NOW + 1);
    }
  }
}

if (values.take !== undefined) {
  const store = await open(values.take);
  process.send!("ready");
  await once(process, "message");
  process.send!(await takeAll(store));
  await store.close();
  process.disconnect();
} else {
  const rows = Number(positionals[0] ?? 100_000), processes = Number(values.processes);
  const server = values.postgres ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), "deadringer-doors-"));
  const place = server === null ? join(folder, "sources.sqlite") : await server.database();
  const store = await open(place);
  const before = process.cpuUsage(), started = performance.now();
  for (let from = 0; from < rows; from += 1_000) {
    const names = Array.from({ length: Math.min(1_000, rows - from) }, (_, n) => ({
      name: `mountain-goats-${(from + n).toString(36)}.com`,
      reason: "registered",
      ...{ page: null, rank: 1 },
    }));
    await store.add({ owner: "", door: "registrations" }, names, { now: NOW, budget: rows });
  }
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${rows} names came in within ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
      `${((user + system) / rows).toFixed(1)} us of CPU time each in this process`,
  );
  let asked = performance.now();
  await store.waiting(NOW + 1);
  console.log(`what waits was counted in ${(performance.now() - asked).toFixed(0)} ms`);
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    asked = performance.now();
    await store.claim(NOW + 1, 0, TAKEN);
    times.push(performance.now() - asked);
  }
  console.log(
    `${TAKEN} names were taken in ${times.sort((a, b) => a - b)[10]!.toFixed(1)} ms (median of 20)`,
  );
  const others = Array.from({ length: processes }, () => fork(new URL(import.meta.url), ["--take", place]));
  await Promise.all(others.map((each) => once(each, "message")));
  const begun = performance.now();
  const taken = await Promise.all(others.map(async (each) => {
    each.send("go");
    return Number((await once(each, "message"))[0]);
  }));
  const seconds = (performance.now() - begun) / 1000;
  const sum = taken.reduce((a, b) => a + b);
  console.log(
    `${processes} processes took and settled ${taken.join(" + ")} = ${sum} names ` +
      `(${sum === rows ? "each once" : `of ${rows}`}) in ${seconds.toFixed(1)} s, ${
        Math.round(sum / seconds)
      } a second`,
  );
  if (server === null) {
    console.log(`the file has ${Math.round(statSync(place).size / rows)} bytes a row`);
  }
  await store.close();
  await server?.close();
  rmSync(folder, { recursive: true });
}
