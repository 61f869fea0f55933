import { NODE_NAMES, NOT_A_NAME, SPECIAL_USE } from "./data/not_names.ts";
import { SquatError } from "./errors.ts";
import { aLabels, toAsciiName, toUnicodeName } from "./idna.ts";
import type { Domain } from "./model.ts";
import { publicSuffix, registrablePart } from "./suffixes.ts";

export { SUFFIX_LIST_DATE } from "./data/suffixes.ts";

/** A parsed host name: the domain of the wire, with what the wire leaves out. */
export interface ParsedDomain extends Domain {
  /** The whole name as A-labels: `xn--mnchen-3ya.de`. */
  ascii: string;
  /** The registrable name in Unicode; equals `fqdn` unless a host below it was given. */
  registrable: string;
  /** Labels left of the registrable name, joined by dots; empty for the registrable name itself. */
  subdomain: string;
}

const MAX_INPUT = 1024;

/** What a registry takes. */
const STRICT = { isStrict: true, checkBidi: true } as const;

/**
 * For labels below the registrable name. Nobody registers these: whoever has the name makes any, and browsers load
 * them (`my_brand.weebly.com`, `r3---sn-4g5e.googlevideo.com`). Which ASCII characters they have is checked apart.
 */
const BELOW = { isStrict: false, checkBidi: true } as const;

/** A label of a host as DNS and browsers have it. */
const HOST_LABEL = /^[a-z0-9_-]{1,63}$/;

/** Names that UTS 46 does not change, which are most: this test costs a tenth of the full processing. */
const PLAIN = /^(?:(?!-|..--)[a-z0-9-]{0,62}[a-z0-9](?:\.|$))+$/;

/** Names of hosts in ASCII that UTS 46 would not change; a tenth of the cost again. */
const PLAIN_HOST = /^(?:[a-z0-9_-]{1,63}(?:\.|$))+$/;

/** Names that may be valid A-labels. */
const DECODABLE = /^(?:(?!-)[a-z0-9-]{0,62}[a-z0-9](?:\.|$))+$/;

function quote(text: string): string {
  const shown = text.length > 80 ? text.slice(0, 80) + "…" : text;
  return JSON.stringify(shown).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/g,
    (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}

function refuse(input: string, reason: string): never {
  throw new SquatError("invalid_domain", `Cannot use ${quote(input)}: ${reason}`);
}

function labelFault(label: string): string {
  if (label.startsWith("-") || label.endsWith("-")) return "begins or ends with a hyphen";
  if (label.includes("_")) return "contains an underscore, which no registrable name has";
  if (/^xn--/i.test(label)) return "is not valid Punycode of an internationalised label";
  if (label.slice(2, 4) === "--") return "has hyphens in third and fourth place, which only xn-- labels may";
  const bad = [...label].find((c) =>
    toAsciiName(c, { ...STRICT, checkBidi: false }) === null && !/\p{M}/u.test(c)
  );
  if (bad !== undefined && bad !== "-") {
    const point = "U+" + bad.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return `contains ${point}, which is not allowed in a name`;
  }
  if (/^\p{M}/u.test(label)) return "begins with a combining mark";
  if (/[\u0590-\u08ff]/u.test(label)) return "mixes directions of writing (RFC 5893)";
  if (label.length > 63 || [...label].length > 59) return "is longer than 63 characters";
  return "is not allowed by UTS 46";
}

/**
 * Returns a name as A-labels whose registrable part passes every check, and whose labels below are those of any host;
 * null for any other.
 */
function hostALabels(joined: string): string | null {
  const isPlain = joined.length <= 253 && PLAIN_HOST.test(joined) && !joined.includes("xn--");
  const ascii = isPlain ? joined : toAsciiName(joined, BELOW);
  if (ascii === null) return null;
  const labels = ascii.split(".");
  if (!labels.every((label) => HOST_LABEL.test(label) && !NODE_NAMES.has(label))) return null;
  const { registrable } = splitName(ascii);
  if (registrable === null || registrable === ascii) return null;
  return PLAIN.test(registrable) || toAsciiName(registrable, STRICT) === registrable ? ascii : null;
}

/** Returns a name as A-labels, without its trailing dot. */
function toALabels(text: string): string {
  for (const [sign, reason] of NOT_A_NAME) {
    if (sign.test(text)) refuse(text, reason);
  }
  // UTS 46 maps IDNA's three other full stops to this one.
  const labels = text.replace(/[\u3002\uff0e\uff61]/g, ".").split(".");
  if (labels.at(-1) === "") labels.pop();
  if (labels.length === 0) refuse(text, "it has no labels");
  const empty = labels.indexOf("");
  if (empty >= 0) refuse(text, `label ${empty + 1} is empty`);
  if (labels.length > 127) refuse(text, `it has ${labels.length} labels; a name has at most 127`);

  const joined = labels.join(".");
  const ascii = PLAIN.test(joined) && joined.length <= 253
    ? joined
    : toAsciiName(joined, STRICT) ?? hostALabels(joined);
  if (ascii === null) {
    const service = labels.find((label) => NODE_NAMES.has(label.toLowerCase()));
    if (service !== undefined) refuse(text, `${service} is the label of a service (RFC 8552), not of a host`);
    // Whatever is wrong with those below, it is the last that nobody can register.
    const faulty = labels.findLastIndex((label) => toAsciiName(label, STRICT) === null);
    if (faulty >= 0) {
      const label = labels[faulty]!;
      refuse(text, `label ${faulty + 1} ${quote(label)} ${labelFault(label)}`);
    }
    const whole = aLabels(labels.join("."), STRICT);
    if (whole !== null && whole.length > 253) {
      refuse(text, `it is ${whole.length} characters long as A-labels; a name has at most 253`);
    }
    refuse(text, "its labels do not go together (right-to-left rules of RFC 5893)");
  }
  return ascii;
}

/** Returns a name as A-labels and in Unicode, without its trailing dot. */
function formsOf(text: string): [ascii: string, unicode: string] {
  if (text.length <= 253 && !text.endsWith(".")) {
    if (PLAIN.test(text)) return [text, text];
    if (PLAIN_HOST.test(text) && !text.includes("xn--") && hostALabels(text) !== null) return [text, text];
    // No two A-labels decode to the same label, so those that are valid are in their final form.
    const decoded = DECODABLE.test(text) ? toUnicodeName(text, STRICT) : null;
    if (decoded !== null) return [text, decoded];
  }
  const ascii = toALabels(text);
  // Every label is valid by now, and those below need not pass STRICT.
  return [ascii, ascii.includes("xn--") ? toUnicodeName(ascii, BELOW)! : ascii];
}

/** Returns as many labels of a name as its last part in ASCII has. */
function lastLabels(name: string, part: string): string {
  let at = name.length;
  for (let dot = 0; dot >= 0; dot = part.indexOf(".", dot + 1)) at = name.lastIndexOf(".", at - 1);
  return name.slice(at + 1);
}

/**
 * Returns the parts of a domain name, after strict UTS 46 processing, label rules and the public suffix list.
 *
 * The rules are strict for the registrable name and its suffix. Labels below it are those of any host that browsers
 * load: underscores, and hyphens in any place. One trailing dot is dropped. Only names under a suffix of the ICANN section count; a private suffix such as
 * `github.io` is an ordinary name here. Texts over 1,024 characters are refused unread.
 * Source: UTS 46 (non-transitional), RFC 1035 section 2.3.4, Public Suffix List.
 *
 * @param text A host name, Unicode or A-labels.
 * @throws {SquatError} `invalid_domain` saying which part is wrong and why.
 * @example
 * ```ts
 * import { parseDomain } from "./domain.ts";
 * const name = parseDomain("Shop.MÜNCHEN.de.");
 * console.assert(name.ascii === "shop.xn--mnchen-3ya.de");
 * console.assert(name.registrable === "münchen.de" && name.domain === "münchen");
 * ```
 */
export function parseDomain(text: string): ParsedDomain {
  // JavaScript callers may pass anything.
  if (typeof text !== "string") refuse(String(text), "it is not a string; give one such as example.com");
  if (text === "") {
    throw new SquatError("invalid_domain", "Cannot use an empty name: give one such as example.com");
  }
  if (text.length > MAX_INPUT) refuse(text, `it is ${text.length} characters long; a name has at most 253`);
  const [ascii, fqdn] = formsOf(text);
  const last = ascii.slice(ascii.lastIndexOf(".") + 1);
  if (/^(\d+|0x[0-9a-f]*)$/.test(last)) refuse(text, "this is an IP address; give a domain name");
  if (SPECIAL_USE.has(last)) refuse(text, `.${last} is a special-use suffix that is not in the public DNS`);
  const { suffix, section } = publicSuffix(ascii, false);
  const domain = registrablePart(ascii, suffix);
  if (section === null) {
    refuse(text, ascii.includes(".") ? `no public domain ends in .${last}` : "it has no suffix such as .com");
  }
  if (domain === null) refuse(text, `it is a public suffix itself; give a name below it`);

  const tld = fqdn === ascii ? suffix : lastLabels(fqdn, suffix);
  const registrable = fqdn === ascii ? domain : lastLabels(fqdn, domain);
  return {
    fqdn,
    tld,
    domain: registrable.slice(0, registrable.length - tld.length - 1),
    ascii,
    registrable,
    subdomain: fqdn === registrable ? "" : fqdn.slice(0, fqdn.length - registrable.length - 1),
  };
}

/**
 * Whether a text is a label as it stands, in Unicode: valid by the rules of {@link parseDomain}, and mapped to
 * itself. Faster than {@link parseDomain}, since it finds no reason for a refusal.
 *
 * @param text Without dots.
 * @example
 * ```ts
 * import { isLabel } from "./domain.ts";
 * console.assert(isLabel("münchen") && !isLabel("München") && !isLabel("-a"));
 * ```
 */
export function isLabel(text: string): boolean {
  return toAsciiName(text, STRICT) !== null && toUnicodeName(text, STRICT) === text;
}

/** Hosts below which anybody gets a name, and which the list lacks. */
const UNLISTED_HOSTS: ReadonlySet<string> = new Set(["godaddysites.com", "weebly.com"]);

/**
 * Whether a text is a suffix of the list's private section: a domain below which its owner lets anybody register, such
 * as `us.com` or `github.io`. {@link parseDomain} takes names below it for hosts.
 *
 * @param ascii Lower-case A-labels.
 */
export function isPrivateSuffix(ascii: string): boolean {
  if (UNLISTED_HOSTS.has(ascii)) return true;
  const { suffix, section } = publicSuffix(`xqzt.${ascii}`, true);
  return section === "private" && suffix === ascii;
}

/** First labels of suffixes that a state, or one body of it, has alone: below others strangers register. */
const OF_ONE_OWNER: ReadonlySet<string> = new Set(
  "gov gob gouv gub gv go govt gc mil nhs police parliament def jus leg".split(" "),
);

/**
 * Returns the name by which the owner of a host guards it: the registrable name; below a private suffix, such as
 * `uk.com` or `github.io`, the name below that, since others hold its neighbours; and a public suffix that has one
 * owner, such as `gov.uk`, itself. In `registrable`, `domain` and `tld` the suffix is the private one.
 *
 * @param text A host name, Unicode or A-labels.
 * @throws {SquatError} `invalid_domain`.
 * @example
 * ```ts
 * import { brandDomain } from "./domain.ts";
 * console.assert(brandDomain("www.britishshop.uk.com").registrable === "britishshop.uk.com");
 * console.assert(brandDomain("gov.uk").domain === "gov");
 * ```
 */
export function brandDomain(text: string): ParsedDomain {
  // www. of a public suffix with one owner is that owner's site, no name of its own.
  const site = typeof text === "string" ? text.toLowerCase().replace(/^www\.|\.$/g, "") : text;
  const parsed = readSuffix(site) ?? parseDomain(text);
  if (parsed.subdomain === "") return parsed;
  const host = UNLISTED_HOSTS.has(parsed.registrable) ? parsed.registrable : null;
  const { suffix, section } = host !== null
    ? { suffix: host, section: "private" }
    : publicSuffix(parsed.ascii, true);
  const domain = registrablePart(parsed.ascii, suffix);
  if (section !== "private" || domain === null) return parsed;
  const registrable = lastLabels(parsed.fqdn, domain);
  const tld = lastLabels(parsed.fqdn, suffix);
  return {
    ...parsed,
    tld,
    registrable,
    domain: registrable.slice(0, registrable.length - tld.length - 1),
    subdomain: parsed.fqdn.slice(0, Math.max(0, parsed.fqdn.length - registrable.length - 1)),
  };
}

/** Returns a public suffix of several labels that has one owner as a name; null for any other text. */
function readSuffix(text: string): ParsedDomain | null {
  const dot = typeof text === "string" ? text.indexOf(".") : -1;
  if (dot < 1 || !PLAIN.test(text) || text.endsWith(".") || !OF_ONE_OWNER.has(text.slice(0, dot))) {
    return null;
  }
  // Of Gorizia, as other provinces have it.
  if (text === "go.it") return null;
  const { registrable, suffix } = splitName(text);
  if (registrable !== null || suffix !== text || publicSuffix(text, false).section === null) return null;
  const [domain, tld] = [text.slice(0, dot), text.slice(dot + 1)];
  return { fqdn: text, tld, domain, ascii: text, registrable: text, subdomain: "" };
}

/** The parts of a name from a certificate, as A-labels. */
export interface SplitName {
  /** The public suffix; the last label where the list knows none. */
  suffix: string;
  /** Suffix and one label, null when the name is a suffix itself. */
  registrable: string | null;
  /** The labels left of `registrable`; null for none. */
  subdomain: string | null;
}

/**
 * Returns the parts of a name without judging it: certificates name hosts that {@link parseDomain} refuses, such as
 * `*.example.com` and `_dmarc.example.com`.
 *
 * @param ascii Lower-case A-labels, without a trailing dot.
 * @example
 * ```ts
 * import { splitName } from "./domain.ts";
 * console.assert(splitName("*.a.example.co.uk").registrable === "example.co.uk");
 * ```
 */
export function splitName(ascii: string): SplitName {
  let end = ascii.length;
  while (end > 1 && ascii[end - 1] === ".") end--;
  const name = ascii.slice(0, end);
  const { suffix } = publicSuffix(name, false);
  const registrable = registrablePart(name, suffix);
  const subdomain = registrable === null || registrable.length >= name.length
    ? null
    : name.slice(0, name.length - registrable.length - 1);
  return { suffix, registrable, subdomain };
}

/** As `parseDomain`, for texts that others wrote: null where it refuses one. */
export function readDomain(text: string): ParsedDomain | null {
  try {
    return parseDomain(text);
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
}

/** The registrable domain above a name, or the name itself, as A-labels; null where it has none. */
export function registrableAscii(name: string): string | null {
  const domain = readDomain(name);
  return domain === null ? null : readDomain(domain.registrable)?.ascii ?? null;
}
