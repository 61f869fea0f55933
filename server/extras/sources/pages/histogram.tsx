import type { JSX } from "preact";
import { show } from "../../../web/page/parts/dom.ts";

/** One bar. */
export interface Bar {
  /** The value that it represents. */
  value: string;
  /** Below it; empty for most. */
  label: string;
  n: number;
  /** In words. */
  description: string;
}

/** Size of the drawing, the least height of a bar that is seen, and the gap between bars. */
const [WIDTH, HEIGHT, MIN_HEIGHT, GAP] = [240, 96, 2, 1];

/** Upright bars. */
export function Histogram({ bars, title }: { bars: readonly Bar[]; title: string }): JSX.Element {
  const most = Math.max(1, ...bars.map(({ n }) => n));
  const width = WIDTH / bars.length;
  const some = bars.filter(({ n }) => n > 0).map(({ description }) => description);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={show(`${title}. ${some.join("; ")}`)}
      >
        {bars.map(({ value, n, description }, at) => {
          const height = n === 0 ? 0 : Math.max(MIN_HEIGHT, n / most * HEIGHT);
          return (
            <g key={value}>
              <title>{show(description)}</title>
              {/* The whole height reacts to the pointer, however small the bar is. */}
              <rect class="reach" x={at * width} y={0} width={width} height={HEIGHT} />
              <rect
                class="part"
                x={at * width + GAP / 2}
                y={HEIGHT - height}
                width={width - GAP}
                height={height}
              />
            </g>
          );
        })}
      </svg>
      <figcaption>
        {bars.filter(({ label }) => label !== "").map(({ value, label }) => <span key={value}>{label}</span>)}
      </figcaption>
    </figure>
  );
}
