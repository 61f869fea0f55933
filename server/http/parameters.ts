import type { QueryParameter, QueryParameters, QueryValues } from "../wire/route.ts";
import { checked, integer, InvalidParameter, quote } from "../checks.ts";

/**
 * Returns the values of a query's parameters.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function readQuery<Q extends QueryParameters>(query: URLSearchParams, parameters?: Q): QueryValues<Q> {
  return Object.fromEntries(
    Object.entries(parameters ?? {}).map(([name, parameter]) => [
      name,
      parameter.most === undefined ? readOne(query, name, parameter) : readMany(query, name, parameter),
    ]),
  ) as QueryValues<Q>;
}

/**
 * Returns a parameter that may be given once.
 *
 * @throws {SquatError} `invalid_parameter` that quotes the value.
 */
function readOne<T>(query: URLSearchParams, name: string, parameter: QueryParameter<T>): T {
  const given = query.getAll(name);
  if (given.length > 1) {
    throw new InvalidParameter(`Cannot use ${name} ${given.length} times: give it once`);
  }
  const { check, fallback } = parameter;
  if (given[0] !== undefined) return checked(name, given[0], check);
  if (fallback === undefined) throw missing(name);
  return fallback;
}

/**
 * Returns the values of a parameter that is given once or more often.
 *
 * @throws {SquatError} `invalid_parameter` when there is no value, too many of them, or one that cannot be used.
 */
function readMany<T>(query: URLSearchParams, name: string, parameter: QueryParameter<T>): T[] {
  const given = query.getAll(name);
  const { check, most = 1 } = parameter;
  if (given.length === 0) throw missing(name);
  if (given.length > most) {
    throw new InvalidParameter(`Cannot use ${given.length} values of ${name}: give at most ${most}`);
  }
  return given.map((text) => checked(name, text, check));
}

function missing(name: string): InvalidParameter {
  return new InvalidParameter(`Parameter ${name} is missing`);
}

/** Returns the JSON Schema of one value of a query parameter. */
export function schemaOf({ check, fallback, without }: QueryParameter): Record<string, unknown> {
  const absent = without !== undefined
    ? { description: without }
    : fallback === undefined
    ? {}
    : { default: fallback };
  return { ...check.schema, ...absent };
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
    throw new InvalidParameter(
      `Cannot use ${name} ${quote(text)}: its percent-encoding is not that of UTF-8`,
      { cause },
    );
  }
}

const ZERO_OR_ONE = integer(0, 1);

/** Whether lines and objects have extension members: completeness of a lookup, reasons of a verdict. */
export const EXTENSION_MEMBERS: QueryParameter<boolean> = {
  check: {
    ...ZERO_OR_ONE,
    parse: (text) => ZERO_OR_ONE.parse(text) === undefined ? undefined : text === "1",
  },
  fallback: false,
  without:
    "with 1, lines are ExtendedStreamMessage: with extension members, for clients that ignore members " +
    "they do not know",
};
