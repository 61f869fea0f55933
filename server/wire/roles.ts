/**
 * What the people of a team may do. Every route says what it does, and so who may; the guard asks with a session and with
 * a key that a person made.
 * @module
 */
import { SquatError } from "../../lib/errors.ts";

/** The roles, the one with the most rights first. */
export const ROLES = ["admin", "analyst", "viewer"] as const;
/** One of them. */
export type Role = typeof ROLES[number];

/** What a route does, and who may. */
export interface Does {
  /** In words, for messages and the documentation. */
  readonly what: string;
  /** Who may. */
  readonly roles: readonly Role[];
  /** Whether the history of the team says nothing of it. What is asked for with GET is never in it. @default false */
  readonly unrecorded?: true;
}

/** What is for admins. */
/** Those who say how the team works. */
export const ADMIN: readonly Role[] = ["admin"];
/** What is for those who work on findings. */
export const WORKERS: readonly Role[] = ["admin", "analyst"];

/** What is open to anybody, so that no role says who may. */
export const OPEN: Does = { what: "", roles: ROLES };
/** Tools on top of the API are requests of their own. */
export const READ: Does = {
  what: "read results, findings, brands, exports and evidence",
  roles: ROLES,
  unrecorded: true,
};
export const SELF: Does = { what: "see and end the own sessions, change the own passphrase", roles: ROLES };
export const LOOK_UP: Does = {
  what: "look up, analyze and match names, search certificates",
  roles: WORKERS,
  unrecorded: true,
};
export const SET_TRIAGE: Does = {
  what: "set states, notes and assignments of names, have them looked at again, keep results for longer",
  roles: WORKERS,
};
export const MAKE_KEYS: Does = { what: "make, see and revoke the own API keys", roles: WORKERS };
export const DELETE: Does = { what: "delete results", roles: ADMIN };
export const SEE_HEALTH: Does = {
  what: "see how the service and its parts are, and test them",
  roles: ADMIN,
};
export const MANAGE_PEOPLE: Does = {
  what: "invite and remove people, change roles, see and revoke everybody's keys, read the history",
  roles: ADMIN,
};

/** Whether a role may do that. */
export function mayDo(role: Role, { roles }: Does): boolean {
  return roles.includes(role);
}

/**
 * Checks that a role may do something. What nobody's role limits, such as a key of the command line, may.
 *
 * @throws {SquatError} `forbidden`, with the roles that may.
 */
export function requireRole(role: Role | null, does: Does): void {
  if (role === null || mayDo(role, does)) return;
  const { what, roles } = does;
  throw new SquatError(
    "forbidden",
    `The role ${role} may not ${what}: ask somebody of your team with the role ${roles.join(" or ")}`,
  );
}

/** How long an invitation is valid, milliseconds: the person may be away for a weekend. */
export const INVITATION_MS = 259_200_000;
/** Most invitations of a team that are valid at the same time. */
export const MAX_INVITATIONS = 50;
