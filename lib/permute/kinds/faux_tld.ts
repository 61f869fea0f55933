import type { Edit, Kind } from "./kind.ts";
import type { Name } from "../name.ts";
import { isSuffix } from "../rank/suffixes.ts";

/** The best-known suffixes; inside a label they look like one. */
const WELL_KNOWN_TLDS = ["com", "net", "org", "io", "app", "co"];

/**
 * A suffix written into the label: `example-com`, `examplecom`; and the dot before the suffix dropped or moved.
 *
 * Source: dnstwist, various; Agten et al., Seven Months' Worth of Mistakes (NDSS 2015), missing dot.
 */
export const fauxTld: Kind = {
  kind: "FauxTld",
  *edits({ label, tld }): Generator<Edit> {
    const own = new Set([tld.replaceAll(".", ""), tld.replaceAll(".", "-"), ...tld.split(".")]);
    for (const word of own) {
      // A non-ASCII suffix would usually mix scripts.
      for (const join of ["", "-"]) {
        yield { at: label.length, drop: 0, put: join + word, variant: `own${join}` };
      }
    }
    for (const word of WELL_KNOWN_TLDS) {
      if (own.has(word)) continue;
      for (const join of ["", "-"]) {
        yield { at: label.length, drop: 0, put: join + word, variant: `known${join}`, detail: word };
      }
    }
  },
  suffixes(name): readonly string[] {
    return [...new Set([name.tld, "com", parentOf(name), "net", "org"])].filter(isSuffix);
  },
};

/** Returns the parent of a suffix: `uk` for `co.uk`. */
function parentOf({ tld }: Name): string {
  return tld.slice(tld.indexOf(".") + 1);
}
