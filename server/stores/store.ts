/**
 * What the service stores. The comments are the contract of every store; `test/server/stores/stores.test.ts` checks
 * it.
 * @module
 */
import type { KeyRecord, Scope } from "../auth/keys.ts";
import type { Role } from "../auth/roles.ts";
import type { WindowState } from "../auth/rate_limit.ts";
import type { DiskStore } from "./disk_days.ts";
import type { IdentityStore } from "./identities.ts";

/** Keys. Every change is seen by the next read, also from another process on the same store. */
export interface KeyStore {
  /**
   * Stores a new key. Atomic. Rejects when its id or hash exists already.
   *
   * @param most Resolves with false, and stores nothing, when the owner has that many keys that are neither revoked nor
   * expired when this one is created. The limit holds for concurrent calls too. @default no limit
   */
  add(key: KeyRecord, most?: number): Promise<boolean>;
  /** The key with that hash, also when it has expired or is revoked; null for an unknown hash. Never cached. */
  find(hash: string): Promise<KeyRecord | null>;
  /** Every key, oldest first; of one owner, if given. */
  list(owner?: string): Promise<KeyRecord[]>;
  /**
   * Revokes a key. Idempotent: the first time of revocation stays, and is a removal. Resolves with whether there is such a
   * key.
   */
  revoke(id: string, now: number): Promise<boolean>;
  /** Records the last use of several keys. Ignores unknown ids. */
  touch(uses: ReadonlyMap<string, number>): Promise<void>;
}

/** Counts of one key in one hour. */
export interface HourCount {
  /** Start of the hour, milliseconds since 1970. */
  hour: number;
  /** Squat, nxdomain and analyze requests. */
  lookup_requests: number;
  /** CT requests. */
  ct_requests: number;
}

/** Usage by key and hour. */
export interface UsageStore {
  /** Adds to counts, all or nothing. Not idempotent. */
  add(counts: readonly (HourCount & { key_id: string })[]): Promise<void>;
  /** The hours of a key from `from` on that have counts, oldest first. */
  read(key_id: string, from: number): Promise<HourCount[]>;
  /** Deletes older counts. */
  prune(before: number): Promise<void>;
}

/** A stored result, without its lines. */
export interface ResultRecord {
  /** UUIDv7. */
  uuid: string;
  /** Its owner, who may read it. */
  owner: string;
  /** The scope that made it. */
  scope: Scope;
  /** The name that was looked up. */
  domain: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** Lines so far. */
  lines: number;
  /** Number of names that it found: registered ones, or free ones of a lookup of those; 0 until it is done. */
  names: number;
  /** Whether its last line is Done; only then can it be retrieved. */
  done: boolean;
}

/** Some lines of a result. Stores compress them. */
export interface ResultChunk {
  /** Number of its first line, from 0. */
  first: number;
  /** How many lines. */
  lines: number;
  /** The NDJSON. The caller of `append` does not change it before that resolves. */
  bytes: Uint8Array;
}

/** Stored results: append-only while a lookup runs, then read-only. */
export interface ResultStore {
  /** Creates a result without lines. Rejects when the uuid exists already. */
  begin(result: Omit<ResultRecord, "lines" | "names" | "done">): Promise<void>;
  /**
   * Appends a chunk whose `first` is the number of lines so far. Atomic. With `finish`, in the same transaction
   * the result is done and gets its expiry; once that resolves, it survives a crash of this process.
   */
  append(
    uuid: string,
    chunk: ResultChunk,
    finish?: Pick<ResultRecord, "expires_at" | "names">,
  ): Promise<void>;
  /** The record; null for an unknown uuid and an expired result. */
  get(uuid: string, now: number): Promise<ResultRecord | null>;
  /** The records of an owner that have not expired, newest first, at most `limit`. */
  list(owner: string, now: number, limit: number): Promise<ResultRecord[]>;
  /** The chunks that hold the line `from` and later ones, in order, each read when the iteration reaches it. */
  chunks(uuid: string, from: number): AsyncIterable<ResultChunk>;
  /** Sets the expiry of a result that is done. Resolves with false when there is no such result. */
  extend(uuid: string, expires_at: number): Promise<boolean>;
  /** Deletes a result with its lines. Idempotent. */
  remove(uuid: string): Promise<void>;
  /** Makes all results of an owner expired; `sweep` deletes them. */
  expire(owner: string): Promise<void>;
  /** Counts bytes that a result takes beside its lines, such as those of a screenshot. No effect without the result. */
  grow(uuid: string, bytes: number): Promise<void>;
  /** Bytes on the disk of all results of an owner that are not deleted yet: their lines, packed, and what `grow` added. */
  bytesOf(owner: string): Promise<number>;
  /** The results of an owner that take most, with their bytes. */
  largest(owner: string, limit: number): Promise<{ uuid: string; bytes: number }[]>;
  /** Deletes expired results, done or not; resolves with their number. */
  sweep(now: number): Promise<number>;
}

/**
 * Rate limits and leases, shared by all instances where the store is. Time is that of the store's clock, so that
 * instances whose clocks differ count alike.
 */
export interface LimitStore {
  /**
   * Counts a request and resolves with the window after it. Atomic.
   *
   * @param window_ms How long the window lasts when this request starts it.
   * @param amount What the request counts as. @default 1
   */
  take(id: string, window_ms: number, amount?: number): Promise<WindowState>;
  /** The same in several windows, of different ids, at once; resolves with each in that order. */
  takeAll(ids: readonly string[], window_ms: number, amount: number): Promise<WindowState[]>;
  /** Takes one of the `most` leases of `id`; resolves with false when all are taken. Atomic. */
  hold(id: string, lease: string, most: number, lease_ms: number): Promise<boolean>;
  /** Those of the ids of which a lease is taken. */
  held(ids: readonly string[]): Promise<Set<string>>;
  /** Makes leases end that many milliseconds from now. Returned leases stay free. */
  renew(leases: readonly string[], lease_ms: number): Promise<void>;
  /** Returns a lease. Idempotent. */
  free(lease: string): Promise<void>;
  /** Deletes windows and leases that have ended. */
  sweep(): Promise<void>;
}

/** A team. Keys, results and brands belong to it by its name. */
export interface OwnerRecord {
  /** Unique, compared by code point. */
  name: string;
  /** Milliseconds since 1970. */
  created_at: number;
}

/** A person who may sign in to the web app, of one team. */
export interface PersonRecord {
  /** Unique in the service, compared by code point. */
  name: string;
  /** The team. */
  owner: string;
  /** What the person may do there. */
  role: Role;
  /** The hash of the passphrase with its parameters; null for a person who signs in by links only. */
  passphrase: string | null;
  /** Milliseconds since 1970. */
  created_at: number;
}

/** What was removed. */
export interface Removed {
  /** The number of the last removal; 0 before the first. */
  last: number;
  /** Teams. */
  names: string[];
  /** People whose team is still there. */
  people: { owner: string; person: string }[];
  /** Ids of keys that were revoked one by one. */
  keys: string[];
}

/** Teams. Every change is seen by the next read, also from another process on the same store. */
export interface OwnerStore {
  /**
   * Stores a new team and its first person, an admin of the same name. Atomic. Resolves with false, and changes nothing,
   * when a team or a person has the name already.
   */
  add(owner: OwnerRecord & Pick<PersonRecord, "passphrase">): Promise<boolean>;
  /** The team of that name; null for an unknown name. Never cached. */
  find(name: string): Promise<OwnerRecord | null>;
  /** Every team, oldest first, then by name. */
  list(): Promise<OwnerRecord[]>;
  /**
   * Deletes a team with all its people, links, invitations and sessions, and revokes its keys, all or nothing; also the
   * keys of a name that has no account. Resolves with false for a name that has neither an account nor keys that are not
   * revoked. Removals are numbered.
   */
  remove(name: string, now: number): Promise<boolean>;
  /** What was removed after the removal `after`. */
  removals(after: number): Promise<Removed>;
}

/** An invitation to a team: its link makes one account. */
export interface InvitationRecord {
  /** SHA-256 of the link's token, lower-case hex. */
  hash: string;
  /** The team. */
  owner: string;
  /** The role that the new person gets. */
  role: Role;
  /** The person who invites; empty for the command line. */
  made_by: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** How a change of a person ended: a team keeps an admin. */
export type PersonChange = "done" | "unknown" | "last admin";

/** People and invitations. Every change is seen by the next read, also from another process on the same store. */
export interface PeopleStore {
  /** The person of that name; null for an unknown name. Never cached. */
  find(name: string): Promise<PersonRecord | null>;
  /** Everybody, oldest first, then by name; of one team, if given. */
  list(owner?: string): Promise<PersonRecord[]>;
  /** Replaces the hash of the passphrase. Resolves with whether there is such a person. */
  setPassphrase(name: string, passphrase: string): Promise<boolean>;
  /**
   * Changes the role of a person of that team. Where it differs, it ends the person's sessions but the one with the hash
   * `except`, links, and the invitations that the person made. Atomic.
   */
  setRole(name: string, owner: string, role: Role, except: string | null): Promise<PersonChange>;
  /**
   * Deletes a person of that team with sessions, links and invitations, and revokes the keys that the person made. Atomic.
   * What the person made otherwise stays with the team.
   */
  remove(name: string, owner: string, now: number): Promise<PersonChange>;
  /**
   * Stores an invitation. Resolves with false, and stores nothing, for an unknown team, or when it has `most` invitations
   * already that have not expired when this one is created.
   */
  invite(invitation: InvitationRecord, most: number): Promise<boolean>;
  /** The invitations of a team that are valid, oldest first. */
  invitations(owner: string, now: number): Promise<InvitationRecord[]>;
  /** Deletes an invitation of a team. Resolves with whether there was one. */
  endInvitation(hash: string, owner: string): Promise<boolean>;
  /** The invitation with that hash while it is valid; else null. Does not use it up. */
  invitation(hash: string, now: number): Promise<InvitationRecord | null>;
  /**
   * Uses an invitation up for a new person. Atomic: of several concurrent calls, one makes a person. It stays valid when
   * the name is taken by a person or a team.
   */
  accept(
    hash: string,
    person: Pick<PersonRecord, "name" | "passphrase">,
    now: number,
  ): Promise<"done" | "unknown" | "name taken">;
}

/** A link that signs a person in once. */
export interface LinkRecord {
  /** SHA-256 of the link's token, lower-case hex. */
  hash: string;
  /** The person that it signs in. */
  person: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** A browser that signs in. */
export interface NewSession {
  /** SHA-256 of the cookie's value, lower-case hex. */
  hash: string;
  /** The person that is signed in. */
  person: string;
  /** How the person signed in. */
  by: "passphrase" | "link" | "oidc";
  /** Milliseconds since 1970. */
  created_at: number;
  /** Time of the last use, to about a minute; milliseconds since 1970. */
  used_at: number;
  /** When it ends even if in use; milliseconds since 1970. */
  expires_at: number;
  /** The browser, as it names itself (User-Agent); may be empty. */
  device: string;
  /** The address or network that it signed in from; may be empty. */
  address: string;
}

/** A browser that is signed in. */
export interface SessionRecord extends NewSession {
  /** The person's team. */
  owner: string;
  /** The person's role at the time of the query. */
  role: Role;
}

/** Sessions and sign-in links. Every change is seen by the next read, also from another process on the same store. */
export interface SessionStore {
  /**
   * Stores a new session. With `passphrase`, only if that is the person's current hash, so that no session outlives a
   * change of passphrase. Atomic. Resolves with false, and stores nothing, for an unknown person or another hash.
   */
  add(session: NewSession, passphrase: string | null): Promise<boolean>;
  /** The session with that hash, also when it has ended, until it is swept; null for an unknown hash. Never cached. */
  find(hash: string): Promise<SessionRecord | null>;
  /** The sessions of a person, also those that have ended, until they are swept; the last used first. */
  list(person: string): Promise<SessionRecord[]>;
  /** Records the last use of a session. Ignores an unknown hash. */
  touch(hash: string, now: number): Promise<void>;
  /** Deletes a session. Idempotent. */
  remove(hash: string): Promise<void>;
  /** Deletes the links and sessions of a person, except the session with the hash `except`. Idempotent. */
  removeAll(person: string, except: string | null): Promise<void>;
  /** Stores a new link. Resolves with false, and stores nothing, for an unknown person. */
  addLink(link: LinkRecord): Promise<boolean>;
  /**
   * Deletes the link with that hash and resolves with its person, or null when it is unknown or has expired.
   * Atomic: of several concurrent calls with the same link, one gets the person.
   */
  takeLink(hash: string, now: number): Promise<string | null>;
  /** Deletes links, invitations, sessions and unfinished sign-ins that have expired. */
  sweep(now: number): Promise<void>;
}

/** What somebody of a team has done. */
export interface ActionRecord {
  /** UUIDv7, in the order of the entries. */
  id: string;
  /** The team. */
  owner: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The person; null for a key that no person made. */
  person: string | null;
  /** The key; null for a session. */
  key_id: string | null;
  /** The id of the route. */
  action: string;
  /** To what: the parameters of the path. */
  target: string;
  /** What the route says about it; may be empty. No secrets. */
  detail: string;
}

/** Who did what, and when. Entries are added, never changed, and outlive the person; they go with the team. */
export interface ActionStore {
  /** Adds an entry. */
  add(action: ActionRecord): Promise<void>;
  /** The entries of a team, newest first, older than the entry `before`, at most `limit`. */
  list(owner: string, selection: { before: string | null; limit: number }): Promise<ActionRecord[]>;
  /** The entries of all teams after the entry `id` that are not newer than `until`, oldest first, at most `limit`. */
  after(id: string, until: number, limit: number): Promise<ActionRecord[]>;
  /** The last entry that a target was sent; for a new target, what sorts as an entry of `now`. */
  position(target: string, now: number): Promise<string>;
  /** Records the last entry that a target was sent. */
  advance(target: string, id: string): Promise<void>;
  /** Deletes older entries. */
  prune(before: number): Promise<void>;
}

/** Everything that a service stores. */
export interface Stores {
  /** Whether several machines can use it at the same time. */
  readonly shared: boolean;
  /** API keys. */
  readonly keys: KeyStore;
  /** Usage by hour. */
  readonly usage: UsageStore;
  /** Results. */
  readonly results: ResultStore;
  /** Rate limits. */
  readonly limits: LimitStore;
  /** Teams. */
  readonly owners: OwnerStore;
  /** The people of teams. */
  readonly people: PeopleStore;
  /** What they have done. */
  readonly actions: ActionStore;
  /** Sessions and links. */
  readonly sessions: SessionStore;
  /** Accounts at a provider of OpenID Connect. */
  readonly identities: IdentityStore;
  /** What is taken on the disk, day by day. */
  readonly disk: DiskStore;
  /** Rejects when the store is not available. */
  ping(): Promise<void>;
  /** The version of its schema now, which a newer program may have raised, and the one that this program writes. */
  schema(): Promise<{ version: number; newest: number }>;
  /** Releases everything. Call nothing after it. */
  close(): Promise<void>;
}
