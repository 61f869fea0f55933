/**
 * How long interactions take until the next paint, as Chromium's Event Timing API has it: Interaction to Next Paint.
 * @module
 */
import type { Page } from "puppeteer-core";

/** What is shorter than this is not reported, milliseconds. */
export const LEAST_MS = 16;

interface Entry {
  duration: number;
  interactionId: number;
}

/** Records the interactions with a page from now on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const entries: unknown[] = [];
    Object.assign(globalThis, { entries });
    new PerformanceObserver((list) => void entries.push(...list.getEntries()))
      .observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, LEAST_MS);
}

/** Waits for the next paint: what is sent and answered is not part of an interaction. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Runs acts one after the other. Returns the milliseconds of each interaction that was reported; what took less than
 * {@link LEAST_MS} is not, and counts as that.
 */
export async function interact(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  for (const act of acts) {
    await act();
    await painted(page);
  }
  const entries = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { entries } = globalThis as unknown as { entries: Entry[] };
    return entries.splice(0).map(({ duration, interactionId }) => ({ duration, interactionId }));
  });
  // Keys have two events, clicks three: the longest is the interaction.
  const longest = new Map<number, number>();
  for (const { duration, interactionId } of entries) {
    if (interactionId > 0) {
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }
  const found = [...longest.values()];
  return [...found, ...Array<number>(Math.max(0, acts.length - found.length)).fill(LEAST_MS)];
}

/** Median, and the value that 98 of 100 do not exceed. */
export function spread(durations: readonly number[]): { median: number; p98: number; count: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { median: at(.5), p98: at(.98), count: sorted.length };
}
