import type { JSX } from "preact";
import { serviceNow } from "../service/service_time.ts";
import { away, exact, RELATIVE, show, timeOf } from "./dom.ts";

/** How often times that depend on now are written again, milliseconds. */
const TICK_MS = 15_000;

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const CLOCK = new Intl.DateTimeFormat("en", { timeStyle: "short" });

/** The number of the reader's day in which a time lies. */
function dayNumber(ms: number): number {
  const at = new Date(ms);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
}

/** A time in Unix seconds by the reader's calendar and clock: today at 7:10 AM. */
function atClock(seconds: number): string {
  const ms = seconds * 1000;
  const days = dayNumber(ms) - dayNumber(serviceNow());
  const day = Math.abs(days) <= 1 ? RELATIVE.format(days, "day") : `on ${DAY.format(ms)}`;
  return `${day} at ${CLOCK.format(ms)}`;
}

/** How a time is written: how far away it is, when by calendar and clock, or its day alone. */
const WRITTEN = { away, clock: atClock, day: (seconds: number) => DAY.format(seconds * 1000) } as const;

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
