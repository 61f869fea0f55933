/**
 * One server of `bench/server.ts`, in a process of its own: node:http and node:http2, or Deno.serve.
 * Paths: `/raw/json` (the same bytes and headers as `/v1/ct/logs`), `/raw/lines` (no service), `/cpu`; all else is the service's.
 * @module
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { encodeLine, type Io, type StreamMessage } from "../mod.ts";
import { createHandler } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { createService } from "../server/create_service.ts";
import { createKey, SCOPES } from "../server/keys.ts";
import { listenDeno } from "../server/listen/deno.ts";
import { listenNode } from "../server/listen/node.ts";
import { sqliteStores } from "../server/stores/sqlite.ts";

/** Lines of a stream; 334 bytes each. */
const LINES = Number(process.argv[2] ?? 200_000);
let seed = 1;
const text = (length: number) => {
  let made = "";
  while (made.length < length) made += (seed = (seed * 48_271) % 2_147_483_647).toString(36);
  return made.slice(0, length);
};
const made: StreamMessage[] = Array.from({ length: 4_000 }, (_, i) => {
  const domain = `ex${text(6)}mple`;
  return {
    permutation: { domain: { fqdn: `${domain}.com`, tld: "com", domain }, kind: "Omission" },
    op: "Dns",
    data: {
      a: [`192.0.2.${100 + i % 100}`],
      aaaa: [],
      mx: [`mx.${text(12)}.net.`],
      txt: [`v=spf1 include:${text(24)}.example.net ~all`],
      cname: [],
      ns: [`ns1.${text(20)}.com.`, `ns2.${text(20)}.com.`],
    },
  };
});
async function* lines(_?: unknown, signal?: AbortSignal): AsyncGenerator<StreamMessage> {
  for (let i = 0; i < LINES; i++) {
    signal?.throwIfAborted();
    yield made[i % made.length]!;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

/** What every handler has to do: encode, in batches. */
function raw(): ReadableStream<Uint8Array> {
  const source = lines();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      let batch = "";
      while (batch.length < 16_384) {
        const { done, value } = await source.next();
        if (done) break;
        batch += encodeLine(value);
      }
      if (batch === "") out.close();
      else out.enqueue(encoder.encode(batch));
    },
  }, { highWaterMark: 0 });
}

/** What the service sends with the same answer. */
const JSON_HEADERS = {
  "content-type": "application/json",
  "content-length": "3",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-service-request-id": "019aa6bb-0000-7000-8000-000000000000",
  "x-ratelimit-limit": "1000000",
  "x-ratelimit-remaining": "999999",
  "x-ratelimit-reset": "60",
};

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
const stores = sqliteStores(folder);
const config = readConfig({ DEADRINGER_RATE_LIMIT: "1000000", DEADRINGER_STREAMS: "1000" });
const io = { now: () => Date.now() } as Io;
const service = createService({ config, stores, io, log: () => {}, lookup: lines });
const handle = createHandler(service, () => {});
setInterval(() => void service.usage.flush(), 1_000).unref?.();
const { key, record } = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);

const listen = "Deno" in globalThis ? listenDeno : listenNode;
const listener = await listen((request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/raw/lines") return Promise.resolve(new Response(raw()));
  if (pathname === "/raw/json") return Promise.resolve(new Response("[]\n", { headers: JSON_HEADERS }));
  if (pathname !== "/cpu") return handle(request);
  const { user, system } = process.cpuUsage();
  // The thread that answers, where the platform tells it apart.
  const own = process.threadCpuUsage?.() ?? { user, system };
  return Promise.resolve(Response.json({ all: user + system, main: own.user + own.system }));
}, { host: "127.0.0.1", port: 0, writeStallMs: 60_000, now: Date.now });
console.log(JSON.stringify({ port: listener.port, key, lines: LINES, folder }));
