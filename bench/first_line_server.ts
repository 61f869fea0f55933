/**
 * The server of `bench/first_line.ts`: the service over true lookups, each of 25,000 candidates, whose questions are
 * answered in the process after 5 ms; one name in twenty exists. `lone.com` makes a line with its own time every 30 ms.
 * @module
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIo, type DnsReply, type Io, lookup, type StreamMessage } from "../mod.ts";
import { createHandler } from "../server/http/app.ts";
import { readConfig } from "../server/config/mod.ts";
import { assembleService } from "../server/service.ts";
import { createKey, SCOPES } from "../server/auth/keys.ts";
import { listenDeno } from "../server/http/listen/deno.ts";
import { listenNode } from "../server/http/listen/node.ts";
import { sqliteStores } from "../server/stores/sqlite.ts";

const CANDIDATES = 25_000;
const ANSWER_MS = 5;
const LONE_MS = 30;

/** Random names of the wildcard check are longer. */
function exists(name: string): boolean {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 1_000_003;
  return !name.includes(".") || (name.length < 32 && sum % 20 === 0);
}

const io: Io = createIo({ resolvers: ["127.0.0.1:1"], geo: false, net: false });
const dns: Io["dns"] = {
  ...io.dns,
  async query(name, type, signal) {
    await io.sleep(ANSWER_MS, signal);
    const there = exists(name);
    const answers = there && type === "A" ? [{ name, type: "A", ttl: 60, data: "192.0.2.1" }] : [];
    const rcode = there ? "NOERROR" : "NXDOMAIN";
    return { rcode, authoritative: false, answers, soa: null, resolver: "x" } as DnsReply;
  },
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
const service = assembleService({
  config,
  stores,
  io,
  log: () => {},
  lookup: ({ domain, plan }, signal) =>
    domain === "lone.com"
      ? alone(signal)
      : lookup(domain, { plan, io: { ...io, dns }, limit: CANDIDATES, ops: ["Dns"], signal }),
});
const { key, record } = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);
const listen = "Deno" in globalThis ? listenDeno : listenNode;
const listener = await listen(createHandler(service, () => {}), {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 60_000,
  now: Date.now,
});
console.log(JSON.stringify({ port: listener.port, key, folder }));
