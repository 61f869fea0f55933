/**
 * Hard evidence: what settles a case without a model. Weights are log-likelihood ratios set by hand and listed in the
 * folder's README, except those of addresses, which were learnt.
 * @module
 */
import { percent } from "../percent.ts";
import { areInZone, inZone } from "../assess/ownership.ts";
import type { Classification, PageState, RegistrationMetadata } from "../model.ts";
import { DEFENDER_IDS, DEFENDER_NAMES, DEFENDER_ZONES, SHARED_ADDRESS } from "./data/holders.ts";
import { PARKING_ADDRESS, PARKING_CNAME, PARKING_NS } from "./data/parking.ts";
import { inRange, type IpRange, parseIp, parseRange } from "../ip.ts";
import type { Facts } from "./facts.ts";
import { linkHost } from "../page/html.ts";
import { hostOfName, SHARED_SITES, siteOf, yes } from "./features.ts";
import { levenshtein } from "../distance.ts";
import { BACK_OFFICES, NAMELESS, SOFTWARE } from "../page/data/software.ts";
import { TOPICS } from "./topics.ts";
import type { PageSummary } from "./summary.ts";

/** What of a name was not seen, so that it cannot be judged innocent, as reasons say it. */
export const UNSEEN = {
  none: "no page was seen",
  cut: "the page goes on beyond what could be read",
  unrun: "scripts write the page, and were not run",
} as const;

/** From this weight on a reason for `legitimate` shows that the brand holds the name itself. */
const OWNED = 3;

/** Whether hard evidence shows that the brand holds the name itself. */
export function isOwned(reasons: readonly Reason[]): boolean {
  return reasons.some(({ side, weight }) => side === "legitimate" && weight >= OWNED);
}

/** States that can be like the original: a page, and no answer, when only a likeness is known. */
const LIKENESS_STATES: ReadonlySet<PageState> = new Set(["page", "none"]);

/** One piece of evidence: positive supports the side, negative weakens it. */
export interface Reason {
  /** What was seen, with its value where that is short. */
  evidence: string;
  /** Which of the three it is about. */
  side: keyof Classification;
  /** Nats added to the logit of `side`. */
  weight: number;
}

/** Adds a reason to others. */
export type AddReason = (evidence: string, side: Reason["side"], weight: number) => void;

const NS: ReadonlySet<string> = new Set(PARKING_NS);
const CNAME: ReadonlySet<string> = new Set(PARKING_CNAME);
const DEFENDERS: ReadonlySet<string> = new Set(DEFENDER_ZONES);

function inZones(host: string, zones: ReadonlySet<string>): string | null {
  const labels = host.toLowerCase().replace(/\.$/, "").slice(0, 253).split(".");
  return labels.map((_, at) => labels.slice(at).join(".")).find((zone) => zones.has(zone)) ?? null;
}

const networksIn = (list: readonly string[]): IpRange[] => list.map((range) => parseRange(range)!);
let networks: Readonly<Record<"parked" | "shared", readonly IpRange[]>> | undefined;

/** Three features of a name's addresses: there is one, it is a parking service's, it is shared by live sites. */
export function addressSignal(addresses: readonly string[]): [number, number, number] {
  const known = addresses.slice(0, 64).map(parseIp).filter((address) => address !== null);
  const isAnyIn = (list: readonly IpRange[]) =>
    known.some((address) => list.some((range) => inRange(address, range)));
  const { parked, shared } = networks ??= {
    parked: networksIn(PARKING_ADDRESS),
    shared: networksIn(SHARED_ADDRESS),
  };
  const isParked = isAnyIn(parked);
  return [yes(known.length > 0), yes(isParked), yes(!isParked && isAnyIn(shared))];
}

function registrarReason(r: RegistrationMetadata): boolean {
  return DEFENDER_NAMES.test((r.registrar ?? "").slice(0, 200)) ||
    (r.registrar_iana_id !== null && DEFENDER_IDS.has(r.registrar_iana_id));
}

/**
 * Reasons from everything but the page's own features and addresses. Each source of evidence counts once.
 *
 * @param facts What is known.
 * @param state What the page is: a likeness counts between pages only.
 * @param page What the page refers to, or null without one.
 */
export function hardEvidence(facts: Facts, state: PageState, page: PageSummary | null = null): Reason[] {
  const reasons: Reason[] = [];
  const add: AddReason = (evidence, side, weight) => reasons.push({ evidence, side, weight });
  if (state === "page" && page !== null) named(facts, page, add);
  const ns = [...facts.dns?.ns ?? [], ...facts.registration?.nameservers ?? []].slice(0, 32);
  const defended = ns.map((h) => inZones(h, DEFENDERS)).find((z) => z !== null);
  const byRegistrar = facts.registration !== undefined && registrarReason(facts.registration);
  const parkingNs = defended === undefined
    ? ns.map((h) => inZones(h, NS)).find((z) => z !== null)
    : undefined;
  if (defended !== undefined) {
    add(`name server of a brand-protection registrar: ${defended}`, "legitimate", 4);
  } else if (byRegistrar) add("registered through a brand-protection registrar", "legitimate", 4);
  if (parkingNs !== undefined) add(`name server of a parking service: ${parkingNs}`, "parked", 5);
  const alias = (facts.dns?.cname ?? []).slice(0, 16).map((h) => inZones(h, CNAME)).find((z) => z !== null);
  if (alias !== undefined) add(`alias of a parking service: ${alias}`, "parked", 5);
  const original = siteOf(hostOfName(facts.original));
  const last = facts.finalUrl ?? facts.redirects?.at(-1)?.url ?? "";
  const site = last === "" ? "" : siteOf(linkHost(last));
  const own = siteOf(hostOfName(facts.name));
  if (site !== "" && site !== own) {
    const service = inZones(linkHost(last), NS) ?? inZones(linkHost(last), CNAME);
    if (original !== "" && site === original) {
      addRedirect(site, facts, add);
    } else if (
      service !== null || /^(?:hugedomains|afternic|dan|sedo|godaddy|undeveloped)\.com$/.test(site)
    ) {
      add(`redirects to a parking service or marketplace: ${site}`, "parked", 4.5);
    }
  }
  if (original === "") {
    soft(facts, state, false, false, add);
    return reasons;
  }
  const theirs = (facts.originalNs ?? []).slice(0, 32).map((h) => h.toLowerCase().replace(/\.$/, ""));
  const ours = ns.map((h) => h.toLowerCase().replace(/\.$/, ""));
  const [inside] = ours;
  if (areInZone(ours, original)) {
    // What a zone says of its own servers, anybody can write; what the registry delegates to has to answer.
    const isServed = areInZone(facts.dns?.ns, original) &&
      areInZone(facts.registration?.nameservers, original);
    add(`name server inside the original: ${inside}`, "legitimate", isServed ? 5 : 3);
  } else if (ours.length > 1 && ours.every((h) => theirs.includes(h))) {
    // Large DNS hosts assign the same servers to many customers, so this alone is weaker.
    add("same name servers as the original", "legitimate", 1.5);
  }
  const c = facts.certificate;
  // The handshake shows who has the key, and nobody checks who issued it: anyone writes any name into a certificate of his
  // own, and the default one of a server that both are on names neither.
  if (c !== undefined && "fingerprint_sha256" in c && c.fingerprint_sha256 === facts.originalFingerprint) {
    const names = c.san_dns.slice(0, 2000).map((h) => h.toLowerCase());
    if (names.some((h) => h === original || h.endsWith(`.${original}`))) {
      add("certificate names the original", "legitimate", 3);
    }
  }
  const owned = site === original || isOwned(reasons);
  soft(facts, state, owned, own !== original && loadsFrom(page, original), add);
  return reasons;
}

/**
 * A sign-in page that names itself: 94 of 142 legitimate ones of `brand-pages-dev` do and none of 60 of kits, 4.4 nats
 * with half a case added to each, 2.6 at least at 95 %; and one that asks for a password: 374 of 830 legitimate ones do
 * and none of 33 parked, 3.4 nats. A style that shows what is typed as dots, in place of a password field, hides the
 * question from tools: 4 of 308 pages of kits have one and none of 1,342 legitimate ones, 3.7 nats; half of that, of so few.
 * Forms whose password has no name, or that go to a file of HTML, send it to nobody: 38 of 49 sign-in pages of templates
 * and 30 of 515 other legitimate ones, 4 of 205 of kits (3.6 and 1.1 nats). Not where a script sends something, or hides what it does.
 * A page that borrows nothing and sends to its own site: 99 of 148 sign-in pages of templates and software, 10 of 205 of
 * kits (2.6 nats, of which the model knows a part). Two of the sites whose accounts others take, and no brand in the title:
 * 37 of 138 of templates, 5 of 210 of kits (2.4 nats).
 */
const NAMED = 3.5, SIGNS_IN = 3.4, DISGUISED = 2, UNSENT = 3, UNMARKED = 1.5, OFFERED = 2;
/** Sites whose accounts other sites take. */
const ACCOUNTS = /\b(?:facebook|google|twitter|github|linkedin|apple)\b/g;
/** A sign-in page with the brand in its title that is on another site: set by hand, less than `imitates` at its least. */
const TITLED = 2.5;

function named({ name, original, imitates }: Facts, page: PageSummary, add: AddReason): void {
  const { passwords, disguised, passUnsent, scriptSends } = page.n;
  if (passwords > 0) add("asks for a password", "parked", -SIGNS_IN);
  if (disguised > 0) add("asks for a password in no password field", "phishing", DISGUISED);
  if (imitates != null) return;
  if (passwords > 0 && passUnsent === passwords && scriptSends === 0) {
    add("has forms that send the password to nobody", "phishing", -UNSENT);
  }
  const host = hostOfName(name), brand = siteLabelOf(siteOf(hostOfName(original)));
  const isTitled = brand.length >= LEAST_NAME && siteOf(host) !== siteOf(hostOfName(original)) &&
    page.titleText.replace(/[^\p{L}\p{N}]/gu, "").includes(brand.replaceAll("-", ""));
  if (isTitled) {
    if (passwords > 0) add("names the brand in its title", "phishing", TITLED);
    return;
  }
  if (passwords > 0 && page.title[BRAND] === 0) {
    const offers = new Set(page.shown.text.match(ACCOUNTS)).size > 1;
    if (offers) add("offers to sign in with accounts of other sites", "phishing", -OFFERED);
    if (!isMarked(page, siteOf(host), offers)) {
      add("asks for a password and borrows nothing", "phishing", -UNMARKED);
    }
  }
  if (isNamedAsItself(page, host, hostOfName(original))) {
    add("names its own site or software", "phishing", -NAMED);
  }
}

/** Whether a page has what kits have: a brand in its text, threats, files of another site, a form or script that sends. */
function isMarked({ n, text, hosts }: PageSummary, own: string, offers: boolean): boolean {
  if (text[BRAND]! > 0 && !offers || text[URGENCY]! + text[SECRET]! > 0) return true;
  if (n.passPhp + n.formsPhp + n.passAbsolute + n.scriptSends + n.longHidden > 0) return true;
  if (n.assetsSaved + n.refresh + n.obfuscation + n.disguised > 0) return true;
  const isOwn = (site: string): boolean => site === own || SHARED_SITES.test(site);
  return [...hosts].some(([host, { assets }]) => assets > 0 && !isOwn(siteOf(host)));
}

/** A redirect to the brand from a name that is younger than this and takes mail prepares fraud with invoices. */
const YOUNG_DAYS = 90;

/**
 * A redirect to the original. Phishing kits redirect victims to the brand too, but a visit that submits nothing does not
 * reach that step. Who writes mail in the brand's name shows the brand's own page to whoever looks at the name.
 */
function addRedirect(site: string, facts: Facts, add: AddReason): void {
  const { dns, originalNs = [] } = facts;
  const isMail = (dns?.mx ?? []).some((host) => host !== "." && host !== "");
  const servers = (dns?.ns ?? []).map((host) => host.toLowerCase().replace(/\.$/, ""));
  const theirs = new Set(originalNs.map((host) => host.toLowerCase().replace(/\.$/, "")));
  const isForeign = servers.length === 0 || servers.some((host) => !theirs.has(host) && !inZone(host, site));
  const days = ageDays(facts);
  if (!isMail || !isForeign) return add(`redirects to the original: ${site}`, "legitimate", 4.5);
  if (days !== null && days < YOUNG_DAYS) {
    return add(`redirects to the original, is new and takes mail: ${site}`, "phishing", 3);
  }
  add(`redirects to the original and takes mail: ${site}`, "legitimate", 1);
}

/** Days since the registration; null when that is not known. */
export function ageDays({ registration, observedAt }: Facts): number | null {
  const date = registration?.registration_date;
  if (!date || observedAt === undefined) return null;
  const days = (observedAt - Date.parse(date) / 1000) / 86400;
  return days >= 0 ? days : null;
}

/** Whether the page loads pictures, styles or scripts from this site, unless it is one that many sites load from. */
function loadsFrom(page: PageSummary | null, site: string): boolean {
  if (page === null || SHARED_SITES.test(site)) return false;
  for (const [host, { assets }] of page.hosts) if (assets > 0 && siteOf(host) === site) return true;
  return false;
}

/** Weak evidence: registration age, likeness to the original, and how the name was made. */
function soft(facts: Facts, state: PageState, owned: boolean, loads: boolean, add: AddReason): void {
  const days = ageDays(facts);
  if (days !== null && days < 30) add("registered less than 30 days ago", "phishing", 1);
  else if (days !== null && days > 1825) add("registered more than 5 years ago", "phishing", -1);
  if (facts.cloaking !== undefined) add(`shows browsers ${facts.cloaking.slice(0, 300)}`, "phishing", 1.5);
  if (state === "warning") add("its network warns of phishing", "phishing", 4);
  // Proof that the name is the brand's own explains a likeness too, and two challenges are always alike.
  const alike = owned || !LIKENESS_STATES.has(state) ? null : likeness(facts, loads);
  if (alike !== null) add(alike[0], "phishing", alike[1]);
  if (alike !== null && facts.imitates != null) {
    add("shows a brand, which parked pages do not", "parked", -SHOWS_BRAND);
  }
  if (facts.kind === "Homoglyph") add("made by homoglyphs", "phishing", 0.5);
}

/**
 * What a page adds that imitates a brand: its log-odds without most of what speaks against pages at large, which is the
 * prior's part here; at most the second, which outweighs what log-in pages of software that people run themselves share.
 */
const IMITATION = 3.5, MAX_IMITATION = 7;
/** What it weakens "parked" by: 142 of 163 pages of kits imitate a brand and none of 33 parked ones, 4.1 nats. */
const SHOWS_BRAND = 4;

/**
 * The strongest sign of a copy: whom the page imitates, which outweighs any likeness. Page, icon, picture and what it loads
 * are copied together, so they do not add up.
 */
function likeness(facts: Facts, loads: boolean): [evidence: string, weight: number] | null {
  if (facts.imitates != null) {
    const { brand, probability } = facts.imitates;
    const odds = Math.log(probability / Math.max(1e-9, 1 - probability));
    return [
      `imitates ${brand}: ${percent(probability)}`,
      Math.min(MAX_IMITATION, Math.max(0, odds) + IMITATION),
    ];
  }
  const signs: [string, number][] = [];
  const page = facts.similarity ?? 0, picture = facts.pictureLikeness ?? 0;
  if (page >= 0.5) {
    signs.push([`page resembles the original's: ${page.toFixed(2)}`, 4 * Math.min(1, page) - 1]);
  }
  if (picture >= 0.8) {
    signs.push([`looks like the original: ${picture.toFixed(2)}`, 10 * Math.min(1, picture) - 7]);
  }
  if (facts.sameFavicon === true) signs.push(["shows the original's icon", 2]);
  if (loads) signs.push(["loads from the original's site", 2]);
  return signs.reduce<[string, number] | null>((a, b) => a === null || b[1] > a[1] ? b : a, null);
}

const BRAND = TOPICS.indexOf("brand"), URGENCY = TOPICS.indexOf("urgency"), SECRET = TOPICS.indexOf("secret");
/** Characters of a word that is a name, of one that begins a name, and by how many a look-alike differs. */
const LEAST_NAME = 4, LEAST_START = 5, LIKE = 2;

/**
 * Whether the title of a page that signs somebody in says whose it is, its own site's or the software's that runs it, and
 * names no brand.
 *
 * @param host Where the page is.
 * @param original Where the brand that it may imitate is; "" where that is not known.
 */
function isNamedAsItself(
  { n, title, titleText }: PageSummary,
  host: string,
  original: string,
): boolean {
  if (title[BRAND]! > 0) return false;
  const own = siteOf(host), label = siteLabelOf(own), brand = siteLabelOf(siteOf(original));
  const isBrand = (name: string): boolean =>
    brand !== "" && own !== siteOf(original) &&
    (brand.includes(name) || name.includes(brand) || levenshtein(name, brand) <= LIKE);
  const flat = titleText.replace(/[^\p{L}\p{N}]/gu, ""), joined = label.replaceAll("-", "");
  if (brand !== "" && flat.includes(brand.replaceAll("-", ""))) return false;
  if (SOFTWARE.test(titleText) || n.inputs > 0 && BACK_OFFICES.test(titleText)) return true;
  if (n.passwords === 0) return false;
  const parts = label.split("-").filter((part) => !NAMELESS.test(part));
  if (parts.length > 0 && joined.length >= LEAST_START && flat.includes(joined)) return !isBrand(joined);
  return titleText.split(/[^\p{L}\p{N}]+/u).some((word) =>
    word.length >= LEAST_NAME && !NAMELESS.test(word) && !isBrand(word) &&
    parts.some((part) => part === word || word.length >= LEAST_START && part.startsWith(word))
  );
}

function siteLabelOf(site: string): string {
  return site.slice(0, Math.max(0, site.indexOf(".")));
}
