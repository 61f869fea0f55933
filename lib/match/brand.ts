/**
 * A brand as matching reads it, and the other forms of its label that count as near.
 * @module
 */
import type { Domain, PermutationKind } from "../model.ts";
import { apply, type Edit, type Kind } from "../permute/kinds/kind.ts";
import { keywords } from "../permute/kinds/keyword.ts";
import { homoglyph, lettersAlike } from "../permute/kinds/homoglyph.ts";
import { mapped } from "../permute/kinds/mapped.ts";
import { replacement } from "../permute/kinds/replacement.ts";
import { type Name, nameOf } from "../permute/name.ts";
import { settingsOf } from "../permute/options.ts";
import { fold } from "./text.ts";

/** One brand of an index. */
export interface Brand {
  /** Its registrable name. */
  readonly name: string;
  /** Its registrable label, the one left of the suffix. */
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

/** Returns a registrable name as a brand. */
export function brandOf({ domain, tld }: Pick<Domain, "domain" | "tld">): Brand {
  const name = `${domain}.${tld}`;
  const written = fold(domain);
  return { name, label: domain, tld, plain: written.replaceAll("-", ""), written, lead: leadOf(name) };
}

/** Returns the texts that one edit of several characters makes of a brand, folded and without hyphens; with the edits. */
export function editsOf(
  { name: registrable, plain }: Brand,
): Map<string, { kind: PermutationKind; edit: Edit }> {
  const name: Name = nameOf(registrable);
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
      if (text !== plain && !out.has(text)) out.set(text, { kind, edit });
    }
  }
  return out;
}

/** Fewest characters of a shortened brand: shorter ones occur in too many names. */
const LEAD_FROM = 4;
let generic: Set<string> | undefined;

/** Returns the first words of a brand's label when all others are generic, such as card or bank; else undefined. */
function leadOf(registrable: string): string {
  generic ??= new Set(keywords().filter((word) => word.length > 2));
  const { words, label } = nameOf(registrable);
  let end = words.length;
  while (end > 1 && generic.has(words[end - 1]!.text)) end--;
  if (end === words.length) return "";
  const lead = fold(label.slice(0, words[end]!.at)).replaceAll("-", "");
  return lead.length < LEAD_FROM || generic.has(lead) ? "" : lead;
}

/** Returns a brand's label with a word left out or moved to the front, and its initials; without hyphens. */
export function wordsOf(brand: Brand): Set<string> {
  const { words, label } = nameOf(brand.name);
  const out = new Set<string>();
  if (words.length < 2) return out;
  for (const [i, { text, at }] of words.entries()) {
    out.add(label.slice(0, at) + label.slice(at + text.length));
    if (i > 0) out.add(label.slice(at) + label.slice(0, at));
  }
  out.add(words.map((w) => [...w.text][0]).join(""));
  return new Set([...out].map((text) => fold(text).replaceAll("-", "")).filter((text) => text !== ""));
}
