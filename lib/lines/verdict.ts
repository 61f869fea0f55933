import { checkArgument } from "../argument.ts";
import type { MergedName } from "./merge.ts";

/** A verdict as people read it. */
export interface VerdictWord {
  /** `unclear` where no page was seen, or no score is high enough. */
  word: "phishing" | "parked" | "legitimate" | "unclear";
  /**
   * `takes mail`: its mail server would accept mail. `mail only`: it has mail servers and no page. Either makes mail
   * fraud possible, whatever the scores say.
   */
  flags: ("takes mail" | "mail only")[];
}

/** Every verdict. */
export const VERDICT_WORDS: readonly VerdictWord["word"][] = ["phishing", "parked", "legitimate", "unclear"];

/** A lower score decides nothing. */
const CLEAR = 0.7;

/**
 * Returns the verdict on a name in words; null for a name without scores. The scores use all that is known, which is
 * little without a page: a name is not called parked when no page was seen.
 *
 * @example
 * ```ts
 * import { verdictOf } from "./verdict.ts";
 * const classification = { legitimate: 0.05, phishing: 0.05, parked: 0.9 };
 * console.assert(verdictOf({ classification })?.word === "unclear");
 * console.assert(verdictOf({ classification: { ...classification, page_state: "page" } })?.word === "parked");
 * ```
 */
export function verdictOf(name: MergedName): VerdictWord | null {
  checkArgument(name, "object", "the name of verdictOf");
  const { classification } = name;
  if (classification === undefined) return null;
  const { phishing, parked, legitimate } = classification;
  const top = Math.max(phishing, parked, legitimate);
  const word = !isPageSeen(name) || top < CLEAR
    ? "unclear"
    : top === phishing
    ? "phishing"
    : top === parked
    ? "parked"
    : "legitimate";
  return { word, flags: mailFlags(name) };
}

/** Whether a page was seen. Without the extension members: whether the Technologies op had one. */
export function isPageSeen({ classification, technologies }: MergedName): boolean {
  const state = classification?.page_state;
  return state === undefined ? technologies !== undefined : state === "page";
}

/** Whether a name can be written to. A null MX (RFC 7505) says that it cannot. */
export function mailFlags(name: MergedName): VerdictWord["flags"] {
  checkArgument(name, "object", "the name of mailFlags");
  if (name.smtp_metadata?.is_positive === true) return ["takes mail"];
  const hosts = (name.dns_mx ?? []).filter((host) => host !== ".");
  return hosts.length > 0 && name.smtp_metadata === undefined && !isPageSeen(name) ? ["mail only"] : [];
}
