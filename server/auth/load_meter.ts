import { totalmem } from "node:os";
import process from "node:process";
import { getHeapStatistics } from "node:v8";
import type { Load } from "./admission.ts";

/** Milliseconds between samples. */
export const SAMPLE_MS = 250;
/** Samples that count: those of the last two seconds. */
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

  /** How late timers are, milliseconds; 0 while there are few samples. */
  get lag_ms(): number {
    if (this.#lags.length < SAMPLES) return 0;
    return [...this.#lags].sort((a, b) => a - b)[SAMPLES / 2 - 1]!;
  }
}

/** Returns the parts of heap and memory that this process has. */
export function memoryLoad(): Pick<Load, "heap" | "memory"> {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  const limit = memoryLimit();
  return { heap: used_heap_size / heap_size_limit, memory: process.memoryUsage.rss() / limit };
}

let known: number | undefined;

/**
 * Returns the bytes that this process may have: the container's limit, or all that the machine has. Infinity where
 * Deno may not tell (`--allow-sys=systemMemoryInfo`).
 */
function memoryLimit(): number {
  if (known !== undefined) return known;
  try {
    const total = totalmem();
    const limit = process.constrainedMemory?.() ?? 0;
    // Without a limit it says 0, or more than there is.
    known = limit > 0 && limit < total ? limit : total;
  } catch {
    known = Infinity;
  }
  return known;
}
