import type { JSX } from "preact";
import { POINTS, SHAPES, SIZE } from "./data/world.ts";
import { count, country, names, show } from "./dom.ts";

/** What the map shows. */
interface WorldMapProps {
  /** Number of names by two-letter code. */
  counts: ReadonlyMap<string, number>;
  /** The chosen countries. */
  chosen: ReadonlySet<string>;
  /** A country with names was used. */
  use(code: string): void;
}

/** A map of the world, with countries filled by number of names. The list beside it does the same by keyboard. */
export function WorldMap({ counts, chosen, use }: WorldMapProps): JSX.Element {
  const most = Math.max(1, ...counts.values());
  const description = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 20)
    .map(([code, n]) => `${country(code)} ${count(n)}`);
  /** Attributes and title of the shape of a country. */
  const shape = (code: string) => {
    const n = counts.get(code);
    if (n === undefined) return { "data-code": code };
    return {
      "data-code": code,
      class: chosen.has(code) ? "lit chosen" : "lit",
      // By the square root: one country with hundreds must not make all others look empty.
      style: { "--share": String(Math.sqrt(n / most)) },
      onClick: () => use(code),
      children: <title>{show(`${country(code)}: ${names(n)}`)}</title>,
    };
  };
  return (
    <figure class="map">
      <svg
        viewBox={`0 0 ${SIZE.join(" ")}`}
        role="img"
        aria-label={show(`Names by country. ${description.join("; ")}`)}
      >
        {Object.entries(SHAPES).map(([code, d]) => <path key={code} d={d} {...shape(code)} />)}
        {Object.entries(POINTS).map(([code, place]) => {
          const [cx, cy] = place.split(" ");
          return <circle key={code} cx={cx} cy={cy} r={5} {...shape(code)} />;
        })}
      </svg>
    </figure>
  );
}
