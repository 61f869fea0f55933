/**
 * The DNS client against nsd on loopback, beside node:dns on the same names in the same run; then the mini
 * server with loss, delay, a limit and silence. Run: `node bench/dns.ts`, `deno run -A --unstable-net bench/dns.ts`.
 * @module
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Resolver } from "node:dns/promises";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createResolution } from "../lib/observe/resolve.ts";
import { createDns } from "../lib/net/mod.ts";
import { createIo, lookup } from "../mod.ts";
import { startNsd } from "../test/dns_daemons.ts";
import type { ZoneEntry } from "../server/mini/dns.ts";
import { type DnsFaults, startFaultyDns } from "../test/server/mini/faulty_dns.ts";
import { addRow, sized } from "./row.ts";

const NAMES = sized(40_000);
const names = Array.from({ length: NAMES }, (_, i) => `bench-name-${i}.com`);
const isRegistered = (i: number) => i % 25 === 0;

interface Measured {
  wallMs: number;
  cpuUs: number;
  missed: number;
}

async function measure(
  list: string[],
  ask: (name: string) => Promise<boolean>,
  atOnce: number,
): Promise<Measured> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let next = 0;
  let missed = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (next < list.length) {
      const i = next++;
      if (await ask(list[i]!) !== isRegistered(i)) missed++;
    }
  }));
  const used = process.cpuUsage(cpu);
  return { wallMs: performance.now() - start, cpuUs: (used.user + used.system) / list.length, missed };
}

function show(what: string, list: string[], { wallMs, cpuUs, missed }: Measured, than?: Measured): void {
  const rate = Math.round(list.length / wallMs * 1000);
  const ratio = than === undefined ? "" : ` · ${(than.wallMs / wallMs).toFixed(2)} x node:dns`;
  console.log(
    `${what.padEnd(34)} ${wallMs.toFixed(0).padStart(6)} ms ${String(rate).padStart(7)} names/s ${
      cpuUs.toFixed(1).padStart(6)
    } us CPU a name, ${missed} missed${ratio}`,
  );
}

async function ours(resolver: string, list: string[], atOnce = 2_048): Promise<Measured> {
  const dns = createDns({ resolvers: [resolver] });
  try {
    return await measure(list, async (name) => (await dns.query(name, "A")).answers.length > 0, atOnce);
  } finally {
    await dns.close();
  }
}

/** Whether each name exists, and all records of those that do. */
async function withRecords(resolver: string): Promise<Measured> {
  const dns = createDns({ resolvers: [resolver] });
  const { signal } = new AbortController();
  const { exists, records } = createResolution({ dns, random: Math.random }, signal);
  const ask = async (name: string) => {
    const found = await exists(name, signal);
    return found.state === "registered" && (await records(name, found, signal)).a.length > 0;
  };
  try {
    return await measure(names, ask, 2_048);
  } finally {
    await dns.close();
  }
}

async function againstNsd(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-bench-"));
  const port = 20_053;
  const records = names.filter((_, i) => isRegistered(i)).map((name) => `${name}. A 127.0.0.9`);
  const zone = `$ORIGIN com.\n$TTL 300\n@ SOA ns host 1 1800 900 604800 300\n@ NS ns\nns A 127.0.0.1\n${
    records.join("\n")
  }\n`;
  const nsd = startNsd(folder, port, { com: zone });
  try {
    await ours(`127.0.0.1:${port}`, names.slice(0, 2_000));
    const cares = new Resolver();
    cares.setServers([`127.0.0.1:${port}`]);
    const peer = (name: string) => cares.resolve4(name).then((list) => list.length > 0, () => false);
    const fastest = { own: Infinity, nodeDns: Infinity, massdns: Infinity };
    for (let round = 0; round < 3; round++) {
      const theirs = await measure(names, peer, 200);
      show("node:dns, 200 at once", names, theirs);
      const own = await ours(`127.0.0.1:${port}`, names);
      show("deadringer", names, own, theirs);
      const massdnsMs = massdns(folder, port);
      if (massdnsMs !== null) console.log(`massdns ${massdnsMs.toFixed(0)} ms`);
      fastest.own = Math.min(fastest.own, own.wallMs);
      fastest.nodeDns = Math.min(fastest.nodeDns, theirs.wallMs);
      fastest.massdns = Math.min(fastest.massdns, massdnsMs ?? Infinity);
    }
    const rate = (ms: number) => ms === Infinity ? null : NAMES / ms * 1_000;
    addRow({
      work: `${NAMES} A questions, nsd on loopback`,
      unit: "names/s",
      ours: rate(fastest.own)!,
      peers: { "node:dns": rate(fastest.nodeDns), massdns: rate(fastest.massdns) },
    });
    if (process.argv[2] === "peers") return;
    for (let round = 0; round < 3; round++) {
      show("all records of those that exist", names, await withRecords(`127.0.0.1:${port}`));
    }
    const io = createIo({ resolvers: [`127.0.0.1:${port}`], geo: false, net: false });
    const start = performance.now();
    let first = 0;
    let found = 0;
    for await (
      const line of lookup("bench.com", { io, names: names.slice(0, 25_000), permutations: false })
    ) {
      if (line.op === "Dns" && found++ === 0) first = performance.now() - start;
    }
    await io.dns.close();
    const rss = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `whole lookup, 25,000 names: ${
        (performance.now() - start).toFixed(0)
      } ms, ${found} registered, first after ${first.toFixed(0)} ms, peak RSS ${rss} MB`,
    );
  } finally {
    const ended = once(nsd, "exit");
    nsd.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of massdns on the same names; null when it is not installed. */
function massdns(folder: string, port: number): number | null {
  const file = join(folder, "names.txt");
  const resolvers = join(folder, "resolvers.txt");
  writeFileSync(file, names.join("\n") + "\n");
  writeFileSync(resolvers, `127.0.0.1:${port}\n`);
  const start = performance.now();
  const { status } = spawnSync("massdns", [
    "-q",
    "-r",
    resolvers,
    "-t",
    "A",
    "-o",
    "S",
    "-w",
    "/dev/null",
    file,
  ]);
  return status === 0 ? performance.now() - start : null;
}

async function withFaults(what: string, faults: DnsFaults, silent = 0): Promise<void> {
  const list = names.slice(0, 10_000);
  const zone: Record<string, ZoneEntry> = {};
  for (const [i, name] of list.entries()) {
    if (isRegistered(i)) zone[name] = { a: ["127.0.0.9"] };
    else if (silent > 0 && i % Math.round(1 / silent) === 1) zone[name] = "silence";
  }
  const server = await startFaultyDns({ suffixes: {}, names: zone }, faults);
  try {
    const before = server.questions;
    const measured = await ours(server.address, list);
    show(what, list, measured);
    console.log(
      `${"".padEnd(34)} ${
        ((server.questions - before) / list.length * 100 - 100).toFixed(1)
      } % more questions than names`,
    );
  } finally {
    await server.close();
  }
}

if (process.argv[2] !== "faults") await againstNsd();
if (process.argv[2] !== "peers") {
  await withFaults("10,000 names, nothing lost", {});
  await withFaults("5 % of datagrams lost each way", { loss: 0.05 });
  await withFaults("50 ms delay", { delayMs: 50 });
  await withFaults("2,000 questions/s, rest dropped", { questionsPerSecond: 2_000 });
  await withFaults("5 % of names never answer", {}, 0.05);
}
