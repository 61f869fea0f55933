/**
 * The hosts of a name's redirect chain, and the role of each: only a host that serves the imitation is reported.
 * @module
 */
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { fitsPattern } from "../../../../../lib/assess/listed.ts";
import { isBelow } from "../../../../../lib/page/mail_address.ts";
import { registrableAscii } from "../../../../../lib/read_domain.ts";

/**
 * What a host is to a name: the name itself, the victim, the host that serves the imitation after a redirect, or a host
 * on the way or at the end.
 */
export type HopRole = "name" | "victim" | "landing" | "passage";

/** One host of a redirect chain. */
export interface Hop {
  /** Host name or address. */
  host: string;
  /** What it is. */
  role: HopRole;
}

/** The victim, whose names are never reported. */
export interface Victim {
  /** The imitated domain. */
  original?: string | undefined;
  /** The brand's own names, `*` for any characters of one registrable name. */
  owned?: readonly string[] | undefined;
}

/** Minimum shares for a page to count as an imitation. */
const PHISHING = 0.7, ALIKE = 0.5;
const MAX_HOPS = 20;

/** The registrable name of a host as A-labels; the host itself where it has none. */
export function registrableOf(host: string): string {
  const text = host.toLowerCase().replace(/\.$/, "");
  return registrableAscii(text) ?? text;
}

/** Whether a host is the victim's own. */
export function isVictims(host: string, { original, owned = [] }: Victim): boolean {
  const text = host.toLowerCase().replace(/\.$/, "");
  if (original !== undefined && isBelow(text, [registrableOf(original)])) return true;
  return owned.some((pattern) => fitsPattern(pattern, text) || fitsPattern(pattern, registrableOf(text)));
}

function hostOfHop(url: string | null | undefined): string | null {
  return url != null && URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : null;
}

/** Whether the page looks like the original's: a phishing verdict alone may come from the name. */
function isImitation({ classification }: MergedName): boolean {
  const { page = 0, picture = 0, icon = 0 } = classification?.likeness ?? {};
  return (classification?.phishing ?? 0) >= PHISHING && Math.max(page, picture, icon) >= ALIKE;
}

/**
 * The hosts of a name's redirect chain, in its order, each once, with their roles. Sites redirect visitors whom they do
 * not trust to a search engine or to the victim: a host other than the name is a landing only where the page that was
 * judged is on it and looks like the original's.
 *
 * @param name A-label name.
 * @param facts What a lookup found.
 * @param victim The victim, whose names are never reported.
 */
export function hopsOf(name: string, facts: MergedName, victim: Victim = {}): Hop[] {
  const hosts = (facts.redirect_chain ?? []).map(({ url }) => hostOfHop(url)).filter((host) => host !== null);
  const shown = hostOfHop(facts.classification?.page_url) ?? hosts.at(-1) ?? null;
  return [...new Set(hosts)].slice(0, MAX_HOPS).map((host) => {
    if (isVictims(host, victim)) return { host, role: "victim" };
    if (isBelow(host, [registrableOf(name)])) return { host, role: "name" };
    return { host, role: host === shown && isImitation(facts) ? "landing" : "passage" };
  });
}
