import { SquatError } from "../errors.ts";
import { checkArgument } from "../argument.ts";
import type { Domain } from "../model.ts";
import { brandDomain, type ParsedDomain } from "../domain.ts";
import { KEYWORD_LINES, OTHER_WORDS } from "./data/keywords.ts";

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

let costs: ReadonlyMap<string, number> | undefined;

function words(): ReadonlyMap<string, number> {
  if (costs !== undefined) return costs;
  const map = new Map<string, number>();
  const listed = KEYWORD_LINES.trim().split("\n").flatMap((l) =>
    l.slice(l.indexOf(":") + 1).trim().split(" ")
  );
  for (const w of [...OTHER_WORDS.split(" "), ...listed]) {
    if (w.length < 2) continue;
    if (w.length === 2 && !/^(of|in|on|at|by|to|is|it|me|up|my|go)$/.test(w)) continue;
    map.set(w, w.length < 4 ? 3 : 2);
  }
  return costs = map;
}

/** Cost of a stretch of unknown letters, and of each of its letters: an unknown name stays in one piece. */
const UNKNOWN_COST = 4;
const UNKNOWN_LETTER = 0.9;

/**
 * Returns the words of a label, in order; the whole label when it is one word or unknown.
 *
 * The cheapest way to cover it with known words; unknown stretches cost by the letter. Hyphens separate words.
 *
 * @example
 * ```ts
 * import { segment } from "./name.ts";
 * console.assert(segment("bankofamerica").map((w) => w.text).join("/") === "bank/of/america");
 * ```
 */
export function segment(label: string): readonly { text: string; at: number }[] {
  const out: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of label.split("-")) {
    for (const text of splitPart(part)) {
      out.push({ text, at });
      at += text.length;
    }
    at++;
  }
  return out;
}

function splitPart(part: string): string[] {
  const known = words();
  const best: { cost: number; from: number; known: boolean }[] = [{ cost: 0, from: 0, known: true }];
  for (let end = 1; end <= part.length; end++) {
    let choice = { cost: Infinity, from: 0, known: false };
    for (let from = 0; from < end; from++) {
      const price = known.get(part.slice(from, end));
      // Two adjacent unknown stretches are one.
      if (price === undefined && !best[from]!.known) continue;
      const cost = best[from]!.cost + (price ?? UNKNOWN_COST + UNKNOWN_LETTER * (end - from));
      if (cost < choice.cost) choice = { cost, from, known: price !== undefined };
    }
    best.push(choice);
  }
  const out: string[] = [];
  for (let end = part.length; end > 0; end = best[end]!.from) out.unshift(part.slice(best[end]!.from, end));
  return out;
}
