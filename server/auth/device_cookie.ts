/**
 * Browsers that an owner has signed in with, told by a cookie of their own, so that attempts from elsewhere lock
 * nobody out who was here before. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @module
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieValue } from "./session.ts";

/** Name of the cookie; the prefix as for the session's. */
export const DEVICE_COOKIE = "__Host-deadringer-browser";
/** Browsers keep no cookie for longer (RFC 6265bis section 5.5). */
const DAYS = 400;

// The key is what is kept of the passphrase, with its random salt: nothing else has to be kept, the cookie is good
// for one owner only, on every instance, and it ends with the passphrase.
const mac = (id: string, encoded: string): Buffer => createHmac("sha256", encoded).update(id).digest();

/** Returns the Set-Cookie header that makes a browser known to the owner of an encoded passphrase. */
export function writeDeviceCookie(encoded: string): string {
  const id = randomBytes(16).toString("base64url");
  const value = `${id}.${mac(id, encoded).toString("base64url")}`;
  return `${DEVICE_COOKIE}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${DAYS * 86_400}`;
}

/** Returns the id of the browser that sent this Cookie header; null when it is not known to that owner. */
export function readDeviceCookie(header: string | null, encoded: string | null): string | null {
  const [, id, given] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieValue(header, DEVICE_COOKIE) ?? "") ?? [];
  if (id === undefined || given === undefined || encoded === null) return null;
  return timingSafeEqual(mac(id, encoded), Buffer.from(given, "base64url")) ? id : null;
}
