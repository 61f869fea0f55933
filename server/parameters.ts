import * as v from "valibot";
import { SquatError } from "../mod.ts";

/** The JSON Schema of a parameter, which is of its value, not of its text in the query. */
type JsonSchema = Readonly<Record<string, unknown>>;

function described<T>(schema: v.GenericSchema<unknown, T>, json: JsonSchema): v.GenericSchema<unknown, T> {
  JSON_OF.set(schema, json);
  return schema;
}
const JSON_OF = new WeakMap<v.GenericSchema, JsonSchema>();

/** The JSON Schema that a parameter was made with; undefined for schemas that were not made here. */
export function jsonOf(schema: v.GenericSchema): JsonSchema | undefined {
  return JSON_OF.get(schema);
}

/** A whole number in a query. */
export function wholeNumber(least: number, most: number, fallback: number): v.GenericSchema<unknown, number> {
  const say = `give a whole number from ${least} to ${most}`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, say),
      v.transform(Number),
      v.number(),
      v.minValue(least, say),
      v.maxValue(most, say),
    ),
    String(fallback),
  ) as v.GenericSchema<unknown, number>;
  return described(schema, { type: "integer", minimum: least, maximum: most, default: fallback });
}

/** True or false in a query. */
export function yesOrNo(fallback: boolean): v.GenericSchema<unknown, boolean> {
  const schema = v.optional(
    v.pipe(v.picklist(["true", "false"], "give true or false"), v.transform((text) => text === "true")),
    String(fallback) as "true" | "false",
  ) as v.GenericSchema<unknown, boolean>;
  return described(schema, { type: "boolean", default: fallback });
}

/** One of some words in a query. */
export function oneOf<T extends string>(words: readonly T[], fallback: T): v.GenericSchema<unknown, T> {
  const schema = v.optional(v.picklist(words, `give one of ${words.join(", ")}`), fallback);
  return described(schema as v.GenericSchema<unknown, T>, { type: "string", enum: words, default: fallback });
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? text.slice(0, 120) + "…" : text;
}

/**
 * Returns one parameter that may be given once.
 *
 * @throws {SquatError} `invalid_parameter` that quotes the value.
 */
export function readOne<T>(query: URLSearchParams, name: string, schema: v.GenericSchema<unknown, T>): T {
  const given = query.getAll(name);
  if (given.length > 1) {
    throw new SquatError("invalid_parameter", `Cannot use ${name} ${given.length} times: give it once`);
  }
  const result = v.safeParse(schema, given[0], { abortEarly: true });
  if (result.success) return result.output;
  throw new SquatError(
    "invalid_parameter",
    given[0] === undefined
      ? `Parameter ${name} is missing`
      : `Cannot use ${name} ${shown(given[0])}: ${result.issues[0].message}`,
  );
}

/**
 * Returns the values of one parameter that is given once or more often.
 *
 * @throws {SquatError} `invalid_parameter` when there are none, or more than `most`.
 */
export function readMany(query: URLSearchParams, name: string, most: number): string[] {
  const given = query.getAll(name);
  if (given.length === 0) throw new SquatError("invalid_parameter", `Parameter ${name} is missing`);
  if (given.length > most) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${given.length} values of ${name}: give at most ${most}`,
    );
  }
  return given;
}

/**
 * Returns a segment of the path, decoded.
 *
 * @throws {SquatError} `invalid_parameter` when its percent-encoding is not that of UTF-8.
 */
export function decodeSegment(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${name} ${shown(text)}: its percent-encoding is not that of UTF-8`,
      { cause },
    );
  }
}
