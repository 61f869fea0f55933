/**
 * Whether the process can run one more lookup: a lookup on an overloaded machine reads DNS answers too late, gets wrong
 * results, and spoils those of all others.
 * @module
 */
import { SquatError } from "../../mod.ts";

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
const MOST_LAG_MS = 500;
/** The rest is for running lookups. */
const MOST_HEAP = 0.8;
const MOST_MEMORY = 0.85;
/** Seconds after which a client may try again. */
const RETRY_SEC = 10;

/** Returns why a process under that load takes no new lookup; null when it does. */
export function refusalOf({ lag_ms, heap, memory }: Load): string | null {
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  if (lag_ms > MOST_LAG_MS) return `its timers are ${Math.round(lag_ms)} ms late`;
  if (heap > MOST_HEAP) return `${percent(heap)} of its heap is in use`;
  if (memory > MOST_MEMORY) return `it has ${percent(memory)} of the memory`;
  return null;
}

/** @throws {SquatError} `over_capacity`, when a process under that load takes no new lookup. */
export function admit(load: Load): void {
  const refusal = refusalOf(load);
  if (refusal === null) return;
  throw new SquatError("over_capacity", `This server is busy, ${refusal}: try again later`, {
    retryAfterSeconds: RETRY_SEC,
  });
}
