/**
 * What a lookup holds in memory whose reader stalls: `node --expose-gc bench/stalled_lookup.ts
 * [LINES]`, or `deno run -A --v8-flags=--expose-gc bench/stalled_lookup.ts [LINES]`.
 *
 * Live heap and buffers of nxdomain lookups of 10,000 candidates that stand still after so many lines, collected.
 * @module
 */
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Dns, Io, StreamMessage } from "../mod.ts";
import { lookup } from "../mod.ts";

const LOOKUPS = 50;
const CANDIDATES = 10_000;
const LINES = Number(process.argv[2] ?? 3_000);
const STALL_MS = 3_000;
const RTT_MS = 3;

const soa = {
  mname: "a.example",
  rname: "b.example",
  serial: 1,
  refresh: 2,
  retry: 3,
  expire: 4,
  minimum: 5,
};
const dns: Dns = {
  async query(name, _type, signal) {
    await sleep(RTT_MS);
    signal?.throwIfAborted();
    const zone = `${name.slice(name.indexOf(".") + 1)}.`;
    return { rcode: "NXDOMAIN", authoritative: false, answers: [], soa: { ...soa, zone }, resolver: "r" };
  },
  resolvers: ["r"],
  close: () => Promise.resolve(),
};
const io: Io = {
  dns,
  net: null,
  geo: null,
  ct: null,
  camera: null,
  screenshots: null,
  history: null,
  now: () => Date.now(),
  random: () => 0.5,
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
};

function live(): number {
  for (let i = 0; i < 6; i++) (globalThis as unknown as { gc: () => void }).gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function stalled(domain: string): Promise<AsyncIterator<StreamMessage>> {
  const lines = lookup(domain, { plan: "nxdomain", io, limit: CANDIDATES });
  for (let i = 0; i < LINES; i++) await lines.next();
  return lines;
}

// What the first compiles is not of each.
const lookups = [await stalled("warmup-bank.com")];
await sleep(STALL_MS);
const before = live();
for (let i = 0; i < LOOKUPS; i++) lookups.push(await stalled(`kestrel${i}bank.com`));
await sleep(STALL_MS);
const kib = (live() - before) / 1024 / LOOKUPS;
console.log(`${kib.toFixed(0)} KiB for each of ${LOOKUPS} lookups that stand still after ${LINES} lines`);
await Promise.all(lookups.map((lines) => lines.return?.()));
process.exit();
