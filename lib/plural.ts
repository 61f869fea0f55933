/** Returns the form of a word that goes with a number: `1 name`, `0 names`; of a verb, `1 name has`, `2 names have`. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Returns a number with the words that it counts: `1 name`, `2 names`; `1 name waits`, `2 names wait`. */
export function counted(count: number, one: string, many?: string): string {
  return `${count} ${plural(count, one, many)}`;
}
