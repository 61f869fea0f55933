import { SquatError } from "./errors.ts";
import { didYouMean } from "./distance.ts";

/** Every option of a function, by its name: the compiler misses none. */
export type OptionNames<T> = Readonly<Record<keyof T & string, true>>;

/**
 * Refuses what are not options of a function: a misspelt one would be without effect.
 *
 * @param name The function, for the message.
 * @param options What was given.
 * @param known Every option that there is.
 * @throws {SquatError} `invalid_parameter`: which name is unknown, and the nearest one.
 * @example
 * ```ts
 * import { checkOptions } from "./option_names.ts";
 * try {
 *   checkOptions("permute", { limit: 10 }, { budget: true, kinds: true });
 * } catch (error) {
 *   console.assert((error as Error).message === 'permute has no option "limit"; its options are budget, kinds');
 * }
 * ```
 */
export function checkOptions<T extends object>(name: string, options: object, known: OptionNames<T>): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${JSON.stringify(options)} as options of ${name}: give an object`,
    );
  }
  for (const [option, value] of Object.entries(options)) {
    if (Object.hasOwn(known, option) || value === undefined) continue;
    const names = Object.keys(known);
    const hint = didYouMean(option, names) || `; its options are ${names.join(", ")}`;
    throw new SquatError(
      "invalid_parameter",
      `${name} has no option ${JSON.stringify(option.slice(0, 100))}${hint}`,
    );
  }
}
