/**
 * The lines of a stream as JSON schemas, for the API description, by the names that the contract has for them. Schemas
 * of payloads are made from their types.
 * @module
 */
import { type AnyOp, OPS } from "../../lib/lines/mod.ts";
import { PERMUTATION_KINDS, type ResultOp } from "../../lib/model.ts";
import { EXTENDED_PAYLOADS, LINE_TYPES, MERGED_MEMBERS, PAYLOADS } from "./data/line_schemas.ts";

/** A schema of the API description. */
export type ApiSchema = Readonly<Record<string, unknown>>;
/** Schemas by name. */
export type ApiSchemas = Readonly<Record<string, ApiSchema>>;

/** A reference to the schema of that name. */
const schemaRef = (name: string): ApiSchema => ({ $ref: `#/components/schemas/${name}` });

/** Schemas with references in place of their parts that have only a title, the name of a schema. */
export function withReferences<T extends ApiSchema>(schemas: T): T {
  return JSON.parse(
    JSON.stringify(schemas),
    (_, part) => typeof part?.title === "string" ? schemaRef(part.title) : part,
  );
}

const text = { type: "string" },
  whole = { type: "integer" },
  share = { type: "number", minimum: 0, maximum: 1 };
const list = (items: ApiSchema): ApiSchema => ({ type: "array", items });
// Checkers of OpenAPI want `items` of every array, and take no `prefixItems`.
const pair = { type: "array", items: whole, minItems: 2 };
const onlyPair = { ...pair, maxItems: 2 };
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
  wildcard: list(text),
  failed: list(object({ fqdn: text, op: text, detail: text })),
  records: pair,
  pages: pair,
};
const EXTENDED_META = [
  meta("Done", {}, {
    data: object({ detail: text, completeness: share }, { unanswered: list(text) }),
  }),
  meta("Progress", { data: onlyPair }, EXTENDED_PROGRESS),
];

/** The schemas of lines and of what is folded from them. */
export const LINE_SCHEMAS: ApiSchemas = lineSchemas();

function lineSchemas(): ApiSchemas {
  const permutation = schemaRef("Permutation");
  /** The ops of this version; readers must ignore ops that a newer version adds. */
  const messages = (metaName: string, payloads: Readonly<Record<ResultOp, ApiSchema>>): ApiSchema => ({
    oneOf: [
      object({ op: { const: "Meta" }, data: schemaRef(metaName) }),
      ...(OPS as readonly AnyOp[]).map(({ op, nullable }) => {
        const data = withReferences(payloads[op as ResultOp]);
        const orNull = { anyOf: [data, { type: "null" }] };
        return object({ permutation, op: { const: op }, data: nullable === false ? data : orNull });
      }),
    ],
  });
  return {
    Problem: object(PROBLEM),
    StreamMessage: messages("MetaData", PAYLOADS),
    ExtendedStreamMessage: messages("ExtendedMetaData", EXTENDED_PAYLOADS),
    MetaData: { oneOf: [meta("Progress", { data: onlyPair }), meta("Done"), ...OTHER_META] },
    ExtendedMetaData: { oneOf: [...EXTENDED_META, ...OTHER_META] },
    Domain: { ...object({ fqdn: text, tld: text, domain: text }), additionalProperties: false },
    Permutation: object({ domain: schemaRef("Domain"), kind: { type: "string", enum: PERMUTATION_KINDS } }),
    ...withReferences(LINE_TYPES),
    MergedName: object({}, {
      permutation,
      ...withReferences(MERGED_MEMBERS),
      state: { type: "string", enum: ["unanswered", "blocked"] },
      unmodeled_operations: { type: "object", additionalProperties: list({}) },
    }),
    MergedLookup: { type: "object", additionalProperties: schemaRef("MergedName") },
    LookupRecords: list(object({ domain: text, permutation: text }, {
      distance: whole,
      ips: { type: "object", additionalProperties: schemaRef("GeoIpData") },
      whois: { anyOf: [text, { type: "object" }] },
      classification: schemaRef("Classification"),
      httpBanner: text,
      screenshot: text,
      passiveDns: list(schemaRef("PassiveDNSRecord")),
      passiveTls: { type: "object", additionalProperties: {} },
    })),
  };
}
