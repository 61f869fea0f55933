/**
 * Characters for tests of properties.
 * @module
 */
import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 } as const;

/**
 * Any code point but surrogates, as fast-check's unit `binary`; that one makes a table of all of them for each
 * `fc.string`, which takes half a second.
 */
export const ANY_CHARACTER: fc.Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map(
    (n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count),
    (text) => {
      const point = typeof text === "string" ? text.codePointAt(0) : undefined;
      if (point === undefined || text !== String.fromCodePoint(point)) throw new Error("Not one character");
      if (point < SURROGATES.first) return point;
      if (point < SURROGATES.first + SURROGATES.count) throw new Error("A surrogate");
      return point - SURROGATES.count;
    },
  );
