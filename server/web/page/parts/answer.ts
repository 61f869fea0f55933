import { type Inputs, useEffect, useState } from "preact/hooks";

/** What was asked for, why it cannot be had, or null before either is known. A newer question has its own answer. */
export function useAnswer<T>(ask: () => Promise<T>, inputs: Inputs): T | Error | null {
  const [answer, setAnswer] = useState<T | Error | null>(null);
  useEffect(() => {
    let isStale = false;
    ask().catch((error: Error) => error).then((found) => isStale || setAnswer(() => found));
    return () => void (isStale = true);
  }, inputs);
  return answer;
}

/** What is loaded when it is wanted, such as a component that few look at; null until then, and for what cannot be had. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T | undefined>): T | null {
  const loaded = useAnswer(async () => isWanted ? await load() : undefined, [isWanted]);
  return loaded instanceof Error ? null : loaded ?? null;
}
