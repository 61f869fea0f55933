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

/** Height of the histogram, and of the smallest piece that is seen. */
const HEIGHT = 96, LEAST = 2;

/** The pieces of a bar, from the bottom up. */
function piecesOf(parts: readonly number[], scale: number): { y: number; height: number }[] {
  let y = HEIGHT;
  return parts.map((n) => {
    const height = n === 0 ? 0 : Math.max(LEAST, n * scale);
    return { y: y -= height, height };
  });
}

const total = ({ parts }: Bar): number => parts.reduce((a, b) => a + b, 0);

/** Upright bars, each piece in its own colour. */
export function Histogram({ bars, title, classes = [] }: {
  bars: readonly Bar[];
  title: string;
  classes?: readonly string[];
}): JSX.Element {
  const [width, height] = [240, HEIGHT];
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
            {piecesOf(parts, height / most).map(({ y, height }, i) => (
              <rect
                key={i}
                class={`part ${classes[i] ?? ""}`}
                x={at * step + gap / 2}
                y={y}
                width={step - gap}
                height={height}
              />
            ))}
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
