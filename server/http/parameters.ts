import { Buffer } from "node:buffer";
import * as v from "valibot";
import { SquatError } from "../../mod.ts";
import { HttpError } from "./problem.ts";
import type { Asked } from "./route.ts";

/** Largest body in bytes. */
const MOST_BODY = 16_384;
/** Time that a body has to come, milliseconds. */
const BODY_MS = 10_000;

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

/** A whole number in a query; `without` says what holds when none is given, where that is not the fallback alone. */
export function wholeNumber(
  least: number,
  most: number,
  fallback: number,
  without?: string,
): v.GenericSchema<unknown, number> {
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
  const told = without === undefined ? { default: fallback } : { description: without };
  return described(schema, { type: "integer", minimum: least, maximum: most, ...told });
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

/**
 * Returns the JSON body of a request, checked. What is wrong with it is told by name, never by value: bodies hold
 * secrets.
 *
 * @throws {HttpError} 408, 413, 415.
 * @throws {SquatError} `invalid_parameter`.
 */
export async function readBody<T>(request: Asked, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json") throw new HttpError(415, "Send the body as application/json");
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(request)));
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new SquatError("invalid_parameter", "The body is not valid JSON in UTF-8");
  }
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  const known = issue.message.startsWith("give ") ? `: ${issue.message}` : `: give what /docs says`;
  throw new SquatError("invalid_parameter", `Cannot use ${where ?? "the body"}${known}`);
}

async function bytesOf(request: Asked): Promise<Uint8Array> {
  const late = () => new HttpError(408, "The body did not come in time");
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => timer = setTimeout(() => reject(late()), BODY_MS));
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) break;
      size += value.byteLength;
      if (size > MOST_BODY) throw new HttpError(413, `The body is larger than ${MOST_BODY} bytes`);
      parts.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(parts);
}
