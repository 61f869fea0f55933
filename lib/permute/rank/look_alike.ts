import type { Permutation, PermutationKind } from "../../model.ts";
import { registryTakes } from "../idn.ts";
import { isPlainLabel, isRtl, isValidLabel } from "../label.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isRegistrable, mayBeSuffix } from "./suffixes.ts";

/** A label that look-alikes are made of, checked. */
export interface Label {
  /** May hold a dot: then the last part is the registrable label. */
  text: string;
  /** The registrable label. */
  domain: string;
  kind: PermutationKind;
  /** Not ASCII: the suffix's registry has a say. */
  nonAscii: boolean;
  /** With some suffix it is a suffix itself. */
  maybeSuffix: boolean;
  /** Written from right to left. */
  rtl: boolean;
}

const ASCII = /^[\0-\x7f]*$/;

/** Returns the label made by edits, or null when it is not valid or the name itself. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  if (isPlainLabel(text)) {
    return { text, domain: text, kind, nonAscii: false, maybeSuffix: mayBeSuffix(text), rtl: false };
  }
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  const nonAscii = !ASCII.test(text);
  return { text, domain, kind, nonAscii, maybeSuffix: mayBeSuffix(domain), rtl: nonAscii && isRtl(text) };
}

const DIGIT_FIRST = /(?:^|\.)[0-9]/;

/** Puts a name together; null when it cannot be registered. `rtl` tells whether something of the suffix is so written. */
export function join(
  label: Label,
  suffix: string,
  rtl: boolean,
  name: Name,
  settings: Settings,
): Permutation | null {
  const { text, domain, kind } = label;
  if (label.maybeSuffix && !isRegistrable(domain, suffix)) return null;
  // No label beside one that is written from right to left begins with a digit: RFC 5893 section 2, rule 1.
  if ((rtl || label.rtl) && DIGIT_FIRST.test(`${text}.${suffix}`)) return null;
  // A name that is no ASCII itself shows what its own registry takes.
  const doubtful = label.nonAscii && settings.idn === "registry" && (name.ascii || suffix !== name.tld);
  if (doubtful && !registryTakes(domain, suffix)) return null;
  return { domain: { fqdn: `${text}.${suffix}`, tld: suffix, domain }, kind };
}
