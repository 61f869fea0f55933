/**
 * What each choice of logs takes and brings in a day: 32,000,000 entries of all logs, 256 entries a tile.
 *
 * Of two tiles of data of a static log, Navigli 2025h2, and of their tiles of hashes and names: 406,912 bytes of data, 8,192
 * of hashes, 35,471 of names, 279.5 names. A name that waits in the store takes 273 bytes with its indexes, of 20,000 names
 * in SQLite; a day takes 300,000.
 * @module
 */
import type { CertificateBudget } from "../client.ts";
import { DOORS } from "./doors.ts";

/** Where the figures come from, and what is measured. */
export const BUDGET_SOURCE =
  "Extrapolated to 32 million entries a day: Let's Encrypt reports ten million certificates a day (December 2025), " +
  "63 % of all by the figure of a blog; that each is in two logs is assumed. Bytes and names of an entry are " +
  "those of 512 entries of a log of 2025, before packing: logs that pack their tiles send a quarter, and tiles of names are always packed";

/** The choice that suits most: an office has the line for it, and it finds what a visit needs. */
export const RECOMMENDED: CertificateBudget["choice"] = "names";
/** Why. */
export const WHY_RECOMMENDED =
  "Recommended: a visit needs no more than the name, and names alone take a twelfth of the bytes of all logs.";

/** What holds for every choice: so many names are visited in a day. */
export const VISITED = "Whichever you choose, names that imitate a brand are studied at once; of the others at most " +
  `${
    DOORS.certificates.dayBudget.toLocaleString("en")
  } a day are visited, those with words that phishing borrows first, and ` +
  "the rest count as not looked at. The list of logs is fetched from www.gstatic.com first, and once a week.";

/** By choice. */
export const CERTIFICATE_BUDGETS: CertificateBudget[] = [
  {
    ...{ choice: "names", title: "Only names, from logs that offer them" },
    ...{ requests: 125_000, bytes: 4_433_875_000, names: 34_937_500, disk: 81_900_000 },
    misses:
      "Logs that offer no names, and what a log leaves out of them: nothing proves that they are whole. Figures are for the case that all logs offer them",
  },
  {
    ...{ choice: "all", title: "All logs" },
    ...{ requests: 250_000, bytes: 51_888_000_000, names: 34_937_500, disk: 81_900_000 },
    misses: "Nothing that a log publishes. Most certificates come twice",
  },
  {
    ...{ choice: "share", title: "One log in N" },
    ...{ requests: 250_000, bytes: 51_888_000_000, names: 34_937_500, disk: 81_900_000 },
    misses:
      "Certificates of which no copy is in the chosen logs: of those in two logs a quarter at one log in two, nine in sixteen at one in four",
  },
];
