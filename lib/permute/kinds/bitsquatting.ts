import type { Edit, Kind } from "./kind.ts";

/** A character replaced by one whose code differs in one bit. */
export const bitsquatting: Kind = {
  kind: "Bitsquatting",
  source:
    "Dinaburg, Bitsquatting: DNS Hijacking without Exploitation (Black Hat 2011); case is folded, so bit 5 changes nothing",
  *edits({ chars }): Generator<Edit> {
    for (const { c, at } of chars) {
      const code = c.codePointAt(0)!;
      if (code > 127) continue;
      for (let bit = 1; bit < 128; bit *= 2) {
        const put = String.fromCharCode(code ^ bit).toLowerCase();
        if (put === c || !/[a-z0-9-]/.test(put)) continue;
        yield { at, drop: 1, put, variant: put <= "9" ? "digit" : "letter", detail: c + put };
      }
    }
  },
};
