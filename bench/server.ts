/**
 * The service in one process, without sockets: requests and lines a second, and the time of refusals by kind of
 * bad key. Run: `node bench/server.ts`, `deno run -A bench/server.ts`.
 * @module
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeLine, type Io, type StreamMessage } from "../mod.ts";
import { createHandler } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { createService } from "../server/create_service.ts";
import { createKey, newKey, SCOPES } from "../server/keys.ts";
import { sqliteStores } from "../server/stores/sqlite.ts";

const LINES = 100_000;
const permutation = {
  domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" },
  kind: "Omission",
} as const;
async function* lines(): AsyncGenerator<StreamMessage> {
  for (let i = 0; i < LINES; i++) {
    yield { permutation, op: "IpEnumeration", data: ["192.0.2.1", "192.0.2.2"] };
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
const stores = sqliteStores(folder);
const io = { now: () => Date.now() } as Io;
const config = readConfig({ DEADRINGER_RATE_LIMIT: "1000000" });
const service = createService({ config, stores, io, log: () => {}, lookup: lines });
const handle = createHandler(service, () => {});
const good = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
const revoked = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(good.record);
await stores.keys.add({ ...revoked.record, revoked_at: 2 });
const ask = (path: string, key: string) =>
  handle(new Request(`http://x${path}`, { headers: { authorization: `Bearer ${key}` } }));

async function rate(run: () => Promise<unknown>, times: number): Promise<number> {
  for (let i = 0; i < times / 10; i++) await run();
  const start = performance.now();
  for (let i = 0; i < times; i++) await run();
  return Math.round(times / ((performance.now() - start) / 1000));
}
console.log(
  "JSON requests/s",
  await rate(async () => (await ask("/v1/ct/search?pattern=a", good.key)).text(), 10_000),
);
console.log("raw Response.json/s", await rate(() => Response.json([]).text(), 10_000));

async function drain(response: Response): Promise<void> {
  for await (const _ of response.body!);
}
let start = performance.now();
await drain(await ask("/v1/lookup/squat/example.com", good.key));
console.log("NDJSON lines/s, kept in SQLite", Math.round(LINES / ((performance.now() - start) / 1000)));
const iterator = lines();
const raw = new ReadableStream({
  async pull(out) {
    let text = "";
    while (text.length < 16_384) {
      const { done, value } = await iterator.next();
      if (done) break;
      text += encodeLine(value);
    }
    if (text === "") out.close();
    else out.enqueue(new TextEncoder().encode(text));
  },
});
start = performance.now();
await drain(new Response(raw));
console.log("NDJSON lines/s, only encoded", Math.round(LINES / ((performance.now() - start) / 1000)));

const wrong = {
  unknown: newKey,
  checksum: () => newKey().slice(0, -6) + "000000",
  revoked: () => revoked.key,
};
const times: Record<string, number[]> = {};
for (let i = 0; i < 3_000; i++) {
  for (const [kind, make] of Object.entries(wrong)) {
    const key = make();
    const at = performance.now();
    await ask("/v1/meta/usage", key);
    if (i >= 1_000) (times[kind] ??= []).push(performance.now() - at);
  }
}
for (const [kind, list] of Object.entries(times)) {
  console.log(`401 ${kind}: median µs`, Math.round(list.sort((a, b) => a - b)[list.length / 2]! * 1000));
}
await stores.close();
rmSync(folder, { recursive: true, force: true });
