import { count, h, setText, svg } from "../parts/dom.ts";

/** Requests in a stretch of time. */
export interface Bucket {
  /** Its start, milliseconds since 1970. */
  from: number;
  /** Its end. */
  to: number;
  /** Squat, nxdomain and analyze requests. */
  lookups: number;
  /** Certificate searches. */
  certificates: number;
}

const [WIDTH, HEIGHT] = [1000, 220];
const HOUR_MS = 3_600_000;
const TIME = new Intl.DateTimeFormat("en", {
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});
const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const LONG = new Intl.DateTimeFormat("en", { weekday: "short", day: "numeric", month: "short" });

/** Returns a bucket in words. */
export function describe({ from, to, lookups, certificates }: Bucket): string {
  const when = to - from > HOUR_MS ? LONG.format(from) : `${LONG.format(from)}, ${hour(from)} to ${hour(to)}`;
  return `${when}: ${count(lookups)} ${lookups === 1 ? "lookup" : "lookups"}, ` +
    `${count(certificates)} certificate ${certificates === 1 ? "search" : "searches"}`;
}

const hour = (ms: number): string => TIME.format(ms).replace(/^\w+,? ?(?:at )?/, "");

/** Returns the least of 1, 2, 4, 6, 8, 10, 20, 40 … that is not below a number. */
export function ceiling(n: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(n)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= n) ?? 1;
}

function bars(buckets: readonly Bucket[], most: number, height: number): SVGElement[] {
  const step = WIDTH / buckets.length;
  const gap = step > 6 ? 2 : step > 2.5 ? .6 : 0;
  return buckets.flatMap(({ lookups, certificates }, i) => {
    const x = i * step + gap / 2;
    const low = lookups / most * height;
    const high = certificates / most * height;
    const bar = (kind: string, from: number, size: number) =>
      size === 0 ? [] : [svg("rect", {
        class: kind,
        x: x.toFixed(2),
        width: (step - gap).toFixed(2),
        y: (height - from - size).toFixed(2),
        height: size.toFixed(2),
      })];
    return [...bar("of-lookup", 0, low), ...bar("of-ct", low, high)];
  });
}

/** Returns a chart of requests without axes, for a row of a table. */
export function sparkline(buckets: readonly Bucket[]): HTMLElement {
  const most = Math.max(1, ...buckets.map(({ lookups, certificates }) => lookups + certificates));
  const drawing = svg("svg", {
    viewBox: `0 0 ${WIDTH} 100`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
    class: "spark",
  });
  drawing.append(...bars(buckets, most, 100));
  return h("div", {}, drawing as unknown as HTMLElement);
}

/** A chart of requests over time; pointer and arrow keys show the figures of each bar. */
export class UsageChart {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #plot = h("div", {
    class: "plot",
    tabindex: 0,
    role: "img",
    onkeydown: (event) => this.#key(event as KeyboardEvent),
    onpointermove: (event) => this.#point(event as PointerEvent),
    onpointerleave: () => this.#pick(-1),
    onblur: () => this.#pick(-1),
  });
  readonly #description = h("p", { class: "description", role: "status" });
  #buckets: readonly Bucket[] = [];
  #title = "";
  #picked = -1;
  #cursor: SVGElement = svg("rect", {});

  constructor() {
    this.element = h(
      "figure",
      { class: "usagechart" },
      h(
        "p",
        { class: "colours", "aria-hidden": "true" },
        h("span", { class: "of-lookup" }, "Lookups"),
        h("span", { class: "of-ct" }, "Certificate searches"),
      ),
      this.#plot,
      this.#description,
    );
  }

  /** Shows buckets, which follow each other without a gap. */
  show(buckets: readonly Bucket[], title: string): void {
    this.#buckets = buckets;
    this.#title = title;
    const sums = buckets.map(({ lookups, certificates }) => lookups + certificates);
    const most = ceiling(Math.max(1, ...sums));
    const busiest = sums.indexOf(Math.max(...sums));
    const drawing = svg("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    for (const part of [0, .5, 1]) {
      const y = HEIGHT - part * HEIGHT;
      drawing.append(svg("line", { x1: 0, x2: WIDTH, y1: y, y2: y, class: "rule" }));
    }
    this.#cursor = svg("rect", {
      class: "cursor",
      x: 0,
      y: 0,
      width: WIDTH / buckets.length,
      height: HEIGHT,
      visibility: "hidden",
    });
    drawing.append(this.#cursor, ...bars(buckets, most, HEIGHT));
    const levels = most === 1 ? [1, 0] : [most, most / 2, 0];
    this.#plot.setAttribute(
      "aria-label",
      sums[busiest] === 0
        ? `${title}: no requests`
        : `${title}. Most: ${describe(buckets[busiest]!)}. Arrow keys read out each bar`,
    );
    this.#plot.replaceChildren(
      h("div", { class: "levels", "aria-hidden": "true" }, ...levels.map((n) => h("span", {}, count(n)))),
      drawing as unknown as HTMLElement,
      h("div", { class: "ticks", "aria-hidden": "true" }, ...this.#ticks()),
    );
    this.#pick(-1);
  }

  #ticks(): HTMLElement[] {
    const n = this.#buckets.length;
    const first = this.#buckets[0]!;
    const hours = n <= 48 && first.to - first.from <= HOUR_MS;
    return Array.from({ length: 5 }, (_, i) => this.#buckets[Math.min(n - 1, Math.round(i / 4 * (n - 1)))]!)
      .map(({ from }) => h("span", {}, hours ? TIME.format(from) : DAY.format(from)));
  }

  #key(event: KeyboardEvent): void {
    const n = this.#buckets.length;
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: this.#picked < 0 ? n - 1 : Math.max(0, this.#picked - 1),
      ArrowRight: this.#picked < 0 ? 0 : Math.min(n - 1, this.#picked + 1),
      Home: 0,
      End: n - 1,
    };
    const picked = to[event.key];
    if (picked === undefined) return;
    event.preventDefault();
    this.#pick(picked);
  }

  #point(event: PointerEvent): void {
    const { left, width } = this.#plot.querySelector("svg")!.getBoundingClientRect();
    const i = Math.floor((event.clientX - left) / width * this.#buckets.length);
    this.#pick(i >= 0 && i < this.#buckets.length ? i : -1);
  }

  #pick(i: number): void {
    this.#picked = i;
    const bucket = this.#buckets[i];
    this.#cursor.setAttribute("visibility", bucket === undefined ? "hidden" : "visible");
    this.#cursor.setAttribute("x", String(i * WIDTH / Math.max(1, this.#buckets.length)));
    setText(this.#description, bucket === undefined ? this.#title : describe(bucket));
  }
}
