import type { Edit, Kind } from "./kind.ts";

const LATIN_VOWELS = "aeiou";
/** All arrangements are made of at most this many vowels; of more, the exchanges of two. */
const MAX_SHUFFLED = 5;

/**
 * The vowels of the name in another order.
 *
 * Source: twistrs, vowel shuffle; every distinct order of up to five vowels.
 */
export const vowelShuffle: Kind = {
  kind: "VowelShuffle",
  *edits({ chars, label }): Generator<Edit> {
    const places = chars.flatMap(({ c }, i) => LATIN_VOWELS.includes(c) ? [i] : []);
    const vowels = places.map((i) => chars[i]!.c);
    const write = (order: readonly string[]): Edit => {
      const out = chars.map((x) => x.c);
      for (const [k, i] of places.entries()) out[i] = order[k]!;
      const first = places.find((_, k) => order[k] !== vowels[k])!;
      const last = places.findLast((i) => out[i] !== chars[i]!.c)!;
      const moved = order.filter((v, k) => v !== vowels[k]).length;
      const end = chars[last]!.at + 1;
      const put = out.slice(first, last + 1).join("");
      return {
        at: chars[first]!.at,
        drop: end - chars[first]!.at,
        put,
        variant: moved === 2 ? "two" : "more",
      };
    };
    const seen = new Set([vowels.join("")]);
    for (let i = 0; i < vowels.length; i++) {
      for (let j = i + 1; j < vowels.length; j++) {
        const order = [...vowels];
        [order[i], order[j]] = [order[j]!, order[i]!];
        if (seen.has(order.join(""))) continue;
        seen.add(order.join(""));
        yield write(order);
      }
    }
    if (vowels.length > MAX_SHUFFLED || label.length === 0) return;
    for (const order of orders(vowels.join(""))) if (!seen.has(order)) yield write([...order]);
  },
};

/** Returns the distinct orders of letters. */
function orders(letters: string): string[] {
  if (letters.length < 2) return [letters];
  const out: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    if (letters.indexOf(letters[i]!) < i) continue;
    for (const rest of orders(letters.slice(0, i) + letters.slice(i + 1))) out.push(letters[i]! + rest);
  }
  return out;
}
