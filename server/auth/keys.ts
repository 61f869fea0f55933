/**
 * API keys: their form, their records, their validity. Pure, except for the source of randomness.
 * @module
 */
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Role } from "../wire/roles.ts";
import { InvalidParameter } from "../checks.ts";
import { type Shown, shownMembers } from "../units/rfc3339.ts";

/** The scopes that a key can have. */
export const SCOPES = [
  "lookup:squat",
  "lookup:nxdomain",
  "analyze",
  "ct",
  "watch",
  "report",
] as const;
/** Those that make results. */
export const RESULT_SCOPES = ["lookup:squat", "lookup:nxdomain", "analyze"] as const;
/** One of all scopes. */
export type Scope = typeof SCOPES[number];

/** The record of a key; it does not hold the key itself. */
export interface KeyRecord {
  /** Public name of the key, such as `key_4fT…`. */
  id: string;
  /** SHA-256 of the whole key, lower-case hex. */
  hash: string;
  /** Owner of the key. Results belong to owners, not to keys. */
  owner: string;
  /** Name given by the owner; may be empty. */
  name: string;
  /** The first characters, by which a person recognises it. */
  hint: string;
  scopes: Scope[];
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970; null for a key that does not expire. */
  expires_at: number | null;
  /** Milliseconds since 1970; null unless it is revoked. */
  revoked_at: number | null;
  /** Milliseconds since 1970, to about a second; null before the first use. */
  last_used_at: number | null;
  /** The person of the team who made it; null for one made on the command line, or before there were people. */
  person: string | null;
  /** That person's role now, which limits what the key may do; null without a person. Stores join it. */
  role: Role | null;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const KEY_FORM = /^ak_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** Returns that many base62 characters from the system's generator, each equally likely. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    // 248 is the largest multiple of 62 in a byte; larger values would favour the first letters.
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

function keyChecksum(text: string): string {
  let rest = crc32(text);
  let sum = "";
  for (let i = 0; i < 6; i++) {
    sum = ALPHABET[rest % 62] + sum;
    rest = Math.floor(rest / 62);
  }
  return sum;
}

/** Returns a new key: `ak_`, 32 random base62 characters, 6 of their CRC-32. */
export function newKey(): string {
  const secret = randomText(32);
  return `ak_${secret}${keyChecksum(secret)}`;
}

/** Whether a text has the form of a key and the right checksum. The key may still be unknown. */
export function isKeyShaped(text: string): boolean {
  const [, secret, sum] = KEY_FORM.exec(text) ?? [];
  return secret !== undefined && keyChecksum(secret) === sum;
}

/** SHA-256 in lower-case hex. A key has 190 bits, so a slow hash would add nothing. */
export function hashOf(key: string): string {
  return hash("sha256", key);
}

/** Returns a new key and its record. The key is not stored anywhere: show it once. */
export function createKey(
  options: {
    owner: string;
    name?: string;
    scopes: readonly Scope[];
    expires_at: number | null;
    person?: { name: string; role: Role };
  },
  now: number,
): { key: string; record: KeyRecord } {
  const key = newKey();
  return {
    key,
    record: {
      id: `key_${randomText(12)}`,
      hash: hashOf(key),
      owner: options.owner,
      name: options.name ?? "",
      hint: key.slice(0, 7),
      scopes: SCOPES.filter((scope) => options.scopes.includes(scope)),
      created_at: now,
      expires_at: options.expires_at,
      revoked_at: null,
      last_used_at: null,
      person: options.person?.name ?? null,
      role: options.person?.role ?? null,
    },
  };
}

/** Whether a key is valid now. */
export function isGood(record: KeyRecord, now: number): boolean {
  return record.revoked_at === null && (record.expires_at === null || record.expires_at > now);
}

/**
 * Returns scopes from a list such as `ct,analyze`; `all` means all of {@link SCOPES}.
 *
 * @throws {SquatError} `invalid_parameter` naming the scope that is unknown.
 */
export function parseScopes(list: readonly string[]): Scope[] {
  if (list.length === 1 && list[0] === "all") return [...SCOPES];
  for (const scope of list) {
    if (!SCOPES.includes(scope as Scope)) {
      throw new InvalidParameter(
        `Cannot use scope ${JSON.stringify(scope)}: the scopes are ${SCOPES.join(", ")}`,
      );
    }
  }
  if (list.length === 0) throw new InvalidParameter("Cannot make a key without scopes");
  return SCOPES.filter((scope) => list.includes(scope));
}

/**
 * Returns when a key expires: `7`, `30`, `60` or `90` days from now, `never`, or an RFC 3339 time in the future.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function parseExpiry(text: string, now: number): number | null {
  if (text === "never") return null;
  if (["7", "30", "60", "90"].includes(text)) return now + Number(text) * 86_400_000;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : NaN;
  if (!(time > now)) {
    throw new InvalidParameter(
      `Cannot use expiry ${
        JSON.stringify(text)
      }: give 7, 30, 60 or 90 days, never, or an RFC 3339 time to come`,
    );
  }
  return time;
}

/**
 * Returns an owner's name, without spaces around it and in NFC, so that it does not depend on the keyboard.
 *
 * @throws {SquatError} `invalid_parameter` when it is empty, too long or not printable.
 */
export function parseOwner(text: string): string {
  return parseName("owner", text, 100);
}

/**
 * Returns the name of a key in the same form.
 *
 * @throws {SquatError} `invalid_parameter` when it is empty, too long or not printable.
 */
export function parseKeyName(text: string): string {
  return parseName("name", text, 60);
}

function parseName(what: string, text: string, most: number): string {
  const name = text.trim().normalize("NFC");
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name) || [...name].length > most) {
    throw new InvalidParameter(
      `Cannot use ${what} ${JSON.stringify(name.slice(0, most))}: give 1 to ${most} printable characters`,
    );
  }
  return name;
}

/** The public view of a key: times as RFC 3339, no secrets. */
export type ShownKey = Shown<Omit<KeyRecord, "hash" | "role">>;

/** Returns the public members of a key record. */
export function showKey(key: KeyRecord): ShownKey {
  return shownMembers(
    key,
    ...["id", "name", "hint", "owner", "scopes", "created_at"] as const,
    ...["expires_at", "revoked_at", "last_used_at", "person"] as const,
  );
}
