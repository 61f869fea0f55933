/**
 * A brand as matching reads it, and the other forms of its label that count as near.
 * @module
 */
import { isLabel } from "../domain.ts";
import type { Domain, PermutationKind } from "../model.ts";
import { apply, type Edit, type Kind } from "../permute/kinds/kind.ts";
import { keywords } from "../permute/kinds/keyword.ts";
import { homoglyph, lettersAlike } from "../permute/kinds/homoglyph.ts";
import { mapped } from "../permute/kinds/mapped.ts";
import { replacement } from "../permute/kinds/replacement.ts";
import { type Name, nameOf } from "../permute/name.ts";
import { settingsOf } from "../permute/options.ts";
import { fold } from "./text.ts";

/** A brand of an index as one of its words. */
export interface Brand {
  /** The name it is guarded by, which is the same for all of its words. */
  readonly name: string;
  /** The same with a dot before it, as hosts below it end. */
  readonly below: string;
  /** Its registrable label, the one left of the suffix; or one of its other words. */
  readonly label: string;
  /** Its public suffix. */
  readonly tld: string;
  /** The label folded to ASCII letters, without hyphens. */
  readonly plain: string;
  /** The label as `plain`, hyphens included. */
  readonly written: string;
  /** `plain` without generic words at its end, as people shorten it: epos for eposcard; else empty. */
  readonly lead: string;
}

/**
 * Returns a registrable name as a brand.
 *
 * @param word Another word of it, in place of its label.
 */
export function brandOf({ domain, tld }: Pick<Domain, "domain" | "tld">, word: string = domain): Brand {
  const name = `${domain}.${tld}`;
  const written = fold(word);
  const plain = written.replaceAll("-", "");
  const brand = { name, below: `.${name}`, label: word, tld, plain, written, lead: "" };
  return { ...brand, lead: leadOf(brand) };
}

/** Fewest and most characters of a brand's other word. */
const WORD_LENGTHS = [2, 40] as const;
/** Characters of such a word as somebody writes it. */
const MAX_WRITTEN = 200;

/** Returns one of a brand's other words as a label, its words joined by hyphens; null where no name can hold it. */
export function aliasOf(text: string): string | null {
  if (text.length > MAX_WRITTEN) return null;
  const label = text.normalize("NFC").toLowerCase().trim().replace(/[\s_.'’&+-]+/gu, "-").replace(
    /^-|-$/g,
    "",
  );
  const [least, most] = WORD_LENGTHS;
  const isLong = label.length >= least && label.length <= most;
  return isLong && isLabel(label) && !isGenericWord(label) ? label : null;
}

/** The parts that the kinds work on. */
const namedBy = ({ label, tld }: Pick<Brand, "label" | "tld">): Name =>
  nameOf({ fqdn: `${label}.${tld}`, domain: label, tld });

/** Returns the texts that one edit of several characters makes of a brand, folded and without hyphens; with the edits. */
export function editsOf(
  brand: Brand,
): Map<string, { kind: PermutationKind; edit: Edit }> {
  const name = namedBy(brand);
  const out = new Map<string, { kind: PermutationKind; edit: Edit }>();
  const settings = settingsOf({ idn: "registry" }, name);
  const makers: [Kind, Iterable<Edit>][] = [
    [homoglyph, lettersAlike(name)],
    [replacement, replacement.edits(name, settings)],
    [mapped, mapped.edits(name, settings)],
  ];
  for (const [{ kind }, edits] of makers) {
    for (const edit of edits) {
      if (edit.drop <= 1 && edit.put.length <= 1) continue;
      const text = fold(apply(name.label, edit)).replaceAll("-", "");
      if (text !== brand.plain && !out.has(text)) out.set(text, { kind, edit });
    }
  }
  return out;
}

/** Fewest characters of a shortened brand: shorter ones occur in too many names. */
const LEAD_FROM = 4;
let generic: Set<string> | undefined;

/** Whether a word stands beside any brand, such as card or bank. */
function isGenericWord(word: string): boolean {
  generic ??= new Set(keywords().filter((each) => each.length > 2));
  return generic.has(word);
}

/** Returns the first words of a brand's label when all others are generic, such as card or bank; else undefined. */
function leadOf(brand: Pick<Brand, "label" | "tld">): string {
  const { words, label } = namedBy(brand);
  let end = words.length;
  while (end > 1 && isGenericWord(words[end - 1]!.text)) end--;
  if (end === words.length) return "";
  const lead = fold(label.slice(0, words[end]!.at)).replaceAll("-", "");
  return lead.length < LEAD_FROM || isGenericWord(lead) ? "" : lead;
}

/** Returns a brand's label with a word left out or moved to the front, and its initials; without hyphens. */
export function wordsOf(brand: Brand): Set<string> {
  const { words, label } = namedBy(brand);
  const out = new Set<string>();
  if (words.length < 2) return out;
  for (const [i, { text, at }] of words.entries()) {
    out.add(label.slice(0, at) + label.slice(at + text.length));
    if (i > 0) out.add(label.slice(at) + label.slice(0, at));
  }
  out.add(words.map((w) => [...w.text][0]).join(""));
  return new Set([...out].map((text) => fold(text).replaceAll("-", "")).filter((text) => text !== ""));
}
