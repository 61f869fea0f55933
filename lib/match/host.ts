import { type ParsedDomain, parseDomain, readDomain, splitName } from "../domain.ts";
import type { Domain } from "../model.ts";
import { fold, glyphOf, Hashed } from "./text.ts";
import { SquatError } from "../errors.ts";
import { keywords } from "../permute/kinds/keyword.ts";

/** The border before a character of a host: none, a hyphen, a dot, or an end of the host. */
export const NONE = 0;
/** A hyphen. */
export const HYPHEN = 1;
/** A dot. */
export const DOT = 2;
/** The beginning or the end. */
export const BORDER = 3;

/** The parts of a suspect name. */
export type Host = Readonly<ReturnType<typeof hostOf>>;

const SIGNS = /[-.]/g;
/** A name has at most 253 characters (RFC 1035 section 2.3.4); one more for the end. */
const MAX = 254;
const exact = new Hashed();
const glance = new Hashed();
const shared = new Uint8Array(MAX + 2);

/** Returns the parts of a suspect name. The next call reuses the returned object. */
export function hostOf(domain: Domain | string, reading?: string) {
  const parts: ParsedDomain | Domain = typeof domain === "string" ? parseDomain(domain) : domain;
  const { fqdn, tld, domain: label } = parts;
  const left = fqdn.slice(0, fqdn.length - tld.length - 1);
  const ownLabel = reading ?? fold(label);
  const written = left === label ? ownLabel : fold(left.slice(0, left.length - label.length)) + ownLabel;
  const labelFrom = written.length - ownLabel.length;
  const breaks = shared;
  let labelAt = 0;
  let pending = BORDER;
  let length = 0;
  for (let i = 0; i < written.length; i++) {
    const c = written.charCodeAt(i);
    if (i === labelFrom) labelAt = length;
    if (c !== 45 && c !== 46) {
      breaks[Math.min(MAX, length++)] = pending;
      pending = NONE;
    } else if (pending !== BORDER) pending = c === 46 || pending === DOT ? DOT : HYPHEN;
  }
  const joined = (length === written.length ? written : written.replace(SIGNS, "")).slice(0, MAX);
  breaks[joined.length] = BORDER;
  exact.set(joined);
  glance.set(joined, glyphOf);
  let nonAscii = 0;
  for (let i = 0; i < left.length; i++) if (left.charCodeAt(i) > 127) nonAscii++;
  return {
    tld,
    /** `label.tld`. */
    registrable: `${label}.${tld}`,
    /** The registrable label, as it stands. */
    label,
    /** The text left of the suffix, folded, with its dots and hyphens. */
    written,
    /** The same without dots and hyphens. */
    joined,
    /** `joined` before it was folded. */
    raw: nonAscii === 0 ? joined : left.replace(SIGNS, ""),
    /** The border before each character of `joined`; one more for the end. */
    breaks,
    /** Where the registrable label begins in `joined`. */
    labelAt,
    /** Number of non-ASCII characters. */
    nonAscii,
    /** Hashes of `joined`. */
    exact,
    /** Hashes of `joined` as seen at a glance. */
    glance,
  };
}

/** Host names as feeds have them: whatever is in DNS, a wildcard first, one trailing dot. */
const HOST = /^(?:\*\.)?(?:[a-z0-9_-]{1,63}(?:\.|$))+$/i;
/** With its trailing dot and a wildcard. */
const MOST = 256;
/** What no name has that {@link parseDomain} takes: an underscore, a wildcard, the suffix of addresses. */
const IRREGULAR = /_|^\*|\.arpa\.?$/i;
const ADDRESS = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/**
 * Returns the parts of a host name of a feed. Feeds also have names that nobody can register, such as
 * `_dmarc.example.com` and `r3---sn--bg07dnss.example.com`: an underscore is read as a hyphen.
 *
 * @throws {SquatError} `invalid_domain` for a text that is not a host name, and for a public suffix.
 */
export function readName(text: string): Domain {
  // An error costs as much as ten names.
  const isIrregular = typeof text === "string" && IRREGULAR.test(text) && isHost(text);
  try {
    if (!isIrregular) return parseDomain(text);
  } catch (error) {
    if (!(error instanceof SquatError) || typeof text !== "string" || !isHost(text)) throw error;
  }
  const plain = text.toLowerCase().replace(/^\*\.|\.$/g, "");
  const { suffix, registrable, subdomain } = splitName(plain);
  // It says what is wrong.
  if (registrable === null) return parseDomain(plain);
  const own = registeredName(registrable, suffix);
  return subdomain === null ? own : { ...own, fqdn: `${subdomain.replaceAll("_", "-")}.${own.fqdn}` };
}

const isHost = (text: string): boolean => text.length <= MOST && HOST.test(text) && !ADDRESS.test(text);

/** Only its subdomains may be irregular; else it is read as it stands. */
function registeredName(registrable: string, suffix: string): Domain {
  const parsed = IRREGULAR.test(registrable) ? null : readDomain(registrable);
  if (parsed !== null) return parsed;
  const fqdn = registrable.replaceAll("_", "-");
  return { fqdn, tld: suffix, domain: fqdn.slice(0, fqdn.length - suffix.length - 1) };
}

/** Words of two letters that phishing hosts join to a brand: `myjcb`, `jcbco`. */
const SHORT_WORDS = ["my", "co", "id", "go"];
/** Lengths of words that are looked up: longer ones are rare. */
export const WORD_FROM = 2;
/** See {@link WORD_FROM}. */
export const WORD_TO = 12;

const hashes = new Set<number>();
/** Bits of their hashes: most texts are none of them, and end here. */
const filter = new Uint8Array(1 << 16);

function list(): void {
  const text = new Hashed();
  const words = keywords().filter((word) => word.length > 2 && !word.includes("-"));
  for (const word of [...words, ...SHORT_WORDS]) {
    text.set(word);
    const hash = text.part(0, word.length);
    hashes.add(hash);
    filter[hash & 0xffff] = 1;
  }
}

/** Whether a part of a text is a borrowed word. */
export function isBorrowed(text: Hashed, from: number, to: number): boolean {
  if (hashes.size === 0) list();
  const hash = text.part(from, to);
  return filter[hash & 0xffff] === 1 && hashes.has(hash);
}

/**
 * Returns how many characters of a part of a host belong to borrowed words, the longest first from the left. Words of
 * two letters count between borders only; the ends of the part are borders.
 *
 * @param breaks The border before each character.
 */
export function borrowedIn(text: Hashed, breaks: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to;) {
    let length = Math.min(WORD_TO, to - at);
    for (; length >= WORD_FROM; length--) {
      const end = at + length;
      if (length === 2 && !(isEnd(breaks, at, from) && isEnd(breaks, end, to))) continue;
      if (isBorrowed(text, at, end)) break;
    }
    if (length >= WORD_FROM) count += length;
    at += length >= WORD_FROM ? length : 1;
  }
  return count;
}

const isEnd = (breaks: Uint8Array, at: number, end: number): boolean => at === end || breaks[at] !== NONE;
