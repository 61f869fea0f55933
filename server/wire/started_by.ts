import { SquatError } from "../../lib/errors.ts";

/** Who started something that runs. */
export interface StartedBy {
  /** The team. */
  readonly owner: string;
  /** The person; null for a key that no person made. */
  readonly person: string | null;
  /** Id of the key, or of the session's owner; null when unknown. */
  readonly key: string | null;
  /** When the key expires, milliseconds since 1970; null for never, and for a session. */
  readonly key_expires_at: number | null;
}

/** Whose work ends: all of a team, that of one of its people, that of a key, or that of keys that expired by a time. */
export type Departed = { owner: string; person?: string } | { key: string } | { expired: number };

/** Whether something was started by those whose work ends. */
export function isOf({ owner, person, key, key_expires_at }: StartedBy, ending: Departed): boolean {
  if ("key" in ending) return key === ending.key;
  if ("expired" in ending) return key_expires_at !== null && key_expires_at <= ending.expired;
  return owner === ending.owner && (ending.person === undefined || person === ending.person);
}

/** Why it ends, as the last line says it. */
export function endingError(ending: Departed): SquatError {
  const what = "key" in ending
    ? "This key was revoked"
    : "expired" in ending
    ? "This key has expired"
    : `This ${ending.person === undefined ? "team" : "person"} was removed`;
  return new SquatError("unauthenticated", `${what}: the stream ended with it`);
}
