/**
 * Sessions of browsers: their cookie, their lifetime, and which requests may use them. Pure, except for the source of
 * randomness.
 * @module
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hashOf } from "./keys.ts";
import type { RequestInput } from "../wire/request.ts";
import type { NewSession } from "../stores/store.ts";

/**
 * Name of the cookie. The prefix makes browsers refuse it without Secure, with a Domain, or from a subdomain
 * (RFC 6265bis section 4.1.3.2); they accept it over plain HTTP from loopback only.
 */
export const SESSION_COOKIE = "__Host-deadringer";
/** The header of every request that changes something; other origins cannot send it without a preflight. */
export const INTENT_HEADER = "x-deadringer-intent";
/** Precision of the time of the last use, milliseconds. */
export const TOUCH_MS = 60_000;

/** Lifetime of sessions, milliseconds. */
export interface SessionSpan {
  /** Since the last use. */
  idle: number;
  /** Since the start. */
  whole: number;
}

/** The longest name of a device that is stored, characters. */
const MAX_DEVICE = 300;

/**
 * Returns a new session and the value of its cookie, 256 random bits, which are not stored.
 *
 * @param from The browser's name of itself, and its address or network. @default unknown
 */
export function newSession(
  person: string,
  by: NewSession["by"],
  now: number,
  span: SessionSpan,
  from: { device?: string; address?: string } = {},
): { value: string; record: NewSession } {
  const value = randomBytes(32).toString("base64url");
  const record = {
    hash: hashOf(value),
    person,
    by,
    created_at: now,
    used_at: now,
    expires_at: now + span.whole,
    // Not every database stores U+0000, and whoever lists sessions must not be misled by other control characters.
    device: (from.device ?? "").replaceAll(/[\p{C}]/gu, " ").slice(0, MAX_DEVICE),
    address: from.address ?? "",
  };
  return { value, record };
}

/** Returns when a session ends unless it is used before, milliseconds since 1970. */
export function sessionEnd(
  { used_at, expires_at }: Pick<NewSession, "used_at" | "expires_at">,
  { idle }: SessionSpan,
): number {
  return Math.min(expires_at, used_at + idle);
}

/** Returns the session's value from a Cookie header; null when it is missing, there twice, or not in our form. */
export function readSessionCookie(header: string | null): string | null {
  return readTokenCookie(header, SESSION_COOKIE);
}

/** Returns the 256 bits in a cookie of a Cookie header; null when it is missing, there twice, or not in our form. */
export function readTokenCookie(header: string | null, name: string): string | null {
  const value = cookieValue(header, name);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Returns the value of a cookie in a Cookie header; null when it is missing or there twice. */
function cookieValue(header: string | null, name: string): string | null {
  const values = (header ?? "").split(";").map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0]! : null;
}

/** Returns the Set-Cookie header of a session, or with null the one that deletes it. */
export function writeSessionCookie(value: string | null): string {
  // Without Max-Age it ends with the browser; the server decides on its lifetime.
  return value === null ? writeCookie(SESSION_COOKIE, "", 0) : writeCookie(SESSION_COOKIE, value);
}

/**
 * Returns a Set-Cookie header with what all cookies of the service have.
 *
 * @param seconds How long browsers keep it. @default until they are closed
 */
export function writeCookie(name: string, value: string, seconds?: number): string {
  const rest = "Path=/; Secure; HttpOnly; SameSite=Strict";
  return `${name}=${value}; ${rest}${seconds === undefined ? "" : `; Max-Age=${seconds}`}`;
}

/**
 * Whether the browser reports that a page of this origin sent the request. Pages cannot set the header, and browsers
 * send it over HTTPS and to loopback only (W3C Fetch Metadata).
 */
export function isSameOrigin(request: RequestInput): boolean {
  return request.headers.get("sec-fetch-site") === "same-origin";
}

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
