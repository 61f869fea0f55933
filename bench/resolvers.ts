/**
 * A lookup's questions by resolvers that limit, cut and drop, each in a process of its own: 10,000 names of which 645
 * are registered, 20 ms to an answer; existence of every name, all records of those that exist. Run:
 * `node bench/resolvers.ts [ROW …]`, `deno run -A --unstable-net bench/resolvers.ts [ROW …]`.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createDns } from "../lib/net/dns/client.ts";
import { createResolution } from "../lib/observe/resolve.ts";
import { type ResolverOptions, startResolver } from "../test/farm/resolvers.ts";

const NAMES = 10_000;
const REGISTERED = 645;
const RTT_MS = 20;
const STEP = NAMES / REGISTERED;
/** Existence of all, four more types of those that exist. */
const QUESTIONS = NAMES + 4 * REGISTERED;

interface Row {
  resolver: Partial<ResolverOptions>;
  /** Seconds that the questions take at best; undefined where nothing limits them. */
  ideal?: number;
}

const perSecond = (rate: number, beyond: ResolverOptions["beyond"]): Row => ({
  resolver: { limit: { kind: "rate", perSecond: rate, burst: rate / 10 }, beyond: beyond! },
  ideal: QUESTIONS / rate,
});
const perWindow = (count: number, ms: number, beyond: ResolverOptions["beyond"]): Row => ({
  resolver: { limit: { kind: "window", count, ms }, beyond: beyond! },
  ideal: Math.floor(QUESTIONS / count) * ms / 1000,
});
const inFlight = (count: number): Row => ({
  resolver: { limit: { kind: "in-flight", count }, beyond: "REFUSED" },
  ideal: QUESTIONS * RTT_MS / 1000 / count,
});

const ROWS: Record<string, Row> = {
  "no limit": { resolver: {} },
  "REFUSED beyond 150 at once": inFlight(150),
  "REFUSED beyond 40 at once": inFlight(40),
  "SERVFAIL beyond 1500/s": perSecond(1_500, "SERVFAIL"),
  "SERVFAIL beyond 600/s": perSecond(600, "SERVFAIL"),
  "SERVFAIL beyond 1500 a second": perWindow(1_500, 1_000, "SERVFAIL"),
  "TC beyond 1500/s": perSecond(1_500, "TC"),
  "TC beyond 1500 a second": perWindow(1_500, 1_000, "TC"),
  "drops beyond 1500/s": perSecond(1_500, "drop"),
  "REFUSED beyond 1500 in 3 s": perWindow(1_500, 3_000, "REFUSED"),
  "NOTIMP beyond 800/s": perSecond(800, "NOTIMP"),
  // Long: asked for by name only.
  "drops beyond 100/s": perSecond(100, "drop"),
  "REFUSED beyond 1000 a minute": perWindow(1_000, 60_000, "REFUSED"),
};
const LONG = ["drops beyond 100/s", "REFUSED beyond 1000 a minute"];

const nameOf = (i: number) => `bench-name-${i}.com`;
const isRegistered = (i: number) => Math.floor(i / STEP) !== Math.floor((i - 1) / STEP);

async function serve(row: Row): Promise<void> {
  const registered = new Set(
    Array.from({ length: NAMES }, (_, i) => i).filter(isRegistered).map(nameOf),
  );
  const resolver = await startResolver({
    addressOf: (name) => registered.has(name) ? "127.0.0.9" : null,
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
  const dns = createDns({ resolvers: [address] });
  const resolution = createResolution({ dns, random: Math.random });
  const { signal } = new AbortController();
  const cpu = process.cpuUsage();
  const start = performance.now();
  let found = 0;
  let unknown = 0;
  let next = 0;
  await Promise.all(Array.from({ length: 2_048 }, async () => {
    while (next < NAMES) {
      const i = next++;
      const existence = await resolution.exists(nameOf(i), signal);
      if (existence.state === "unknown") unknown++;
      if (existence.state !== "registered") continue;
      await resolution.records(nameOf(i), existence, signal);
      if (isRegistered(i)) found++;
    }
  }));
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  await dns.close();
  child.stdin!.write("\n");
  const counts = JSON.parse((await lines.next()).value as string) as Record<string, number>;
  child.kill();
  const asked = counts["datagrams"]! + counts["overTcp"]!;
  console.log(
    `${title.padEnd(30)} ${found} of ${REGISTERED} found, ${unknown} unknown, ${seconds.toFixed(1)} s${
      row.ideal === undefined ? "" : ` (${(seconds / row.ideal).toFixed(2)} x ideal ${row.ideal.toFixed(1)})`
    }, ${(asked / QUESTIONS).toFixed(2)} x the questions (${counts["beyond"]} beyond, ${
      counts["overTcp"]
    } over TCP), ${counts["mostInFlight"]} in flight, ${
      ((used.user + used.system) / 1000 / NAMES * 1000).toFixed(0)
    } us CPU a name`,
  );
}

const [first, ...rest] = process.argv.slice(2);
if (first === "serve") await serve(ROWS[rest[0]!]!);
else {
  const wanted = first === undefined
    ? Object.keys(ROWS).filter((row) => !LONG.includes(row))
    : [first, ...rest];
  for (const title of wanted) await measure(title, ROWS[title]!);
  process.exit();
}
