/**
 * The kind of text in the search box. Pure.
 * @module
 */
import { refang } from "../../../names/names.ts";
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
  /** Several names. */
  | { kind: "list"; names: readonly string[] }
  /** A mail with its headers. */
  | { kind: "mail"; names: readonly MailName[] }
  /** An IP address. */
  | { kind: "ip"; ip: string };

/** How certificate search matches a pattern. */
export type Match = "regex" | "wildcard" | "contains";

/** Maximum number of names in a list. */
const MOST = 2_000;
const DEFANGED = /[[({]\s*(?:\.|dot)\s*[\])}]/gi;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*:[\da-f:.]*:[\da-f.]*)$/i;

/** Returns the kind of a text; names and URLs may be defanged. */
export function readInput(text: string): Input {
  if (isMail(text)) return { kind: "mail", names: namesOfMail(text) };
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.length === 0) return { kind: "nothing" };
  if (words.length > 1) {
    const names = [...new Set(words.map(refang))].filter((name) => HOST.test(name));
    return names.length > 1
      ? { kind: "list", names: names.slice(0, MOST) }
      : names.length === 1
      ? { kind: "host", host: names[0]! }
      : patternOf(text.trim());
  }
  const [word] = words as [string];
  const plain = word.replace(DEFANGED, ".");
  const host = refang(word);
  if (IP.test(plain) || IP.test(host)) return { kind: "ip", ip: IP.test(plain) ? plain : host };
  const isUrl = /^[a-z][a-z+.[\]-]*:\/\/|[/@]/i.test(plain);
  if (HOST.test(host) && !(plain.startsWith("*.") && !isUrl)) {
    return { kind: isUrl ? "url" : "host", host };
  }
  return patternOf(plain);
}

/** What is no regular expression is a wildcard, with `*` or as in SQL with `%`, or a part of a name. */
function patternOf(text: string): Input {
  if (/[\\^$()[\]{}|+?]|\.\*/.test(text)) return { kind: "pattern", pattern: text, match: "regex" };
  const pattern = text.replaceAll("%", "*");
  return { kind: "pattern", pattern, match: pattern.includes("*") ? "wildcard" : "contains" };
}
