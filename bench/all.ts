/**
 * Benchmarks with a peer, in one table with ratios: `npm run bench`. Peers are massdns, dnstwist, curl, ripgrep and the
 * runtime's own resolver; peers that are not installed are skipped and listed.
 * `npm run bench -- small` measures a twentieth of each: whether all of them run.
 * `npm run bench -- squatbench` runs bench/squatbench instead, with what follows as its options, and
 * `npm run bench -- package` prints what the package costs who installs, bundles or loads it.
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { type MeasuredRow, tableOf } from "./row.ts";

const RUNS: readonly [runtime: string, command: readonly string[]][] = [
  ["Node", ["node", "bench/dns.ts", "peers"]],
  ["Deno", ["deno", "run", "-A", "--unstable-net", "bench/dns.ts", "peers"]],
  ["Node", ["node", "--expose-gc", "bench/permute.ts"]],
  ["Deno", ["deno", "run", "-A", "bench/permute.ts"]],
  ["Node", ["node", "bench/probe.ts"]],
  ["Deno", ["deno", "run", "-A", "bench/probe.ts"]],
  ["Node", ["node", "bench/ct_peers.ts"]],
];

const APART: Readonly<Record<string, string>> = {
  squatbench: "bench/squatbench/main.ts",
  package: "bench/package.ts",
};
const apart = APART[process.argv[2] ?? ""];
if (apart !== undefined) {
  const { status } = spawnSync("node", [apart, ...process.argv.slice(3)], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

const isSmall = process.argv[2] === "small";
const folder = mkdtempSync(join(tmpdir(), "deadringer-bench-"));
const rows: (MeasuredRow & { runtime: string })[] = [];
for (const [index, [runtime, [program, ...args]]] of RUNS.entries()) {
  const file = join(folder, String(index));
  process.stderr.write(`${program} ${args.join(" ")}\n`);
  const { status, stderr } = spawnSync(program!, args, {
    env: { ...process.env, BENCH_TABLE: file, NO_COLOR: "1", ...isSmall ? { BENCH_PART: "0.05" } : {} },
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) {
    process.stderr.write(`failed with ${status}: ${stderr.match(/^.*Error: .*/m)?.[0] ?? stderr.trim()}\n`);
    process.exitCode = 1;
    continue;
  }
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    rows.push({ ...JSON.parse(line), runtime });
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(tableOf(rows));
