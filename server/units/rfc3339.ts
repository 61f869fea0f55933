/**
 * Returns a time in milliseconds since 1970 as answers have it: `2026-03-01T06:00:00.000Z`; null for null.
 */
export function rfc3339(ms: number): string;
export function rfc3339(ms: number | null): string | null;
export function rfc3339(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** A record whose times are RFC 3339. */
export type Shown<T> = {
  [K in keyof T]: K extends "at" | `${string}_at` ? null extends T[K] ? string | null : string : T[K];
};

/** Returns these members of a record, and no others, for people and programs: times, `at` and `…_at`, as RFC 3339. */
export function shownMembers<T extends object, K extends keyof T & string>(
  record: T,
  ...names: readonly K[]
): Shown<Pick<T, K>> {
  const shown = (name: K) => /(^|_)at$/.test(name) ? rfc3339(record[name] as number | null) : record[name];
  return Object.fromEntries(names.map((name) => [name, shown(name)])) as Shown<Pick<T, K>>;
}

/** Returns a time in milliseconds since 1970 as people read it: `2026-11-22 17:54 UTC`. */
export function minuteOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
