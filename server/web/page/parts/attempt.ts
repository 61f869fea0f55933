import { type Inputs, useEffect, useState } from "preact/hooks";
import { statusOf } from "../service/service.ts";

/** Work that a button or form starts. */
export interface Attempt {
  /** Why the last one failed; null when it did not. */
  error: Error | null;
  /** Whether it runs. */
  isBusy: boolean;
  /** Runs work; what it throws becomes the error. */
  attempt(work: () => Promise<unknown>): Promise<void>;
}

/** Runs work for a component, and knows how that went. */
export function useAttempt(): Attempt {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, attempt };
}

/** After how long a service that was away is asked again. */
const AGAIN_MS = 5_000;

/**
 * What was asked for, why it cannot be had, or null before either is known. A newer question has its own answer; a
 * service that is away is asked again.
 *
 * @param restMs A question is asked when no newer one has come for so many milliseconds.
 */
export function useAnswer<T>(ask: () => Promise<T>, inputs: Inputs, restMs = 0): T | Error | null {
  const [answer, setAnswer] = useState<T | Error | null>(null);
  useEffect(() => {
    let isStale = false;
    const askNow = async () => {
      const found = await ask().catch((error: Error) => error);
      if (isStale) return;
      setAnswer(() => found);
      if (found instanceof Error && [0, 503].includes(statusOf(found))) setTimeout(askNow, AGAIN_MS);
    };
    const resting = setTimeout(askNow, restMs);
    return () => {
      isStale = true;
      clearTimeout(resting);
    };
  }, inputs);
  return answer;
}

/** What is loaded when it is wanted, such as a component that few look at; null until then, and for what cannot be had. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T | undefined>): T | null {
  const loaded = useAnswer(async () => isWanted ? await load() : undefined, [isWanted]);
  return loaded instanceof Error ? null : loaded ?? null;
}
