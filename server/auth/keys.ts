/**
 * API keys: their form, their records, their validity. Pure, except for the source of randomness.
 * @module
 */
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { KeyRecord } from "../stores/records.ts";
import type { Scope } from "../wire/scopes.ts";
import type { Role } from "../wire/roles.ts";
import { InvalidParameter, parseName } from "../checks.ts";
import { type Shown, shownMembers } from "../units/rfc3339.ts";

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
      scopes: [...new Set(options.scopes)],
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
 * Returns scopes from a list such as `ct,analyze`; `all` means all of `known`, whose order they have.
 *
 * @throws {SquatError} `invalid_parameter` naming the scope that is unknown.
 */
export function parseScopes(list: readonly string[], known: readonly Scope[]): Scope[] {
  if (list.length === 1 && list[0] === "all") return [...known];
  for (const scope of list) {
    if (!known.includes(scope)) {
      throw new InvalidParameter(
        `Cannot use scope ${JSON.stringify(scope)}: the scopes are ${known.join(", ")}`,
      );
    }
  }
  if (list.length === 0) throw new InvalidParameter("Cannot make a key without scopes");
  return known.filter((scope) => list.includes(scope));
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
 * Returns the name of a key in the same form.
 *
 * @throws {SquatError} `invalid_parameter` when it is empty, too long or not printable.
 */
export function parseKeyName(text: string): string {
  return parseName("name", text, 60);
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
