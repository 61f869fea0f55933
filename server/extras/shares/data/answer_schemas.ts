// Written by: node test/tools/answer_schemas.ts. Do not edit.
// From the types of server/extras/shares/answers.ts.
import type { Answers } from "../answers.ts";
import type { ApiSchema } from "../../../http/api_schema.ts";

/** The schemas of answers, by name; one with a title alone is that of the answer of this name. */
export const ANSWER_SCHEMAS: Readonly<Record<keyof Answers, ApiSchema>> = {
  ShareLink: {"type":"object","properties":{"id":{"type":"string"},"path":{"type":"string"},"expires_at":{"type":"string","format":"date-time"}},"required":["id","path","expires_at"],"additionalProperties":false},
  SharedLinks: {"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["brand","result"]},"subject":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"created_by":{"type":"string"},"expires_at":{"type":"string","format":"date-time"},"revoked_at":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]}},"required":["id","kind","subject","created_at","created_by","expires_at","revoked_at"],"additionalProperties":false}},
  SharedResult: {"type":"object","properties":{"expires_at":{"type":"string","format":"date-time"},"created_at":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum":0},"names":{"type":"integer","minimum":0},"scope":{"type":"string","enum":["analyze","lookup:nxdomain","lookup:squat"]},"domain":{"type":"string"}},"required":["expires_at","created_at","lines","names","scope","domain"],"additionalProperties":false},
};
