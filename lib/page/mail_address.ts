/**
 * Mail addresses and URLs from untrusted answers: one of each, bounded, or null.
 * @module
 */
import { plainLine } from "./hidden_text.ts";

/** A dot-atom of RFC 5322, without `%` and `!`, which request relaying. */
const LOCAL = /^[a-z0-9#$&'*+/=?^_{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_{|}~-]+)*$/i;
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const MAX_URL = 500;

/**
 * One mail address, its host in lower case; null for anything else: lists, display names, quoted local parts,
 * addresses in brackets, control characters.
 *
 * Source: RFC 5321 sections 4.1.2 and 4.5.3.1 (64 and 254 octets).
 *
 * @param value As a registry wrote it; `mailto:` before it is removed.
 * @example
 * ```ts
 * import { mailAddress } from "./mail_address.ts";
 * console.assert(mailAddress("mailto:Abuse@Example.NET") === "Abuse@example.net");
 * console.assert(mailAddress("abuse@example.net\r\nBcc: a@example.org") === null);
 * ```
 */
export function mailAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 300) return null;
  const text = value.replace(/^mailto:/i, "").replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, "");
  const at = text.lastIndexOf("@");
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || at > 64 || text.length > 254 || !LOCAL.test(local) || !HOST.test(host)) return null;
  return `${local}@${host.toLowerCase()}`;
}

/**
 * One http or https URL without credentials, at most 500 characters; null for anything else.
 *
 * @param value As a registry wrote it.
 */
export function reportUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_URL || !/^https?:\/\/[\x21-\x7e]+$/i.test(value)) {
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.username !== "" || url.password !== "" || !HOST.test(url.hostname)) return null;
  return url.href.length > MAX_URL ? null : url.href;
}

/** Whether a host is one of some names, or below one. */
export function isBelow(host: string, names: Iterable<string>): boolean {
  const text = host.toLowerCase().replace(/\.$/, "");
  for (const name of names) if (text === name || text.endsWith(`.${name}`)) return true;
  return false;
}

/** An untrusted text in one line, without control characters and bidirectional marks, at most that long. */
export function oneLine(value: unknown, most = 200): string {
  return typeof value === "string" ? plainLine(value.slice(0, most * 2)).trim().slice(0, most) : "";
}
