import type { PermutationKind } from "../model.ts";
import { withCodePoints } from "../permute/kinds/homoglyph.ts";
import { EDITS } from "./align.ts";
import { type Brand, editsOf } from "./brand.ts";
import type { Candidate } from "./candidates.ts";
import { KIND_OF_EDIT } from "./data/edits.ts";
import { type Found, LIKENESS } from "./features.ts";
import { DOT, type Host, NONE } from "./host.ts";

/** Returns the kind of an imitation and the edit in words. */
export function describe(
  host: Host,
  brand: Brand,
  { from, to }: Candidate,
  found: Found,
): { kind: PermutationKind; text: string } {
  const { labelAt, joined, breaks } = host;
  const whole = from === labelAt && to === joined.length;
  const written = rawOf(host, from, to);
  if (found.likeness === LIKENESS.edited) {
    const { kind, edit: { at, drop, put } } = editsOf(brand).get(found.text)!;
    return {
      kind,
      text: `${drop === 0 ? `${put} put in` : `${brand.label.slice(at, at + drop)} → ${put}`} at ${at}`,
    };
  }
  if (found.likeness === LIKENESS.letters) {
    return { kind: "Transposition", text: "its letters in another order" };
  }
  if (found.likeness === LIKENESS.lead) {
    return from < labelAt
      ? {
        kind: "Subdomain",
        text: `${brand.lead}, short for ${brand.label}, stands left of ${host.registrable}`,
      }
      : { kind: "Omission", text: `${brand.lead}, short for ${brand.label}` };
  }
  if (found.likeness === LIKENESS.words) return { kind: "Omission", text: "words left out or moved" };
  if (found.likeness !== LIKENESS.same || written.replaceAll("-", "") !== brand.label.replaceAll("-", "")) {
    const kind = found.likeness === LIKENESS.same ? "Homoglyph" : KIND_OF_EDIT[EDITS[found.op]!];
    return { kind, text: change(brand.label, written) };
  }
  let dots = 0;
  let hyphens = 0;
  for (let i = from + 1; i < to; i++) if (breaks[i] !== NONE) breaks[i] === DOT ? dots++ : hyphens++;
  if (dots > 0) return { kind: "Subdomain", text: dots === 1 ? "a dot put in" : "dots put in" };
  if (whole && host.label === brand.label) return { kind: "Tld", text: `another suffix: ${host.tld}` };
  if (from < labelAt) return { kind: "Subdomain", text: `${brand.label} stands left of ${host.registrable}` };
  const after = spelt(host, to, joined.length);
  const before = spelt(host, labelAt, from);
  const own = brand.label.split("-").length - 1;
  if (hyphens !== own || before + after === "") {
    const done = hyphens > own ? "put in" : hyphens < own ? "left out" : "put in or moved";
    return { kind: "Hyphenation", text: `hyphens ${done}` };
  }
  if (before.length + after.length === 1 && /[a-z0-9]/.test(before + after)) {
    const twice = (before === "" ? brand.plain.at(-1) : brand.plain[0]) === before + after;
    const kind = twice ? "Repetition" : before === "" ? "Addition" : "Insertion";
    return { kind, text: `${brand.label} → ${host.label}` };
  }
  const [first = ""] = after.replace(/^-/, "").split("-");
  const suffix = brand.tld.replaceAll(".", "");
  if (first === suffix || first === "com" || brand.tld.split(".")[0] === first) {
    return { kind: "FauxTld", text: `${first} written after it` };
  }
  return { kind: "Keyword", text: `${beside(before, after)} beside` };
}

function beside(before: string, after: string): string {
  return before === "" ? after : after === "" ? before : `${before}…${after}`;
}

/** Returns a part of the registrable label with its hyphens. */
function spelt({ joined, breaks }: Host, from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) {
    out += (breaks[i] === NONE || i === 0 ? "" : breaks[i] === DOT ? "" : "-") + joined[i];
  }
  return out + (to > from && to < joined.length && breaks[to] !== NONE && breaks[to] !== DOT ? "-" : "");
}

/** Returns a part of a host as it was written, without hyphens and dots, where folding did not change its length. */
function rawOf(host: Host, from: number, to: number): string {
  return host.raw.length === host.joined.length ? host.raw.slice(from, to) : host.joined.slice(from, to);
}

/** `l → 1 at 5` where one place differs, else `paypal → papyal`. */
function change(label: string, written: string): string {
  const plain = label.replaceAll("-", "");
  if (plain.length === written.length && plain === label) {
    const at = [...plain].findIndex((_, i) => plain[i] !== written[i]);
    if (at >= 0 && plain.slice(at + 1) === written.slice(at + 1)) {
      return `${withCodePoints(plain[at]!)} → ${withCodePoints(written[at]!)} at ${at}`;
    }
  }
  return `${label} → ${withCodePoints(written)}`;
}
