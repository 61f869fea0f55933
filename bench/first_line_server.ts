/**
 * The server of `bench/first_line.ts` and `bench/start_together.ts`: the service over true lookups, each of CANDIDATES
 * (25,000) candidates, with the resolver RESOLVER and an index of CT_NAMES names in certificates (none). `lone.com` makes a line with its own time every 30 ms.
 * @module
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { createIo, type Io, lookup, type StreamMessage } from "../mod.ts";
import { memoryIndex } from "../lib/ct/mod.ts";
import { createHandler } from "../server/http/app.ts";
import { readConfig } from "../server/config/mod.ts";
import { createKey } from "../server/auth/keys.ts";
import { SCOPES } from "../server/wire/scopes.ts";
import { listen } from "../server/http/listen/mod.ts";
import { assembled, storesInMemory } from "../test/server/service.ts";
import { sqliteStores } from "../server/stores/sqlite_stores.ts";

// As `serve` does; Deno heeds it only at the start.
setFlagsFromString("--heap-growing-percent=50");

const CANDIDATES = Number(process.env.CANDIDATES ?? 25_000);
const LONE_MS = 30;

/** Names in certificates, of which one in a hundred has the brand's word; 0 for no index. */
const CT_NAMES = Number(process.env.CT_NAMES ?? 0);
const ct = CT_NAMES === 0
  ? null
  : memoryIndex(Array.from({ length: CT_NAMES }, (_, i) =>
    i % 100 === 0 ? `kestrel-bank-${i}.com` : `${(i * 7_919).toString(36)}-host.example-${i % 5_000}.org`));

const io: Io = {
  ...createIo({ resolvers: [process.env.RESOLVER!], geo: false, net: false }),
  ct: ct === null ? null : { index: () => ct },
};

async function* alone(signal: AbortSignal): AsyncGenerator<StreamMessage> {
  for (;;) {
    await io.sleep(LONE_MS, signal);
    const permutation = { domain: { fqdn: "a.test", tld: "test", domain: "a" }, kind: "Unknown" } as const;
    yield { permutation, op: "WhoIs", data: `made ${performance.timeOrigin + performance.now()}` };
  }
}

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
const stores = sqliteStores(folder);
const config = readConfig({ DEADRINGER_RATE_LIMIT: "1000000", DEADRINGER_STREAMS: "1000" });
const service = assembled({
  config,
  ...storesInMemory(),
  stores,
  io,
  log: () => {},
  lookup: ({ domain, plan }, signal) =>
    domain === "lone.com"
      ? alone(signal)
      : lookup(domain, { plan, io, limit: CANDIDATES, ops: ["Dns"], signal }),
});
const { key, record } = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);
const listener = await listen({ handle: createHandler(service, () => {}) }, {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 60_000,
});
console.log(JSON.stringify({ port: listener.port, key, folder }));

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on("SIGUSR2", () => {
  console.log(JSON.stringify({ pauseMs: delays.max / 1e6 }));
  delays.reset();
});
