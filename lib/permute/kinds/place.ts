/** Returns the position of an edit in a label: first and last characters are squatted at other rates. */
export function place(index: number, length: number): "first" | "inner" | "last" {
  return index === 0 ? "first" : index === length - 1 ? "last" : "inner";
}

/** Letters and digits of host names, in the order of their code points. */
export const LETTERS_DIGITS: readonly string[] = [..."0123456789abcdefghijklmnopqrstuvwxyz"];
