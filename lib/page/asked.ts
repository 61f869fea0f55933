/**
 * What of value a page asks its visitors for, beside a password.
 * @module
 */
import {
  ALARM,
  AMOUNT,
  APPROVE,
  CALL,
  CARD_CODE,
  CARD_NUMBER,
  CONNECT_WALLET,
  DUE,
  IDENTITY,
  ONE_TIME_CODE,
  PASTE,
  PHONE_NUMBER,
  RUN_DIALOG,
  SCAN_QR,
  THREATS,
  WALLET_CALL,
  WALLET_SECRET,
} from "./data/asked.ts";

/** What a page asks for, as reasons say it: what follows "due" counts where the page shows a brand. */
export const PLEAS = {
  card: "asks for a payment card",
  wallet: "asks a wallet to sign",
  seed: "asks for the words of a wallet",
  identity: "asks for the number of a person or an account",
  run: "tells its visitor to run what it copied",
  alarm: "says that the visitor's device is in danger, and what to do",
  due: "says that money is due",
  code: "asks for a code that is valid once",
  qr: "shows a code to scan",
  approve: "asks to approve a sign-in",
  call: "asks its visitor to call",
} as const;

/** One of them. */
export type Plea = keyof typeof PLEAS;

/** What of a page tells what it asks for. */
export interface Asking {
  /** The beginning of its text, in lower case. */
  text: string;
  /** Words of the text. */
  words: number;
  /** Names and texts of its fields, in lower case. */
  fieldTexts: string;
  /** Fields to fill in, and the most that have one name but for its digits. */
  fields: number;
  alike: number;
  /** The beginning of its scripts. */
  script: string;
  /** Whether it asks for a password. */
  password: boolean;
  /** Links to other pages, and to mail and telephones. */
  links: number;
  contacts: number;
}

/** Words of pages that ask: others tell of such pages. Commands to run are short. */
const MAX_WORDS = 400, MAX_RUN_WORDS = 250, MAX_CALL_WORDS = 80;
/** Links of a page that asks people for their numbers: others have them sign in so. */
const MAX_LINKS = 8;
/** Links of a page that says it found threats: those who sell protection have a site. */
const MAX_ALARM_LINKS = 2;
/** Fields of one name for single words: wallets have 12 words at least. */
const SEED_FIELDS = 12;
/** Characters between what opens a program and what is pasted into it. */
const STEP = 250;

/** Returns what of value a page asks for, the first of them; null where it asks for nothing of the kind. */
export function askedOf(page: Asking): Plea | null {
  const { text, words, fieldTexts, fields, alike, script, password, links, contacts } = page;
  if (words > MAX_WORDS) return null;
  const all = `${fieldTexts} ${text}`;
  if (fields > 1 && CARD_NUMBER.test(all) && CARD_CODE.test(all)) return "card";
  if (WALLET_CALL.test(script) || CONNECT_WALLET.test(text)) return "wallet";
  if (fields > 0 && WALLET_SECRET.test(all) || alike >= SEED_FIELDS) return "seed";
  // People sign in with such numbers in some countries.
  if (fields > 0 && !password && links <= MAX_LINKS && IDENTITY.test(all)) return "identity";
  if (words <= MAX_RUN_WORDS && PASTE.test(after(RUN_DIALOG, text))) return "run";
  if (ALARM.test(text) && (contacts > 0 || PHONE_NUMBER.test(text))) return "alarm";
  if (fields === 0 && links <= MAX_ALARM_LINKS && THREATS.test(text)) return "alarm";
  if (words > MAX_CALL_WORDS || links > MAX_LINKS) return null;
  if (fields > 0 && ONE_TIME_CODE.test(all)) return "code";
  if (AMOUNT.test(text) && DUE.test(text)) return "due";
  if (fields > 0) return null;
  if (SCAN_QR.test(text)) return "qr";
  if (APPROVE.test(text)) return "approve";
  return PHONE_NUMBER.test(text) && CALL.test(text) ? "call" : null;
}

/** What follows the first match. */
function after(pattern: RegExp, text: string): string {
  const found = pattern.exec(text);
  return found === null ? "" : text.slice(found.index, found.index + found[0].length + STEP);
}
