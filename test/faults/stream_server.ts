// Run by tests: a service on real sockets and a SQLite store whose lookups are made up. `endless-N.com` never ends,
// `lines-N.com` has N lines; both are numbered, and no two streams have a line in common.
import process from "node:process";
import { createHash } from "node:crypto";
import type { StreamMessage } from "../../mod.ts";
import { createHandler } from "../../server/http/app.ts";
import { readConfig } from "../../server/config/mod.ts";
import { createKey } from "../../server/auth/keys.ts";
import { SCOPES } from "../whole/whole.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { jsonLog } from "../../server/io/log.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { assembled, storesInMemory, withTurns } from "../server/service.ts";

const LINES_A_NAME = 8;
let streams = 0;

async function* lines({ domain }: { domain: string }, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  const count = Number(/^lines-(\d+)\./.exec(domain)?.[1] ?? Infinity);
  const stream = `${domain} ${streams++}`;
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  for (let i = 0; i < count; i++) {
    signal.throwIfAborted();
    const label = `${streams}-${Math.floor(i / LINES_A_NAME)}`;
    const permutation = {
      domain: { fqdn: `${label}.com`, tld: "com", domain: label },
      kind: "Unknown",
    } as const;
    // What nothing packs well.
    const text = createHash("sha512").update(`${stream} ${i}`).digest("base64");
    yield { permutation, op: "WhoIs", data: `${domain} ${i} ${text}${text.slice(0, 60)}` };
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

const stores = sqliteStores(process.argv[2]!);
const config = readConfig({
  DEADRINGER_RATE_LIMIT: "1000000",
  DEADRINGER_STREAMS: "10000",
  DEADRINGER_CAPACITY: "10000",
});
const log = jsonLog((text) => void process.stderr.write(text), Date.now);
const service = assembled({
  ...storesInMemory(),
  config,
  stores,
  io: withTurns({ now: Date.now }),
  log,
  lookup: lines,
});
setInterval(() => void service.usage.flush(), 1_000);
setInterval(() => void service.streams.renew(), 5_000);
const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
await stores.keys.add(record);
const handle = createHandler(service, (level, message, fields) => {
  if (level !== "info") log(level, message, fields);
});
const listener = await listen({ handle }, {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 3_600_000,
  // All readers come from one address.
  connections: { most: 10_000, perAddress: 10_000 },
});
process.stdout.write(JSON.stringify({ port: listener.port, key }) + "\n");
