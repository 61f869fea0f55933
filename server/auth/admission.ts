/**
 * Whether the process can run one more lookup: a lookup on an overloaded machine reads DNS answers too late, gets wrong
 * results, and spoils those of all others.
 * @module
 */
import { percent } from "../../lib/percent.ts";
import { totalmem } from "node:os";
import process from "node:process";
import { getHeapStatistics } from "node:v8";

/** Load of a process, measured by itself. */
export interface Load {
  /** Delay of timers, milliseconds. */
  lag_ms: number;
  /** Part of the heap that is in use, 0 to 1. */
  heap: number;
  /** Part of the machine's or container's memory that the process has, 0 to 1. */
  memory: number;
}

/** With timers that late, DNS answers are read half a second after they arrive. */
const MAX_LAG_MS = 500;
/** The rest is for running lookups. */
const MAX_HEAP = 0.8;
const MAX_MEMORY = 0.85;

/** Returns why a process under that load takes no new lookup; null when it does. */
export function admissionRefusal({ lag_ms, heap, memory }: Load): string | null {
  if (lag_ms > MAX_LAG_MS) return `its timers are ${Math.round(lag_ms)} ms late`;
  if (heap > MAX_HEAP) return `${percent(heap)} of its heap is in use`;
  if (memory > MAX_MEMORY) return `it has ${percent(memory)} of the memory`;
  return null;
}

/** Milliseconds between samples. */
export const SAMPLE_MS = 250;
/** Number of samples: those of the last two seconds. */
const LAG_SAMPLES = 8;

/** Measures how late timers are: the median of the last samples, so that one long pause refuses nobody. `clock` returns milliseconds. */
export function lagMeter(clock: () => number) {
  const lags: number[] = [];
  let last = clock();
  return {
    /** Takes a sample; call it by a timer of `SAMPLE_MS`. */
    sample(): void {
      const now = clock();
      lags.push(Math.max(0, now - last - SAMPLE_MS));
      if (lags.length > LAG_SAMPLES) lags.shift();
      last = now;
    },
    /** Delay of timers, milliseconds; 0 while there are few samples. */
    get lag_ms(): number {
      return lags.length < LAG_SAMPLES ? 0 : lags.toSorted((a, b) => a - b)[LAG_SAMPLES / 2 - 1]!;
    },
  };
}

/** Returns the share of heap and memory that this process uses. */
export function memoryLoad(): Pick<Load, "heap" | "memory"> {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  const limit = memoryLimit();
  return { heap: used_heap_size / heap_size_limit, memory: process.memoryUsage.rss() / limit };
}

let knownHeapLimit: number | undefined;

/**
 * Returns the bytes that this process may use: the container's limit, or the memory of the machine. Infinity without
 * Deno's permission `--allow-sys=systemMemoryInfo`.
 */
function memoryLimit(): number {
  if (knownHeapLimit !== undefined) return knownHeapLimit;
  try {
    const total = totalmem();
    const limit = process.constrainedMemory?.() ?? 0;
    // Without a limit it is 0, or more than the machine has.
    knownHeapLimit = limit > 0 && limit < total ? limit : total;
  } catch {
    knownHeapLimit = Infinity;
  }
  return knownHeapLimit;
}
