import { expect, test } from "vitest";
import { PERMUTATION_KINDS } from "../../../../lib/model.ts";
import { KINDS } from "../../../../lib/permute/kinds/kinds.ts";
import { FUZZERS, KIND_TITLES } from "../../../../lib/permute/data/kinds.ts";
import { permute } from "../../../../lib/permute/mod.ts";
import { VECTORS } from "./vectors.ts";

test.each(VECTORS)("%s of %s", (kind, name, must, mustNot = "") => {
  const made = [...permute(name, { kinds: [kind], budget: Infinity })];
  expect(new Set(made.map((p) => p.kind))).toEqual(new Set([kind]));
  const names = new Set(made.map((p) => p.domain.fqdn));
  expect(must.split(" ").filter((n) => !names.has(n))).toEqual([]);
  expect(mustNot.split(" ").filter((n) => names.has(n))).toEqual([]);
});

test("every kind that makes names has vectors", () => {
  const tested = new Set(VECTORS.map(([kind]) => kind));
  const supplied = ["CertificateTransparency", "UserContext", "Unknown"];
  expect(PERMUTATION_KINDS.filter((k) => !tested.has(k) && !supplied.includes(k))).toEqual([]);
});

test("every kind has a generator, a title of its own and a fuzzer, in one order", () => {
  // A second generator comes later: the first occurrence counts.
  expect([...new Set(KINDS.map(({ kind }) => kind))]).toEqual(PERMUTATION_KINDS);
  expect(Object.keys(KIND_TITLES)).toEqual(PERMUTATION_KINDS);
  expect(Object.keys(FUZZERS)).toEqual(PERMUTATION_KINDS);
  expect(new Set(Object.values(KIND_TITLES)).size).toBe(PERMUTATION_KINDS.length);
});

const FIXTURES = [
  "x.com",
  "a-b-c.org",
  "münchen.de",
  "xn--mnchen-3ya.de",
  "1password.com",
  "example.co.uk",
  "mail.google.com",
  "paypal.com",
  "bankofamerica.com",
  "t-mobile.de",
  "9gag.com",
  "пример.рф",
  "ab.io",
];
const LDH = "abcdefghijklmnopqrstuvwxyz0123456789";

/** The single edits of the definitions, written out plainly. */
function* definitions(label: string): Generator<string> {
  const chars = [...label];
  for (let i = 0; i < chars.length; i++) {
    const [head, tail] = [chars.slice(0, i).join(""), chars.slice(i + 1).join("")];
    yield head + tail;
    yield head + chars[i] + chars[i] + tail;
    if (i > 0) yield `${head}-${chars[i]}${tail}`;
    if (i + 1 < chars.length) yield head + chars[i + 1] + chars[i] + chars.slice(i + 2).join("");
    for (const c of LDH) {
      if (chars[i] !== "-") yield head + c + tail;
      yield head + c + chars[i] + tail;
    }
    for (let bit = 1; bit < 128 && chars[i]! < "\x7f"; bit *= 2) {
      const c = String.fromCharCode(chars[i]!.charCodeAt(0) ^ bit);
      if (/[a-z0-9-]/.test(c)) yield head + c + tail;
    }
  }
  for (const c of LDH) yield label + c;
}

test.each(FIXTURES)("single edits of %s are all there", (text) => {
  const made = new Set<string>();
  let label = "";
  let tld = "";
  for (const p of permute(text, { combine: false, budget: Infinity })) made.add(p.domain.fqdn);
  const first = [...permute(text, { kinds: ["Addition"], budget: 1 })][0]!;
  label = first.domain.domain.slice(0, -1);
  tld = first.domain.tld;
  const valid = (l: string): boolean =>
    /^[^-]/u.test(l) && /[^-]$/u.test(l) && l.slice(2, 4) !== "--" && l !== label && l !== "";
  const latin = /^[\x2d-\x7aü]*$/u;
  const missing = [...definitions(label)].filter((l) =>
    valid(l) && (latin.test(l) || !latin.test(label) && !/[a-z]/.test(l)) && !made.has(`${l}.${tld}`)
  );
  // Under a suffix of one script the registry takes no other.
  expect(missing.filter((l) => !/^(co|com|ac|gov|ltd|me|net|nhs|org|plc|sch|police)$/.test(l))).toEqual([]);
});
