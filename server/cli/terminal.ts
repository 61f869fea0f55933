import { stripVTControlCharacters } from "node:util";
import type { Domain } from "../../mod.ts";

export { visible as printable } from "../../lib/page/hidden_text.ts";

/** Characters that take two cells: East Asian wide and full-width forms (UAX 11), and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

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

/** The words of a text in lines of at most `width` cells; a longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  return wrapWords(text.split(/\s+/), width);
}

/** Words, which may have colours and spaces, in lines of at most `width` cells. */
export function wrapWords(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = "", cells = 0;
  for (const word of words) {
    const more = cellsOf(stripVTControlCharacters(word));
    if (line !== "" && cells + 1 + more > width) {
      lines.push(line);
      [line, cells] = [word, more];
    } else if (line === "") [line, cells] = [word, more];
    else {
      line += ` ${word}`;
      cells += 1 + more;
    }
  }
  return [...lines, line];
}

/** A host of a DNS record as people write it, without the dot of the root. */
export function withoutDot(host: string): string {
  return host.replace(/\.$/, "") || ".";
}

/** The name as A-labels, as other tools expect it; a text in a file of lines that is no name stays as it is. */
export function asciiOf({ fqdn }: Pick<Domain, "fqdn">): string {
  // deno-lint-ignore no-control-regex
  if (/^[\x00-\x7f]*$/.test(fqdn)) return fqdn;
  const url = URL.parse(`http://${fqdn}/`);
  return url !== null && url.href === `http://${url.hostname}/` ? url.hostname : fqdn;
}

/** A terminal, or what stands in for one. */
export interface Screen {
  /** Prints text. */
  write(text: string): void;
  /** Cells in a line. */
  readonly columns: number;
  /** Lines on the screen. */
  readonly rows: number;
  /** Whether colours are shown. */
  readonly color: boolean;
  /** Whether lines can be drawn over: a file and a dumb terminal get the last state only. */
  readonly live: boolean;
  /** Milliseconds since any moment. */
  now(): number;
}
