/** The titles of the kinds of look-alikes, written in by the bundler: the kinds themselves are too heavy for the page. */
declare const KIND_TITLES: Readonly<Record<string, string>>;

/** Returns what a kind of look-alike means; empty for what needs no word or is not known. */
export function meaningOf(kind: string): string {
  return kind !== "Unknown" && Object.hasOwn(KIND_TITLES, kind) ? KIND_TITLES[kind]! : "";
}
