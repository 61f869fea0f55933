/**
 * CPU time of one run over 10,000 registered names, compared with a state that has them all: the median of some days.
 * `node --expose-gc test/server/extras/watch/bench/watch.ts [NAMES]`
 * @module
 */
import process from "node:process";
import { advance, emptyState } from "../../../../../server/extras/watch/lib/mod.ts";
import { BRAND, DAY_MS, look, numbers, sites, START } from "../../../../lib/lines/month.ts";

const DAYS = 15;
const count = Number(process.argv[2] ?? 10_000);
const random = numbers(1);
const world = sites(count, random);
let state = emptyState(BRAND);
const times: number[] = [];
for (let day = 0; day < DAYS; day++) {
  const lines = look(world, random, { servfail: 0.005 });
  (globalThis as { gc?: () => void }).gc?.();
  const before = process.cpuUsage();
  ({ state } = await advance(state, lines, { at: START + day * DAY_MS }));
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
}
const median = times.slice(3).sort((a, b) => a - b)[Math.floor((DAYS - 3) / 2)]!;
const bytes = JSON.stringify(state).length;
console.log(
  `advance(${count} names): first ${times[0]!.toFixed(0)} ms, median ${median.toFixed(0)} ms CPU; ` +
    `state ${(bytes / count).toFixed(0)} bytes a name`,
);
