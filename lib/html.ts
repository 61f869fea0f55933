/**
 * Where comments and elements of raw text end, and what character references stand for, as browsers read them: every
 * reader of pages skips the same.
 * @module
 */
export { decodeHTML } from "entities";

/** Position of `</name` at or after `from`, or the end. */
export function closeOf(s: string, name: string, from: number): number {
  for (let i = s.indexOf("</", from); i >= 0; i = s.indexOf("</", i + 2)) {
    if (s.slice(i + 2, i + 2 + name.length).toLowerCase() === name) return i;
  }
  return s.length;
}

/**
 * Position after a comment whose text starts at `from`, or the end. `<!-->`, `<!--->` and `--!>` end one too, as in
 * browsers: text that browsers show must not hide in a comment here (HTML sections 13.2.5.43 to 13.2.5.52).
 */
export function afterComment(s: string, from: number): number {
  if (s.startsWith(">", from)) return from + 1;
  if (s.startsWith("->", from)) return from + 2;
  for (let i = s.indexOf("--", from); i >= 0; i = s.indexOf("--", i + 1)) {
    if (s.startsWith(">", i + 2)) return i + 3;
    if (s.startsWith("!>", i + 2)) return i + 4;
  }
  return s.length;
}
