import type { Edit, Kind } from "./kind.ts";

/**
 * A dot inserted into the name, so that its end becomes the registrable name; and a subdomain written into the label.
 *
 * Source: dnstwist, subdomain and various; Agten et al., Seven Months' Worth of Mistakes (NDSS 2015), missing dot.
 */
export const subdomain: Kind = {
  kind: "Subdomain",
  *edits({ chars, subdomain, words }): Generator<Edit> {
    for (let i = 1; i < chars.length; i++) {
      if (chars[i]!.c === "-" || chars[i - 1]!.c === "-") continue;
      const border = words.some((w) => w.at === chars[i]!.at);
      yield { at: chars[i]!.at, drop: 0, put: ".", variant: border ? "words" : "letters" };
    }
    if (subdomain === "") return;
    const forms = new Set([subdomain.replaceAll(".", ""), subdomain.replaceAll(".", "-")]);
    for (const form of forms) {
      for (const join of ["", "-", "."]) {
        if (join !== ".") yield { at: 0, drop: 0, put: form + join, variant: "joined" };
      }
    }
    yield { at: 0, drop: 0, put: `${subdomain}`, variant: "joined" };
  },
};
