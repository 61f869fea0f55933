import { ALL_SCOPES, type KeyRecord } from "../auth/keys.ts";

/** A time, in milliseconds since 1970, to the minute: `2026-11-22 17:54 UTC`. */
export function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Scopes and expiry of a key for a person, in few cells. */
export function describeKey(key: KeyRecord, now: number): string {
  const state = key.revoked_at !== null
    ? `revoked ${minute(key.revoked_at)}`
    : key.expires_at === null
    ? "never expires"
    : `${key.expires_at <= now ? "expired" : "expires"} ${minute(key.expires_at)}`;
  const rest = key.scopes.filter((scope) => !ALL_SCOPES.includes(scope));
  const scopes = ALL_SCOPES.every((scope) => key.scopes.includes(scope))
    ? ["all", ...rest].join(",")
    : key.scopes.join(",");
  return `${scopes}  ${state}`;
}
