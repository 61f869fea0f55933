/**
 * Whether a page is evidence of anything: what it shows by itself has to be seen, and to be something, before the name can
 * be called legitimate. That nothing speaks of phishing is no evidence.
 * @module
 */
import { askedOf, type Plea, PLEAS } from "../page/asked.ts";
import { PHONE_NUMBER } from "../page/data/asked.ts";
import {
  BARE,
  type Gate,
  GATED,
  GATES,
  MESSENGER,
  NAMELESS_SHOPS,
  PRESSURE,
  PROMISE,
  UNREAD,
} from "./data/gates.ts";
import type { UnreadPart } from "./facts.ts";
import { linkHost } from "../page/html.ts";
import type { Shown, ShownFrame } from "./shown.ts";
import type { PageSummary } from "./summary.ts";

/** Why a page proves nothing. */
export interface Unproven {
  /** As reasons say it. */
  evidence: string;
  /** What it cannot be called: parked pages may be bare. */
  of: "anything innocent" | "legitimate";
  /** How much it speaks of phishing, in nats. @default 0 */
  weight?: number;
}

/**
 * What pages that ask for it prove nothing by, and how much it speaks of phishing where no site stands around it, in nats:
 * of whole pages for a card, words or numbers 13 of 170 of kits and none of 512 others, 4.3 nats, 2.2 at least at 95 %.
 * Nothing could be measured of the others.
 */
const ALONE: Readonly<Partial<Record<Plea, number>>> = {
  card: 2.2,
  wallet: 0,
  seed: 3,
  identity: 2.2,
  run: 3,
  alarm: 3,
  due: 0,
};

/** Every text of {@link Unproven}. */
export const UNPROVEN: ReadonlySet<string> = new Set(
  [UNREAD, GATED, PLEAS, BARE, NAMELESS_SHOPS].flatMap((each) => Object.values(each)),
);

/** Words of a page that shows what it is about, and fewer that do where it leads on or names whom to ask. */
const SUBSTANCE = 60, SOME = 35, FEW = 18;
/** Links and contacts that show a site around the page; gates have their share of them. */
const SITE = 3, LARGER_SITE = 6;
/** Words of a page that is nothing but a way on or something to fill in: long notes stand below gates. */
const DEAD_END_WORDS = 400;
/** Words below which a frame is what a page shows, and a picture. */
const FRAMED = 40, PICTURED = 25;
/** Words and links of pages that are only a gate. */
const GATE_WORDS = 120, GATE_LINKS = 8;
/** Characters of a page that was cut, without a closing tag: what a row of a data set holds of a long one. */
const EXCERPT = 60_000;

/** How a page came. */
interface Answered {
  /** Whether a server sent it: a piece of a page, as data sets have, says little of the whole. */
  isAnswer: boolean;
  /** Characters or bytes that came. */
  size: number;
  /** Its media type; undefined where that is not known. */
  type: string | undefined;
  /** Whether its fields tell a browser to save it. */
  isSaved: boolean;
  /** What a visit left unread; undefined where nobody says, so that the page itself tells. */
  unread: UnreadPart | null | undefined;
}

/** Why a page proves nothing; null for one that shows what it is. */
export function unprovenBy(
  page: PageSummary,
  { isAnswer, size, type, isSaved, unread }: Answered,
): Unproven | null {
  const { shown } = page;
  const nothing = (evidence: string): Unproven => ({ evidence, of: "anything innocent" });
  if (isSaved || type !== undefined && !isDocument(type)) return nothing(UNREAD.file);
  if (unread != null) return nothing(UNREAD[unread]);
  if (!isAnswer && isPiece(page, size)) return null;
  if (unread === undefined && shown.frames.length > 0 && isFramed(shown)) return nothing(UNREAD.frame);
  const asked = askedBy(page);
  if (asked !== null) {
    return { ...nothing(PLEAS[asked]), weight: isAlone(shown, asked) ? ALONE[asked]! : 0 };
  }
  if (isNameless(shown)) {
    if ((shown.text.match(DISCOUNT)?.length ?? 0) >= DISCOUNTS) return nothing(NAMELESS_SHOPS.givenAway);
    if (shown.links.size <= GATE_LINKS && PROMISE.test(shown.text)) return nothing(NAMELESS_SHOPS.promised);
    if (shown.links.size <= SITE && PRESSURE.test(shown.text)) return nothing(NAMELESS_SHOPS.pressed);
  }
  const gate = page.n.passwords === 0 ? gateOf(page) : null;
  if (gate !== null) return nothing(GATED[gate]);
  if (!isBare(page)) return null;
  // What is parked has nothing to press, and nobody to write to.
  return isOneWay(page) && (page.n.buttons > 0 || [...shown.links].some((href) => MESSENGER.test(href)))
    ? nothing(GATED.onward)
    : { evidence: bareness(page), of: "legitimate" };
}

function isPiece({ n }: PageSummary, size: number): boolean {
  return n.doctype + n.html + n.head + n.body === 0 || n.closed === 0 && size > EXCERPT;
}

/** Whether browsers show an answer of this type as a page of its own. */
export function isDocument(type: string): boolean {
  return /^\s*(?:$|text\/html\b|application\/xhtml\+xml\b)/i.test(type) || !type.includes("/");
}

/** Whether what a page shows is in its frames. */
export function isFramed(shown: Shown): boolean {
  const { frameset, frames, words } = shown;
  if (frameset || frames.some(({ covers }) => covers)) return true;
  // A document of the site itself is a part of the page; others show maps and films beside a text.
  return words < FRAMED && leadsOf(shown) < SITE || words <= GATE_WORDS && frames.some(isOwnDocument);
}

function isOwnDocument({ src, html }: ShownFrame): boolean {
  return html !== null || /^data:/i.test(src) || src !== "" && linkHost(src) === "" && !/^[a-z]+:/i.test(src);
}

/** A mail address as it is written for people. */
const ADDRESS = /[^\s@]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}\b/;
/** Links that pages of every kind have around what they show. */
const POLICY =
  /priva|datenschutz|terms|conditions?|\bagb\b|nutzung|impressum|imprint|legal|mentions|cookie|confidential|polic|regulamin|gizlilik/i;
const AROUND = new RegExp(
  "^(?:https?://[^/]+)?/?(?:index\\.\\w{1,5}|home/?)?$|contact|kontakt|contatt|contato|contacto|about|ueber-?uns|acerca|sobre|chi-siamo|" +
    "support|\\bhelp|hilfe|ayuda|\\baide|\\bajuda|faq|apps\\.apple\\.com|play\\.google\\.com|itunes\\.|" +
    POLICY.source,
  "i",
);

/** How many links and contacts show a site: those around what a page shows count once. */
function leadsOf({ links, contacts, text }: Shown): number {
  const around = [...links].filter((href) => AROUND.test(href)).length;
  return links.size - Math.max(0, around - 1) + contactsNamed({ contacts, text });
}

/** Contacts that a page names, as links or in its text. */
function contactsNamed({ contacts, text }: Pick<Shown, "contacts" | "text">): number {
  return contacts > 0 ? contacts : Number(ADDRESS.test(text) || PHONE_NUMBER.test(text));
}

/** What of value a page asks for that it proves nothing by; null where it asks for nothing. */
export function askedBy({ shown, n }: PageSummary): Plea | null {
  const { fieldNames, links } = shown;
  const asked = askedOf({
    ...shown,
    alike: Math.max(0, ...fieldNames.values()),
    password: n.passwords > 0,
    links: links.size,
  });
  return asked !== null && asked in ALONE ? asked : null;
}

const hasPolicy = ({ links }: Shown): boolean => [...links].some((href) => POLICY.test(href));

/** Whether no site stands around what a page asks for; whom to call is a part of an alarm. */
const isAlone = (shown: Shown, asked: Plea): boolean =>
  shown.links.size <= SITE && !hasPolicy(shown) && (asked === "alarm" || contactsNamed(shown) === 0);

/** A discount that honest shops give on single goods, and how many of them, at least. */
const DISCOUNT = /(?<!\d)-?(?:[6-9]\d|1\d\d) ?% ?(?:off)?/g, DISCOUNTS = 3;

/** Whether a page names no firm, no number and no policy, as shops do that give everything away. */
const isNameless = (shown: Shown): boolean =>
  shown.contacts === 0 && !PHONE_NUMBER.test(shown.text) && !hasPolicy(shown);

const GATE_NAMES = Object.keys(GATES) as Gate[];
/** Words of a page on which "one moment" and "continue" are all there is, the second where it has one link. */
const WAIT_WORDS = 40, ONWARD_WORDS = 90;

/** Whether a page has a way to go on, or somebody to write to, and nothing else to do. */
function isOneWay({ shown, n }: PageSummary): boolean {
  const { links, fields, contacts } = shown;
  return fields === 0 && contacts === 0 && n.buttons + links.size > 0 &&
    (links.size <= 1 || [...links].every((href) => MESSENGER.test(href)));
}

function gateOf(page: PageSummary): Gate | null {
  const { shown, titleText } = page;
  const { words, text, links, contacts } = shown;
  if (words > GATE_WORDS || leadsOf(shown) > GATE_LINKS) return null;
  const all = `${titleText} ${text}`;
  const isShort = words <= WAIT_WORDS && links.size < SITE ||
    links.size <= 1 && contacts === 0 && (words <= ONWARD_WORDS || isOneWay(page));
  return GATE_NAMES.find((gate) =>
    (isShort || gate !== "queue" && gate !== "onward") && GATES[gate].test(all)
  ) ?? null;
}

/** Whether a page leads nowhere but through its own form or button. */
function isDeadEnd({ shown, n }: Pick<PageSummary, "shown" | "n">): boolean {
  return shown.links.size <= 1 && contactsNamed(shown) === 0 && n.buttons + shown.fields > 0 &&
    shown.words < DEAD_END_WORDS;
}

/** Whether a page shows next to nothing of its own. */
function isBare({ shown, n }: PageSummary): boolean {
  const { words } = shown, leads = leadsOf(shown);
  // What a page that signs somebody in shows beside its form is little, and enough where it leads somewhere.
  if (n.passwords > 0) return leads === 0 && words < SUBSTANCE;
  return isDeadEnd({ shown, n }) ||
    !(words >= SUBSTANCE || words >= SOME && (leads >= 2 || contactsNamed(shown) > 0) ||
      words >= FEW && leads >= SITE || leads >= LARGER_SITE);
}

function bareness({ shown }: PageSummary): string {
  const { words, pictures, fields, scripts } = shown;
  if (words < PICTURED && pictures > 0) return BARE.picture;
  if (fields > 0) return BARE.form;
  if (words < PICTURED && scripts > 0) return UNREAD.script;
  return BARE.nothing;
}
