import { createHash } from "node:crypto";

/**
 * Random numbers that follow from a seed. The nth number of a purpose is the same in every run, whatever is drawn for
 * other purposes in between.
 */
export function seededRandom(seed: string): (purpose?: string) => number {
  const drawn = new Map<string, number>();
  return (purpose = "") => {
    const nth = drawn.get(purpose) ?? 0;
    drawn.set(purpose, nth + 1);
    return createHash("sha256").update(`${seed}\n${nth}\n${purpose}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}
