import { type ParsedDomain, parseDomain } from "../domain.ts";
import type { Domain } from "../model.ts";
import { fold, glyphOf, Hashed } from "./text.ts";

/** The border before a character of a host: none, a hyphen, a dot, or an end of the host. */
export const NONE = 0;
/** A hyphen. */
export const HYPHEN = 1;
/** A dot. */
export const DOT = 2;
/** The beginning or the end. */
export const BORDER = 3;

/** The parts of a suspect name. */
export interface Host {
  readonly tld: string;
  /** `label.tld`. */
  readonly registrable: string;
  /** The registrable label, as it stands. */
  readonly label: string;
  /** The text left of the suffix, folded, with its dots and hyphens. */
  readonly written: string;
  /** The same without dots and hyphens. */
  readonly joined: string;
  /** `joined` before it was folded. */
  readonly raw: string;
  /** The border before each character of `joined`; one more for the end. */
  readonly breaks: Uint8Array;
  /** Where the registrable label begins in `joined`. */
  readonly labelAt: number;
  /** Number of non-ASCII characters. */
  readonly nonAscii: number;
  /** Hashes of `joined`. */
  readonly exact: Hashed;
  /** Hashes of `joined` as seen at a glance. */
  readonly glance: Hashed;
}

const SIGNS = /[-.]/g;
/** A name has at most 253 characters (RFC 1035 section 2.3.4); one more for the end. */
const MAX = 254;
const exact = new Hashed();
const glance = new Hashed();
const shared = new Uint8Array(MAX + 2);

/** Returns the parts of a suspect name. The next call reuses the returned object. */
export function hostOf(domain: Domain | string, reading?: string): Host {
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
    registrable: `${label}.${tld}`,
    label,
    written,
    joined,
    raw: nonAscii === 0 ? joined : left.replace(SIGNS, ""),
    breaks,
    labelAt,
    nonAscii,
    exact,
    glance,
  };
}
