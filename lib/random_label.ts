import type { Io } from "./io.ts";

/** No vowels: such a label is no word, and nobody has it. */
const LETTERS = "bcdfghjklmnpqrstvwxz";

/** A label that nobody has registered or asked for, so that no cache has it. */
export function randomLabel(io: Pick<Io, "random">, purpose: string): string {
  return Array.from({ length: 20 }, () => LETTERS[Math.floor(io.random(purpose) * LETTERS.length)]).join("");
}
