import { expect, test } from "vitest";
import { align, type Alignment, EDITS } from "../../../lib/match/align.ts";

function aligned(brand: string, text: string): string {
  const out: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };
  align(brand, text, out);
  return out.distance > 2 ? "far" : [out.distance, EDITS[out.op], EDITS[out.op2], out.at].join(" ");
}

test.each([
  ["paypal", "paypal", "0 none none 0"],
  ["paypal", "aypal", "1 first none 0"],
  ["paypal", "papal", "1 omission none 2"],
  ["google", "gogle", "1 double none 2"],
  ["paypals", "paypal", "1 plural none 6"],
  ["paypal", "paypals", "1 plural none 6"],
  ["paypal", "paypalx", "1 addition none 6"],
  ["paypal", "payppal", "1 repetition none 4"],
  ["paypal", "pay7pal", "1 insertedDigit none 3"],
  ["paypal", "papyal", "1 transposition none 2"],
  ["paypal", "paypa1", "1 glyph none 5"],
  ["paypal", "paupal", "1 near none 2"],
  ["paypal", "peypal", "1 vowel none 1"],
  ["paypal", "payp9l", "1 digit none 4"],
  ["paypal", "pzqpal", "2"],
  ["paypal", "zzzpal", "far"],
  ["paypal", "paypal123", "far"],
  ["facebook", "faceb00k", "2 glyph glyph 5"],
])("%s to %s: %s", (brand, text, expected) => {
  expect(aligned(brand, text)).toMatch(new RegExp(`^${expected}`));
});

test("what two single edits make is at most two edits away", () => {
  const brand = "kestrel";
  const one = (text: string): string[] =>
    Array.from(
      text,
      (
        _,
        i,
      ) => [
        text.slice(0, i) + text.slice(i + 1),
        `${text.slice(0, i)}q${text.slice(i + 1)}`,
        `${text.slice(0, i)}q${text.slice(i)}`,
      ],
    ).flat();
  const far = one(brand).flatMap(one).filter((text) => aligned(brand, text) === "far");
  expect(far).toEqual([]);
});
