/**
 * When a session ends, and what is said before and after. Pure.
 * @module
 */
import type { Session } from "../../../client/session_types.ts";

/** How the session ends. */
export type Ending =
  /** It has ended. */
  | { is: "ended" }
  /** It ends, whatever is done here. */
  | { is: "old"; at: number }
  /** It ends unless somebody uses the page. */
  | { is: "idle"; at: number };

/** A session that ends within this is spoken of, milliseconds. */
const SOON_MS = 600_000;
/** A session that is used is renewed this often at most, milliseconds. */
const RENEWED_MS = 300_000;

/**
 * Returns what is to be said about the end of a session; null for nothing.
 *
 * @param askedAt When the service said what it is; that renewed it.
 * @param wasSignedIn Whether somebody has been signed in on this page.
 */
export function endingOf(
  session: Session | null,
  askedAt: number,
  now: number,
  wasSignedIn: boolean,
): Ending | null {
  if (session === null) return null;
  if (session.owner === null) return wasSignedIn ? { is: "ended" } : null;
  const at = Date.parse(session.ends_at!);
  if (at <= now) return { is: "ended" };
  if (session.ends_at === session.expires_at) return at - now <= SOON_MS ? { is: "old", at } : null;
  return at - now <= Math.min(SOON_MS, (at - askedAt) / 2) ? { is: "idle", at } : null;
}

/** Whether use of the page has to be told to the service. */
export function isRenewable({ ends_at }: Session, askedAt: number, now: number): boolean {
  return now - askedAt >= Math.min(RENEWED_MS, (Date.parse(ends_at!) - askedAt) / 4);
}
