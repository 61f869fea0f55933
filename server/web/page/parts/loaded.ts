import { useEffect, useState } from "preact/hooks";

/** What is loaded when it is wanted first, such as a component that few look at; null until then, and for what cannot be had. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T | undefined>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted && loaded === null) void load().then((found) => setLoaded(() => found ?? null));
  }, [isWanted]);
  return loaded;
}
