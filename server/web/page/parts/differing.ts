import { foreign } from "./dom.ts";

/** A part of a name; an empty one that differs marks what is missing there. */
export interface Piece {
  /** Its characters. */
  text: string;
  /** Whether they differ from the original. */
  differs: boolean;
}

/** Most characters of a name that are compared: no name of the DNS has more. */
const MOST = 255;

/**
 * Returns a name in parts, those that differ from another name marked: by the fewest edits of characters, of which the
 * exchange of two neighbours is one (optimal string alignment). The last label is one character: nobody reads
 * half a suffix. A name that shows too little of the original has no marks.
 */
export function differing(name: string, original: string): Piece[] {
  const [from, to] = [charactersOf(original), charactersOf(name)];
  if (original === "" || from.length > MOST || to.length > MOST) return [{ text: name, differs: false }];
  let start = 0;
  while (start < to.length && start < from.length && to[start] === from[start]) start++;
  let end = 0;
  while (end < to.length - start && end < from.length - start && to.at(-1 - end) === from.at(-1 - end)) end++;
  const pieces: Piece[] = [];
  const add = (text: string, differs: boolean) => {
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += text;
    else if (text !== "" || differs) pieces.push({ text, differs });
  };
  add(to.slice(0, start).join(""), false);
  for (const step of steps(from.slice(start, from.length - end), to.slice(start, to.length - end))) {
    add(step.text, step.differs);
  }
  add(to.slice(to.length - end).join(""), false);
  return isLike(pieces, original) ? pieces : [{ text: name, differs: false }];
}

/** Letters that two names have in common and that stand apart are chance. */
const MIN_COMMON = 2;
/** Letters by which a name whose every letter was replaced may be longer or shorter. */
const MAX_LONGER = 2;

/**
 * Whether a name shows at least half of the original before its last label, or stands in for it letter by letter, by
 * letters of another script: that two names are alike in length alone is chance.
 */
function isLike(pieces: readonly Piece[], original: string): boolean {
  const before = (text: string): number => [...text.replace(/\.[^.]*$/, "")].length;
  const common = pieces.reduce((sum, { text, differs }, nth) => {
    const length = nth === pieces.length - 1 ? before(text) : [...text].length;
    return differs || length < MIN_COMMON ? sum : sum + length;
  }, 0);
  const name = pieces.map(({ text }) => text).join("");
  return 2 * common >= before(original) ||
    foreign(name).length > 0 && Math.abs(before(name) - before(original)) <= MAX_LONGER;
}

/** The characters of a name, its last label as one. */
function charactersOf(name: string): string[] {
  const dot = name.lastIndexOf(".") + 1;
  return dot === 0 ? [...name] : [...name.slice(0, dot), name.slice(dot)];
}

/** The characters of the second text, with how each differs from the first. */
function steps(from: readonly string[], to: readonly string[]): Piece[] {
  const cost = costs(from, to);
  const found: Piece[] = [];
  let [i, j] = [from.length, to.length];
  while (i > 0 || j > 0) {
    const here = cost[i]![j]!;
    const same = i > 0 && j > 0 && from[i - 1] === to[j - 1];
    if (i > 0 && j > 0 && here === cost[i - 1]![j - 1]! + (same ? 0 : 1)) {
      found.push({ text: to[--j]!, differs: !same });
      i--;
    } else if (isExchange(from, to, i, j) && here === cost[i - 2]![j - 2]! + 1) {
      found.push({ text: to[j - 2]! + to[j - 1]!, differs: true });
      [i, j] = [i - 2, j - 2];
    } else if (j > 0 && here === cost[i]![j - 1]! + 1) found.push({ text: to[--j]!, differs: true });
    else {
      found.push({ text: "", differs: true });
      i--;
    }
  }
  return found.reverse();
}

/** Fewest edits between the beginnings of two texts, by their lengths. */
function costs(from: readonly string[], to: readonly string[]): number[][] {
  const cost = from.map((_, i) => [i + 1]);
  cost.unshift(Array.from({ length: to.length + 1 }, (_, j) => j));
  for (let i = 1; i <= from.length; i++) {
    for (let j = 1; j <= to.length; j++) {
      let least = Math.min(
        cost[i - 1]![j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1),
        cost[i - 1]![j]! + 1,
        cost[i]![j - 1]! + 1,
      );
      if (isExchange(from, to, i, j)) least = Math.min(least, cost[i - 2]![j - 2]! + 1);
      cost[i]![j] = least;
    }
  }
  return cost;
}

/** Whether the two characters before these places are the same, the other way round. */
const isExchange = (from: readonly string[], to: readonly string[], i: number, j: number): boolean =>
  i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
