import { SquatError } from "./errors.ts";

/** Kinds of arguments. */
export type Shape =
  | "text"
  | "text or bytes"
  | "object"
  | "line"
  | "count"
  | "list"
  | "array"
  | "lines"
  | "stream"
  | "io"
  | "domain";

/** What is expected, as it follows the word "give", and the test for it. */
const SHAPES: Readonly<Record<Shape, readonly [string, (value: unknown) => boolean]>> = {
  text: ["a string", (value) => typeof value === "string"],
  "text or bytes": [
    "a string or a Uint8Array",
    (value) => typeof value === "string" || value instanceof Uint8Array,
  ],
  object: ["an object", isObject],
  line: [
    "a line of a lookup, an object with op",
    (value) => isObject(value) && typeof value["op"] === "string",
  ],
  count: ["a number that is not negative", (value) => typeof value === "number" && value >= 0],
  list: ["an array", (value) => isIterable(value)],
  array: ["an array", Array.isArray],
  lines: [
    "the lines of a lookup: an array or what is iterated asynchronously",
    (value) => isIterable(value) || isAsync(value),
  ],
  stream: ["a ReadableStream", (value) => isObject(value) && typeof value["getReader"] === "function"],
  io: ["an Io, such as that of createIo", (value) => isObject(value) && typeof value["now"] === "function"],
  domain: [
    "a host name such as example.com, or an object with fqdn, tld and domain",
    (value) =>
      typeof value === "string" ||
      isObject(value) && ["fqdn", "tld", "domain"].every((part) => typeof value[part] === "string"),
  ],
};

/** Whether a value is an object, such as JSON has: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIterable(value: unknown): boolean {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

function isAsync(value: unknown): boolean {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** A value as messages show it: short, whatever it holds. */
export function shown(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 100 ? value.slice(0, 100) + "…" : value);
  }
  if (Array.isArray(value)) return "an array";
  if (typeof value === "function") return "a function";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/**
 * Refuses an argument of another kind: callers in JavaScript have no compiler that does.
 *
 * @param what The argument, for the message: `the lines of toCsv`.
 * @throws {SquatError} `invalid_parameter`: the argument, the value and what to give.
 * @example
 * ```ts
 * import { checkArgument } from "./argument.ts";
 * try {
 *   checkArgument(undefined, "text", "the name of permute");
 * } catch (error) {
 *   console.assert((error as Error).message === "Cannot use undefined as the name of permute: give a string");
 * }
 * ```
 */
export function checkArgument(value: unknown, shape: Shape, what: string): void {
  const [expects, test] = SHAPES[shape];
  if (!test(value)) {
    throw new SquatError("invalid_parameter", `Cannot use ${shown(value)} as ${what}: give ${expects}`);
  }
}
