import type { Edit, Kind } from "./kind.ts";

/**
 * A character replaced by one whose code differs in one bit.
 *
 * Source: Dinaburg, Bitsquatting: DNS Hijacking without Exploitation (Black Hat 2011); case is folded, so bit 5
 * changes nothing.
 */
export const bitsquatting: Kind = {
  kind: "Bitsquatting",
  *edits({ chars }): Generator<Edit> {
    for (const { c, at } of chars) {
      for (const put of flipped(c)) {
        yield { at, drop: 1, put, variant: put <= "9" ? "digit" : "letter", detail: c + put };
      }
    }
  },
};

const flipsOf = new Map<string, readonly string[]>();

/** Returns the characters of host names that differ from one in a bit; none for a character beyond ASCII. */
function flipped(c: string): readonly string[] {
  let found = flipsOf.get(c);
  if (found !== undefined) return found;
  const code = c.codePointAt(0)!;
  if (code > 127) return [];
  found = [1, 2, 4, 8, 16, 32, 64].map((bit) => String.fromCharCode(code ^ bit).toLowerCase())
    .filter((put) => put !== c && /[a-z0-9-]/.test(put));
  flipsOf.set(c, found);
  return found;
}
