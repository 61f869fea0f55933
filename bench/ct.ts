/**
 * `node bench/ct.ts NAMES.txt QUERIES.json [DIR]`: builds an index and compares every query with ripgrep on the same
 * file. The searches run in a process of their own, so that its memory is theirs alone; `bench/ct_frequent.json` holds
 * queries that many names or blocks answer.
 * @module
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { build, open } from "./ct_adapter.ts";

function medianOf(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

function timed<T>(run: () => T): [value: T, ms: number] {
  const start = performance.now();
  const value = run();
  return [value, performance.now() - start];
}

const [namesFile, queriesFile, dir = "/tmp/deadringer-bench"] = process.argv.slice(2);
if (namesFile === undefined || queriesFile === undefined) {
  throw new Error("Give a file of names and one of queries");
}
/** CPU milliseconds of a function; other work on the machine counts little in them. */
function busy(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function measureBuild(namesFile: string): void {
  const cpu = process.cpuUsage();
  const [index, ms] = timed(() => build(namesFile, { dir }));
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000;
  const { names, text_bytes, index_bytes, total_bytes } = index.stats();
  console.log(
    `${names} names in ${(ms / 1000).toFixed(2)} s (${Math.round(names / ms * 1000)}/s; ${
      Math.round(names / cpuMs * 1000)
    } a second of processor); bytes a name: all ${(total_bytes / names).toFixed(2)}, text ${
      (text_bytes / names).toFixed(2)
    }, index ${(index_bytes / names).toFixed(2)}; RSS ${process.memoryUsage().rss >> 20} MB now, ${
      Math.round(process.resourceUsage().maxRSS / 1024)
    } MB at most`,
  );
}

if (process.env.CT_BENCH !== "search") {
  measureBuild(namesFile);
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, CT_BENCH: "search" },
  });
  process.exit(status ?? 1);
}
const index = open(dir);
const queries = JSON.parse(readFileSync(queriesFile, "utf8")) as { id: string; pattern: string }[];
const limited: number[] = [], limitedCpu: number[] = [];
for (const { id, pattern } of queries) {
  const [{ count }] = timed(() => index.search(pattern));
  const all = medianOf(Array.from({ length: 3 }, () => timed(() => index.search(pattern))[1]));
  const some = Array.from({ length: 9 }, () => timed(() => index.search(pattern, { limit: 100 }))[1]);
  limited.push(...some);
  limitedCpu.push(...Array.from({ length: 9 }, () => busy(() => index.search(pattern, { limit: 100 }))));
  // One file is one thread to ripgrep; `time` reports its CPU time.
  const script = 'TIMEFORMAT=\'%U %S\'; time rg -c -- "$1" "$2"';
  const rg = () => {
    const { stdout, stderr } = spawnSync("bash", ["-c", script, "rg", pattern, namesFile], {
      encoding: "utf8",
    });
    const [own = 0, system = 0] = stderr.trim().split(/\s+/).slice(-2).map(Number);
    return { count: Number(stdout.trim() || 0), cpu: (own + system) * 1000 };
  };
  const runs = Array.from({ length: 5 }, () => timed(rg));
  const peer = medianOf(runs.map(([, ms]) => ms));
  const peerCpu = medianOf(runs.map(([{ cpu }]) => cpu));
  const ownCpu = medianOf(Array.from({ length: 5 }, () => busy(() => index.search(pattern))));
  const verdict = runs[0]![0].count === count ? "same" : `rg ${runs[0]![0].count}`;
  console.log(
    `${id.padEnd(18)}${String(count).padStart(9)} ${verdict.padEnd(6)} limit 100 ${
      medianOf(some).toFixed(2).padStart(7)
    } ms  all ${all.toFixed(1).padStart(7)} ms  rg ${peer.toFixed(1).padStart(7)} ms  ${
      (all / peer).toFixed(2)
    } x; processor ${ownCpu.toFixed(0).padStart(4)} of ${peerCpu.toFixed(0).padStart(4)} ms ${
      (ownCpu / peerCpu).toFixed(2)
    } x`,
  );
}
const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(2);
console.log(
  `limit 100: p50 ${at(limited, 0.5)} ms, p99 ${at(limited, 0.99)} ms; CPU time ${at(limitedCpu, 0.5)} and ${
    at(limitedCpu, 0.99)
  } ms; RSS of the searches ${process.memoryUsage().rss >> 20} MB, ${
    Math.round(process.resourceUsage().maxRSS / 1024)
  } MB at most`,
);
