import { totalmem } from "node:os";
import process from "node:process";
import { getHeapStatistics } from "node:v8";
import type { Load } from "./admission.ts";

/** Milliseconds between samples. */
export const SAMPLE_MS = 250;
/** Number of samples: those of the last two seconds. */
const SAMPLES = 8;

/** Measures how late timers are: the median of the last samples, so that one long pause refuses nobody. */
export class LagMeter {
  readonly #clock: () => number;
  readonly #lags: number[] = [];
  #last: number;

  /** @param clock Returns milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
    this.#last = clock();
  }

  /** Takes a sample; call it by a timer of `SAMPLE_MS`. */
  sample(): void {
    const now = this.#clock();
    this.#lags.push(Math.max(0, now - this.#last - SAMPLE_MS));
    if (this.#lags.length > SAMPLES) this.#lags.shift();
    this.#last = now;
  }

  /** Delay of timers, milliseconds; 0 while there are few samples. */
  get lag_ms(): number {
    if (this.#lags.length < SAMPLES) return 0;
    return [...this.#lags].sort((a, b) => a - b)[SAMPLES / 2 - 1]!;
  }
}

/** Returns the share of heap and memory that this process uses. */
export function memoryLoad(): Pick<Load, "heap" | "memory"> {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  const limit = memoryLimit();
  return { heap: used_heap_size / heap_size_limit, memory: process.memoryUsage.rss() / limit };
}

let known: number | undefined;

/**
 * Returns the bytes that this process may use: the container's limit, or the memory of the machine. Infinity without
 * Deno's permission `--allow-sys=systemMemoryInfo`.
 */
function memoryLimit(): number {
  if (known !== undefined) return known;
  try {
    const total = totalmem();
    const limit = process.constrainedMemory?.() ?? 0;
    // Without a limit it is 0, or more than the machine has.
    known = limit > 0 && limit < total ? limit : total;
  } catch {
    known = Infinity;
  }
  return known;
}
