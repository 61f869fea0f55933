import {
  ANY_SCRIPT_TLDS,
  ARMENIAN,
  ASCII_ONLY,
  CYRILLIC_LABEL,
  EUROPE,
  GENERIC_TLDS,
  GREEK,
  LATIN,
  LETTERS_OF,
} from "./data/registries.ts";
import { isLabel } from "../domain.ts";
import { aLabel } from "./punycode.ts";

const PLAIN = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Longest label, in octets. */
const LONGEST = 63;
/** Scripts whose labels need no check beyond NFC, because edits only insert whole letters of them. */
const EASY = /^[-\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Han}0-9]*$/u;

/** Letters and digits of right-to-left scripts (Bidi_Class R, AL, AN). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Han}]/u;

/** Whether a text has right-to-left characters: then RFC 5893 also restricts the labels beside it. */
export function isRtl(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a label is ASCII and valid: LDH, length, hyphens. */
export function isPlainLabel(label: string): boolean {
  return PLAIN.test(label);
}

/**
 * Whether a label made out of a valid one by edits is valid: LDH, length, hyphens, NFC, IDNA.
 *
 * Edits insert only letters that IDNA 2008 and UTS 46 do not map. So for scripts without marks, joiners or
 * right-to-left writing, length, hyphens and composition remain to be checked; others go through all of UTS 46.
 *
 * @param label Without dots, lower case.
 */
export function isValidLabel(label: string): boolean {
  if (isPlainLabel(label)) return true;
  if (/^[\0-\x7f]*$/.test(label) || label.length > 59) return false;
  if (label.startsWith("-") || label.endsWith("-")) return false;
  if (label.includes("--")) {
    const points = [...label];
    if (points[2] === "-" && points[3] === "-") return false;
  }
  if (EASY.test(label) && label.normalize("NFC") === label) {
    // Below U+10000 a code point takes at most six Punycode digits. Few labels need the exact count.
    let most = "xn---".length + label.length;
    for (let i = 0; i < label.length; i++) if (label.charCodeAt(i) > 127) most += 5;
    return most <= LONGEST || aLabel(label).length <= LONGEST;
  }
  // Most edits insert Latin letters; a right-to-left label has none, and no leading digit (RFC 5893 section 2).
  if (isRtl(label) && (LEFT_TO_RIGHT.test(label) || /^[0-9]/.test(label))) return false;
  return isLabel(label);
}

type ScriptFamily = "none" | "wide" | "generic" | RegExp;

function family(suffix: string): ScriptFamily {
  const top = suffix.slice(suffix.lastIndexOf(".") + 1);
  const named = LETTERS_OF.get(top);
  if (named !== undefined) return named;
  if (ANY_SCRIPT_TLDS.has(top)) return "wide";
  if (ASCII_ONLY.has(top)) return "none";
  return top.length > 2 && /^[a-z]+$/.test(top) || GENERIC_TLDS.has(top) ? "generic" : "none";
}

/**
 * Whether the registry of a suffix takes a label, by its published IDN table or script rules.
 *
 * ASCII is always taken except under suffixes in a script of their own; mixed scripts never are.
 *
 * @param label Unicode, valid.
 * @param suffix Unicode.
 */
export function registryTakes(label: string, suffix: string): boolean {
  const f = family(suffix);
  if (f === "none") return false;
  if (f instanceof RegExp) return f.test(label);
  if (f === "wide") {
    return LATIN.test(label) || CYRILLIC_LABEL.test(label) || GREEK.test(label) || ARMENIAN.test(label) ||
      !MIXABLE.test(label);
  }
  return EUROPE.test(label) || CYRILLIC_LABEL.test(label) || GREEK.test(label) || !MIXABLE.test(label);
}

/** Whether a label has no letters of a script that another one lacks, of those that look like one another. */
export function hasScriptsOf(label: string, other: string): boolean {
  return CONFUSABLE_SCRIPTS.every((script) => !script.test(label) || script.test(other));
}

const CONFUSABLE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
];
/** Scripts that look like one another; other mixtures are assumed to be refused where they confuse. */
const MIXABLE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
