/**
 * The longest turns of an event loop, with what ran in them, from a CPU profile: of `node --cpu-prof` and
 * `deno run --cpu-prof` alike. A turn ends where the profile has a sample without JavaScript, and after the callbacks of
 * `setImmediate`, the last of a turn.
 *
 * Run: `node bench/turns.ts FILE.cpuprofile [MILLISECONDS] [TURNS]`, such as of
 * `HOSTILE_PROFILES=folder npx vitest run --project faults test/faults/hostile_owner.test.ts`.
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";

/** What is used of a profile. */
interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
}

const [file, least = "10", most = "20"] = process.argv.slice(2) as [string, string?, string?];
const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(file, "utf8"));
const parents = new Map(
  nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
);
const names = new Map(nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
  const place = url.replace(/^.*\/(?=(lib|server|node_modules|test|bench)\/)/, "");
  return [id, `${functionName || "(anonymous)"}${place === "" ? "" : ` ${place}:${lineNumber + 1}`}`];
}));
/** Names from the function that ran outwards. */
const stacks = new Map<number, string[]>();
for (const { id } of nodes) {
  const stack: string[] = [];
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) stack.push(names.get(at)!);
  stacks.set(id, stack.slice(0, -1));
}

/** One turn: milliseconds by function, alone and with what it called. */
interface Turn {
  atMs: number;
  ms: number;
  alone: Map<string, number>;
  withCalls: Map<string, number>;
}
const turns: Turn[] = [];
let turn: Turn | undefined;
let nowMs = 0;
let wasImmediate = false;
const add = (to: Map<string, number>, name: string, ms: number) => to.set(name, (to.get(name) ?? 0) + ms);
/** A longer pause between two samples is time that another program had. */
const longest = 3 * timeDeltas.toSorted((a, b) => a - b)[timeDeltas.length >> 1]!;
samples.forEach((id, i) => {
  const ms = Math.min(longest, timeDeltas[i + 1] ?? 0) / 1000;
  nowMs += ms;
  const stack = stacks.get(id)!;
  if (stack.length === 0 || stack[0] === "(idle)" || stack[0] === "(program)") return void (turn = undefined);
  if (stack[0] !== "(garbage collector)") {
    const isImmediate = /^(processImmediate|runImmediates) /.test(stack.at(-1)!);
    if (wasImmediate && !isImmediate) turn = undefined;
    wasImmediate = isImmediate;
  }
  if (turn === undefined) {
    turns.push(turn = { atMs: nowMs - ms, ms: 0, alone: new Map(), withCalls: new Map() });
  }
  turn.ms += ms;
  add(turn.alone, stack[0]!, ms);
  for (const name of new Set(stack)) add(turn.withCalls, name, ms);
});

const top = (of: Map<string, number>, count: number, ofMs: number): string =>
  [...of].sort((a, b) => b[1] - a[1]).filter(([, ms]) => ms >= ofMs / 20).slice(0, count)
    .map(([name, ms]) => `${ms.toFixed(1)} ${name}`).join("\n      ");
const long = turns.filter(({ ms }) => ms >= Number(least)).sort((a, b) => b.ms - a.ms);
console.log(`${long.length} turns of ${least} ms and more in ${(nowMs / 1000).toFixed(1)} s`);
for (const { atMs, ms, alone, withCalls } of long.slice(0, Number(most))) {
  console.log(
    `${ms.toFixed(1)} ms at ${(atMs / 1000).toFixed(2)} s\n  in  ${top(withCalls, 14, ms)}\n  self ${
      top(alone, 6, ms)
    }`,
  );
}
