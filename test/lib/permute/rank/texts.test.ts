import { expect, test } from "vitest";
import { Texts } from "../../../../lib/permute/rank/texts.ts";

const own = "kestrel";

function add(texts: Texts, at: number, drop: number, put: string): number {
  texts.own(0, at);
  texts.put(put);
  texts.own(at + drop, own.length);
  return texts.number();
}

test("equal texts have one number, however they are written", () => {
  const texts = new Texts(own);
  const known = new Map<string, number>();
  for (let at = 0; at <= own.length; at++) {
    for (let drop = 0; at + drop <= own.length; drop++) {
      for (const put of ["", "e", "s", "st", "re", "kes", "ä", "\u{1d4d0}", own]) {
        const text = own.slice(0, at) + put + own.slice(at + drop);
        const n = add(texts, at, drop, put);
        expect(n).toBe(known.get(text) ?? known.size);
        known.set(text, n);
      }
    }
  }
  expect(texts.size).toBe(known.size);
});

test("numbers stay as the set and the texts grow", () => {
  const texts = new Texts(own);
  const puts = Array.from({ length: 20_000 }, (_, i) => `-${i}`.repeat(i % 50 === 0 ? 40 : 1));
  expect(puts.map((put) => add(texts, own.length, 0, put))).toEqual(puts.map((_, i) => i));
  expect(puts.map((put) => add(texts, own.length, 0, put))).toEqual(puts.map((_, i) => i));
  expect(texts.size).toBe(20_000);
});
