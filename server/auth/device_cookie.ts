/**
 * A device cookie marks a browser that an owner has signed in with, so that attempts from elsewhere do not lock that
 * browser out. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @module
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieValue, writeCookie } from "./session.ts";

/** Name of the cookie, with the prefix of the session cookie. */
export const DEVICE_COOKIE = "__Host-deadringer-browser";
/** The longest lifetime that browsers accept, days (RFC 6265bis section 5.5). */
const COOKIE_DAYS = 400;

// The key is the stored hash of the passphrase, with its random salt. So nothing else is stored, the cookie is valid for
// one owner on every instance, and it ends when the passphrase changes.
const mac = (id: string, encoded: string): Buffer => createHmac("sha256", encoded).update(id).digest();

/** Returns the Set-Cookie header of a new device cookie for the owner of an encoded passphrase. */
export function writeDeviceCookie(encoded: string): string {
  const id = randomBytes(16).toString("base64url");
  const value = `${id}.${mac(id, encoded).toString("base64url")}`;
  return writeCookie(DEVICE_COOKIE, value, COOKIE_DAYS * 86_400);
}

/** Returns the id in the device cookie of a Cookie header; null unless the cookie is valid for that owner. */
export function readDeviceCookie(header: string | null, encoded: string | null): string | null {
  const [, id, given] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieValue(header, DEVICE_COOKIE) ?? "") ?? [];
  if (id === undefined || given === undefined || encoded === null) return null;
  return timingSafeEqual(mac(id, encoded), Buffer.from(given, "base64url")) ? id : null;
}
