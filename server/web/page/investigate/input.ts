/**
 * The kind of text in the search box. Pure.
 * @module
 */
import { parseRange } from "../../../../lib/ip.ts";
import { hostsIn, refang } from "../../../names/names.ts";
import { readListText } from "../../../names/list_reader.ts";

/** A name in a mail, and where it stands. */
export interface MailName {
  /** The host. */
  name: string;
  /** In words, such as `sender` or `link`. */
  where: string;
}

/** Maximum number of characters of a mail that are read. */
const MAX_TEXT = 1_000_000;
/** Maximum number of names. */
const MAX_NAMES = 200;

/** Headers that name who sent a mail or wants the answer, in words; recipients are the reader's own. */
const SENDERS: Readonly<Record<string, string>> = {
  "from": "sender",
  "reply-to": "answers go to",
  "return-path": "failures go to",
  "sender": "sent by",
  "list-unsubscribe": "unsubscribe link",
};
const HEADER = /^(from|to|subject|date|received|return-path|reply-to|message-id|mime-version|sender):/gim;
const LINK = /\bh(?:tt|xx)ps?(?:\[:\]|:)\/\/[^\s"'<>()]+/gi;
/** A host name. */
const HOST: RegExp = /^[^\s.\\[\](){}|^$*+?%,;<>"']+(?:\.[^\s.\\[\](){}|^$*+?%,;<>"']+)+$/;

/** Whether a text is a mail with its headers, as `Show original` or a saved file has them. */
export function isMail(text: string): boolean {
  return new Set(text.slice(0, MAX_TEXT).match(HEADER)?.map((each) => each.toLowerCase())).size >= 2;
}

/** Returns the names that a mail comes from and leads to: of its senders, then of its links. */
export function namesOfMail(text: string): MailName[] {
  const mail = text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n");
  const end = mail.search(/\n\n/);
  const head = (end < 0 ? mail : mail.slice(0, end)).replace(/\n[ \t]+/g, " ");
  const found = new Map<string, string>();
  const add = (name: string, where: string) => {
    const host = refang(name).toLowerCase();
    if (HOST.test(host) && !found.has(host) && found.size < MAX_NAMES) found.set(host, where);
  };
  for (const line of head.split("\n")) {
    const [, header = "", value = ""] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    const where = Object.hasOwn(SENDERS, header.toLowerCase()) ? SENDERS[header.toLowerCase()]! : undefined;
    if (where === undefined) continue;
    for (const [, host] of value.matchAll(/@([^\s<>()",;]+)/g)) add(host!, where);
    for (const [link] of value.matchAll(LINK)) add(link, where);
  }
  for (const [link] of decoded(end < 0 ? mail : mail.slice(end)).matchAll(LINK)) add(link, "link");
  return [...found].map(([name, where]) => ({ name, where }));
}

/** A body with its encodings for transport undone, as far as links need it (RFC 2045, sections 6.7 and 6.8). */
function decoded(body: string): string {
  const quoted = body.replace(/=\n/g, "").replace(
    /=([\dA-F]{2})/g,
    (_, code: string) => String.fromCharCode(parseInt(code, 16)),
  );
  const packed = [...body.matchAll(/(?:^|\n)((?:[A-Za-z0-9+/]{40,}\n)*[A-Za-z0-9+/]{4,}={0,2})(?=\n|$)/g)];
  return [body, quoted, ...packed.map(([, text]) => unpacked(text!))].join("\n");
}

function unpacked(base64: string): string {
  try {
    return atob(base64.replaceAll("\n", ""));
  } catch {
    return "";
  }
}

/** The kind of a text. */
export type Input =
  | { kind: "nothing" }
  /** A domain or host. */
  | { kind: "host"; host: string }
  /** A URL with a scheme, path or user. */
  | { kind: "url"; host: string }
  /** A pattern for certificate search. */
  | { kind: "pattern"; pattern: string; match: Match }
  /** Several names, and what of the text was left out, in a sentence; empty for nothing. */
  | { kind: "list"; names: readonly string[]; leftOut: string }
  /** A mail with its headers. */
  | { kind: "mail"; names: readonly MailName[] }
  /** What names may have in common: an address or a network of addresses, an AS, a certificate by its SHA-256. */
  | { kind: "shared"; facet: "address" | "network" | "certificate"; value: string };

/** How certificate search matches a pattern. */
export type Match = "regex" | "wildcard" | "contains";

/** Maximum number of names in a list. */
const MOST = 2_000;
/** How a list begins that may be one word: JSON, and rules of blockers. */
const LIST_START = /^(?:\|\||\[\s*["{]|\{\s*")/;
const DEFANGED = /[[({]\s*(?:\.|dot)\s*[\])}]/gi;
const AS = /^AS\s?(\d{1,10})$/i;
const FINGERPRINT = /^(?:sha-?256[:=\s]*)?((?:[\da-f]{2}:?){31}[\da-f]{2})$/i;

/** Returns the kind of a text; names and URLs may be defanged. */
export function readInput(text: string): Input {
  if (isMail(text)) return { kind: "mail", names: namesOfMail(text) };
  const word = text.trim();
  if (word === "") return { kind: "nothing" };
  const shared = sharedOf(word);
  if (shared !== null) return shared;
  if (/[\s,;]/.test(word) || LIST_START.test(word)) return listOf(word);
  const plain = word.replace(DEFANGED, ".");
  const host = refang(word);
  const isUrl = /^[a-z][a-z+.[\]-]*:\/\/|[/@]/i.test(plain);
  if (HOST.test(host) && !(plain.startsWith("*.") && !isUrl)) {
    return { kind: isUrl ? "url" : "host", host };
  }
  return patternOf(plain);
}

function sharedOf(word: string): Input | null {
  const [, number] = AS.exec(word) ?? [], [, hash] = FINGERPRINT.exec(word) ?? [];
  if (number !== undefined) return { kind: "shared", facet: "network", value: `AS${Number(number)}` };
  if (hash !== undefined) {
    return { kind: "shared", facet: "certificate", value: hash.replaceAll(":", "").toLowerCase() };
  }
  const address = [word.replace(DEFANGED, "."), refang(word)].find((each) => parseRange(each) !== null);
  return address === undefined ? null : { kind: "shared", facet: "address", value: address };
}

/** A list, or a sentence with names in it. */
function listOf(text: string): Input {
  const { rows, tally } = readListText(text);
  const listed = rows.flatMap(({ names }) => names);
  const names = [...new Set(listed.length > 0 ? listed : hostsIn(text))];
  if (names.length === 0) return patternOf(text);
  const leftOut = listed.length === 0 ? "" : tally.words("the text");
  if (names.length === 1 && leftOut === "") return { kind: "host", host: names[0]! };
  const more = names.length > MOST ? `only the first ${MOST} are compared` : "";
  return { kind: "list", names: names.slice(0, MOST), leftOut: [leftOut, more].filter(Boolean).join("; ") };
}

/** What is no regular expression is a wildcard, with `*` or as in SQL with `%`, or a part of a name. */
function patternOf(text: string): Input {
  if (/[\\^$()[\]{}|+?]|\.\*/.test(text)) return { kind: "pattern", pattern: text, match: "regex" };
  const pattern = text.replaceAll("%", "*");
  return { kind: "pattern", pattern, match: pattern.includes("*") ? "wildcard" : "contains" };
}
