/**
 * The kind of text in the search box. Pure.
 * @module
 */
import { parseRange } from "../../../../lib/ip.ts";
import { hostsIn, refang } from "../../../names/names.ts";
import { readListText } from "../../../names/list_reader.ts";
import { HOST, isMail, type MailName, namesOfMail } from "./mail.ts";

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
