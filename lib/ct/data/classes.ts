/**
 * The classes and escapes of RE2 syntax, as code points. Source: RE2 wiki, Syntax.
 * @module
 */
// deno-fmt-ignore-file

/** Classes by the letter of their escape, as the engine writes what stands between brackets. */
export const PERL_CLASSES: Readonly<Record<string, string>> = {
  d: "0-9", s: "\\t\\n\\f\\r ", w: "0-9A-Za-z_",
};

/** Control characters by the letter of their escape. */
export const CONTROL: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** Classes within brackets. */
export const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alnum: "0-9A-Za-z", alpha: "A-Za-z", ascii: "\\0-\\x7f", blank: "\\t ", cntrl: "\\0-\\x1f\\x7f", digit: "0-9",
  graph: "\\x21-\\x7e", lower: "a-z", print: "\\x20-\\x7e", punct: "\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e",
  space: "\\t-\\r ", upper: "A-Z", word: "0-9A-Za-z_", xdigit: "0-9A-Fa-f",
};
