import * as v from "valibot";
import { text, time, whole } from "../schemas_parts.ts";
import { type Role, ROLES } from "../../auth/roles.ts";

const role: v.GenericSchema<Role> = v.picklist(ROLES, `give one of ${ROLES.join(", ")}`);
const INVITATION = { id: text, role, made_by: text, created_at: time, expires_at: time };

/** The body that changes a role, or invites somebody with one. */
export const ROLE_BODY: v.GenericSchema<unknown, { role: Role }> = v.strictObject({ role });

/** Schemas of answers about people, for the API description. */
export const PEOPLE_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  People: v.array(v.strictObject({ name: text, role, has_passphrase: v.boolean(), created_at: time })),
  Invitations: v.array(v.strictObject(INVITATION)),
  NewInvitation: v.strictObject({ ...INVITATION, path: text }),
  Departure: v.strictObject({
    name: text,
    sessions: whole,
    keys: v.array(v.strictObject({ id: text, name: text })),
    invitations: whole,
    lookups: whole,
  }),
  KeyDeparture: v.strictObject({ id: text, name: text, lookups: whole }),
  Actions: v.array(
    v.strictObject({
      ...{ id: text, owner: text, at: time, person: v.nullable(text), key_id: v.nullable(text) },
      ...{ action: text, target: text, detail: text },
    }),
  ),
  Sessions: v.array(
    v.strictObject({
      id: text,
      by: v.picklist(["passphrase", "link", "oidc"]),
      device: text,
      address: text,
      created_at: time,
      used_at: time,
      expires_at: time,
      is_current: v.boolean(),
    }),
  ),
};
