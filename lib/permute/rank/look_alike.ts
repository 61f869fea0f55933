import type { Permutation, PermutationKind } from "../../model.ts";
import { registryTakes } from "../idn.ts";
import { isPlainLabel, isRtl, isValidLabel } from "../label.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isRegistrable, mayBeSuffix } from "./suffixes.ts";

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

/** Joins label and suffix; null when the name cannot be registered. `rtl`: the suffix has right-to-left characters. */
export function join(
  label: Label,
  suffix: string,
  rtl: boolean,
  name: Name,
  settings: Settings,
): Permutation | null {
  const { text, domain, kind } = label;
  if (label.maybeSuffix && !isRegistrable(domain, suffix)) return null;
  // In a name with a right-to-left label no label starts with a digit: RFC 5893 section 2, rule 1.
  if ((rtl || label.rtl) && DIGIT_FIRST.test(`${text}.${suffix}`)) return null;
  // The original's own letters show what its registry accepts.
  const doubtful = label.nonAscii && settings.idn === "registry" && (name.ascii || suffix !== name.tld);
  if (doubtful && !registryTakes(domain, suffix)) return null;
  return { domain: { fqdn: `${text}.${suffix}`, tld: suffix, domain }, kind };
}
