/**
 * The lines of a stream as JSON schemas, for the API description, by the names that the contract has for them. Schemas
 * of payloads come from the ops.
 * @module
 */
import { type AnyOp, type JsonSchema, OPS } from "../../lib/lines/mod.ts";
import { PERMUTATION_KINDS } from "../../mod.ts";

/** A schema of the API description. */
export type ApiSchema = Readonly<Record<string, unknown>>;
/** Schemas by name. */
export type ApiSchemas = Readonly<Record<string, ApiSchema>>;

/** A reference to the schema of that name. */
const schemaRef = (name: string): ApiSchema => ({ $ref: `#/components/schemas/${name}` });

/** A schema with references in place of its parts that have a title, which become named schemas. */
export function withReferences(schema: JsonSchema, named: Record<string, ApiSchema>): ApiSchema {
  return JSON.parse(JSON.stringify(schema), (_, part) => {
    if (typeof part?.title !== "string") return part;
    const { title, ...rest } = part;
    if (Object.keys(rest).length > 0) named[title] ??= rest;
    return schemaRef(title);
  });
}

const text = { type: "string" },
  whole = { type: "integer" },
  share = { type: "number", minimum: 0, maximum: 1 };
const list = (items: ApiSchema): ApiSchema => ({ type: "array", items });
const pair = { type: "array", prefixItems: [whole, whole], minItems: 2 };
const onlyPair = { ...pair, items: false };
const object = (required: ApiSchemas, optional: ApiSchemas = {}): ApiSchema => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
});
const meta = (kind: string, required: ApiSchemas = {}, optional: ApiSchemas = {}): ApiSchema =>
  object({ kind: { const: kind }, ...required }, optional);

const PROBLEM = { type: text, title: text, status: whole, detail: text };
const TIMEOUT = object({ ...PROBLEM, completed: whole, total: whole, elapsed_ms: whole });
const OTHER_META = [
  meta("Heartbeat"),
  meta("StoredResult", { data: { type: "string", format: "uuid" } }),
  meta("Error", { data: schemaRef("Problem") }),
  meta("Timeout", { data: TIMEOUT }),
];
const EXTENDED_PROGRESS = {
  brand: text,
  completeness: share,
  unanswered: list(text),
  blocked: list(text),
  failed: list(object({ fqdn: text, op: text, detail: text })),
  records: pair,
  pages: pair,
};
const EXTENDED_META = [
  meta("Done", {}, { data: object({ detail: text, completeness: share }) }),
  meta("Progress", { data: onlyPair }, EXTENDED_PROGRESS),
];

/** Returns the schemas of lines and of what is folded from them, for streams of the given ops. */
export function lineSchemas(ops: readonly AnyOp[]): ApiSchemas {
  const named: Record<string, ApiSchema> = {};
  const permutation = schemaRef("Permutation");
  /** The ops of this version; readers must ignore ops that a newer version adds. */
  const messages = (metaName: string, dataOf: (op: AnyOp) => JsonSchema): ApiSchema => ({
    oneOf: [
      object({ op: { const: "Meta" }, data: schemaRef(metaName) }),
      ...ops.map((op) => {
        const data = withReferences(dataOf(op), named);
        const orNull = { anyOf: [data, { type: "null" }] };
        return object({ permutation, op: { const: op.op }, data: op.nullable === false ? data : orNull });
      }),
    ],
  });
  const members = ops.flatMap(({ merged }) =>
    Object.entries<JsonSchema>(merged).map(([name, schema]) => [name, withReferences(schema, named)] as const)
  );
  return {
    Problem: object(PROBLEM),
    StreamMessage: messages("MetaData", ({ schema }) => schema),
    ExtendedStreamMessage: messages("ExtendedMetaData", ({ schema, extended }) => extended ?? schema),
    MetaData: { oneOf: [meta("Progress", { data: onlyPair }), meta("Done"), ...OTHER_META] },
    ExtendedMetaData: { oneOf: [...EXTENDED_META, ...OTHER_META] },
    Domain: { ...object({ fqdn: text, tld: text, domain: text }), additionalProperties: false },
    Permutation: object({ domain: schemaRef("Domain"), kind: { type: "string", enum: PERMUTATION_KINDS } }),
    ...named,
    MergedName: object({}, {
      permutation,
      ...Object.fromEntries(members),
      state: { type: "string", enum: ["unanswered", "blocked"] },
      unmodeled_operations: { type: "object", additionalProperties: list({}) },
    }),
    MergedLookup: { type: "object", additionalProperties: schemaRef("MergedName") },
  };
}

/** The schemas of what this version sends. */
export const LINE_SCHEMAS: ApiSchemas = lineSchemas(OPS);
