/**
 * Lookups' questions by resolvers that limit, cut, drop, block and lie, each in a process of its own: 10,000 names of
 * which 645 are registered, 20 ms to an answer; existence of every name, all records of those that exist. Prints one
 * line for each: found, seconds and their ratio to the ideal, questions sent for one that was needed. About two minutes:
 * `node bench/resolvers.ts [ROW …]`, `deno run -A --unstable-net bench/resolvers.ts [ROW …]`.
 *
 * A row that is not in the list is read as a limit: `REFUSED beyond 500 in 10 s`, `SERVFAIL beyond 800/s`,
 * `REFUSED beyond 60 at once`, or `no limit`, each with any of `, 120 ms`, `, jitter 195 ms`, `, loss 3 %`, `, no TCP`,
 * `, silent TCP`, `, penalty`, `, 2000 names`.
 *
 * The ideal is what the limit alone allows: needed questions by questions a second; for so many at once, questions by
 * round trips; for windows, those that have to be waited for. No client can be faster but by an unused burst, and the
 * ideal does not know the time that it takes to find the limit.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createIo, lookup } from "../mod.ts";
import { createDns } from "../lib/net/dns/client.ts";
import { createResolution } from "../lib/observe/resolve.ts";
import { type ResolverOptions, startResolver } from "../test/farm/resolvers.ts";

const NAMES = 10_000;
const REGISTERED = 645;
const RTT_MS = 20;
const STEP = NAMES / REGISTERED;
/** The names of a row that would take minutes with all. */
const FEW = 1_000;

interface Row {
  resolver: Partial<ResolverOptions>;
  /** Seconds that the questions take at best; undefined where nothing limits them. */
  ideal?: number;
  /** How many of the names are asked for. @default 10000 */
  names?: number;
  /** What its registered names are found as. @default "registered" */
  as?: "registered" | "blocked";
}

const PORTAL = "captive portal";

const nameOf = (i: number) => `bench-name-${i}.com`;
const isRegistered = (i: number) => Math.floor(i / STEP) !== Math.floor((i - 1) / STEP);
const registeredNames = new Set(
  Array.from({ length: NAMES }, (_, i) => i).filter(isRegistered).map(nameOf),
);
/** Existence of all, four more types of those that exist. */
const needed = (names: number) =>
  names + 4 * [...registeredNames].filter((name) => Number(/\d+/.exec(name)) < names).length;

/** The number before or behind a word of a title. */
function numberIn(title: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(title)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Reads a title as a limit; throws for one that is none. */
function rowOf(title: string): Row {
  const [limit = "", ...more] = title.split(", ");
  const extra = `, ${more.join(", ")}`;
  const names = numberIn(extra, /, (\d+) names/) ?? NAMES;
  const rttMs = numberIn(extra, /, (\d+) ms/) ?? RTT_MS;
  const [, beyond, count = "0", unit, seconds = "0"] =
    /^(REFUSED|SERVFAIL|NOTIMP|TC|drop)s? beyond (\d+)(?:(\/s)| in (\d+) s| at once)$/.exec(limit) ?? [];
  if (beyond === undefined && limit !== "no limit") throw new Error(`No such row: ${title}`);
  const wait = beyond as ResolverOptions["beyond"];
  const row = beyond === undefined
    ? { resolver: {} }
    : unit !== undefined
    ? perSecond(Number(count), wait, names)
    : seconds !== "0"
    ? perWindow(Number(count), Number(seconds) * 1_000, wait, names)
    : inFlight(Number(count), wait, names, rttMs + (numberIn(extra, /, jitter (\d+) ms/) ?? 0) / 2);
  const { resolver } = row;
  resolver.delayMs = rttMs;
  resolver.jitterMs = numberIn(extra, /, jitter (\d+) ms/) ?? 0;
  resolver.loss = (numberIn(extra, /, loss (\d+) %/) ?? 0) / 100;
  if (extra.includes(", no TCP")) resolver.tcp = "close";
  if (extra.includes(", silent TCP")) resolver.tcp = "silence";
  if (extra.includes(", penalty") && resolver.limit?.kind === "window") resolver.limit.penalizes = true;
  return { ...row, names };
}

function perSecond(rate: number, beyond: ResolverOptions["beyond"], names: number = NAMES): Row {
  return {
    resolver: { limit: { kind: "rate", perSecond: rate, burst: rate / 10 }, beyond: beyond! },
    ideal: needed(names) / rate,
    names,
  };
}
function perWindow(count: number, ms: number, beyond: ResolverOptions["beyond"], names: number = NAMES): Row {
  return {
    resolver: { limit: { kind: "window", count, ms }, beyond: beyond! },
    ideal: Math.floor(needed(names) / count) * ms / 1000,
    names,
  };
}
function inFlight(
  count: number,
  beyond: ResolverOptions["beyond"] = "REFUSED",
  names: number = NAMES,
  rttMs: number = RTT_MS,
): Row {
  return {
    resolver: { limit: { kind: "in-flight", count }, beyond: beyond! },
    ideal: needed(names) * rttMs / 1000 / count,
    names,
  };
}

const blocks = (answer: string, extendedError?: number): Row => ({
  resolver: {
    blocking: {
      blocks: (name) => registeredNames.has(name.split(".").slice(-2).join(".")),
      answer,
      ...(extendedError === undefined ? {} : { extendedError }),
    },
  },
  as: "blocked",
});

const ROWS: Record<string, Row> = {
  "no limit": { resolver: {} },
  "REFUSED beyond 1000 in 3 s": perWindow(1_000, 3_000, "REFUSED"),
  "REFUSED beyond 150 at once": inFlight(150),
  "SERVFAIL beyond 1500/s": perSecond(1_500, "SERVFAIL"),
  "TC beyond 1500/s": perSecond(1_500, "TC"),
  "drops beyond 1500/s": perSecond(1_500, "drop"),
  "drops beyond 100/s": perSecond(100, "drop", FEW),
  "NXDOMAIN without SOA": blocks("NXDOMAIN"),
  "0.0.0.0 with EDE 15": blocks("0.0.0.0", 15),
  "a block page": blocks("127.0.0.80"),
  [PORTAL]: { resolver: { portal: "127.0.0.80" } },
  "REFUSED for TXT": { resolver: { onType: (type) => type === "TXT" ? "REFUSED" : undefined } },
  "NOTIMP for all but A": { resolver: { onType: (type) => type === "A" ? undefined : "NOTIMP" } },
  // By name only.
  "REFUSED beyond 40 at once": inFlight(40),
  "SERVFAIL beyond 600/s": perSecond(600, "SERVFAIL"),
  "SERVFAIL beyond 1500 a second": perWindow(1_500, 1_000, "SERVFAIL"),
  "TC beyond 1500 a second": perWindow(1_500, 1_000, "TC"),
  "NOTIMP beyond 800/s": perSecond(800, "NOTIMP"),
  "REFUSED beyond 1000 a minute": perWindow(1_000, 60_000, "REFUSED"),
};
/** How many of the rows run unless some are named. */
const USUAL = 13;

/** Each has its own: one address for many would be judged like that of a block page. */
function addressOf(name: string): string {
  const i = Number(/\d+/.exec(name));
  return `127.1.${i >> 8}.${i & 255}`;
}

async function serve(row: Row): Promise<void> {
  const resolver = await startResolver({
    addressOf: (name) => registeredNames.has(name) ? addressOf(name) : null,
    delayMs: RTT_MS,
    ...row.resolver,
  });
  console.log(resolver.address);
  for await (const _ of createInterface({ input: process.stdin })) {
    const { datagrams, overTcp, beyond, mostInFlight } = resolver;
    console.log(JSON.stringify({ datagrams, overTcp, beyond, mostInFlight }));
  }
  process.exit();
}

async function measure(title: string, row: Row): Promise<void> {
  const script = fileURLToPath(import.meta.url);
  const args = "Deno" in globalThis ? ["run", "-A", script] : [script];
  const child: ChildProcess = spawn(process.execPath, [...args, "serve", title], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const address = (await lines.next()).value as string;
  if (title === PORTAL) {
    await untilPortal(address);
    child.kill();
    return;
  }
  const dns = createDns({ resolvers: [address] });
  const resolution = createResolution({ dns, random: Math.random, sleep });
  const { signal } = new AbortController();
  const { names = NAMES, as = "registered" } = row;
  const cpu = process.cpuUsage();
  const start = performance.now();
  let found = 0;
  let unknown = 0;
  let next = 0;
  await Promise.all(Array.from({ length: 2_048 }, async () => {
    while (next < names) {
      const i = next++;
      const existence = await resolution.exists(nameOf(i), signal);
      if (existence.state === "unknown") unknown++;
      if (existence.state === as && isRegistered(i)) found++;
      if (existence.state !== "registered") continue;
      await resolution.records(nameOf(i), existence, signal);
    }
  }));
  const total = (needed(names) - names) / 4;
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  await dns.close();
  child.stdin!.write("\n");
  const counts = JSON.parse((await lines.next()).value as string) as Record<string, number>;
  child.kill();
  const asked = counts["datagrams"]! + counts["overTcp"]!;
  console.log(
    `${title.padEnd(30)} ${(found / total * 100).toFixed(1)} % of ${total} ${as}, ${unknown} unknown, ${
      seconds.toFixed(1)
    } s${
      row.ideal === undefined ? "" : ` (${(seconds / row.ideal).toFixed(2)} x ideal ${row.ideal.toFixed(1)})`
    }, ${(asked / needed(names)).toFixed(2)} x the questions (${counts["beyond"]} beyond, ${
      counts["overTcp"]
    } over TCP), ${counts["mostInFlight"]} in flight, ${
      ((used.user + used.system) / names).toFixed(0)
    } us CPU a name`,
  );
}

/** Seconds until a lookup says that this is no network. */
async function untilPortal(resolver: string): Promise<void> {
  const io = createIo({ resolvers: [resolver], geo: false, net: false });
  const start = performance.now();
  let last: unknown;
  for await (const line of lookup("example.com", { io })) last = line.data;
  await io.dns.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${PORTAL.padEnd(30)} ${seconds} s: ${JSON.stringify(last).slice(0, 160)}`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const [first, ...rest] = process.argv.slice(2);
if (first === "serve") await serve(ROWS[rest[0]!] ?? rowOf(rest[0]!));
else {
  const titles = first === undefined ? Object.keys(ROWS).slice(0, USUAL) : [first, ...rest];
  for (const title of titles) await measure(title, ROWS[title] ?? rowOf(title));
  process.exit();
}
