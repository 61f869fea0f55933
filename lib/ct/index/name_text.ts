/**
 * Names as the index stores them: lower-case ASCII, read from the end, each character as a small number that preserves
 * the order of the characters.
 * @module
 */

/** The characters of names, in order; the number of each is its position here plus 1. */
export const NAME_CHARS: string = "*-.0123456789_abcdefghijklmnopqrstuvwxyz";

/** The number of each byte, capitals as their small letters; 0 for bytes that are in no name. */
export const CHAR_RANK: Uint8Array = new Uint8Array(256);
for (let i = 0; i < NAME_CHARS.length; i++) {
  const c = NAME_CHARS.charCodeAt(i);
  CHAR_RANK[c] = i + 1;
  if (c >= 97) CHAR_RANK[c - 32] = i + 1;
}

/** RFC 1035 section 2.3.4, without the length bytes of the wire. */
export const LONGEST_NAME: number = 253;

/** Orders names as the index does: by their characters from the last to the first. */
export function compareNames(a: string, b: string): number {
  let i = a.length, j = b.length;
  while (i > 0 && j > 0) {
    const difference = a.charCodeAt(--i) - b.charCodeAt(--j);
    if (difference !== 0) return difference;
  }
  return i - j;
}

/** Returns the name as the index stores it, or null when it is not a name: other characters, empty, or too long. */
export function indexedName(text: string): string | null {
  const name = (text.endsWith(".") ? text.slice(0, -1) : text).toLowerCase();
  if (name.length === 0 || name.length > LONGEST_NAME) return null;
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i);
    if (c > 127 || CHAR_RANK[c] === 0) return null;
  }
  return name;
}
