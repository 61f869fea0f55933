import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { encodePassphrase, isPassphrase, SCRYPT_COST } from "../../../server/auth/passphrase.ts";
import { parsePassphrase } from "../../../server/checks.ts";
import { SquatError } from "../../../mod.ts";

const CHEAP = { ln: 4, r: 8, p: 1 };

test("the encoded form says its parameters, salts, and is checked by them", async () => {
  const one = await encodePassphrase("correct horse battery", CHEAP);
  const two = await encodePassphrase("correct horse battery", CHEAP);
  expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  for (const encoded of [one, two]) {
    expect(await isPassphrase("correct horse battery", encoded)).toBe(true);
    expect(await isPassphrase("correct horse batterz", encoded)).toBe(false);
    expect(await isPassphrase("", encoded)).toBe(false);
  }
  const [, , , salt, key] = one.split("$");
  expect(Buffer.from(key!, "base64")).toEqual(
    scryptSync("correct horse battery", Buffer.from(salt!, "base64"), 32, { N: 16, r: 8, p: 1 }),
  );
});

test("new hashes cost what OWASP asks for; nobody's passphrase costs the same and is never right", async () => {
  expect(await encodePassphrase("correct horse battery")).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(128 * SCRYPT_COST.r * 2 ** SCRYPT_COST.ln * SCRYPT_COST.p).toBeGreaterThanOrEqual(96 * 2 ** 20);
  expect(await isPassphrase("correct horse battery", null)).toBe(false);
});

test("a damaged or ruinous hash is an error, not a no", async () => {
  const bad = [
    "",
    "$scrypt$ln=4,r=8,p=1$AAAA",
    `$scrypt$ln=30,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
    `$scrypt$ln=18,r=9,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
    `x$scrypt$ln=4,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
    `$scrypt$ln=4,r=8,p=1$${"A".repeat(22)}$${"A".repeat(44)}`,
    `$scrypt$ln=4,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}\n`,
    `$argon2id$ln=4,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
  ];
  for (const encoded of bad) {
    await expect(isPassphrase("correct horse battery", encoded)).rejects.toThrow("cannot be read");
  }
});

test("passphrases: length, variety, one form; refusals do not quote them", () => {
  expect(parsePassphrase("Cafe\u0301 au lait, deux")).toBe("Caf\u00e9 au lait, deux");
  expect(parsePassphrase("😀".repeat(10) + "abcdefg")).toHaveLength(27);
  for (const text of ["short", "a".repeat(1_025), "ababababababababab"]) {
    expect(() => parsePassphrase(text)).toThrow(/^Cannot use/);
    expect(() => parsePassphrase(text)).not.toThrow(text);
  }
});

test("15 to 1,024 characters, six of them different", () => {
  const words = (length: number, different = 6) =>
    Array.from({ length }, (_, i) => String.fromCodePoint(0x1f600 + i % different)).join("");
  for (const good of [words(15), words(1_024)]) expect(parsePassphrase(good)).toBe(good);
  for (const bad of [words(14), words(1_025), words(20, 5)]) {
    expect(() => parsePassphrase(bad)).toThrow(SquatError);
  }
});
