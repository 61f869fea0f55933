/**
 * What a watch stores as last seen of a name, and what it says that the name is.
 * @module
 */
import {
  assess,
  type Assessment,
  type AssessmentContext,
  networkTitles,
  registrarTitle,
  type Seen,
  seenOf,
} from "../../../../lib/assess/mod.ts";
import type { Sighting } from "./sighting.ts";
import type { WatchedName } from "./state.ts";
import { percent } from "../../../../lib/percent.ts";
import { listedReason } from "../../../../lib/assess/listed.ts";
import {
  inZone,
  isProof,
  type ListedNames,
  type OwnershipEvidence,
  ownershipEvidence,
} from "../../../../lib/assess/ownership.ts";
import { toAscii } from "../../../../lib/permute/punycode.ts";
import { CLEAR, mailServersOf } from "../../../../lib/assess/verdict.ts";
import type { Change } from "./step.ts";

/** The set of name servers as one text; empty when it is not known. */
function serversOf(sighting: Sighting | undefined): string {
  return (sighting?.dns_ns ?? []).map((host) => host.toLowerCase().replace(/\.$/, "")).sort().join(" ");
}

/**
 * Why a name is, or may be, the brand's own. One that was judged phishing is not, whatever it shows.
 *
 * @param fqdn The name.
 * @param brand The watched domain.
 * @param original This run's sighting of the brand itself, if it has one.
 */
export function ownedBy(
  fqdn: string,
  sighting: Sighting,
  brand: string,
  original: Sighting | undefined,
  listed: ListedNames,
): OwnershipEvidence {
  const word = listedReason(fqdn, listed);
  if (word !== null) return { proof: word, claim: null };
  const servers = serversOf(sighting);
  const hasBrandServers = servers !== "" && servers === serversOf(original);
  return ownershipEvidence(brand, sighting, hasBrandServers);
}

/**
 * Whether this run disproves ownership, rather than not showing the proof: servers or a registry may not have answered.
 *
 * @param proof What {@link ownedBy} returned earlier.
 */
export function isDisproved(
  proof: string,
  { classification, dns_mx, dns_ns, registration_metadata }: Sighting,
  brand: string,
): boolean {
  if ((classification?.phishing ?? 0) >= CLEAR || !isProof(proof)) return true;
  return proof.endsWith("mail")
    ? mailServersOf(dns_mx).some((host) => !inZone(host, toAscii(brand)))
    : (dns_ns?.length ?? 0) > 0 && (registration_metadata?.nameservers.length ?? 0) > 0;
}

/** A change with what registries call its values, which names know from then on. */
export function titled(change: Change, { seen }: WatchedName, sighting: Sighting): Change {
  const { signal } = change;
  if (signal !== "registrar" && signal !== "network") return change;
  const titles = { from: change.from && seen?.titles?.[signal] || "", to: titlesOf(sighting)[signal] ?? "" };
  if (seen !== undefined) seen.titles = { ...seen.titles, [signal]: titles.to };
  return { ...change, titles };
}

/**
 * What is stored as last seen after a run. A run that saw less than an earlier one takes nothing back: while the page
 * counts as there, a challenge or a failed visit does not hide what stood on it.
 */
export function seenAfter(
  name: WatchedName,
  sighting: Sighting,
  at: number,
): NonNullable<WatchedName["seen"]> {
  const { seen: before, signals } = name;
  // While a value waits for a second run, the one that counts keeps its title.
  const known = Object.entries(before?.titles ?? {}).filter(([signal]) => signals[signal]?.pending);
  const titles = { ...before?.titles, ...titlesOf(sighting), ...Object.fromEntries(known) };
  const now = { ...seenOf(sighting), titles };
  if (before === undefined) return { ...now, at };
  const mail = now.mail ?? before.mail;
  const isLess = now.verdict === null
    ? before.verdict !== null
    : before.visit === "page" && now.visit !== "page" &&
      signals["page"]?.value === "yes";
  return isLess
    ? { ...before, titles, mail, flags: now.mail === null ? before.flags : now.flags }
    : { ...now, mail, at };
}

/** What registries call what signals know by a key, and how alike what they know as alike or other is. */
function titlesOf(
  { registration_metadata, ips = {}, classification }: Sighting,
): Record<string, string> {
  const { picture, icon } = classification?.likeness ?? {};
  const titles = {
    picture: picture === undefined ? "" : percent(picture),
    icon: icon === undefined ? "" : percent(icon),
    registrar: registrarTitle(registration_metadata ?? {}),
    network: networkTitles(Object.values(ips)).join(", "),
  };
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== ""));
}

/** What is said of a name that no run has seen since states have it. */
const UNSEEN: Seen = {
  verdict: null,
  scores: null,
  visit: "not_visited",
  flags: [],
  mail: null,
  reasons: [],
};

/** What a watched name is. Its proof of ownership and its last event count, unless the context has others. */
export function assessWatched(
  name: WatchedName,
  context: Omit<AssessmentContext, "gone"> = {},
): Assessment {
  return assess(name.seen ?? UNSEEN, {
    owned: name.owned ?? null,
    claim: name.claim ?? null,
    event: name.severity ?? "none",
    ...context,
    gone: name.phase === "gone",
  });
}
