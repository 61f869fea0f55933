import { shown } from "./argument.ts";
import { didYouMean } from "./distance.ts";
import { SquatError } from "./errors.ts";

/** What the value of an option must be. */
export interface OptionCheck {
  /** What to give, as it follows the word "give". */
  readonly give: string;
  /** The values that it has, to show the nearest one. @default too many to list */
  readonly values?: readonly string[];
  /** The parts of a value that cannot be used; none where all of it can. */
  wrong(value: unknown): readonly unknown[];
}

/** Every option of a function and its check, `true` where the function checks it later: the compiler misses none. */
export type OptionChecks<T> = Readonly<Record<keyof T & string, OptionCheck | true>>;

/** A value that meets a test. */
export function valueThat(give: string, test: (value: unknown) => boolean): OptionCheck {
  return { give, wrong: (value) => test(value) ? [] : [value] };
}

function each(give: string, test: (value: unknown) => boolean): OptionCheck {
  return { give, wrong: (value) => Array.isArray(value) ? value.filter((part) => !test(part)) : [value] };
}

/** True or false. */
export const FLAG: OptionCheck = valueThat("true or false", (value) => typeof value === "boolean");
/** A function. */
export const CALLBACK: OptionCheck = valueThat("a function", (value) => typeof value === "function");
/** A text. */
export const TEXT: OptionCheck = valueThat("a string", (value) => typeof value === "string");
/** A list of texts. */
export const TEXTS: OptionCheck = each("an array of strings", (value) => typeof value === "string");
/** Names, perhaps made as they are read. */
export const NAMES: OptionCheck = valueThat(
  "an array of names",
  (value) => typeof value === "object" && value !== null && Symbol.iterator in value,
);
/** An AbortSignal, by what is used of one. */
export const SIGNAL: OptionCheck = valueThat(
  "an AbortSignal",
  (value) => typeof (value as AbortSignal | null)?.throwIfAborted === "function",
);
/** A number that is not negative; Infinity too. */
export const AMOUNT: OptionCheck = valueThat(
  "a number that is not negative",
  (value) => typeof value === "number" && value >= 0,
);
/** A share, such as a probability: 8 for 8 % would find nobody, without a word. */
export const SHARE: OptionCheck = valueThat(
  "a share from 0 to 1",
  (value) => typeof value === "number" && value >= 0 && value <= 1,
);

/** A whole number within bounds. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): OptionCheck {
  const bounds = most === Number.MAX_SAFE_INTEGER
    ? `of at least ${least}`
    : `from ${least} to ${most.toLocaleString("en")}`;
  return valueThat(
    `a whole number ${bounds}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );
}

/** One of these texts. */
export function oneOf(values: readonly string[]): OptionCheck {
  return {
    ...valueThat(`one of ${values.join(", ")}`, (value) => values.includes(value as string)),
    values,
  };
}

/** A list of some of these texts. */
export function someOf(values: readonly string[]): OptionCheck {
  return { ...each(`some of ${values.join(", ")}`, (value) => values.includes(value as string)), values };
}

/** @throws {SquatError} `invalid_parameter`: the option, its value, and what to give. */
export function refuseOption(option: string, value: unknown, give: string): never {
  throw new SquatError("invalid_parameter", `Cannot use ${option} ${shown(value)}: give ${give}`);
}

/**
 * Refuses what are not options of a function, since a misspelt one would be without effect, and values that they cannot
 * have.
 *
 * @param name The function, for the message.
 * @param options What was given.
 * @param known Every option that there is.
 * @throws {SquatError} `invalid_parameter`: which name is unknown, and the nearest one; or which value is wrong.
 * @example
 * ```ts
 * import { AMOUNT, checkOptions } from "./options.ts";
 * const message = (options: object) => {
 *   try {
 *     checkOptions("permute", options, { budget: AMOUNT, kinds: true });
 *   } catch (error) {
 *     return (error as Error).message;
 *   }
 * };
 * console.assert(message({ limit: 10 }) === 'permute has no option "limit"; its options are budget, kinds');
 * console.assert(message({ budget: "10" }) === 'Cannot use budget "10": give a number that is not negative');
 * ```
 */
export function checkOptions<T extends object>(name: string, options: object, known: OptionChecks<T>): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${shown(options)} as options of ${name}: give an object`,
    );
  }
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(known, option)) {
      const names = Object.keys(known);
      const hint = didYouMean(option, names) || `; its options are ${names.join(", ")}`;
      throw new SquatError(
        "invalid_parameter",
        `${name} has no option ${JSON.stringify(option.slice(0, 100))}${hint}`,
      );
    }
    const check = known[option as keyof typeof known];
    if (check === true) continue;
    const wrong = check.wrong(value);
    if (wrong.length > 0) {
      refuseOption(option, wrong[0], check.give + didYouMean(String(wrong[0]), check.values ?? []));
    }
  }
}
