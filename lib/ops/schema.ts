/** A JSON Schema (draft 2020-12), limited to what payloads need. */
export interface JsonSchema {
  /** Name among the components of an API description; the schema is written there once. */
  readonly title?: string;
  /** The JSON type. */
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** The format of a string. */
  readonly format?: "uri" | "date-time" | "uuid";
  /** The only values that are allowed. */
  readonly enum?: readonly string[];
  /** The lowest number that is allowed. */
  readonly minimum?: number;
  /** The highest number that is allowed. */
  readonly maximum?: number;
  /** Schema of each element of an array. */
  readonly items?: JsonSchema;
  /** Schemas of the members of an object. */
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Members that an object must have. */
  readonly required?: readonly string[];
  /** False: no other members. True: any other members. A schema: members of any name. Absent: others are ignored. */
  readonly additionalProperties?: boolean | JsonSchema;
  /** Either this or null. */
  readonly anyOf?: readonly [JsonSchema, { readonly type: "null" }];
}

/** A JSON Schema of values of a type, which the compiler compares with it. */
export type Schema<T> = JsonSchema & { readonly valueType?: T };

type Members = Readonly<Record<string, JsonSchema>>;
type ValueOf<S> = S extends { readonly valueType?: infer T } ? Exclude<T, undefined> : never;
type ValuesOf<M> = { [K in keyof M]: ValueOf<M[K]> };

/** Any text. */
export const text: Schema<string> = { type: "string" };
/** An integer. */
export const wholeNumber: Schema<number> = { type: "integer" };
/** Any number. */
export const number: Schema<number> = { type: "number" };
/** A number from 0 to 1. */
export const share: Schema<number> = { type: "number", minimum: 0, maximum: 1 };
/** True or false. */
export const flag: Schema<boolean> = { type: "boolean" };
/** An absolute URL. */
export const url: Schema<string> = { type: "string", format: "uri" };
/** RFC 3339. */
export const time: Schema<string> = { type: "string", format: "date-time" };
/** An object of any members. */
export const anyObject: Schema<Record<string, unknown>> = { type: "object", additionalProperties: {} };

/** An array. */
export function list<T>(items: Schema<T>): Schema<T[]> {
  return { type: "array", items };
}

/** One of the given texts. */
export function choice<T extends string>(...values: readonly T[]): Schema<T> {
  return { type: "string", enum: values };
}

/** The value or null. */
export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { anyOf: [schema, { type: "null" }] };
}

/** An object whose members of any name have one schema. */
export function record<T>(values: Schema<T>): Schema<Record<string, T>> {
  return { type: "object", additionalProperties: values };
}

/**
 * An object with required and optional members.
 *
 * @param others `closed` refuses other members, `open` allows them, `ignored` does not mention them.
 */
export function object<R extends Members, O extends Members = Record<never, never>>(
  required: R,
  optional: O = {} as O,
  others: "closed" | "open" | "ignored" = "ignored",
): Schema<ValuesOf<R> & Partial<ValuesOf<O>>> {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    ...(others === "ignored" ? {} : { additionalProperties: others === "open" }),
  };
}

/** The schema under a name, for schemas that several places refer to. */
export function named<T>(title: string, schema: Schema<T>): Schema<T> {
  return { ...schema, title };
}
