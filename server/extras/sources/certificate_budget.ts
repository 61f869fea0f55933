import type { CertificateBudget } from "./client.ts";
import { DOORS } from "./doors.ts";

/** Entries of all logs in a day. */
const ENTRIES_A_DAY = 32_000_000;
/** Where that comes from, and what is measured. */
export const BUDGET_SOURCE =
  "Extrapolated to 32 million entries a day: Let's Encrypt reports ten million certificates a day (December 2025), " +
  "63 % of all by the figure of a blog; that each is in two logs is assumed. Bytes and names of an entry are " +
  "those of 512 entries of a log of 2025, before packing: logs that pack their tiles send a quarter";

/** Of two tiles of data of a static log, Navigli 2025h2, and of their tiles of hashes and names; 256 entries each. */
const DATA_BYTES = 406_912, HASH_BYTES = 8_192, NAME_BYTES = 35_471, NAMES = 279.5, ENTRIES = 256;

/** Bytes of a name that waits in the store, with its indexes: 20,000 names in SQLite. */
const ROW_BYTES = 273;

/** What each choice takes and brings in a day. */
export function certificateBudgets(): CertificateBudget[] {
  const tiles = ENTRIES_A_DAY / ENTRIES;
  const own = { names: Math.round(tiles * NAMES), disk: DOORS.certificates.dayBudget * ROW_BYTES };
  const all = { requests: 2 * tiles, bytes: tiles * (DATA_BYTES + HASH_BYTES), ...own };
  return [
    {
      ...{ choice: "all", title: "All logs", ...all },
      misses: "Nothing that a log publishes. Most certificates come twice",
    },
    {
      ...{ choice: "names", title: "Only names, from logs that offer them" },
      ...{ requests: tiles, bytes: tiles * NAME_BYTES, ...own },
      misses:
        "Logs that offer no names, and what a log leaves out of them: nothing proves that they are whole. Figures are for the case that all logs offer them",
    },
    {
      ...{ choice: "share", title: "One log in N", ...all },
      misses:
        "Certificates of which no copy is in the chosen logs: of those in two logs a quarter at one log in two, nine in sixteen at one in four",
    },
  ];
}
