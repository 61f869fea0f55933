/**
 * `node bench/ct_large.ts NAMES.txt [COUNT 100000000] [DIR]`: a store of more names than memory should hold. Names are
 * made by joining first labels to remainders of NAMES at random. Prints the CPU time of the import, the import of one
 * more day and searches, and the peak memory of each: every step runs in a process of its own.
 * @module
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { findNames, nameMatcher } from "../lib/ct/mod.ts";
import { CtStore } from "../server/ct/store.ts";

const [file, count = "100000000", dir = "/tmp/deadringer-ct-large"] = process.argv.slice(2);
if (file === undefined) throw new Error("Give a file of names");
const step = process.env.CT_LARGE;
const DAY = 1_000_000;
const CHUNK = 1 << 20;
const LONGEST = 600;

/** Makes names; this time is not that of the store. */
class Names {
  readonly #text = readFileSync(file!);
  readonly #starts: Uint32Array;
  #state: number;
  /** CPU microseconds spent here. */
  spent = 0;

  constructor(seed: number) {
    this.#state = seed;
    const starts: number[] = [0];
    for (let at = this.#text.indexOf(10); at >= 0; at = this.#text.indexOf(10, at + 1)) starts.push(at + 1);
    this.#starts = Uint32Array.from(starts);
  }

  #line(): [from: number, dot: number, to: number] {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    const i = (this.#state >>> 0) % (this.#starts.length - 1);
    const [from, to] = [this.#starts[i]!, this.#starts[i + 1]!];
    const dot = this.#text.indexOf(46, from);
    return [from, dot < to ? dot : to - 1, to];
  }

  *chunks(names: number): Generator<Uint8Array> {
    const chunk = new Uint8Array(CHUNK);
    for (let left = names; left > 0;) {
      const start = process.cpuUsage();
      let at = 0;
      for (; left > 0 && at < CHUNK - LONGEST; left--) {
        const [from, dot] = this.#line();
        const [, cut, to] = this.#line();
        chunk.set(this.#text.subarray(from, dot), at);
        chunk.set(this.#text.subarray(cut, to), at += dot - from);
        at += to - cut;
      }
      const { user, system } = process.cpuUsage(start);
      this.spent += user + system;
      yield chunk.subarray(0, at);
    }
  }
}

const maxRss = (): string => `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`;

async function importNames(names: number, seed: number): Promise<void> {
  const store = new CtStore(dir);
  const source = new Names(seed);
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const stored = await store.importLines(source.chunks(names));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system - source.spent) / 1e6;
  console.log(
    `${names} lines, ${stored.names} names: ${seconds.toFixed(1)} s of processor (${
      (names / seconds / 1e6).toFixed(2)
    } M/s), ${((performance.now() - wall) / 1000).toFixed(1)} s with making them; ${maxRss()}`,
  );
  await store.close();
}

/** The first 100 matches of frequent and rare patterns, cold and then warm, as a page of an answer takes them. */
async function search(): Promise<void> {
  const store = new CtStore(dir, { readOnly: true });
  const patterns = (JSON.parse(
    readFileSync(new URL("./ct_frequent.json", import.meta.url), "utf8"),
  ) as { pattern: string }[]).map(({ pattern }) => pattern);
  const rounds: number[][] = [];
  for (let round = 0; round < 5; round++) {
    rounds.push(patterns.map((pattern) => {
      const start = performance.now();
      let found = 0;
      for (const names of findNames(store.index() as never, nameMatcher({ pattern }))) {
        if ((found += names?.length ?? 0) > 100) break;
      }
      return performance.now() - start;
    }));
  }
  const at = (times: number[], share: number): string =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);
  const warm = patterns.map((_, i) => Math.min(...rounds.slice(1).map((times) => times[i]!)));
  console.log(
    `${patterns.length} patterns, first 100 names: first call p50 ${at(rounds[0]!, 0.5)}, p90 ${
      at(rounds[0]!, 0.9)
    }; later p50 ${at(warm, 0.5)}, p99 ${at(warm, 0.99)} ms; ${maxRss()}`,
  );
  await store.close();
}

if (step === "import") await importNames(Number(count), 2_654_435_761);
else if (step === "day") await importNames(DAY, 99_991);
else if (step === "search") await search();
else {
  rmSync(dir, { recursive: true, force: true });
  for (const next of ["import", "day", "search"]) {
    const env = { ...process.env, CT_LARGE: next };
    const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: "inherit", env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
