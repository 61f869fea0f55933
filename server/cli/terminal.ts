/** Characters that take two cells: East Asian wide and full-width forms (UAX 11), and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/**
 * Returns the text with everything that could steer a terminal made visible: C0, C1, DEL, line and paragraph
 * separators, and the marks that reorder text (U+200E to U+200F, U+202A to U+202E, U+2066 to U+2069).
 */
export function printable(text: string): string {
  return text.replace(
    // deno-lint-ignore no-control-regex
    /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/gu,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The width of a printable text in cells. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const c of text) cells += /\p{M}/u.test(c) ? 0 : WIDE.test(c) ? 2 : 1;
  return cells;
}

/** The printable text cut or filled to exactly that many cells; a cut shows as `…`. */
export function fit(text: string, cells: number): string {
  const width = cellsOf(text);
  if (width <= cells) return text + " ".repeat(cells - width);
  let shown = "";
  let used = 0;
  for (const c of text) {
    const w = cellsOf(c);
    if (used + w > cells - 1) break;
    shown += c;
    used += w;
  }
  return shown + "…" + " ".repeat(Math.max(0, cells - 1 - used));
}

/** A plain two-column listing, for `permute` on a terminal. */
export function pair(left: string, right: string, width: number): string {
  return left + " ".repeat(Math.max(1, width - cellsOf(left))) + right;
}
