import { ACT } from "./standing.ts";
import { digestOf, type Rows } from "./rows.ts";

/** Number of names for each value of the filters. */
export interface Counts {
  /** What was counted. */
  of: Rows;
  /** By kind. */
  kinds: Map<string, number>;
  /** By two-letter code; "" means that the country is unknown. A name in two countries counts in both. */
  countries: Map<string, number>;
  /** By standing; `act` are those to act on. */
  standings: Map<string, number>;
}

/** Counts all rows. */
export function countsOf(rows: Rows): Counts {
  const countries = new Map<string, number>();
  const standings = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const row of rows.all) {
    const digest = digestOf(row);
    add(standings, digest.standing);
    if (digest.isToActOn) add(standings, ACT);
    if (digest.countries.length === 0) add(countries, "");
    else for (const code of digest.countries) add(countries, code);
  }
  return { of: rows, kinds: new Map(rows.kinds), countries, standings };
}
