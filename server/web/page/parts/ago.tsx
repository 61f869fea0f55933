import { signal } from "@preact/signals";
import { type JSX, render } from "preact";
import { away, h, show, timeOf } from "./dom.ts";

/** How often relative times are drawn again, milliseconds. */
const TICK_MS = 30_000;
/** Grows while the page is open. */
const ticks = signal(0);
setInterval(() => ticks.value++, TICK_MS);

/**
 * How long ago or how far away a time is, which stays right while the page is open; the time itself shows on hover.
 * RFC 3339, or milliseconds since 1970.
 */
export function Ago({ at }: { at: string | number | null }): JSX.Element {
  if (at === null) return <>never</>;
  const seconds = typeof at === "number" ? at / 1000 : timeOf(at);
  if (seconds === null) return <>{show(String(at))}</>;
  void ticks.value;
  const iso = new Date(seconds * 1000).toISOString();
  return <time dateTime={iso} title={iso.slice(0, 16).replace("T", " ") + " UTC"}>{away(seconds)}</time>;
}

/** The same for what is not a component's. */
export function ago(at: string | number): HTMLElement {
  const place = h("span", {});
  render(<Ago at={at} />, place);
  return place;
}
