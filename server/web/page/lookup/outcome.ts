import { unseenPages } from "../../../../lib/lines/mod.ts";
import { count, names as nameCount } from "../parts/dom.ts";
import type { Rows } from "./rows.ts";
import type { Plan } from "./run.ts";

/** What of a lookup is not known, in sentences without an end. */
export function gapsOf({ unanswered, pages }: Pick<Rows, "unanswered" | "pages">, total: number): string[] {
  const gaps = unanswered === 0 ? [] : [
    `${count(unanswered)} of ${nameCount(total)} got no answer: whether they are registered is not known`,
  ];
  const unseen = unseenPages(pages);
  if (unseen === "") return gaps;
  return [
    ...gaps,
    `${unseen[0]!.toUpperCase()}${unseen.slice(1)}: verdicts rest on names, DNS and registration`,
  ];
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
