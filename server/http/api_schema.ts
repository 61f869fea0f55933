/** A schema of the API description. */
export type ApiSchema = Readonly<Record<string, unknown>>;
/** Schemas by name. */
export type ApiSchemas = Readonly<Record<string, ApiSchema>>;

/** Schemas with references in place of their parts that have only a title, the name of a schema. */
export function withReferences<T extends ApiSchema>(schemas: T): T {
  return JSON.parse(
    JSON.stringify(schemas),
    (_, part) => typeof part?.title === "string" ? { $ref: `#/components/schemas/${part.title}` } : part,
  );
}
