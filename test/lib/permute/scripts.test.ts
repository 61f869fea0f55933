import { expect, test } from "vitest";
import { permute } from "../../../lib/permute/mod.ts";

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const isMixed = (label: string): boolean => SCRIPTS.filter((script) => script.test(label)).length > 1;

/** The registrable labels of the first names. */
const labels = (brand: string, idn: "registry" | "any"): string[] =>
  permute(brand, { idn }).take(1_000).map(({ domain }) => domain.domain.split(".").at(-1)!).toArray();

test.each(["сбербанк.рф", "тинькофф.com", "пример.su", "εθνικη.gr", "τραπεζα.com", "müller.de", "straße.de"])(
  "no label mixes scripts that look alike, which no registry takes: %s",
  (brand) => {
    expect(labels(brand, "registry").filter(isMixed)).toEqual([]);
  },
);

test("they are made where any letters are wanted", () => {
  expect(labels("сбербанк.рф", "any").filter(isMixed).length).toBeGreaterThan(100);
});
