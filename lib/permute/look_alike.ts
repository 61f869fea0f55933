import type { Permutation, PermutationKind } from "../model.ts";
import { registryTakes } from "./idn.ts";
import { FROM_RIGHT, isValidLabel } from "./label.ts";
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
  /** With some suffix it is a suffix itself, or no name. */
  risky: boolean;
}

const DIGIT_FIRST = /(?:^|\.)\d/;

const ASCII = /^[\0-\x7f]*$/;

/** Whether an ASCII label is a name under every suffix that it is no part of. */
export function isPlain(text: string): boolean {
  return !DIGIT_FIRST.test(text);
}

/** Returns the label made by edits, or null when it is not valid or the name itself. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  const risky = mayBeSuffix(domain) || !isPlain(text);
  return { text, domain, kind, wide: !ASCII.test(text), risky };
}

/** Puts a name together; null when it cannot be registered. */
export function join(label: Label, suffix: string, name: Name, settings: Settings): Permutation | null {
  const { text, domain, kind } = label;
  if (label.risky && !isRegistrable(domain, suffix)) return null;
  const fqdn = `${text}.${suffix}`;
  // RFC 5893 section 2, rule 1: beside a label that is written from the right, none begins with a digit.
  if (DIGIT_FIRST.test(fqdn) && FROM_RIGHT.test(fqdn)) return null;
  if (label.wide && settings.idn === "registry" && suffix !== name.tld && !registryTakes(domain, suffix)) {
    return null;
  }
  if (label.wide && settings.idn === "registry" && name.ascii && !registryTakes(domain, suffix)) return null;
  return { domain: { fqdn, tld: suffix, domain }, kind };
}
