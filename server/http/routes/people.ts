import * as v from "valibot";
import { hashOf, randomText } from "../../auth/keys.ts";
import type { InvitationRecord, PersonChange } from "../../stores/store.ts";
import { shownMembers } from "../../units/rfc3339.ts";
import { HttpError } from "../problem.ts";
import { type Route, route } from "../route.ts";
import { InvalidParameter } from "../../checks.ts";
import { INVITATION_MS, MANAGE_PEOPLE, MAX_INVITATIONS, READ, ROLES } from "../../wire/roles.ts";

/** Hexadecimal digits of a hash that name an invitation or a session. */
const ID_LENGTH = 16;

/** The name of a hash for who may see it. It opens nothing: the link and the cookie have the token itself. */
export const idOf = (hash: string): string => hash.slice(0, ID_LENGTH);

const shownInvitation = (invitation: InvitationRecord) => ({
  id: idOf(invitation.hash),
  ...shownMembers(invitation, "role", "made_by", "created_at", "expires_at"),
});

/** @throws {HttpError} 404, 409. */
function requireDone(change: PersonChange): void {
  if (change === "unknown") throw new HttpError(404, "There is nobody of that name in your team");
  if (change === "last admin") {
    throw new HttpError(409, "This is the only admin of the team: make somebody else admin first");
  }
}

/** The body that changes a role, or invites somebody with one. */
const ROLE_BODY = v.strictObject({ role: v.picklist(ROLES, `give one of ${ROLES.join(", ")}`) });

const access = { by: "session" } as const;

/** The people of a team, and invitations to it. */
export const peopleRoutes: readonly Route[] = [
  route("GET /v1/people", {
    id: "people",
    does: READ,
    summary: "Lists the people of the team with their roles, oldest first",
    access,
    json: "People",
    async run(_, { service, caller }) {
      const people = await service.stores.people.list(caller!.owner);
      return people.map((person) => ({
        ...shownMembers(person, "name", "role", "created_at"),
        has_passphrase: person.passphrase !== null,
      }));
    },
  }),
  route("PUT /v1/people/{name}", {
    id: "change_person",
    does: MANAGE_PEOPLE,
    summary: "Changes a person's role, which signs the person out everywhere; an own change, everywhere else",
    access,
    body: ROLE_BODY,
    statuses: [404, 409],
    async run({ name, body: { role } }, context) {
      const { service: { stores }, session, caller } = context;
      context.entry.detail = `now ${role}`;
      requireDone(await stores.people.setRole(name, caller!.owner, role, session!.hash));
    },
  }),
  route("DELETE /v1/people/{name}", {
    id: "remove_person",
    does: MANAGE_PEOPLE,
    summary: "Removes a person: sessions, own keys and invitations end at once, lookups within a second",
    access,
    statuses: [404, 409],
    async run({ name }, { service: { stores, removals, now }, caller }) {
      requireDone(await stores.people.remove(name, caller!.owner, now()));
      await removals.poll();
    },
  }),
  route("GET /v1/invitations", {
    id: "invitations",
    does: MANAGE_PEOPLE,
    summary: "Lists the invitations to the team that nobody has used yet, oldest first",
    access,
    json: "Invitations",
    async run(_, { service: { stores, now }, caller }) {
      return (await stores.people.invitations(caller!.owner, now())).map(shownInvitation);
    },
  }),
  route("POST /v1/invitations", {
    id: "invite_person",
    does: MANAGE_PEOPLE,
    summary:
      "Makes an invitation: a link by which one person joins the team with a role, once, within three days",
    access,
    body: ROLE_BODY,
    success: 201,
    json: "NewInvitation",
    async run({ body: { role } }, { service: { stores, now }, caller, entry }) {
      entry.detail = `as ${role}`;
      const { owner, person } = caller!;
      const token = randomText(32);
      const created_at = now();
      const invitation: InvitationRecord = {
        ...{ hash: hashOf(token), owner, role, made_by: person!, created_at },
        expires_at: created_at + INVITATION_MS,
      };
      if (!await stores.people.invite(invitation, MAX_INVITATIONS)) {
        throw new InvalidParameter(
          `Cannot have more than ${MAX_INVITATIONS} invitations open: end one first`,
        );
      }
      // After the # it reaches no log, proxy or Referer; only the page's own request carries it.
      return { ...shownInvitation(invitation), path: `/signin#invitation=${token}` };
    },
  }),
  route("DELETE /v1/invitations/{id}", {
    id: "end_invitation",
    does: MANAGE_PEOPLE,
    summary: "Ends an invitation: its link works no more",
    access,
    async run({ id }, { service: { stores, now }, caller }) {
      const { owner } = caller!;
      const found = (await stores.people.invitations(owner, now())).find(({ hash }) => idOf(hash) === id);
      if (found === undefined || !await stores.people.endInvitation(found.hash, owner)) {
        throw new HttpError(404, "There is no such invitation");
      }
    },
  }),
];
