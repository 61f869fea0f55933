/**
 * Every answer as a JSON schema, for the API description, by the names that the contract has for them. Schemas of lines
 * come from the ops, those of other answers from their types.
 * @module
 */
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { type ApiSchema, type ApiSchemas, LINE_SCHEMAS, withReferences } from "./schemas_lines.ts";

const named: Record<string, ApiSchema> = { ...LINE_SCHEMAS };
for (const [name, schema] of Object.entries(ANSWER_SCHEMAS)) named[name] = withReferences(schema, named);
for (const name of ["Text", "Png", "Gif", "Zip"]) named[name] = { type: "string" };

/** Schemas by name. */
export const SCHEMAS: ApiSchemas = named;
