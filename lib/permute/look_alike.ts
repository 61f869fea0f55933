import type { Permutation, PermutationKind } from "../model.ts";
import { registryTakes } from "./idn.ts";
import { isValidLabel, RIGHT_TO_LEFT } from "./label.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";
import { isRegistrable, mayBeSuffix } from "./suffixes.ts";

/** A label that look-alikes are made of, checked. */
export interface Label {
  /** May hold a dot: then the last part is the registrable label. */
  text: string;
  /** The registrable label. */
  domain: string;
  kind: PermutationKind;
  /** Not ASCII: the suffix's registry has a say. */
  wide: boolean;
  /** With some suffix it is a suffix itself. */
  risky: boolean;
}

const ASCII = /^[\0-\x7f]*$/;

/** Returns the label made by edits, or null when it is not valid or the name itself. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  return { text, domain, kind, wide: !ASCII.test(text), risky: mayBeSuffix(domain) };
}

const DIGIT_FIRST = /(?:^|\.)[0-9]/;

/** Tells whether a suffix is written from right to left: then the other labels have a rule to keep too. */
export function isRightToLeft(suffix: string): boolean {
  return RIGHT_TO_LEFT.test(suffix);
}

/** Puts a name together; null when it cannot be registered. */
export function join(label: Label, suffix: string, name: Name, settings: Settings): Permutation | null {
  const { text, domain, kind } = label;
  if (label.risky && !isRegistrable(domain, suffix)) return null;
  const fqdn = `${text}.${suffix}`;
  // No label beside one that is written from right to left begins with a digit: RFC 5893 section 2, rule 1.
  if (DIGIT_FIRST.test(fqdn) && RIGHT_TO_LEFT.test(fqdn)) return null;
  if (label.wide && settings.idn === "registry" && suffix !== name.tld && !registryTakes(domain, suffix)) {
    return null;
  }
  if (label.wide && settings.idn === "registry" && name.ascii && !registryTakes(domain, suffix)) return null;
  return { domain: { fqdn, tld: suffix, domain }, kind };
}
