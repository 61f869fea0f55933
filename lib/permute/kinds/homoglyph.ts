import { CONFUSABLE_LINES } from "../data/confusables.ts";
import { ALIKE_GROUPS, ALIKE_PAIRS } from "../data/shapes_and_keys.ts";
import type { Edit, Kind } from "./kind.ts";
import type { Name } from "../name.ts";

type Script = "latin" | "cyrillic" | "greek" | "armenian";
const SCRIPTS: readonly Script[] = ["latin", "cyrillic", "greek", "armenian"];

interface Glyph {
  c: string;
  /** The letter that it is listed for, and itself. */
  detail: string;
  script: Script;
  variant: string;
}

interface HomoglyphTables {
  ascii: ReadonlyMap<string, readonly string[]>;
  groups: readonly (readonly [string, string])[];
  wide: ReadonlyMap<string, readonly Glyph[]>;
  /** Those of `wide` that are Latin. */
  latin: ReadonlyMap<string, readonly Glyph[]>;
  /** The ASCII letter that a non-ASCII one looks like. */
  base: ReadonlyMap<string, string>;
  /** All of them, where it looks like several. */
  bases: ReadonlyMap<string, string>;
}

let homoglyphTables: HomoglyphTables | undefined;

function load(): HomoglyphTables {
  if (homoglyphTables !== undefined) return homoglyphTables;
  const ascii = new Map<string, string[]>();
  const add = (a: string, b: string): void => {
    const list = ascii.get(a) ?? [];
    if (!list.includes(b)) ascii.set(a, [...list, b]);
  };
  for (const [a = "", b = ""] of ALIKE_PAIRS.split(" ")) {
    add(a, b);
    add(b, a);
  }
  const groups = ALIKE_GROUPS.split(" ").flatMap((g): [string, string][] => {
    const [one = "", many = ""] = g.split("=");
    return [[one, many], [many, one]];
  });
  const wide = new Map<string, Glyph[]>();
  const latin = new Map<string, Glyph[]>();
  const base = new Map<string, string>();
  const bases = new Map<string, string>();
  for (const line of CONFUSABLE_LINES.trim().split("\n")) {
    const [letter = "", ...cells] = line.split(" ");
    const glyphs: Glyph[] = [];
    for (const [s, cell] of cells.entries()) {
      for (const [k, part] of cell.split("|").entries()) {
        for (const c of part) {
          glyphs.push({
            c,
            detail: letter + c,
            script: SCRIPTS[s]!,
            variant: `${SCRIPTS[s]}-${["same", "alike", "marks"][k]}`,
          });
          bases.set(c, (bases.get(c) ?? "") + letter);
          // A letter before a digit: names are made of letters.
          if (!base.has(c) || letter > "9" && base.get(c)! <= "9") base.set(c, letter);
        }
      }
    }
    wide.set(letter, glyphs);
    latin.set(letter, glyphs.filter(({ script }) => script === "latin"));
  }
  return homoglyphTables = { ascii, groups, wide, latin, base, bases };
}

/** Maximum number of code points shown for one text. */
const MAX_SHOWN = 4;

/** Returns a text that a person can distinguish from look-alikes: non-ASCII letters with their code points, `а (U+0430)`. */
export function withCodePoints(text: string): string {
  const numbers = Array.from(
    new Set(text.replace(/[\0-\x7f]/g, "")),
    (c) => `U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
  );
  if (numbers.length > MAX_SHOWN) numbers.splice(MAX_SHOWN, Infinity, "…");
  return numbers.length === 0 ? text : `${text} (${numbers.join(" ")})`;
}

/** Maximum number of readings of one label. */
const MAX_READINGS = 1024;

/** Returns the ASCII readings of a label with non-ASCII letters, each letter read as any that it looks like. */
export function readings(label: string): readonly string[] {
  const { bases } = load();
  let all = [""];
  for (const c of label) {
    const like = [...c < "\x80" ? c : bases.get(c) ?? plainOf(c)];
    const candidates = all.length * like.length > MAX_READINGS ? like.slice(0, 1) : like;
    all = candidates.flatMap((l) => all.map((text) => text + l));
  }
  return all;
}

/** Returns the ASCII characters that may replace a character in every place of a label. */
export function everywhereFor(c: string): readonly string[] {
  const { ascii, wide } = load();
  if (ascii.has(c) || wide.has(c)) return ascii.get(c) ?? [];
  const plain = plainOf(c);
  return plain === c || plain === "" ? [] : [plain];
}

/** Returns the letter or digit of ASCII that a character looks like; without its marks if it looks like none. */
export function plainOf(c: string): string {
  return load().base.get(c) ?? c.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * A character or group of characters replaced by a look-alike: in one place, in every place, or all characters at
 * once.
 *
 * Source: Unicode 17 confusables (UTS 39) and shapes alike in common fonts; dnstwist, homoglyph.
 */
export const homoglyph: Kind = {
  kind: "Homoglyph",
  *edits(name, settings): Generator<Edit> {
    const { ascii, wide, latin, base } = load();
    const { chars } = name;
    for (const { c, at } of chars) {
      for (const put of ascii.get(c) ?? []) yield { at, drop: 1, put, variant: "ascii", detail: c + put };
    }
    yield* groupsAlike(name);
    for (const c of new Set(chars.map((x) => x.c))) {
      for (const put of repeats(name, c) ? ascii.get(c) ?? [] : []) {
        yield everywhere(name, c, put, "ascii-all", c + put);
      }
      if (wide.has(c)) continue;
      const plain = plainOf(c);
      if (plain !== c && plain !== "") {
        for (const { c: own, at } of chars) {
          if (own === c) yield { at, drop: c.length, put: plain, variant: "plain" };
        }
        if (repeats(name, c)) yield everywhere(name, c, plain, "plain");
      }
    }
    // No registry accepts a label that mixes two of these scripts; with `idn: "any"` it is made all the same.
    const inserted = settings.idn === "any" ? wide : latin;
    for (const { c, at } of chars) {
      for (const glyph of inserted.get(wide.has(c) ? c : base.get(c) ?? "") ?? []) {
        if (glyph.c === c) continue;
        yield {
          at,
          drop: c.length,
          put: glyph.c,
          variant: glyph.variant,
          detail: wide.has(c) ? glyph.detail : c + glyph.c,
        };
      }
    }
    for (const c of new Set(chars.map((x) => x.c))) {
      if (!repeats(name, c)) continue;
      for (const glyph of inserted.get(c) ?? []) yield everywhere(name, c, glyph.c, "wide-all");
    }
    yield* wholeLabel(name, wide, base);
  },
};

/** Yields the edits that replace several characters by one that looks like them, or one by several. */
function* groupsAlike({ label }: Name): Generator<Edit> {
  for (const [from, put] of load().groups) {
    for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + 1)) {
      yield { at, drop: from.length, put, variant: "group", detail: `${from}>${put}` };
    }
  }
}

/** Yields the edits of Homoglyph that change several characters of ASCII into others of ASCII. */
export function* lettersAlike(name: Name): Generator<Edit> {
  const { ascii } = load();
  yield* groupsAlike(name);
  for (const c of new Set(name.chars.map((x) => x.c))) {
    if (!repeats(name, c)) continue;
    for (const put of ascii.get(c) ?? []) yield everywhere(name, c, put, "ascii-all", c + put);
  }
}

/** Whether a character is in a label more than once. */
function repeats({ label }: Name, c: string): boolean {
  return label.indexOf(c) < label.lastIndexOf(c);
}

/** Returns the edit that replaces a character in every place. */
function everywhere({ label }: Name, c: string, put: string, variant: string, detail?: string): Edit {
  const from = label.indexOf(c);
  const to = label.lastIndexOf(c) + c.length;
  return { at: from, drop: to - from, put: label.slice(from, to).replaceAll(c, put), variant, detail };
}

/** The whole label in another script, when every letter has a look-alike there: first choice of each, best class only. */
function* wholeLabel(
  { chars, label }: Name,
  wide: ReadonlyMap<string, readonly Glyph[]>,
  base: ReadonlyMap<string, string>,
): Generator<Edit> {
  for (const script of SCRIPTS.slice(1)) {
    let put = "";
    let alike = false;
    for (const { c } of chars) {
      const glyph = wide.get(c)?.find((g) => g.script === script && !g.variant.endsWith("marks"));
      if (glyph?.variant.endsWith("alike")) alike = true;
      if (glyph !== undefined && c > "9") put += glyph.c;
      else if (c === "-" || c >= "0" && c <= "9") put += c;
      else {
        put = "";
        break;
      }
    }
    if (put !== "" && put !== label) {
      yield { at: 0, drop: label.length, put, variant: alike ? "whole-alike" : "whole", detail: script };
    }
  }
  const plain = chars.map(({ c }) => base.get(c) ?? c).join("");
  if (plain !== label && /^[a-z0-9-]+$/.test(plain)) {
    yield { at: 0, drop: label.length, put: plain, variant: "whole" };
  }
}
