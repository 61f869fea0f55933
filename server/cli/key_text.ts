import { minuteOf } from "../units/rfc3339.ts";
import type { KeyRecord } from "../stores/records.ts";
import type { Scope } from "../wire/scopes.ts";

/** Scopes and expiry of a key for a person, in few cells. */
export function describeKey(key: KeyRecord, now: number, known: readonly Scope[]): string {
  const state = key.revoked_at !== null
    ? `revoked ${minuteOf(key.revoked_at)}`
    : key.expires_at === null
    ? "never expires"
    : `${key.expires_at <= now ? "expired" : "expires"} ${minuteOf(key.expires_at)}`;
  const scopes = known.every((scope) => key.scopes.includes(scope)) ? "all" : key.scopes.join(",");
  return `${scopes}  ${state}`;
}
