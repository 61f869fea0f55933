import { options, type RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** Rows rendered above and below the visible ones. */
const SPARE = 6;
/** Maximum number of printed rows, some thirty pages. */
export const MAX_PRINTED = 1_000;

/** Which rows of a list are in sight, and how high each is. */
export interface Sight {
  first: number;
  last: number;
  height: number;
}

/** The rows in sight of an element whose `--row` is their height, from the top in a new view; and how to look again. */
export function useSight(place: RefObject<HTMLElement | null>, view?: unknown): [Sight, () => void] {
  const [sight, setSight] = useState<Sight>({ first: 0, last: SPARE, height: 32 });
  const look = () => {
    const { scrollTop, clientHeight } = place.current!;
    const height = Number.parseFloat(getComputedStyle(place.current!).getPropertyValue("--row")) || 32;
    const first = Math.max(0, Math.floor(scrollTop / height) - SPARE);
    // As many at every place: rows that leave the sight are filled with those that come.
    const last = first + Math.ceil(clientHeight / height) + 1 + 2 * SPARE;
    setSight((now) =>
      now.first === first && now.last === last && now.height === height ? now : { first, last, height }
    );
  };
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(look);
    sizes.observe(place.current!);
    return () => sizes.disconnect();
  }, []);
  // Not in the list itself: what an effect closes over stays in memory until it runs again, there all rows.
  useLayoutEffect(() => {
    place.current!.scrollTop = 0;
    look();
  }, [view]);
  return [sight, look];
}

/** Scrolls no further than needed to show a row below a head of some pixels. */
export function reveal(list: HTMLElement, at: number, height: number, head = 0): void {
  const [top, seen] = [at * height, list.clientHeight - head];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + seen) list.scrollTop = top + height - seen;
}

/** Whether the page is printed: then all rows are visible, in document order. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands in the document when the event ends.
    const print = (event: Event) => {
      const { debounceRendering } = options;
      options.debounceRendering = (render) => render();
      setPrinting(event.type === "beforeprint");
      Object.assign(options, { debounceRendering });
    };
    const events = ["beforeprint", "afterprint"];
    for (const each of events) addEventListener(each, print);
    return () => events.forEach((each) => removeEventListener(each, print));
  }, []);
  return isPrinting;
}
