/**
 * The classes and escapes of RE2 syntax, as code points. Source: RE2 wiki, Syntax.
 * @module
 */
// deno-fmt-ignore-file

/** The first and the last of some code points in a row. */
export type CharRange = readonly [from: number, to: number];

/** Classes by the letter of their escape. */
export const PERL_CLASSES: Readonly<Record<string, readonly CharRange[]>> = {
  d: [[48, 57]], s: [[9, 10], [12, 13], [32, 32]], w: [[48, 57], [65, 90], [95, 95], [97, 122]],
};

/** Control characters by the letter of their escape. */
export const CONTROL: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** Classes within brackets. */
export const POSIX_CLASSES: Readonly<Record<string, readonly CharRange[]>> = {
  alnum: [[48, 57], [65, 90], [97, 122]], alpha: [[65, 90], [97, 122]], ascii: [[0, 127]], blank: [[9, 9], [32, 32]],
  cntrl: [[0, 31], [127, 127]], digit: [[48, 57]], graph: [[33, 126]], lower: [[97, 122]], print: [[32, 126]],
  punct: [[33, 47], [58, 64], [91, 96], [123, 126]], space: [[9, 13], [32, 32]], upper: [[65, 90]],
  word: [[48, 57], [65, 90], [95, 95], [97, 122]], xdigit: [[48, 57], [65, 70], [97, 102]],
};
