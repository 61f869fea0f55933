/**
 * What the pages of settings share: what went wrong, what was done.
 * @module
 */
import { type Signal, signal } from "@preact/signals";
import { asOwner } from "../service/service.ts";

/** What went wrong; null for nothing. */
export const problem: Signal<Error | null> = signal<Error | null>(null);
/** What was done last, in words. */
export const status: Signal<string> = signal("");

/** Runs work; what it throws is shown above the page. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  problem.value = null;
  try {
    await work();
  } catch (error) {
    problem.value = error as Error;
  }
}

/** What the service has at a path. */
export interface Resource<T> {
  /** Null before it is loaded. */
  value: Signal<T | null>;
  /** Loads it, once more after a change. */
  load(): Promise<void>;
}

/** Returns a resource that is not loaded yet. */
export function resource<T>(path: string): Resource<T> {
  const value = signal<T | null>(null);
  return { value, load: async () => void (value.value = await asOwner<T>("GET", path)) };
}
