/**
 * The bodies of answers as schemas, for the API description and for tests of answers: those of lines come from the ops,
 * those of all other answers from their types.
 * @module
 */
import * as v from "valibot";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { LINE_SCHEMAS } from "./schemas_lines.ts";
import { valibotOf } from "./schemas_payload.ts";

const named: Record<string, v.GenericSchema> = { ...LINE_SCHEMAS };
for (const [name, schema] of Object.entries(ANSWER_SCHEMAS)) named[name] = valibotOf(schema, named);

/** Schemas of bodies by the name that routes use, and of what they are made of. */
export const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...named,
  // Schemas of their own, which others do not refer to.
  Text: v.string(),
  Png: v.string(),
  Gif: v.string(),
  Zip: v.string(),
};
