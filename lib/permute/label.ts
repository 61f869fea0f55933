import { isLabel } from "../domain.ts";
import { aLabel } from "./punycode.ts";

const PLAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Scripts whose labels need no rule beyond NFC here, because only whole letters of them are ever put in. */
const EASY = /^[-\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Han}0-9]*$/u;

/** Letters and digits of scripts that are written from right to left (Bidi_Class R, AL, AN). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Han}]/u;

/** Whether something of a text is written from right to left: then what stands beside it has a rule to keep too. */
export function isRtl(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a label is ASCII and valid: LDH, length, hyphens. */
export function isPlainLabel(label: string): boolean {
  return PLAIN.test(label) && (label.charCodeAt(2) !== 45 || label.charCodeAt(3) !== 45);
}

/**
 * Whether a label made out of a valid one by edits is valid: LDH, length, hyphens, NFC, IDNA.
 *
 * The edits put in only letters that IDNA 2008 and UTS 46 take as they are. So for the scripts without marks,
 * joiners or direction of writing length, hyphens and composition remain; others go through the whole of UTS 46.
 *
 * @param label Without dots, lower case.
 */
export function isValidLabel(label: string): boolean {
  if (isPlainLabel(label)) return true;
  if (/^[\0-\x7f]*$/.test(label) || label.length > 59) return false;
  if (label.startsWith("-") || label.endsWith("-")) return false;
  const points = [...label];
  if (points[2] === "-" && points[3] === "-") return false;
  if (EASY.test(label) && label.normalize("NFC") === label) {
    // A code point takes at most six digits of Punycode below U+10000; short labels need no counting.
    return label.length < 10 || aLabel(label).length <= 63;
  }
  // Most edits put in Latin letters: a label from right to left has none, and no digit in front (RFC 5893 section 2).
  if (isRtl(label) && (LEFT_TO_RIGHT.test(label) || /^[0-9]/.test(label))) return false;
  return isLabel(label);
}
