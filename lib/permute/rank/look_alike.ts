import type { Permutation, PermutationKind } from "../../model.ts";
import { hasScriptsOf, isPlainLabel, isRtl, isValidLabel, registryTakes } from "../label.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isRegistrable, mayBeSuffix, type Suffix } from "./suffixes.ts";

/** A checked label of look-alikes. */
export interface Label {
  /** May contain a dot: then the last part is the registrable label. */
  text: string;
  /** The registrable label. */
  domain: string;
  kind: PermutationKind;
  /** Not ASCII, so the registry's rules apply. */
  nonAscii: boolean;
  /** Together with some suffix it is a public suffix itself. */
  maybeSuffix: boolean;
  /** Right-to-left. */
  rtl: boolean;
}

const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Returns an edited label, or null when it is not valid or equals the original. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  if (isPlainLabel(text)) {
    return { text, domain: text, kind, nonAscii: false, maybeSuffix: mayBeSuffix(text), rtl: false };
  }
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  const nonAscii = !ASCII_ONLY.test(text);
  return { text, domain, kind, nonAscii, maybeSuffix: mayBeSuffix(domain), rtl: nonAscii && isRtl(text) };
}

const DIGIT_FIRST = /(?:^|\.)[0-9]/;

/** Names at a time: fewer generator steps, little wasted work when the budget ends. */
export const SOME_NAMES: number = 128;

/**
 * Adds the names of some labels under a suffix, without those that cannot be registered.
 *
 * @param from The place of the first label.
 * @returns The place of the next one.
 */
export function under(
  suffix: Suffix,
  labels: readonly Label[],
  out: Permutation[],
  name: Name,
  settings: Settings,
  from: number = 0,
): number {
  const { text: tld, dotted } = suffix;
  if (settings.asciiOnly && !ASCII_ONLY.test(tld)) return labels.length;
  const to = Math.min(labels.length, from + SOME_NAMES);
  for (let i = from; i < to; i++) {
    const label = labels[i]!;
    const { text, domain, kind } = label;
    if ((suffix.rtl || label.maybeSuffix || label.nonAscii) && !isPossible(label, suffix, name, settings)) {
      continue;
    }
    out.push({ domain: { fqdn: text + dotted, tld, domain }, kind });
  }
  return to;
}

/** Whether a label can be registered under a suffix. */
function isPossible(label: Label, suffix: Suffix, name: Name, settings: Settings): boolean {
  const { text, domain } = label;
  if (label.nonAscii && settings.asciiOnly) return false;
  if (label.maybeSuffix && !isRegistrable(domain, suffix.text)) return false;
  // In a name with a right-to-left label no label starts with a digit: RFC 5893 section 2, rule 1.
  if ((suffix.rtl || label.rtl) && DIGIT_FIRST.test(text + suffix.dotted)) return false;
  if (!label.nonAscii || settings.idn !== "registry") return true;
  // The original's own script shows what its registry takes beside its table.
  const isOwn = !name.ascii && suffix.text === name.tld && hasScriptsOf(domain, name.label);
  return isOwn || registryTakes(domain, suffix.text);
}
