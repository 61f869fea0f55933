/**
 * Accounts at a provider of OpenID Connect, and sign-ins by it that are under way. The comments are the contract;
 * `test/server/stores/stores_suite.ts` checks it on every store.
 * @module
 */
import type { Role } from "../auth/roles.ts";

/** An account at a provider. */
export interface Identity {
  /** The provider. */
  issuer: string;
  /** The account: unique at the provider and never given to anybody else (OpenID Connect Core section 2). */
  subject: string;
}

/** Accounts at providers, each of one person. Every change is seen by the next read, also from another process. */
export interface IdentityStore {
  /** The name of the person with that account; null for an unknown one. Never cached. */
  find(identity: Identity): Promise<string | null>;
  /** The accounts of a person, the oldest link first. */
  list(person: string): Promise<(Identity & { linked_at: number })[]>;
  /** Links an account to a person. Resolves with false, and changes nothing, for an unknown person or a linked account. */
  link(identity: Identity, person: string, now: number): Promise<boolean>;
  /** Ends the link of an account to a person. Resolves with whether there was one. */
  unlink(identity: Identity, person: string): Promise<boolean>;
  /**
   * Makes a person without a passphrase who has that account. Atomic. `by` is the hash of an invitation, which is used up
   * and gives team and role; or a team, and a role in it.
   */
  join(
    identity: Identity,
    name: string,
    by: { invitation: string } | { owner: string; role: Role },
    now: number,
  ): Promise<"done" | "unknown" | "name taken">;
  /** Stores what a browser needs to continue a sign-in, in place of what has that hash. */
  begin(hash: string, flow: string, expires_at: number): Promise<void>;
  /** What was stored under that hash while it is valid; else null. */
  flow(hash: string, now: number): Promise<string | null>;
  /** The same, and deletes it. Atomic: of several concurrent calls, one gets it. */
  take(hash: string, now: number): Promise<string | null>;
}
