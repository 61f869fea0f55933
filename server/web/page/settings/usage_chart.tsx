import type { JSX, TargetedPointerEvent } from "preact";
import { useState } from "preact/hooks";
import { Pieces } from "../parts/charts.tsx";
import { count } from "../parts/dom.ts";

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
/** Milliseconds of the shortest bar. */
export const HOUR_MS = 3_600_000;
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

function Bars({ buckets, most, height }: {
  buckets: readonly Bucket[];
  most: number;
  height: number;
}): JSX.Element {
  const step = WIDTH / buckets.length;
  const gap = step > 6 ? 2 : step > 2.5 ? .6 : 0;
  return (
    <>
      {buckets.map(({ lookups, certificates }, i) => (
        <Pieces
          key={i}
          parts={[lookups, certificates]}
          classes={["of-lookup", "of-ct"]}
          x={i * step + gap / 2}
          width={step - gap}
          {...{ most, height }}
        />
      ))}
    </>
  );
}

const sumsOf = (buckets: readonly Bucket[]): number[] =>
  buckets.map(({ lookups, certificates }) => lookups + certificates);

/** A chart of requests without axes, for a row of a table. */
export function Sparkline({ buckets }: { buckets: readonly Bucket[] }): JSX.Element {
  return (
    <svg class="spark" viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true">
      <Bars buckets={buckets} most={Math.max(1, ...sumsOf(buckets))} height={100} />
    </svg>
  );
}

/** A chart of requests over time; pointer and arrow keys show the figures of each bar. */
export function UsageChart({ buckets, title }: {
  /** They follow each other without a gap. */
  buckets: readonly Bucket[];
  title: string;
}): JSX.Element {
  const [picked, pick] = useState(-1);
  const n = buckets.length;
  const sums = sumsOf(buckets);
  const most = ceiling(Math.max(1, ...sums));
  const busiest = sums.indexOf(Math.max(...sums));
  const key = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: picked < 0 ? n - 1 : Math.max(0, picked - 1),
      ArrowRight: picked < 0 ? 0 : Math.min(n - 1, picked + 1),
      Home: 0,
      End: n - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    pick(next);
  };
  const point = (event: TargetedPointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.querySelector("svg")!.getBoundingClientRect();
    const i = Math.floor((event.clientX - left) / width * n);
    pick(i >= 0 && i < n ? i : -1);
  };
  const bucket = buckets[picked];
  return (
    <figure class="usagechart">
      <p class="colours" aria-hidden="true">
        <span class="of-lookup">Lookups</span>
        <span class="of-ct">Certificate searches</span>
      </p>
      <div
        class="plot"
        tabIndex={0}
        role="img"
        aria-label={sums[busiest] === 0
          ? `${title}: no requests`
          : `${title}. Most: ${describe(buckets[busiest]!)}. Arrow keys read out each bar`}
        onKeyDown={key}
        onPointerMove={point}
        onPointerLeave={() => pick(-1)}
        onBlur={() => pick(-1)}
      >
        <div class="levels" aria-hidden="true">
          {(most === 1 ? [1, 0] : [most, most / 2, 0]).map((level) => <span key={level}>{count(level)}
          </span>)}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, .5, 1].map((part) => {
            const y = HEIGHT - part * HEIGHT;
            return <line key={part} class="rule" x1={0} x2={WIDTH} y1={y} y2={y} />;
          })}
          {bucket !== undefined && (
            <rect class="cursor" x={picked * WIDTH / n} y={0} width={WIDTH / n} height={HEIGHT} />
          )}
          <Bars buckets={buckets} most={most} height={HEIGHT} />
        </svg>
        <div class="ticks" aria-hidden="true">
          {ticksOf(buckets).map((tick, i) => <span key={i}>{tick}</span>)}
        </div>
      </div>
      <p class="description" role="status">{bucket === undefined ? title : describe(bucket)}</p>
    </figure>
  );
}

function ticksOf(buckets: readonly Bucket[]): string[] {
  const last = buckets.length - 1;
  const first = buckets[0]!;
  const format = last < 48 && first.to - first.from <= HOUR_MS ? TIME : DAY;
  return Array.from({ length: 5 }, (_, i) => format.format(buckets[Math.round(i / 4 * last)]!.from));
}
