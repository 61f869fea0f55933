/**
 * The servers of `bench/server.ts`, in a process of their own. The service listens on one port. The raw handler is
 * nothing but node:http and node:http2, or Deno.serve, on ports of its own: `/json` is what `/v1/ct/logs` answers, byte
 * for byte, `/lines` encodes lines, `/cpu` returns the CPU time of the process.
 * @module
 */
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { pipeline, Readable, type Writable } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { encodeLine } from "../lib/lines/mod.ts";
import type { StreamMessage } from "../mod.ts";
import { createHandler } from "../server/http/app.ts";
import { readConfig } from "../server/config/mod.ts";
import { createKey } from "../server/auth/keys.ts";
import { SCOPES } from "../server/wire/scopes.ts";
import { listen } from "../server/http/listen/mod.ts";
import { sqliteStores } from "../server/stores/sqlite_stores.ts";
import { assembled, storesInMemory, withTurns } from "../test/server/service.ts";

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
const io = withTurns({ now: () => Date.now() });
const service = assembled({ ...storesInMemory(), config, stores, io, log: () => {}, lookup: lines });
const handle = createHandler(service, () => {});
setInterval(() => void service.usage.flush(), 1_000).unref?.();
const { key, record } = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);

const listener = await listen({ handle }, {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 60_000,
});

const cpu = () => {
  const { user, system } = process.cpuUsage();
  // The thread that answers, where the platform tells it apart.
  const own = process.threadCpuUsage?.() ?? { user, system };
  return JSON.stringify({ all: user + system, main: own.user + own.system });
};
/** What both raw handlers of Node do. */
function answerNode(req: IncomingMessage | Http2ServerRequest, res: ServerResponse | Http2ServerResponse) {
  if (req.url === "/lines") return void pipeline(Readable.fromWeb(raw() as never), res as Writable, () => {});
  (res as ServerResponse).writeHead(200, req.url === "/json" ? JSON_HEADERS : {});
  res.end(req.url === "/json" ? "[]\n" : cpu());
}
function listenRaw(): Promise<{ http1: number; http2: number }> {
  if (!("Deno" in globalThis)) {
    const [http1, http2] = [createServer(answerNode), createHttp2Server(answerNode)];
    return Promise.all([http1, http2].map(async (server) => {
      await once(server.listen(0, "127.0.0.1"), "listening");
      return (server.address() as AddressInfo).port;
    })).then(([one, two]) => ({ http1: one!, http2: two! }));
  }
  const { serve } = (globalThis as unknown as { Deno: DenoServe }).Deno;
  const { addr: { port } } = serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, ({ url }) => {
    if (url.endsWith("/lines")) return new Response(raw());
    return url.endsWith("/json") ? new Response("[]\n", { headers: JSON_HEADERS }) : new Response(cpu());
  });
  return Promise.resolve({ http1: port, http2: port });
}
interface DenoServe {
  serve(
    options: { hostname: string; port: number; onListen: () => void },
    handler: (request: Request) => Response,
  ): { addr: { port: number } };
}
console.log(JSON.stringify({ port: listener.port, raw: await listenRaw(), key, lines: LINES, folder }));
