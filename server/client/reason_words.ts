/**
 * The reasons for a verdict in words: on pages, in mails and in chats alike.
 * @module
 */
import { EVIDENCE_WORDS } from "./data/evidence_words.ts";
import { percent } from "../../lib/percent.ts";

const PATTERNS: readonly (readonly [RegExp, (value: string) => string])[] = [
  [
    /^page resembles the original's: ([\d.]+)$/,
    (share) => `Page is ${percentOf(share)} similar to the original's`,
  ],
  [
    /^looks like the original: ([\d.]+)$/,
    (share) => `Screenshot is ${percentOf(share)} similar to the original's`,
  ],
  [/^imitates (.+)$/s, (brand) => `Imitates ${brand}`],
  [/^redirects to the original: (.+)$/s, (to) => `Redirects to the original, ${to}`],
  [
    /^redirects to the original, is new and takes mail: (.+)$/s,
    (to) => `New, takes mail and redirects to the original, ${to}, as invoice fraud does`,
  ],
  [
    /^redirects to the original and takes mail: (.+)$/s,
    (to) => `Redirects to the original, ${to}, and takes mail`,
  ],
  [/^shows browsers (.+)$/s, (what) => `Cloaking: shows browsers ${what}`],
  [/^(?:words of|title:) (.+)$/, (topic) => `Wording about ${topic}`],
];

const percentOf = (share: string): string => percent(Number(share));

/** One reason for the scores of a name. */
export interface Reason {
  /** What was seen, in an analyst's words. */
  text: string;
  /** What it is about: one of the scores, or `unclear` for what was not seen. */
  side: string;
  /** Whether it speaks for that. */
  supports: boolean;
}

/** Reads a reason of the service; null for another text. */
export function reasonOf(line: string): Reason | null {
  const [, not, side, evidence] = /^(not )?(phishing|parked|legitimate|unclear): (.*)$/s.exec(line) ?? [];
  if (side === undefined || evidence === undefined) return null;
  return { text: evidenceWords(evidence), side, supports: not === undefined };
}

/** Returns a reason in words; some speak against a verdict. */
export function reasonText(line: string): string {
  const reason = reasonOf(line);
  return reason === null ? line : reason.supports ? reason.text : `Not ${reason.side}: ${reason.text}`;
}

/** Returns evidence in words. */
export function evidenceWords(evidence: string): string {
  if (Object.hasOwn(EVIDENCE_WORDS, evidence)) return EVIDENCE_WORDS[evidence]!;
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(evidence);
    if (found !== null) return words(found[1]!);
  }
  return evidence.charAt(0).toUpperCase() + evidence.slice(1);
}
