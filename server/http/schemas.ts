/**
 * Every answer as a JSON schema, for the API description, by the names that the contract has for them.
 * @module
 */
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { type ApiSchemas, LINE_SCHEMAS, withReferences } from "./schemas_lines.ts";

const text = { type: "string" };

/** Schemas by name. */
export const SCHEMAS: ApiSchemas = {
  ...LINE_SCHEMAS,
  ...withReferences(ANSWER_SCHEMAS),
  ...{ Text: text, Png: text, Gif: text, Zip: text },
};
