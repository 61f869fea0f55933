import { lacksOf } from "../../../../lib/lines/mod.ts";
import { count, names as nameCount, titled } from "../parts/dom.ts";
import type { Row, Rows } from "./rows.ts";
import type { Plan } from "./run.ts";

/** What of a lookup is not known, in sentences without an end. */
export function gapsOf({ unanswered, counts }: Pick<Rows, "unanswered" | "counts">, total: number): string[] {
  const gaps = unanswered === 0 ? [] : [
    `${count(unanswered)} of ${nameCount(total)} got no answer: whether they are registered is not known`,
  ];
  return [...gaps, ...lacksOf(counts).map((lack) => `${titled(lack)}: verdicts rest on what was answered`)];
}

/**
 * How far a lookup is that has asked for every name and only looks at those it found, in words: a name is completed once
 * its page was seen and it is rated. Empty before that, and for a lookup that rates nothing.
 */
export function studiedWords(rows: readonly Pick<Row, "facts">[], done: number, total: number): string[] {
  const rated = rows.filter(({ facts }) => facts.classification !== undefined).length;
  if (rated === 0 || done >= total || total - done > rows.length - rated) return [];
  const seen = rows.some(({ facts }) => facts.screenshot_url !== undefined) ? "pages and pictures" : "pages";
  return ["all names asked for", `looked at the ${seen} of ${count(rated)} of ${count(rows.length)}`];
}

/** The number of names that a lookup found, and what it means. */
export function found(plan: Plan, rows: Rows): string {
  const n = foundCount(plan, rows);
  if (plan === "analyze") return nameCount(n);
  return `${count(n)} ${plan === "squat" ? "registered" : "free"}`;
}

/** Lines of registered names arrive in a lookup of free ones too. */
export function foundCount(plan: Plan, { all }: Rows): number {
  if (plan !== "nxdomain") return all.length;
  return all.filter(({ facts }) => facts.nxdomain_metadata !== undefined).length;
}
