/**
 * What the people of a team may do: one table of roles and actions. The guard asks it for every route, with a session and
 * with a key that a person made.
 * @module
 */
import { SquatError } from "../../mod.ts";

/** The roles, the one with the most rights first. */
export const ROLES = ["admin", "analyst", "viewer"] as const;
/** One of them. */
export type Role = typeof ROLES[number];

/** Something that a role may do or not. */
export type Action =
  | ("read" | "self" | "lookup" | "triage" | "draft" | "share" | "keys")
  | ("watch" | "delete" | "people" | "health");

/** What a role may do. */
interface RoleRule {
  /** In words, for messages and the documentation. */
  what: string;
  /** Who may. */
  roles: readonly Role[];
  /** Ids of the routes that do it. */
  routes: readonly string[];
}

const ADMIN: readonly Role[] = ["admin"];
const WORKERS: readonly Role[] = ["admin", "analyst"];

export const ROLE_RULES: Readonly<Record<Action, RoleRule>> = {
  read: {
    what: "read results, findings, brands, exports and evidence",
    roles: ROLES,
    // And every other route that only reads. Tools of /mcp are requests of their own.
    routes: ["watch_visit", "mcp"],
  },
  self: {
    what: "see and end the own sessions, change the own passphrase",
    roles: ROLES,
    routes: ["signout", "signout_everywhere", "own_session_end", "change_passphrase", "identity_end"],
  },
  lookup: {
    what: "look up, analyze and match names, search certificates",
    roles: WORKERS,
    routes: [
      ...["squat", "nxdomain", "analyze", "v2_squat", "v2_nxdomain", "v2_discover"],
      ...["legacy_squat", "legacy_nxdomain", "match", "ct_search", "ct_domains", "ct_hydrate", "ct_logs"],
    ],
  },
  triage: {
    what: "set states, notes and assignments of names, have them looked at again, keep results for longer",
    roles: WORKERS,
    routes: ["triage_names", "triage_name", "look_at_brand", "study_names", "offer_names", "save"],
  },
  draft: {
    what: "collect evidence, draft reports, and note that they were sent",
    roles: WORKERS,
    routes: ["evidence", "find_desks", "draft_reports", "report_mail", "note_report", "set_reporter"],
  },
  share: {
    what: "share results and brands by link, and end such links",
    roles: WORKERS,
    routes: ["share_brand", "share_result", "revoke_share"],
  },
  keys: {
    what: "make, see and revoke the own API keys",
    roles: WORKERS,
    routes: ["keys", "create_key", "key_departure", "revoke_key", "keys_usage"],
  },
  watch: {
    what: "watch brands, change and end them with their feeds and channels",
    roles: ADMIN,
    routes: [
      "watch_brand",
      "rotate_canary",
      "change_brand",
      "unwatch_brand",
      "test_channels",
      "replay_alerts",
      "replace_feed",
    ],
  },
  delete: {
    what: "delete results",
    roles: ADMIN,
    routes: ["result_delete"],
  },
  health: {
    what: "see how the service and its parts are, and test them",
    roles: ADMIN,
    routes: ["health", "health_test"],
  },
  people: {
    what: "invite and remove people, change roles, see and revoke everybody's keys, read the history",
    roles: ADMIN,
    routes: [
      ...["change_person", "person_departure", "remove_person"],
      ...["invitations", "invite_person", "end_invitation", "actions"],
    ],
  },
};

const BY_ROUTE: ReadonlyMap<string, Action> = new Map(
  Object.entries(ROLE_RULES).flatMap(([action, { routes }]) => routes.map((id) => [id, action as Action])),
);

/** What a route does. One that changes something and is not in the table is for admins only. */
export function actionOf(route: { id: string; method: string }): Action {
  return BY_ROUTE.get(route.id) ?? (route.method === "GET" ? "read" : "people");
}

/** Whether a role may do that. */
export function mayDo(role: Role, action: Action): boolean {
  return ROLE_RULES[action].roles.includes(role);
}

/**
 * Checks that a role may do something. What nobody's role limits, such as a key of the command line, may.
 *
 * @throws {SquatError} `forbidden`, with the roles that may.
 */
export function requireRole(role: Role | null, action: Action): void {
  if (role === null || mayDo(role, action)) return;
  const { what, roles } = ROLE_RULES[action];
  throw new SquatError(
    "forbidden",
    `The role ${role} may not ${what}: ask somebody of your team with the role ${roles.join(" or ")}`,
  );
}

/** How long an invitation is valid, milliseconds: the person may be away for a weekend. */
export const INVITATION_MS = 259_200_000;
/** Most invitations of a team that are valid at the same time. */
export const MOST_INVITATIONS = 50;
