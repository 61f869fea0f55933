import * as v from "valibot";
import { short, text, time } from "../schemas_parts.ts";

/** Body that starts a sign-in. */
export const START: v.GenericSchema<unknown, { invitation?: string; link?: boolean }> = v.strictObject({
  invitation: v.exactOptional(short),
  link: v.exactOptional(v.boolean()),
});
/** Body with what the provider sent back. */
export const BACK: v.GenericSchema<unknown, { query: string }> = v.strictObject({
  query: v.pipe(text, v.maxLength(8_192, "give at most 8192 characters")),
});
/** Body of a confirmation. */
export const CONFIRM: v.GenericSchema<unknown, { passphrase: string }> = v.strictObject({
  passphrase: short,
});

/** Schemas of answers about single sign-on, for the API description. */
export const SIGN_ON_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  SignOnStart: v.strictObject({ url: text }),
  SignOnConfirm: v.strictObject({ confirm: text }),
  SignOut: v.strictObject({ url: v.nullable(text) }),
  Identities: v.array(
    v.strictObject({ id: text, issuer: text, subject: text, linked_at: time }),
  ),
};
