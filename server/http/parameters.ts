import { didYouMean } from "../../lib/distance.ts";
import type { QueryParameter, QueryParameters, QueryValues } from "../wire/route.ts";
import { checked, integer, InvalidParameter, quote } from "../checks.ts";

/**
 * Refuses a query with a parameter that a route does not have: one that was meant otherwise would be without effect.
 *
 * @throws {SquatError} `invalid_parameter`: the name and the one that was meant, or all.
 */
export function refuseOtherParameters(query: URLSearchParams, parameters: QueryParameters = {}): void {
  const names = Object.keys(parameters);
  const other = [...query.keys()].find((name) => !names.includes(name));
  if (other === undefined) return;
  const hint = names.length === 0
    ? ": leave it out"
    : didYouMean(other, names) || `: give ${names.join(", ")}`;
  throw new InvalidParameter(`There is no parameter ${quote(other)} here${hint}`);
}

/**
 * Returns the values of a query's parameters.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function readQuery<Q extends QueryParameters>(query: URLSearchParams, parameters?: Q): QueryValues<Q> {
  const values = Object.entries(parameters ?? {}).map(([name, { check, fallback, most }]) => {
    const given = query.getAll(name);
    if (most === undefined && given.length > 1) {
      throw new InvalidParameter(`Cannot use ${name} ${given.length} times: give it once`);
    }
    if (most !== undefined && given.length > most) {
      throw new InvalidParameter(`Cannot use ${given.length} values of ${name}: give at most ${most}`);
    }
    if (given.length === 0 && fallback !== undefined) return [name, fallback];
    if (given.length === 0) throw new InvalidParameter(`Parameter ${name} is missing`);
    const read = given.map((text) => checked(name, text, check));
    return [name, most === undefined ? read[0] : read];
  });
  return Object.fromEntries(values) as QueryValues<Q>;
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
