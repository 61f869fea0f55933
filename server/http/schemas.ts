/**
 * Every answer as a JSON schema, for the API description, by the names that the contract has for them.
 * @module
 */
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { LINE_SCHEMAS } from "./data/line_schemas.ts";
import { type ApiSchemas, withReferences } from "./api_schema.ts";

const text = { type: "string" };

/** Schemas by name. */
export const SCHEMAS: ApiSchemas = {
  ...withReferences({ ...LINE_SCHEMAS, ...ANSWER_SCHEMAS }),
  ...{ Text: text, Png: text, Gif: text, Zip: text },
};
