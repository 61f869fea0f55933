import type { JSX } from "preact";
import { away, show, timeOf } from "./dom.ts";

/** How often relative times are written again, milliseconds. */
const TICK_MS = 15_000;

// One clock for all of them, whatever drew them: one that has left the page costs nothing.
setInterval(() => {
  for (const time of document.querySelectorAll<HTMLElement>("time[data-at]")) {
    const text = away(Number(time.dataset["at"]));
    if (time.firstChild?.nodeValue !== text) time.firstChild!.nodeValue = text;
  }
}, TICK_MS);

/** Attributes of a time in Unix seconds, by which the clock finds it; the time itself shows on hover. */
function attributesOf(seconds: number): { datetime: string; title: string; "data-at": number } {
  const iso = new Date(seconds * 1000).toISOString();
  return { datetime: iso, title: `${iso.slice(0, 16).replace("T", " ")} UTC`, "data-at": seconds };
}

/** Unix seconds of RFC 3339, or of milliseconds since 1970; null when it is no time. */
const secondsOf = (at: string | number): number | null => typeof at === "number" ? at / 1000 : timeOf(at);

/** How long ago or how far away a time is, which stays right while the page is open. */
export function Ago({ at }: { at: string | number | null }): JSX.Element {
  if (at === null) return <>never</>;
  const seconds = secondsOf(at);
  if (seconds === null) return <>{show(String(at))}</>;
  return <time {...attributesOf(seconds)}>{away(seconds)}</time>;
}
