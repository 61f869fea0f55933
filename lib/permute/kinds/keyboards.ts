import { KEYBOARD_ROWS, SUFFIXES_OF } from "../data/shapes_and_keys.ts";

/** A keyboard layout. */
export type Keyboard = keyof typeof KEYBOARD_ROWS;

const ANY_CYRILLIC = /\p{Script=Cyrillic}/u;

const BY_SUFFIX = new Map(
  Object.entries(SUFFIXES_OF).flatMap(([keyboard, suffixes]) =>
    suffixes.split(" ").map((suffix) => [suffix, keyboard as Keyboard] as const)
  ),
);

const neighboursOf = new Map<Keyboard, ReadonlyMap<string, string>>();

function neighboursOn(keyboard: Keyboard): ReadonlyMap<string, string> {
  const rows = KEYBOARD_ROWS[keyboard];
  const found = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const [x, key] of [...row].entries()) {
      if (key === " ") continue;
      const near = [
        row[x - 1],
        row[x + 1],
        rows[y - 1]?.[x],
        rows[y - 1]?.[x + 1],
        rows[y + 1]?.[x - 1],
        rows[y + 1]?.[x],
      ];
      found.set(key, near.filter((k) => k !== undefined && k !== " " && k !== "-").join(""));
    }
  }
  return found;
}

/** Letters that change places between QWERTY, QWERTZ and AZERTY: whoever types on a keyboard of another country takes one for the other. */
const SWAPPED: ReadonlyMap<string, string> = new Map(
  Object.entries({ y: "z", z: "yw", w: "z", q: "a", a: "q" }),
);

/**
 * Returns the keys beside a key on any of the layouts, each once, in the order of the layouts, and the letter that has
 * its place on another country's keyboard.
 *
 * A key has neighbours left and right, two above and two below. Hyphens belong to Hyphenation.
 */
export function neighbours(key: string, keyboards: readonly Keyboard[]): string {
  let all = "";
  for (const keyboard of keyboards) {
    const beside = layout(keyboard).get(key) ?? "";
    if (all === "") all = beside;
    else for (const near of beside) if (!all.includes(near)) all += near;
  }
  for (const other of SWAPPED.get(key) ?? "") if (!all.includes(other)) all += other;
  return all;
}

function layout(keyboard: Keyboard): ReadonlyMap<string, string> {
  let found = neighboursOf.get(keyboard);
  if (found === undefined) neighboursOf.set(keyboard, found = neighboursOn(keyboard));
  return found;
}

/** Returns the likely layouts for a name: QWERTY, its country's layout, and ЙЦУКЕН for Cyrillic labels. */
export function keyboardsFor(label: string, tld: string): readonly Keyboard[] {
  const country = BY_SUFFIX.get(tld.slice(tld.lastIndexOf(".") + 1));
  const list: Keyboard[] = country === undefined ? ["qwerty"] : [country, "qwerty"];
  return ANY_CYRILLIC.test(label) ? ["йцукен", ...list] : list;
}
