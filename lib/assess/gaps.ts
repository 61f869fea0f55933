/**
 * When what a lookup lacks makes all of it incomplete: one rule for its notices, exports, watches and pages.
 * @module
 */
import { checkArgument } from "../argument.ts";

/** Share of names without a usable answer above which a lookup is not complete, though its last line says Done. */
export const INCOMPLETE_SHARE = 0.02;

/** So few web servers may be silent themselves, whatever the network does. */
const FEW_VISITS = 3;

/**
 * Whether no page could be fetched at all: then the network is the likely reason, and silence says nothing of a name.
 *
 * @param pages Pages that were seen, and those that were sought: `pages` of the last Progress line.
 */
export function arePagesUnseen(pages: readonly [seen: number, sought: number]): boolean {
  checkArgument(pages, "list", "the pages of arePagesUnseen");
  return pages[0] === 0 && pages[1] > FEW_VISITS;
}

/** What a lookup that could fetch no page lacks, in words; empty where {@link arePagesUnseen} is false. */
export function unseenPages(pages: readonly [seen: number, sought: number]): string {
  return arePagesUnseen(pages) ? `no page could be fetched, of ${pages[1]} names with addresses` : "";
}
