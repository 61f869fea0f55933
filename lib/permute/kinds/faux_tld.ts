import type { Edit, Kind } from "./kind.ts";

/** The best-known suffixes; inside a label they look like one. */
const WELL_KNOWN_TLDS = ["com", "net", "org", "io", "app", "co"];

/**
 * A suffix written into the label: `example-com`, `examplecom`.
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
};
