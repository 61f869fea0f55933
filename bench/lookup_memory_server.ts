/**
 * The server of `bench/lookup_memory.ts`: the service as `deadringer serve` puts it together, over a resolver and web
 * servers of this machine. `node --expose-gc bench/lookup_memory_server.ts RESOLVER WEB_PORT TLS_PORT ROOT CANDIDATES`
 * @module
 */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { createIo } from "../mod.ts";
import { createHandler } from "../server/http/app.ts";
import { readConfig } from "../server/config/mod.ts";
import { createKey } from "../server/auth/keys.ts";
import { SCOPES } from "../server/wire/scopes.ts";
import { listen } from "../server/http/listen/mod.ts";
import { jsonLog } from "../server/io/log.ts";
import { assembled, storesInMemory } from "../test/server/service.ts";
import { sqliteStores } from "../server/stores/sqlite_stores.ts";

const [resolver, web, tls, root, candidates] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const stores = sqliteStores(mkdtempSync(join(tmpdir(), "deadringer-")));
const config = readConfig({
  DEADRINGER_RATE_LIMIT: "1000000",
  DEADRINGER_OWNER_RATE_LIMIT: "1000000",
  DEADRINGER_STREAMS: "1000",
  DEADRINGER_CAPACITY: "1000",
  DEADRINGER_PERMUTATIONS: candidates,
});
const io = createIo({
  resolvers: [resolver],
  geo: false,
  net: {
    allow: ["127.0.0.0/8"],
    portMap: { 80: Number(web), 443: Number(tls) },
    ca: [readFileSync(root, "utf8")],
  },
});
const log = jsonLog((text) => void process.stderr.write(text), Date.now);
const service = assembled({ ...storesInMemory(), config, stores, io, log: () => {} });
const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);
const handle = createHandler(service, (level, message, fields) => {
  if (level === "error") log(level, message, fields);
});
const { port } = await listen({ handle }, {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 3_600_000,
  connections: { most: 4_000, perAddress: 4_000 },
});
process.stdout.write(JSON.stringify({ port, key }) + "\n");
// Each line that comes is answered with the live heap and buffers, bytes, after a collection.
process.stdin.on("data", async () => {
  // Each in a task of its own: what a finalizer frees is collected by the next.
  for (let i = 0; i < 6; i++) {
    await sleep(20);
    (globalThis as unknown as { gc: () => void }).gc();
  }
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(JSON.stringify({ live: heapUsed + external }) + "\n");
}).on("end", () => process.exit());
