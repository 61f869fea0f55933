/**
 * The learnt costs of suffixes in columns: by the place of a suffix among those that the model names.
 * @module
 */
import { suffixNumber } from "./suffixes.ts";

type Table = Readonly<Record<string, number>>;

/** The learnt tables of suffixes; logarithms. */
export interface SuffixTables {
  readonly MODEL_SUFFIXES: Readonly<Record<string, Table>>;
  readonly MODEL_HOMES: Readonly<Record<string, Table>>;
  readonly MODEL_STAY: Table;
}

/** The same as columns, in hundredths: a place, its value, the next place and so on. */
export interface SuffixColumns {
  /** The named suffixes, in the order of the list of all. */
  readonly names: readonly string[];
  /** By group: the costs of named suffixes, and those of classes, by their names. */
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly classes: Readonly<Record<string, Table>>;
  /** By class of the original's suffix: what it adds. */
  readonly homes: Readonly<Record<string, readonly number[]>>;
  /** What it costs to leave the own suffix, and to go to com; in nats. */
  readonly stay: Table;
}

/** Returns the columns of learnt tables. */
export function suffixColumnsOf({ MODEL_SUFFIXES, MODEL_HOMES, MODEL_STAY }: SuffixTables): SuffixColumns {
  const numbers = new Map<string, number>();
  for (const table of [{ com: 0 }, ...Object.values(MODEL_SUFFIXES), ...Object.values(MODEL_HOMES)]) {
    for (const suffix of Object.keys(table)) {
      const n = suffixNumber(suffix);
      if (n !== undefined) numbers.set(suffix, n);
    }
  }
  const names = [...numbers].sort(([, a], [, b]) => a - b).map(([suffix]) => suffix);
  const hundredths = (table: Table, isWanted: (key: string) => boolean): [string, number][] =>
    Object.entries(table).filter(([key]) => isWanted(key)).map((
      [key, nats],
    ) => [key, Math.round(100 * nats)]);
  const column = (table: Table): number[] =>
    hundredths(table, (key) => numbers.has(key)).map((
      [key, value],
    ): [number, number] => [names.indexOf(key), value])
      .sort(([a], [b]) => a - b).flat();
  const map = <T>(tables: Readonly<Record<string, Table>>, of: (table: Table) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(tables).map(([key, table]) => [key, of(table)]));
  return {
    names,
    shares: map(MODEL_SUFFIXES, column),
    classes: map(
      MODEL_SUFFIXES,
      (table) => Object.fromEntries(hundredths(table, (key) => key.startsWith("*"))),
    ),
    homes: map(MODEL_HOMES, column),
    stay: MODEL_STAY,
  };
}
