/**
 * The names in a pasted mail. Pure.
 * @module
 */
import { refang } from "../../../names/names.ts";

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
const MOST = 200;

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
export const HOST: RegExp = /^[^\s.\\[\](){}|^$*+?%,;<>"']+(?:\.[^\s.\\[\](){}|^$*+?%,;<>"']+)+$/;

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
    if (HOST.test(host) && !found.has(host) && found.size < MOST) found.set(host, where);
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
