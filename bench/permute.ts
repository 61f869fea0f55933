/**
 * Names a second of permute(), beside Debian's dnstwist in the same run.
 *
 * usage: node --expose-gc bench/permute.ts
 * @module
 */
import { execFileSync } from "node:child_process";
import { Bench } from "tinybench";
import { permute, type PermuteOptions } from "../lib/permute/mod.ts";
import { addRow, sized } from "./row.ts";

const MOST = sized(1_000_000);
const NAMES = ["paypal.com", "microsoft.com", "wellsfargo.com", "example.co.uk", "github.io"];

function run(options: PermuteOptions): number {
  let count = 0;
  for (const name of NAMES) for (const p of permute(name, options)) if (p.kind !== "Unknown") count++;
  return count;
}

const CASES: [string, PermuteOptions][] = [
  ["best first, 5,000 a name", { budget: 5000 }],
  ["best first, 25,000 a name", {}],
  [`best first, ${MOST} a name`, { budget: MOST }],
];
// In this order: the first of the process, the same home again, other homes, a country with two thousand suffixes.
const firstNameMs = ["kestrel.com", "paypal.com", "amazon.de", "stripe.io", "rakuten.co.jp", "bbc.co.uk"].map(
  (name) => {
    const start = performance.now();
    permute(name)[Symbol.iterator]().next();
    return `${name} ${(performance.now() - start).toFixed(0)}`;
  },
);
console.log(`ms to the first name: ${firstNameMs.join(", ")}`);

const bench = new Bench({ time: sized(3000), iterations: 3, warmupIterations: 2 });
for (const [title, options] of CASES) bench.add(title, () => void run(options));
await bench.run();

/** What dnstwist makes, timed inside Python so that its start does not count. */
const PEER = `
import sys, time, json
sys.path.insert(0, "/usr/lib/python3/dist-packages")
import dnstwist
read = lambda f: open("/usr/share/dnstwist/dictionaries/" + f).read().split()
words, tlds = read("english.dict"), read("common_tlds.dict")
n = 0; t = time.perf_counter()
for d in json.loads(sys.argv[1]):
    f = dnstwist.Fuzzer(d, words, list(tlds)); f.generate(); n += len(f.domains)
print(n / (time.perf_counter() - t))
`;
let peer = NaN;
try {
  peer = Number(execFileSync("/usr/bin/python3", ["-c", PEER, JSON.stringify(NAMES)], { encoding: "utf8" }));
} catch {
  console.log("skipped: dnstwist is not installed (apt install dnstwist)");
}
const rows: Record<string, string>[] = [];
for (const [i, [title, options]] of CASES.entries()) {
  const result = bench.tasks[i]?.result as { latency?: { mean: number; rme: number } } | undefined;
  const rate = run(options) / ((result?.latency?.mean ?? NaN) / 1000);
  addRow({
    work: `permute, ${title}`,
    unit: "names/s",
    ours: rate,
    peers: { dnstwist: Number.isNaN(peer) ? null : peer },
  });
  rows.push({
    case: title,
    "names/s": `${(rate / 1e6).toFixed(2)} M`,
    spread: `±${result?.latency?.rme.toFixed(1)} %`,
    "× dnstwist": (rate / peer).toFixed(0),
  });
}
console.table([...rows, {
  case: "dnstwist, dictionary and suffixes",
  "names/s": `${(peer / 1000).toFixed(0)} k`,
}]);

const collect = (globalThis as { gc?: () => void }).gc;
collect?.();
const before = process.memoryUsage().heapUsed;
const kept: unknown[] = [];
for (const p of permute("paypal.com", { budget: MOST })) kept.push(p);
const all = process.memoryUsage().heapUsed - before;
console.log(`${MOST} names kept: ${(all / 1e6).toFixed(0)} MB of heap (${kept.length} objects)`);
kept.length = 0;
collect?.();
let peak = 0;
let n = 0;
for (const _ of permute("microsoft.com", { budget: MOST })) {
  if (++n % 100_000 === 0) {
    collect?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed - before);
  }
}
console.log(`${MOST} names seen and let go: ${(peak / 1e6).toFixed(0)} MB of heap at most`);
