import type { Edit, Kind } from "./kind.ts";

/**
 * The name as it is, under another public suffix.
 *
 * Source: Public Suffix List, ICANN section.
 */
export const tld: Kind = {
  kind: "Tld",
  *edits(): Generator<Edit> {
    yield { at: 0, drop: 0, put: "", variant: "same" };
  },
};
