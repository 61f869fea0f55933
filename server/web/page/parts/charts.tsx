import type { JSX } from "preact";
import { show } from "./dom.ts";

/** One bar. */
export interface Bar {
  /** The value that it represents. */
  value: string;
  label: string;
  /** Its stacked pieces. */
  parts: readonly number[];
  /** In words. */
  description: string;
}

const total = ({ parts }: Bar): number => parts.reduce((a, b) => a + b, 0);

/** The pieces of one upright bar, one above the other, each in its own colour. */
export function Pieces({ parts, classes, x, width, height, most, least = 0 }: {
  parts: readonly number[];
  /** Classes of the pieces. */
  classes: readonly string[];
  x: number;
  width: number;
  /** The height of `most`. */
  height: number;
  most: number;
  /** The least height of a piece. */
  least?: number;
}): JSX.Element {
  const sizeOf = (n: number) => n === 0 ? 0 : Math.max(least, n / most * height);
  let top = height;
  return (
    <>
      {parts.map((n, at) =>
        n > 0 && (
          <rect
            key={at}
            class={`part ${classes[at] ?? ""}`}
            x={x}
            y={top -= sizeOf(n)}
            width={width}
            height={sizeOf(n)}
          />
        )
      )}
    </>
  );
}

/** Upright bars, each piece in its own colour. */
export function Histogram({ bars, title, classes = [] }: {
  bars: readonly Bar[];
  title: string;
  classes?: readonly string[];
}): JSX.Element {
  const [width, height] = [240, 96];
  const most = Math.max(1, ...bars.map(total));
  const step = width / bars.length;
  const gap = Math.min(3, step / 5);
  const some = bars.filter((bar) => total(bar) > 0).map(({ description }) => description);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={show(`${title}. ${some.join("; ")}`)}
      >
        {bars.map(({ value, parts, description }, at) => (
          <g key={value}>
            <title>{show(description)}</title>
            {/* The whole height reacts to the pointer, however small the bar is. */}
            <rect class="reach" x={at * step} y={0} width={step} height={height} />
            <Pieces
              {...{ parts, classes, most, height }}
              x={at * step + gap / 2}
              width={step - gap}
              least={2}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        {bars.filter(({ label }) => label !== "").map(({ value, label }) => <span key={value}>{label}</span>)}
      </figcaption>
    </figure>
  );
}

/** One bar per line; each is a button. */
export function BarList({ bars, chosen, use }: {
  bars: readonly Bar[];
  chosen: ReadonlySet<string>;
  use(value: string): void;
}): JSX.Element {
  const most = Math.max(1, ...bars.map(total));
  return (
    <>
      {bars.map((bar) => (
        <button
          key={bar.value}
          type="button"
          class="line"
          data-value={bar.value}
          aria-pressed={chosen.has(bar.value)}
          onClick={() => use(bar.value)}
        >
          <span>{show(bar.label)}</span>
          <i aria-hidden="true">
            <i style={{ width: `${total(bar) / most * 100}%` }} />
          </i>
          <b>{show(bar.description)}</b>
        </button>
      ))}
    </>
  );
}
