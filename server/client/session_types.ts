/** The session. */
export interface Session {
  /** Null when nobody is signed in. */
  owner: string | null;
  /** The extensions of the service by name: what keys may be made for, by their scopes. */
  extensions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether the service takes pictures of pages. */
  pictures?: boolean;
  /** Whether the service sends mail. */
  mail?: boolean;
  /** Who is signed in, of the team `owner`. */
  person?: string;
  /** What that person may do. */
  role?: "admin" | "analyst" | "viewer";
  /** What was shown for it. */
  by?: "passphrase" | "link" | "oidc";
  /** The provider that people can sign in by; absent without one. */
  sign_on?: {
    /** What the operator calls it. */
    name: string;
    /** Whether it is the only way. */
    only: boolean;
    /** Whether its groups set the roles of this team, anew at each sign-in. */
    sets_roles: boolean;
  };
  /** Since when, RFC 3339. */
  created_at?: string;
  /** Until when at most, RFC 3339. */
  expires_at?: string;
  /** When it ends unless it is used before, RFC 3339. */
  ends_at?: string;
  /** Whether a new passphrase requires the current one. */
  current_wanted?: boolean;
}
