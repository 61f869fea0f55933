import { SquatError } from "../errors.ts";
import { checkArgument } from "../argument.ts";
import type { Domain } from "../model.ts";
import { brandDomain, type ParsedDomain } from "../domain.ts";
import { segment } from "./segment.ts";

/** One character of a label and its position. */
export interface Char {
  /** A code point. */
  c: string;
  /** Offset in UTF-16 units. */
  at: number;
}

/** The original, split into the parts that the kinds work on. */
export interface Name {
  /** The registrable label, Unicode. */
  label: string;
  /** Its public suffix. */
  tld: string;
  /** `label.tld`. */
  registrable: string;
  /** The labels left of the registrable name, without the last dot; empty for a lone `www`. */
  subdomain: string;
  /** The label's characters. */
  chars: readonly Char[];
  /** The label has ASCII characters only. */
  ascii: boolean;
  /** The words the label is made of; the whole label when they are unknown. Hyphens are not part of them. */
  words: readonly { text: string; at: number }[];
}

/**
 * Returns the parts of a name that the kinds work on.
 *
 * @param domain A host name, or a domain as on the wire.
 * @throws {SquatError} `invalid_domain` when the text is not a usable host name.
 * @throws {SquatError} `invalid_parameter` when it is neither, or the parts of the object do not make up its `fqdn`.
 */
export function nameOf(domain: Domain | string): Name {
  checkArgument(domain, "domain", "a domain");
  const parts: Domain & Partial<ParsedDomain> = typeof domain === "string" ? brandDomain(domain) : domain;
  const registrable = `${parts.domain}.${parts.tld}`;
  if (parts.fqdn !== registrable && !parts.fqdn.endsWith(`.${registrable}`)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use fqdn ${JSON.stringify(parts.fqdn)} with domain and tld ${
        JSON.stringify(registrable)
      }: it has to end with them`,
    );
  }
  // The wire has no A-labels and no capitals: parse such a name again.
  if (/[A-Z]|(^|\.)xn--/.test(parts.fqdn)) return nameOf(brandDomain(parts.fqdn));
  // And a host once, which may stand below a private suffix.
  if (typeof domain !== "string" && parts.fqdn !== registrable) {
    const own = brandDomain(parts.fqdn);
    if (own.tld !== parts.tld) return nameOf(own);
  }
  const subdomain = parts.fqdn.slice(0, Math.max(0, parts.fqdn.length - registrable.length - 1));
  const chars: Char[] = [];
  let at = 0;
  for (const c of parts.domain) {
    chars.push({ c, at });
    at += c.length;
  }
  return {
    label: parts.domain,
    tld: parts.tld,
    registrable,
    // People paste it from the address bar: it says nothing about the name.
    subdomain: subdomain === "www" ? "" : subdomain,
    chars,
    ascii: /^[\0-\x7f]*$/.test(parts.domain),
    words: segment(parts.domain),
  };
}
