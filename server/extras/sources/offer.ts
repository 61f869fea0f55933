/**
 * Takes in names: what a door brings is cleaned, the brands' own names are left out, names that imitate a brand are
 * studied at once, and all others wait for a visit of their page.
 * @module
 */
import { parseDomain } from "../../../lib/domain.ts";
import { SquatError } from "../../../lib/errors.ts";
import { refang } from "../../names/names.ts";
import type { OfferCounts } from "../../client.ts";
import type { NewSourceName, SourceStore } from "./store/mod.ts";
import type { NameTrigger } from "../watch/name_trigger.ts";
import type { BrandsOfOwners } from "./brands.ts";
import { type DoorName, DOORS } from "./data/doors.ts";
import { rankOf, spareBudget } from "./doors.ts";
import { InvalidParameter, quote } from "../../checks.ts";

/** Names that are handled between two turns of others. */
const OFFERED_AT_ONCE = 250;
/** Characters of a reason and of a page's URL. */
const MAX_REASON = 200, MAX_URL = 500;

/** A name as a door brings it. */
export interface OfferedName {
  /** A host or URL as people and feeds write it, also defanged; a leading `*.` is ignored. */
  name: string;
  /** Why the door brings it, in words. */
  reason: string;
}

/** Dependencies of offers. */
export interface OfferParts {
  /** Where names wait. */
  store: Pick<SourceStore, "add" | "count">;
  /** The watched brands. */
  brands: BrandsOfOwners;
  /** Studies names that imitate a brand. */
  trigger: Pick<NameTrigger, "offer">;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The counts of nothing. */
export function noCounts(): OfferCounts {
  return { queued: 0, seen: 0, own: 0, invalid: 0, over_budget: 0, unlikely: 0, imitating: 0 };
}

/**
 * Takes in what a door brings.
 *
 * @param of The door, and whose brands its names are compared with; an empty owner for those of all.
 * @param onRefused Called for each name that cannot be looked up, with the reason.
 * @throws {SquatError} `invalid_parameter` when no brand is watched.
 */
export async function offerNames(
  { store, brands, trigger, now }: OfferParts,
  of: { owner: string; door: DoorName },
  names: Iterable<OfferedName> | AsyncIterable<OfferedName>,
  onRefused: (name: string, reason: string) => void = () => {},
): Promise<OfferCounts> {
  const { owner, door } = of;
  const total = noCounts();
  const takeIn = async (part: readonly OfferedName[]): Promise<void> => {
    const owners = await brands.of(owner);
    if (owners.length === 0) {
      throw new InvalidParameter("Cannot compare names with nothing: watch a brand first");
    }
    const wanted = new Map<string, Omit<NewSourceName, "rank">>();
    const left = { own: 0, invalid: 0, seen: 0, unlikely: 0 };
    for (const { name: text, reason } of part) {
      const host = offeredHost(text);
      if ("fault" in host) {
        left.invalid++;
        onRefused(text, host.fault);
      } else if (wanted.has(host.name)) left.seen++;
      else if (owners.every(({ isQuiet }) => isQuiet(host.name))) left.own++;
      else wanted.set(host.name, { ...host, reason: reason.slice(0, MAX_REASON) });
    }
    for (const [reason, same] of Map.groupBy(wanted.values(), ({ reason }) => reason)) {
      const hosts = same.map(({ name }) => name);
      total.imitating += await trigger.offer(hosts, owner === "" ? undefined : owner, { door, reason });
    }
    const visited: NewSourceName[] = [];
    for (const each of wanted.values()) {
      const rank = rankOf(door, each.name);
      // The same site twice, in nearly every certificate.
      if (each.name.startsWith("www.") && wanted.has(each.name.slice(4))) left.seen++;
      else if (rank === null) left.unlikely++;
      else visited.push({ ...each, rank });
    }
    const { dayBudget, ownerBudget, isVast, rank } = DOORS[door];
    const budget = owner === "" ? dayBudget : ownerBudget;
    const spare = isVast ? { upTo: rank, budget: spareBudget(budget, now()) } : undefined;
    const added = await store.add(of, visited, {
      now: now(),
      budget,
      ...spare === undefined ? {} : { spare },
    });
    await store.count(of, { offered: part.length, ...left }, now());
    total.queued += added.queued;
    total.over_budget += added.over_budget;
    total.seen += added.seen + left.seen;
    total.own += left.own;
    total.unlikely += added.unlikely + left.unlikely;
    total.invalid += left.invalid;
  };
  let part: OfferedName[] = [];
  for await (const each of names) {
    if (part.push(each) < OFFERED_AT_ONCE) continue;
    await takeIn(part);
    part = [];
  }
  if (part.length > 0) await takeIn(part);
  return total;
}

/** Takes in names of certificates, for all owners: nothing while nobody watches a brand. */
export async function offerCertificateNames(
  parts: OfferParts,
  names: readonly string[],
): Promise<OfferCounts> {
  if ((await parts.brands.of("")).length === 0) return noCounts();
  const offered = names.map((name) => ({ name, reason: "named in a certificate" }));
  return await offerNames(parts, { owner: "", door: "certificates" }, offered);
}

/** The host of a text, and the page that it names besides the front page, without its query: that may say who visited. */
function offeredHost(text: string): { name: string; page: string | null } | { fault: string } {
  try {
    const { fqdn } = parseDomain(refang(text.toLowerCase()));
    const name = new URL(`http://${fqdn}`).hostname;
    const [, path = "/"] = /^[a-z]+:\/\/[^/?#]+(\/[^?#]*)/i.exec(text.trim()) ?? [];
    return { name, page: path === "/" ? null : `https://${name}${path}`.slice(0, MAX_URL) };
  } catch (error) {
    if (error instanceof SquatError) return { fault: error.message };
    // What no browser can visit, such as a label of digits alone in an odd place.
    if (error instanceof TypeError) return { fault: `Cannot use ${quote(text)}: no URL can name it` };
    throw error;
  }
}
