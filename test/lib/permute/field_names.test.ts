import { expect, test } from "vitest";
import { permute } from "../../../mod.ts";

const namesOf = (name: string, budget: number): string[] =>
  Array.from(permute(name, { budget }), ({ domain }) => domain.fqdn);

test("a name below a suffix in another script is one name in both of its spellings", () => {
  const names = namesOf("дом.рф", 200);
  expect(names.length).toBeGreaterThan(100);
  expect(namesOf("xn--d1aqf.xn--p1ai", 200)).toEqual(names);
});

test.each(["a.com", "x.ai", "1.com"])("%s, of one character, has look-alikes", (name) => {
  expect(namesOf(name, 50)).toHaveLength(50);
});

test.each([
  ["cool.com", "çool.com"],
  ["example.com", "aexample.com"],
  ["example.com", "zexample.com"],
  ["google.com", "googlecom.com"],
])("of the first 1,000 of %s one is %s", (name, found) => {
  const ascii = (text: string) => new URL(`http://${text}`).hostname;
  expect(namesOf(name, 1_000).map(ascii)).toContain(ascii(found));
});
