import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, test } from "vitest";
import { SCAN_SOURCE } from "../../../../lib/ct/data/scan.ts";
import { ctNames, ctSearch, memoryIndex, nameMatcher, type SegmentIndex } from "../../../../lib/ct/mod.ts";
import { findNames, segmentBytes } from "../../../../lib/ct/index/name_index.ts";
import { NameSorter } from "../../../../lib/ct/index/name_sort.ts";
import { compareNames, indexedName } from "../../../../lib/ct/index/name_text.ts";
import { compilePattern } from "../../../../lib/ct/regex/pattern.ts";
import { memoryBlocks, Segment } from "../../../../lib/ct/index/segment.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { countNames } from "./count_names.ts";

const label = fc.string({ unit: fc.constantFrom(..."abcplyx01-_"), minLength: 1, maxLength: 9 });
const name = fc.array(fc.oneof(label, fc.constantFrom("www", "paypal", "com", "login", "co", "uk", "*")), {
  minLength: 1,
  maxLength: 5,
}).map((labels) => labels.join("."));
const piece = fc.constantFrom(
  "a",
  "p[a4]y",
  "paypal",
  "\\.",
  ".",
  "^",
  "$",
  "com",
  "(www|login)",
  ".*",
  "[^.]+",
  "x+",
  "(a|b)?",
  "[0-9]{1,2}",
  "uk",
  "-",
  "l",
);
const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((list) => list.join(""));

function oracleOf(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

test("a search finds what a scan with re2js finds, in order, each once", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 150 }), pattern, (names, pattern) => {
      const oracle = oracleOf(pattern);
      fc.pre(oracle !== null);
      const expected = [...new Set(names)].filter((name) => oracle!.matcher(name).find()).sort(compareNames);
      const half = names.length >> 1;
      const parts = [names.slice(0, half + 1), names.slice(half)];
      const several: SegmentIndex = {
        segments: parts.filter((p) => p.length > 0).flatMap((p) => memoryIndex(p).segments),
      };
      for (const index of [memoryIndex(names), several]) {
        const found = [...findNames(index, compilePattern(pattern))].flatMap((list) => list ?? []);
        expect(found).toEqual(expected);
        expect(countNames(index, compilePattern(pattern))).toBe(expected.length);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("many names come back as they went in", () => {
  let seed = 7;
  const random = (n: number) => (seed = seed * 48271 % 0x7fffffff) % n;
  const words = [
    "mail",
    "www",
    "a",
    "shop-1",
    "login",
    "x9",
    "secure",
    "_tcp",
    "very-long-label-indeed",
    "*",
  ];
  const names = Array.from(
    { length: 30_000 },
    () =>
      Array.from({ length: 1 + random(6) }, () => words[random(10)]! + (random(3) === 0 ? random(500) : ""))
        .join("."),
  );
  names.push("a".repeat(63) + "." + "b".repeat(63) + "." + "c".repeat(63) + "." + "d".repeat(61), "x");
  const index = memoryIndex(names);
  const expected = [...new Set(names)].sort(compareNames);
  expect([...findNames(index, { need: { type: "and", list: [] } })].flatMap((list) => list ?? [])).toEqual(
    expected,
  );
  expect(index.segments[0]!.names).toBe(expected.length);
});

test("names are stored in lower case, without a trailing dot, or not at all", () => {
  expect(indexedName("A.Example.")).toBe("a.example");
  for (const text of ["", ".", "a b", "é.com", "a".repeat(254), "a/b"]) {
    expect([text, text === "." ? "" : indexedName(text)]).toEqual([text, text === "." ? "" : null]);
  }
});

const names = [
  "paypal.com",
  "www.paypal.com",
  "paypal.co.uk",
  "login.paypal.co.uk",
  "com.paypal.net",
  "paypal.login.example.com",
  "*.zip-files.com",
  "a.zip",
];
const cases: [query: Parameters<typeof ctSearch>[1], found: string[]][] = [
  [{ pattern: "^paypal", field: "registrable_domain" }, [
    "paypal.co.uk",
    "login.paypal.co.uk",
    "paypal.com",
    "www.paypal.com",
    "com.paypal.net",
  ]],
  [{ pattern: "^co", field: "tld" }, [
    "paypal.co.uk",
    "login.paypal.co.uk",
    "paypal.com",
    "www.paypal.com",
    "paypal.login.example.com",
    "*.zip-files.com",
  ]],
  [{ pattern: "zip", field: "tld", kind: "exact" }, ["a.zip"]],
  [{ pattern: "login$", field: "subdomain" }, ["login.paypal.co.uk", "paypal.login.example.com"]],
  [{ pattern: "PAYPAL.COM", kind: "exact" }, ["paypal.com"]],
  [{ pattern: "*.paypal.*", kind: "wildcard" }, ["login.paypal.co.uk", "www.paypal.com", "com.paypal.net"]],
];
test.each(cases)("%o", async (query, found) => {
  const { results, hasMore } = await ctSearch(memoryIndex(names), query);
  expect(new Set(results.map((result) => result.name))).toEqual(new Set(found));
  expect(hasMore).toBe(false);
});

test("limit, labels and precertificates", async () => {
  const plain = memoryIndex(names);
  const { results, hasMore } = await ctSearch(plain, { pattern: "paypal", limit: 2 });
  expect([results.length, hasMore]).toEqual([2, true]);
  expect((await ctSearch(plain, { pattern: "paypal", limit: 6 })).hasMore).toBe(false);
  const [login] = await ctNames(plain, ["login.paypal.co.uk", "absent.com"]);
  expect(login!.labels).toEqual({
    tld: "co.uk",
    etld1: "paypal.co.uk",
    domain: "paypal",
    registrable_domain: "paypal.co.uk",
    subdomain: "login",
  });
  const occurrence = { log_id: 1, kind: 1, ts_sec: 5, index: 9 };
  const index: SegmentIndex = {
    segments: plain.segments,
    facts: (names) =>
      names.map((name) => ({ count: 1, is_precert: name === "a.zip", occurrences: [occurrence] })),
  };
  expect((await ctSearch(index, { pattern: "zip" })).results.map((r) => r.name)).toEqual(["*.zip-files.com"]);
  const both = await ctSearch(index, { pattern: "zip", include_precert: true });
  expect(both.results.find((r) => r.name === "a.zip")).toMatchObject({
    is_precert: true,
    log_id: 1,
    index: 9,
    last_seen_ts: 5,
    occurrences_count: 1,
  });
  await expect(ctSearch(plain, { pattern: "a", limit: 0 })).rejects.toMatchObject({
    code: "invalid_parameter",
  });
  await expect(ctSearch(plain, { pattern: "a", kind: "glob" })).rejects.toMatchObject({
    code: "invalid_parameter",
  });
  const own = await ctSearch(plain, { pattern: "zip", kind: "mine" }, {
    kinds: { mine: (text) => ({ need: { type: "and", list: [] }, test: (name) => name.endsWith(text) }) },
  });
  expect(own.results.map((r) => r.name)).toEqual(["a.zip"]);
});

test("any bytes are a segment or an error, and no damage hides a name", () => {
  const good = memoryIndexBytes();
  const found = (bytes: Uint8Array) => {
    const index = { segments: [new Segment(memoryBlocks(bytes))] };
    return ["www1", "e2\\."].map((pattern) =>
      [...findNames(index, compilePattern(pattern))].flatMap((names) => names ?? [])
    );
  };
  const right = found(good);
  const check = (bytes: Uint8Array) => {
    let answer: unknown;
    try {
      answer = found(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(SquatError);
      return;
    }
    expect(answer).toEqual(right);
  };
  for (let at = 0; at < good.length; at += at < 64 ? 1 : 3) {
    const bytes = good.slice();
    bytes[at]! ^= 1 << at % 8;
    check(bytes);
  }
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.nat(good.length),
      (changes, cut) => {
        for (const bytes of [good.slice(), good.slice(0, cut)]) {
          for (const [at, value] of changes) {
            if (at < bytes.length) bytes[at] = value;
          }
          check(bytes);
        }
      },
    ),
    { numRuns: 40 },
  );
});

function memoryIndexBytes(): Uint8Array {
  const sorter = new NameSorter();
  for (let i = 0; i < 40; i++) sorter.add(`www${i * 7}.example${i % 5}.com`);
  return segmentBytes(sorter);
}

test("an index without names, and patterns that match everything or nothing", async () => {
  for (const pattern of ["a*", "a", "$^", "."]) {
    expect(await ctSearch(memoryIndex([]), { pattern })).toEqual({ results: [], hasMore: false });
    expect(await ctSearch({ segments: [] }, { pattern })).toEqual({ results: [], hasMore: false });
  }
  const index = memoryIndex(names);
  expect(countNames(index, compilePattern("x*"))).toBe(names.length);
  expect(countNames(index, compilePattern("$^"))).toBe(0);
  expect(countNames(index, compilePattern("^.*$"))).toBe(names.length);
  expect(countNames(index, compilePattern("\\s"))).toBe(0);
});

test("a search pauses, and stops when its signal aborts", async () => {
  const many = memoryIndex(
    Array.from({ length: 120_000 }, (_, i) => `${(i * 7919).toString(36)}.example.com`),
  );
  let pauses = 0;
  await ctSearch(many, { pattern: "(.*q){9}" }, { pause: () => Promise.resolve(void pauses++) });
  expect(pauses).toBeGreaterThan(0);
  const stopped = AbortSignal.abort(new Error("gone"));
  await expect(ctSearch(many, { pattern: "(.*q){9}" }, { signal: stopped })).rejects.toThrow("gone");
});

test("a pattern whose states cost too much ends", async () => {
  let seed = 3;
  const random = (n: number) => (seed = seed * 48271 % 0x7fffffff) % n;
  const many = memoryIndex(
    Array.from({ length: 3000 }, () => Array.from({ length: 200 }, () => "ab"[random(2)]).join("")),
  );
  const pattern = "(" + Array.from({ length: 60 }, (_, i) => `c.{${i + 20}}a`).join("|") + ")";
  await expect(ctSearch(many, { pattern: pattern.slice(0, 900).replace(/\|[^|]*$/, ")") })).rejects
    .toMatchObject({
      code: "invalid_pattern",
    });
});

test("a pattern whose states cost too much ends within a block, and when a part of names is searched", async () => {
  let seed = 5;
  const random = (n: number) => (seed = seed * 48271 % 0x7fffffff) % n;
  const long = Array.from(
    { length: 96 },
    () => Array.from({ length: 253 }, () => "abcdefghijklmnopqrstuvwxyz"[random(26)]).join(""),
  );
  const matcher = nameMatcher({ pattern: "_(?:.{0,100}){10}[a-m].{5}" });
  expect(() => countNames(memoryIndex(long), matcher)).toThrow(/too costly/);
  expect(matcher.automaton!.work).toBeLessThan(1_100_000);

  const short = memoryIndex(
    Array.from({ length: 20_000 }, () => `${random(1e9).toString(36)}${random(1e9)}.com`),
  );
  const query = { pattern: "^$|!(?:.{0,30}){30}[a-m5-9].{5}", field: "registrable_domain" } as const;
  await expect(ctSearch(short, query)).rejects.toMatchObject({ code: "invalid_pattern" });
});

test("the compiled loop is the one of its source, and finds in many blocks what the automaton finds", () => {
  const source = readFileSync(new URL("../../../../lib/ct/data/scan.c", import.meta.url));
  expect(createHash("sha256").update(source).digest("hex")).toBe(SCAN_SOURCE);
  // Enough blocks for the scanner to learn which codes go on; few letters, so that every pattern meets many names.
  const names: string[] = [];
  let seed = 1;
  for (let i = 0; i < 40_000; i++) {
    let name = "";
    do {
      seed = Math.imul(seed, 1103515245) + 12345 >>> 0;
      name += "aabbcdeepqux.-_0"[seed >>> 28];
    } while ((seed >>> 20 & 15) > 1 && name.length < 60);
    names.push(name.replace(/^[.-]+|[.-]+$/g, "") || "a");
  }
  const unique = [...new Set(names.map((name) => indexedName(name)!))];
  const index = memoryIndex(unique);
  for (
    const pattern of [
      ...[
        "aa",
        "ab",
        "^a",
        "a$",
        "q[^u]",
        "\\bab\\b",
        "^.{20,}",
        "a.*b.*c",
        "[^a]b",
        "-",
        "ee|ab|qu",
        "^$",
        ".",
      ],
      ...[
        "^[^.]+$",
        "[ab]{3}",
        "a|^b",
        "b$|^a",
        "(ab)+c",
        "^(a|b)*$",
        "\\Bq",
        "e.e",
        "^[a-d]+\\.",
        "cd|dc|x_x",
      ],
    ]
  ) {
    const { test } = compilePattern(pattern);
    const matcher = compilePattern(pattern);
    expect([pattern, countNames(index, { ...matcher, need: { type: "and", list: [] } })])
      .toEqual([pattern, unique.filter(test).length]);
  }
});

test("searches that take turns, and some that stop early, each find what is theirs", () => {
  const names = Array.from({ length: 3000 }, (_, i) => `n${i}.${"abc"[i % 3]}x.example`);
  const indexes = [memoryIndex(names), {
    segments: memoryIndex(names.slice(0, 900)).segments.concat(memoryIndex(names).segments),
  }];
  const matches = (pattern: string) =>
    names.filter((name) => new RegExp(pattern).test(name)).sort(compareNames);
  for (const index of indexes) {
    for (let round = 0; round < 3; round++) {
      const patterns = ["ax", "7.*bx", "^n1", "cx\\.e"];
      const searches = patterns.map((pattern) => ({
        found: [] as string[],
        from: findNames(index, nameMatcher({ pattern })),
      }));
      searches[2]!.from.next();
      searches[2]!.from.return(undefined);
      for (let running = true; running;) {
        running = false;
        for (const { found, from } of searches) {
          const next = from.next();
          if (next.done === true) continue;
          running = true;
          found.push(...next.value ?? []);
        }
      }
      for (const [i, pattern] of patterns.entries()) {
        expect(searches[i]!.found).toEqual(i === 2 ? [] : matches(pattern));
      }
    }
  }
});
