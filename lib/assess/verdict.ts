import { checkArgument } from "../argument.ts";
import { SquatError } from "../errors.ts";
import type { ExtendedClassification, Redirect } from "../model.ts";

/** The members of a merged name that its verdict needs. */
export interface ObservedName {
  /** The scores, and what kind of page was seen; absent when the name was not rated. */
  classification?: ExtendedClassification;
  /** What the page is made with. */
  technologies?: unknown;
  /** `Server` header. */
  http_banner?: unknown;
  /** Where the pages lead. */
  redirect_chain?: readonly Pick<Redirect, "url" | "kind">[];
  /** Mail servers. */
  dns_mx?: readonly string[];
  /** Whether the mail server would accept mail. */
  smtp_metadata?: { is_positive: boolean; response?: string };
  /** Name servers, as the zone itself lists them. */
  dns_ns?: readonly string[];
  /** What the registry says. */
  registration_metadata?: { nameservers: readonly string[] };
  /** The certificate of its own server. */
  origin_x509?: { san_dns: readonly string[] };
  /** The name. */
  permutation?: { domain: { fqdn: string; tld?: string } };
}

/** A verdict as people read it. */
export interface VerdictWord {
  /** `unclear` where no page was seen, or no score is high enough. */
  word: "phishing" | "parked" | "legitimate" | "unclear";
  /**
   * `takes mail`: its mail server would accept mail. `mail only`: it has mail servers, and a visit found no page. Either
   * makes mail fraud possible, whatever the scores say.
   */
  flags: ("takes mail" | "mail only")[];
}

/**
 * What a visit found: the name's own `page`; something `other` in its place, such as a challenge or an error; `none`, as
 * nothing answered. `not_visited`: nobody looked, so nothing is known.
 */
export type Visit = "page" | "other" | "none" | "not_visited";

/** A lower score decides nothing. */
export const CLEAR = 0.7;

/**
 * Returns the verdict on a name in words; null for a name that was not rated. The scores use all that is known, which is
 * little without a page: a name is not called parked when no page was seen.
 *
 * @param name An entry of `mergeLines`, not its scores.
 * @throws {SquatError} `invalid_parameter` for scores in place of the name that has them.
 * @example
 * ```ts
 * import { verdictOf } from "./verdict.ts";
 * const classification = { legitimate: 0.05, phishing: 0.05, parked: 0.9 };
 * console.assert(verdictOf({ classification })?.word === "unclear");
 * console.assert(verdictOf({ classification: { ...classification, page_state: "page" } })?.word === "parked");
 * ```
 */
export function verdictOf(name: ObservedName): VerdictWord | null {
  checkArgument(name, "object", "the name of verdictOf");
  if ("legitimate" in name) {
    throw new SquatError(
      "invalid_parameter",
      "Cannot use scores as the name of verdictOf: give the name that has them as classification",
    );
  }
  const { classification } = name;
  if (classification === undefined) return null;
  const { phishing, parked, legitimate } = classification;
  const top = Math.max(phishing, parked, legitimate);
  const word = visitOf(name) !== "page" || top < CLEAR
    ? "unclear"
    : top === phishing
    ? "phishing"
    : top === parked
    ? "parked"
    : "legitimate";
  return { word, flags: mailFlags(name) };
}

/** A verdict, or why there is none: nobody rated the name, or it is free. */
export type Rating = VerdictWord["word"] | "not rated" | "free";

/** The verdict on a name, or why there is none. */
export function ratingOf(name: ObservedName & { nxdomain_metadata?: unknown }): Rating {
  return verdictOf(name)?.word ?? (name.nxdomain_metadata === undefined ? "not rated" : "free");
}

/** What a visit of a name found. Without the extension members, an op that reads pages shows that there was one. */
export function visitOf(name: ObservedName): Visit {
  const { classification, technologies, http_banner, redirect_chain } = name;
  const state = classification?.page_state;
  if (state !== undefined) return state === "page" || state === "none" ? state : "other";
  if (technologies !== undefined) return "page";
  return http_banner === undefined && redirect_chain === undefined ? "not_visited" : "other";
}

/** Whether a name can be written to. A null MX (RFC 7505) says that it cannot. */
export function mailFlags(name: ObservedName): VerdictWord["flags"] {
  if (name.smtp_metadata?.is_positive === true) return ["takes mail"];
  const isOnly = name.smtp_metadata === undefined && visitOf(name) === "none" &&
    mailServersOf(name.dns_mx).length > 0;
  return isOnly ? ["mail only"] : [];
}

/** The mail servers that MX records name; a null MX names none. */
export function mailServersOf(hosts: readonly string[] | undefined): string[] {
  return (hosts ?? []).filter((host) => host !== "." && host !== "");
}
