/**
 * When what a lookup lacks makes all of it incomplete: one rule for its last line, notices, exports, watches and pages.
 * @module
 */
import { counted, plural } from "../plural.ts";

/** Share of names without a usable answer above which a lookup is not complete, though its last line says Done. */
const INCOMPLETE_SHARE = 0.02;

/** So few web servers may be silent themselves, whatever the network does. */
const FEW_VISITS = 3;

/** What a lookup got of what it asked for, as its Progress lines count it. */
export interface Gaps {
  /** Names without a usable answer. @default 0 */
  unanswered?: number;
  /** Names in all. @default 0 */
  total?: number;
  /** Names about which all was answered but by their own servers, and names that were studied. @default none */
  records?: readonly [known: number, studied: number];
  /** Pages that were seen, and those that were sought. @default none */
  pages?: readonly [seen: number, sought: number];
}

/**
 * Whether so many lack an answer that the whole is not complete.
 *
 * @param few So many may lack one, however few there are in all. @default 0
 */
export function areTooMany(lacking: number, all: number, few: number = 0): boolean {
  return lacking > Math.max(INCOMPLETE_SHARE * all, few);
}

/**
 * Whether no page could be fetched at all: then the network is the likely reason, and silence says nothing of a name.
 *
 * @param pages Pages that were seen, and those that were sought: `pages` of the last Progress line.
 */
export function arePagesUnseen(pages: readonly [seen: number, sought: number]): boolean {
  return pages[0] === 0 && pages[1] > FEW_VISITS;
}

/** What makes a lookup incomplete that went through all its names, in words; empty where nothing does. */
export function lacksOf(gaps: Gaps): string[] {
  const { unanswered = 0, total = 0, records: [known, studied] = [0, 0], pages = [0, 0] } = gaps;
  const lacks: string[] = [];
  if (areTooMany(unanswered, total)) {
    lacks.push(`${unanswered} of ${counted(total, "name")} got no usable answer`);
  }
  if (areTooMany(studied - known, studied)) {
    const lacking = studied - known;
    const names = plural(studied, "name that was studied", "names that were studied");
    lacks.push(`${lacking} of ${studied} ${names} ${plural(lacking, "lacks", "lack")} answers`);
  }
  if (arePagesUnseen(pages)) lacks.push(`no page could be fetched, of ${pages[1]} names with addresses`);
  return lacks;
}
