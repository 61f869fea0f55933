/**
 * permute() over a list of brands, one call each, in fresh processes: names a second of the main thread, and what the
 * first call costs. With a digest of all names, so that two versions can be shown to make the same ones.
 *
 * usage: node bench/permute_brands.ts PAIRS.tsv [--runs 5] [--against CHECKOUT]
 *        node bench/permute_brands.ts PAIRS.tsv --digest
 *
 * On Deno: `deno run -A`. PAIRS has a header, and a brand's domain in its first column. CHECKOUT is another checkout of
 * this repository; its runs alternate with this one's.
 * @module
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { permute as Permute } from "../lib/permute/mod.ts";

/** What one fresh process measures. */
interface Run {
  /** Names read. */
  names: number;
  /** Milliseconds on the clock. */
  wall: number;
  /** Milliseconds of CPU time of the main thread. */
  cpu: number;
}

interface Case {
  work: string;
  /** Brands by name, `*` for all in the list. */
  brands: readonly string[];
  /** Calls of one name each before the measured ones. */
  before?: readonly string[];
  budget: number;
  /** Names a second of CPU time at least, or milliseconds of it at most. */
  goal: { rate: number } | { ms: number } | undefined;
}

const CASES: readonly Case[] = [
  { work: "all brands, 5,000 a call", brands: ["*"], budget: 5_000, goal: { rate: 0.4e6 } },
  { work: "all brands, 25,000 a call", brands: ["*"], budget: 25_000, goal: { rate: 1e6 } },
  {
    work: "5 brands, 1,000,000 a call",
    brands: ["paypal.com", "microsoft.com", "wellsfargo.com", "amazon.de", "rakuten.co.jp"],
    budget: 1_000_000,
    goal: undefined,
  },
  { work: "first call, to the first name", brands: ["paypal.com"], budget: 1, goal: { ms: 60 } },
  { work: "first call, 5,000 names", brands: ["paypal.com"], budget: 5_000, goal: undefined },
  ...["amazon.com", "amazon.de", "stripe.io", "rakuten.co.jp"].map((name): Case => ({
    work: `first name of ${name} after paypal.com`,
    brands: [name],
    before: ["paypal.com"],
    budget: 1,
    goal: undefined,
  })),
];

/** The brands' domains, each once, in order. */
function brandsOf(pairs: string): string[] {
  const rows = readFileSync(pairs, "utf8").trim().split("\n").slice(1);
  return [...new Set(rows.map((row) => row.slice(0, row.indexOf("\t"))))];
}

const load = async (checkout: string): Promise<typeof Permute> =>
  (await import(pathToFileURL(join(checkout, "lib/permute/mod.ts")).href)).permute;

/** Returns the milliseconds of CPU time that the main thread has used. Where Linux counts them, finer than 10 ms. */
function cpuMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  }
}

function measure(permute: typeof Permute, brands: readonly string[], { before = [], budget }: Case): Run {
  for (const name of before) permute(name)[Symbol.iterator]().next();
  const [start, used] = [performance.now(), cpuMs()];
  let names = 0;
  for (const brand of brands) {
    for (const made of permute(brand, { budget })) if (made.kind !== "Unknown") names++;
  }
  return { names, wall: performance.now() - start, cpu: cpuMs() - used };
}

/** Runs a case in a process of its own. */
function inProcess(checkout: string, pairs: string, index: number): Run {
  const script = [fileURLToPath(import.meta.url), pairs, "--case", String(index), "--checkout", checkout];
  const args = "Deno" in globalThis ? ["run", "-A", ...script] : script;
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Run;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

function shown(runs: readonly Run[], of: "wall" | "cpu", goal: Case["goal"]): string {
  const times = runs.map((run) => run[of]);
  if (goal === undefined || "ms" in goal) return `${median(times).toFixed(1)} ms`;
  return `${(runs[0]!.names / median(times) / 1000).toFixed(2)} M/s`;
}

function digest(permute: typeof Permute, brands: readonly string[]): void {
  for (const budget of [5_000, 25_000]) {
    const hash = createHash("sha256");
    let names = 0;
    for (const brand of brands) {
      let text = "";
      for (const { domain: { fqdn, tld, domain }, kind } of permute(brand, { budget })) {
        text += `${fqdn} ${tld} ${domain} ${kind}\n`;
        names++;
      }
      hash.update(text);
    }
    console.log(`${budget} a call: ${names} names, sha256 ${hash.digest("hex")}`);
  }
}

const { values, positionals: [pairs] } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    against: { type: "string" },
    digest: { type: "boolean" },
    case: { type: "string" },
    checkout: { type: "string" },
  },
});
if (pairs === undefined) {
  console.error("usage: permute_brands.ts PAIRS.tsv [--runs 5] [--against CHECKOUT] [--digest]");
  process.exit(2);
}
const here = fileURLToPath(new URL("..", import.meta.url));
if (values.case !== undefined) {
  const one = CASES[Number(values.case)]!;
  const brands = one.brands[0] === "*" ? brandsOf(pairs) : one.brands;
  console.log(JSON.stringify(measure(await load(values.checkout ?? here), brands, one)));
} else if (values.digest) {
  digest(await load(values.checkout ?? here), brandsOf(pairs));
} else {
  const other = values.against === undefined ? [] : [resolve(values.against)];
  const rows = CASES.map(({ work, goal }, index) => {
    const ours: Run[] = [];
    const theirs: Run[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      for (const checkout of other) theirs.push(inProcess(checkout, pairs, index));
      ours.push(inProcess(here, pairs, index));
    }
    return {
      work,
      "main thread": shown(ours, "cpu", goal),
      wall: shown(ours, "wall", goal),
      goal: goal === undefined ? "" : "ms" in goal ? `≤ ${goal.ms} ms` : `≥ ${goal.rate / 1e6} M/s`,
      ...(theirs.length === 0 ? {} : {
        against: shown(theirs, "cpu", goal),
        "CPU time, × against": (median(ours.map((r) => r.cpu)) / median(theirs.map((r) => r.cpu))).toFixed(2),
      }),
    };
  });
  console.table(rows);
  console.log(`load ${loadavg()[0]!.toFixed(1)}, median of ${values.runs} processes`);
}
