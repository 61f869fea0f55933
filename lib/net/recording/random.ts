import { createHash } from "node:crypto";

/** Seeded random numbers. The nth number of a purpose is the same in every run, however the purposes interleave. */
export function seededRandom(seed: string): (purpose?: string) => number {
  const drawn = new Map<string, number>();
  return (purpose = "") => {
    const nth = drawn.get(purpose) ?? 0;
    drawn.set(purpose, nth + 1);
    return createHash("sha256").update(`${seed}\n${nth}\n${purpose}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}
