/**
 * What the stores of keys, people and results hold.
 * @module
 */
import type { Scope } from "../wire/scopes.ts";
import type { Role } from "../wire/roles.ts";

/** Counts of one key in one minute. */
export interface MinuteCount {
  /** Start of the minute, milliseconds since 1970; of the hour for counts of before version 0.1, which were by hour. */
  minute: number;
  /** Squat, nxdomain and analyze requests. */
  lookup_requests: number;
  ct_requests: number;
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
  /** Whether only given names were looked up: it says nothing of the domain's other look-alikes. */
  given: boolean;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** Lines so far. */
  lines: number;
  /** Number of names that it found: registered ones, or free ones of a lookup of those; 0 until it is done. */
  names: number;
  /** Whether its last line is there; only then can it be retrieved. */
  ended: boolean;
  /** Whether that is Done, so that the result is complete. */
  done: boolean;
}

/** A result that begins; of given names alone only where it says so. */
export type NewResult =
  & Omit<ResultRecord, "given" | "lines" | "names" | "ended" | "done">
  & Partial<Pick<ResultRecord, "given">>;

/** Some lines of a result. Stores compress them. */
export interface ResultChunk {
  /** Number of its first line, from 0. */
  first: number;
  /** How many lines. */
  lines: number;
  /** The NDJSON. The caller of `append` does not change it before that resolves. */
  bytes: Uint8Array;
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
  /** All of it in a sentence. No secrets. */
  detail: string;
}

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
