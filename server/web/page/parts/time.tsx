import type { JSX } from "preact";
import { away, exact, show, timeOf } from "./dom.ts";

/** How often times that depend on now are written again, milliseconds. */
const TICK_MS = 15_000;

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** How a time is written: how far away it is, or its day alone. */
const WRITTEN = { away, day: (seconds: number) => DAY.format(seconds * 1000) } as const;

// One clock for all of them, whatever drew them: one that has left the page costs nothing.
setInterval(() => {
  for (const time of document.querySelectorAll<HTMLElement>("time[data-at]")) {
    const text = WRITTEN[time.dataset["as"] as keyof typeof WRITTEN](Number(time.dataset["at"]));
    if (time.firstChild?.nodeValue !== text) time.firstChild!.nodeValue = text;
  }
}, TICK_MS);

/** How long ago or how far away a time is, or when, which stays right while the page is open; the exact one shows on hover. */
export function Ago(
  { at, as = "away" }: {
    /** RFC 3339, or milliseconds since 1970. */
    at: string | number | null;
    as?: keyof typeof WRITTEN;
  },
): JSX.Element {
  if (at === null) return <>never</>;
  const seconds = typeof at === "number" ? at / 1000 : timeOf(at);
  if (seconds === null) return <>{show(String(at))}</>;
  const ms = seconds * 1000;
  return (
    <time datetime={new Date(ms).toISOString()} title={exact(ms)} data-at={seconds} data-as={as}>
      {WRITTEN[as](seconds)}
    </time>
  );
}
