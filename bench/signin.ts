/**
 * Signing in, in one process without sockets: whether response times reveal which owners exist, and how a flood of
 * attempts affects other requests. Run: `node bench/signin.ts`, `deno run -A bench/signin.ts`.
 * @module
 */
import process from "node:process";
import { createHandler } from "../server/http/app.ts";
import { readConfig } from "../server/config/mod.ts";
import { createKey } from "../server/auth/keys.ts";
import { SCOPES } from "../server/wire/scopes.ts";
import { INTENT_HEADER } from "../server/auth/session.ts";
import { memoryStores } from "../server/stores/sqlite_stores.ts";
import { assembled, storesInMemory, withTurns } from "../test/server/service.ts";

const stores = memoryStores();
const io = withTurns({ now: () => Date.now() });
const config = readConfig({ DEADRINGER_RATE_LIMIT: "1000000" });
const service = assembled({ ...storesInMemory(), config, stores, io, log: () => {} });
const handle = createHandler(service, () => {});
const { key, record } = createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1);
await stores.keys.add(record);
const passphrase = await service.signIn.encode("correct horse battery");

let attempts = 0;
async function attempt(owner: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    [INTENT_HEADER]: "1",
  };
  const body = JSON.stringify({ owner, passphrase: "wrong wrong wrong" });
  const request = new Request("http://x/v1/session", { method: "POST", headers, body });
  attempts++;
  return (await handle(request, () => `10.${attempts >> 16}.${attempts >> 8 & 255}.${attempts & 255}`))
    .status;
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;

const kinds: Record<string, number[]> = { known: [], unknown: [], "link only": [] };
for (let i = 0; i < 25; i++) {
  await stores.owners.add({ name: `known${i}`, passphrase, created_at: 1 });
  await stores.owners.add({ name: `link only${i}`, passphrase: null, created_at: 1 });
  for (const [kind, list] of Object.entries(kinds)) {
    const at = performance.now();
    await attempt(`${kind}${i}`);
    if (i >= 5) list.push(performance.now() - at);
  }
}
for (const [kind, list] of Object.entries(kinds)) {
  console.log(`wrong passphrase, ${kind} owner: median ms`, median(list).toFixed(1));
}

async function others(ms: number): Promise<string> {
  const list: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const at = performance.now();
    await handle(new Request("http://x/v1/meta/usage", { headers: { authorization: `Bearer ${key}` } }));
    list.push(performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const p99 = list.toSorted((a, b) => a - b)[Math.floor(list.length * .99)]!;
  return `median ${(median(list) * 1000).toFixed(0)} µs, p99 ${(p99 * 1000).toFixed(0)} µs`;
}
console.log("another request, quiet:", await others(3_000));
let flooding = true;
const statuses = new Map<number, number>();
const flood = Promise.all(Array.from({ length: 50 }, async () => {
  while (flooding) {
    const status = await attempt(`flood${attempts}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}));
const cpu = process.cpuUsage();
const at = performance.now();
console.log("another request, under a flood from 50 sides:", await others(5_000));
const { user, system } = process.cpuUsage(cpu);
console.log("cores taken", ((user + system) / 1000 / (performance.now() - at)).toFixed(2));
flooding = false;
await flood;
console.log("answers to the flood", Object.fromEntries(statuses));
