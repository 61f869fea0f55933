/**
 * The lines of a stream as schemas, for the API description and for tests of answers, by the names that the contract
 * has for them. Schemas of payloads come from the ops.
 * @module
 */
import * as v from "valibot";
import { type AnyOp, type JsonSchema, OPS } from "../../lib/lines/mod.ts";
import {
  type Domain,
  type MergedName,
  type MetaData,
  type Permutation,
  PERMUTATION_KINDS,
  type Problem,
} from "../../mod.ts";
import { valibotOf } from "./schemas_payload.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const listOfTexts = v.array(text);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const problem = { type: text, title: text, status: whole, detail: text };
const Problem: v.GenericSchema<Problem> = v.looseObject(problem);
const Domain: v.GenericSchema<Domain> = v.strictObject({ fqdn: text, tld: text, domain: text });
const Permutation: v.GenericSchema<Permutation> = v.object({
  domain: Domain,
  kind: v.picklist(PERMUTATION_KINDS),
});
const PROGRESS_MEMBERS = { kind: v.literal("Progress"), data: v.strictTuple([whole, whole]) };
const OTHER_META = [
  v.object({ kind: v.literal("Heartbeat") }),
  v.object({ kind: v.literal("StoredResult"), data: v.pipe(text, v.uuid()) }),
  v.object({ kind: v.literal("Error"), data: Problem }),
  v.object({
    kind: v.literal("Timeout"),
    data: v.looseObject({ ...problem, completed: whole, total: whole, elapsed_ms: whole }),
  }),
] as const;
const MetaData: v.GenericSchema<MetaData> = v.variant("kind", [
  v.object(PROGRESS_MEMBERS),
  v.object({ kind: v.literal("Done") }),
  ...OTHER_META,
]);
const ExtendedMetaData: v.GenericSchema<MetaData> = v.variant("kind", [
  v.object({
    kind: v.literal("Done"),
    data: v.exactOptional(v.object({ detail: text, completeness: share })),
  }),
  v.object({
    ...PROGRESS_MEMBERS,
    brand: v.exactOptional(text),
    completeness: v.exactOptional(share),
    unanswered: v.exactOptional(listOfTexts),
    blocked: v.exactOptional(listOfTexts),
    failed: v.exactOptional(v.array(v.object({ fqdn: text, op: text, detail: text }))),
    records: v.exactOptional(v.tuple([whole, whole])),
    pages: v.exactOptional(v.tuple([whole, whole])),
  }),
  ...OTHER_META,
]) as v.GenericSchema as v.GenericSchema<MetaData>;

/** Schemas by name. */
type Schemas = Record<string, v.GenericSchema>;

/** Returns the schemas of lines and of what is folded from them, for streams of the given ops. */
export function lineSchemas(ops: readonly AnyOp[]): Schemas {
  const named: Schemas = {};
  const schemaOf = (schema: JsonSchema) => valibotOf(schema, named);
  /** The ops of this version; readers must ignore ops that a newer version adds. */
  const messages = (meta: v.GenericSchema<MetaData>, dataOf: (op: AnyOp) => JsonSchema) =>
    v.variant("op", [
      v.object({ op: v.literal("Meta"), data: meta }),
      ...ops.map((op) => {
        const data = schemaOf(dataOf(op));
        return v.object({
          permutation: Permutation,
          op: v.literal(op.op),
          data: op.nullable === false ? data : v.nullable(data),
        });
      }),
    ]);
  const StreamMessage = messages(MetaData, ({ schema }) => schema);
  const ExtendedStreamMessage = messages(ExtendedMetaData, ({ schema, extended }) => extended ?? schema);
  const members = ops.flatMap(({ merged }) =>
    Object.entries<JsonSchema>(merged).map(([name, schema]) => [name, schemaOf(schema)] as const)
  );
  const MergedName = v.partial(v.object({
    permutation: Permutation,
    ...Object.fromEntries(members),
    state: v.picklist(["unanswered", "blocked"]),
    unmodeled_operations: v.record(text, v.array(v.any())),
  })) as v.GenericSchema as v.GenericSchema<MergedName>;
  return {
    Problem,
    StreamMessage,
    ExtendedStreamMessage,
    MetaData,
    ExtendedMetaData,
    Domain,
    Permutation,
    ...named,
    MergedName,
    MergedLookup: v.record(text, MergedName) as v.GenericSchema,
  };
}

/** The schemas of what this version sends. */
export const LINE_SCHEMAS: Schemas = lineSchemas(OPS);
