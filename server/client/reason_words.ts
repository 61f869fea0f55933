/**
 * The reasons for a verdict in words: on pages, in mails and in chats alike.
 * @module
 */
import { percent } from "./words.ts";

/** The features of the classifier in the words of an analyst. */
const WORDS: Readonly<Record<string, string>> = {
  "address of a parking service": "Hosted on a parking provider's network",
  "address shared by live sites": "Behind a CDN or shop platform that serves many live sites",
  "brand in a short title": "Brand name in a short page title",
  "brand in the title": "Brand name in the page title",
  "brand in the title, password": "Brand name in the title of a login page",
  "certificate names the original": "Its certificate names the original",
  "domain words in a short text": "Little text, about the domain itself",
  "foreign site prevails": "Page links mostly to another site",
  "foreign site prevails, password": "Login form on a page that links mostly to another site",
  "has an address": "Resolves to an address",
  "its network warns of phishing": "Its hosting network shows a phishing warning",
  "made by homoglyphs": "Uses look-alike characters (homoglyphs)",
  "no password, asks for secrets": "Asks for secrets outside a password field",
  "no password, no form": "No form on the page",
  "no reference to itself, brand in the title": "Brand in the title of a page that never names its own host",
  "parked words in a long text": "Wording of parking pages",
  "parked words in a short text": "Little text, worded like a parking or default page",
  "parked words, no password": "Worded like a parking or default page, no login form",
  "parking script": "Loads a parking provider's script",
  "password field": "Login form with a password field",
  "password, assets elsewhere": "Login page built from another site's files",
  "password, dead links": "Login page whose links lead nowhere",
  "password, no hidden field": "Login form without the hidden fields of real ones",
  "password, no request token": "Login form without a request token",
  "password and little else": "Login form and little else",
  "password form to a bare PHP file": "Login form posts to a bare PHP script",
  "password form to a PHP file": "Login form posts to a PHP script",
  "password form to an absolute URL": "Login form posts to another address",
  "registered through a brand-protection registrar": "Registered through a brand-protection registrar",
  "same name servers as the original": "Same name servers as the original",
  "sale words in a short text": "Little text, offering the name for sale",
  "saved from another site": "Page was saved from another site",
  "share of words of hosting": "Worded like a hosting provider's default page",
  "short text, few links, no password": "Little text and few links",
  "short title names another site": "Title names another site",
  "shows the original's icon": "Shows the original's favicon",
  "title names another site": "Title names another site",
  "title names the prevailing foreign site": "Title names the site that the page links to",
  "title of up to three words": "Short page title",
  "title: domain": "Title is about the domain itself",
  "title: sale": "Title offers the name for sale",
  "title: signin": "Title of a login page",
  "words of article": "Reads like an article or blog",
  "words of domain": "Text is about the domain itself",
  "words of hosting": "Worded like a hosting provider's default page",
  "words of sale": "Offers the name for sale",
  "words of shop": "Reads like a shop",
  "words of signin": "Wording of a login page",
  "words of urgency": "Urgent wording",
};

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
  [/^(?:words of|title:|share of words of) (.+)$/, (topic) => `Wording about ${topic}`],
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
  if (Object.hasOwn(WORDS, evidence)) return WORDS[evidence]!;
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(evidence);
    if (found !== null) return words(found[1]!);
  }
  return evidence.charAt(0).toUpperCase() + evidence.slice(1);
}
