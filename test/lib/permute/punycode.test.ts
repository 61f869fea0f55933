import fc from "fast-check";
import { expect, test } from "vitest";
import { punycode, unpunycode } from "../../../lib/permute/punycode.ts";
import { ANY_CHARACTER } from "../../any_character.ts";

// RFC 3492 section 7.1: Arabic, Chinese, Czech, Vietnamese, a mixed one.
test.each([
  ["ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"],
  ["tạisaohọkhôngthểchỉnóitiếngviệt", "tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g"],
  ["-with-super-monkeys", "-with-super-monkeys"],
])("%s", (label, coded) => {
  expect(punycode(label)).toBe(coded);
  if (label !== coded) expect(unpunycode(coded)).toBe(label);
});

test("what was written is read again, and anything else is something or null", () => {
  fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 40 }), (label) => {
    const text = label.toWellFormed().normalize("NFC");
    const coded = punycode(text);
    if (coded !== text) expect(unpunycode(coded)).toBe(text);
    const any = unpunycode(label);
    expect(any === null || any.length <= label.length * 2).toBe(true);
  }));
});

test.each(["a-!", "99999999", "a-99999999999999999999", "é-b", "-ü"])("%s is none", (text) => {
  expect(unpunycode(text)).toBeNull();
});
