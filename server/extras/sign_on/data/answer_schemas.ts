// Written by: node test/tools/answer_schemas.ts. Do not edit.
// From the types of server/extras/sign_on/answers.ts.
import type { Answers } from "../answers.ts";
import type { ApiSchema } from "../../../http/api_schema.ts";

/** The schemas of answers, by name; one with a title alone is that of the answer of this name. */
export const ANSWER_SCHEMAS: Readonly<Record<keyof Answers, ApiSchema>> = {
  SignOnStart: {"type":"object","properties":{"url":{"type":"string"}},"required":["url"],"additionalProperties":false},
  Identities: {"type":"array","items":{"type":"object","properties":{"issuer":{"type":"string"},"subject":{"type":"string"},"id":{"type":"string"},"linked_at":{"type":"string","format":"date-time"}},"required":["issuer","subject","id","linked_at"],"additionalProperties":false}},
};
