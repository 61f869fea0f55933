import { setInterval } from "node:timers";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Size at which the young generation stops growing; V8 doubles it up to 64 MB. */
const MOST_YOUNG_BYTES = 8 * 1024 * 1024;
const CHECK_MS = 20;

/** Has V8 spend less time on garbage and some more memory, for a run over a long list. */
export function saveTime(): void {
  if ("Deno" in globalThis) return;
  setFlagsFromString("--no-optimize-for-size");
  setFlagsFromString("--heap-growing-percent=25");
  // The flag for the largest size works on the command line only.
  const timer = setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space");
    if (young !== undefined && young.space_size < MOST_YOUNG_BYTES) return;
    setFlagsFromString("--semi-space-growth-factor=1");
    clearInterval(timer);
  }, CHECK_MS);
  timer.unref();
}
