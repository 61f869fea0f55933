import { checkArgument } from "./argument.ts";

/** Returns the form of a word that goes with a number: `1 name`, `0 names`; of a verb, `1 name has`, `2 names have`. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  checkArgument(count, "count", "the number of plural");
  return count === 1 ? one : many;
}
