import { expect, test } from "vitest";
import { pairGroupOf, traitsOf } from "../../../../bench/train/permute/traits.ts";
import { pricesBy } from "../../../../bench/train/permute/prices.ts";
import { OWN_WORD, shippedPrices, WORD_HEADS } from "../../../../lib/permute/rank/cost.ts";
import { groupOf, partOf, type Trait, traitOf } from "../../../../lib/permute/rank/groups.ts";
import * as shipped from "../../../../lib/permute/data/model.ts";
import type { Edit } from "../../../../lib/permute/kinds/kind.ts";
import { KINDS } from "../../../../lib/permute/kinds/kinds.ts";
import { nameOf } from "../../../../lib/permute/name.ts";
import { settingsOf } from "../../../../lib/permute/options.ts";
import { keywords } from "../../../../lib/permute/kinds/keyword.ts";
import { suffixes } from "../../../../lib/permute/rank/suffixes.ts";

const trait: Trait = { origin: "com", size: "m", words: "1", languages: "" };
const put = (edit: Partial<Edit>): Edit => ({ at: 0, drop: 0, put: "", variant: "one", ...edit });

test.each([
  ["paypal.com", "com m 1"],
  ["abcde.de", "country s 1"],
  ["abcdef.co.uk", "country m 1"],
  ["xqzxqzxqz.io", "other m 1"],
  ["xqzxqzxqzx.co.jp", "country l 1"],
  ["bankofamerica.org", "other l 2"],
  ["münch.com", "com s 1"],
])("what the rates of %s depend on: %s", (name, text) => {
  const { origin, size, words } = traitOf(nameOf(name));
  expect(`${origin} ${size} ${words}`).toBe(text);
});

test("the shipped table is read: tenths, heads of keys with their ends", () => {
  const weight = (head: string, end: string): number => {
    for (const line of shipped.MODEL_WEIGHT_LINES.trim().split("\n")) {
      const [first, ...cells] = line.split(" ");
      for (const cell of first === head ? cells : []) {
        if (cell.startsWith(`${end}=`)) return Number(cell.slice(end.length + 1)) / 10;
      }
    }
    return 0;
  };
  const wanted = ["digit", "digit/m", "digit|com", "digit*1"].reduce(
    (sum, end) => sum - weight("=Addition/", end),
    0,
  );
  expect(wanted).toBeGreaterThan(1);
  expect(shippedPrices().of("Addition", trait).row("digit")["="]).toBeCloseTo(wanted, 9);
});

test.each<[Parameters<typeof groupOf>[0], Partial<Edit>, boolean, string]>([
  ["Tld", {}, false, "same"],
  ["Omission", {}, false, "wide"],
  ["Omission", {}, true, "typo"],
  ["FauxTld", {}, true, "faux"],
  ["Homoglyph", {}, true, "glyph"],
  ["Mapped", { variant: "sign" }, true, "glyph"],
  ["Mapped", { variant: "word" }, true, "typo"],
  ["Keyword", { detail: "www" }, true, "web"],
  ["Keyword", { detail: "www2" }, true, "web"],
  ["UserContext", { detail: "x", put: "-x" }, true, "one"],
  ["Keyword", { detail: "ab", put: "ab" }, true, "two"],
  ["Keyword", { detail: "2024", put: "2024" }, true, "two"],
  ["Keyword", { detail: "login", put: "-login" }, true, "word-"],
  ["Keyword", { detail: "login", put: "login" }, true, "word"],
])("%s %j, ASCII %s, is of the group %s", (kind, edit, ascii, group) => {
  expect(groupOf(kind, put(edit), ascii)).toBe(group);
});

test("what an edit is in a pair, and which pairs there are", () => {
  const parts = (["Tld", "Subdomain", "Omission", "FauxTld"] as const).map((kind) => partOf(kind, put({})));
  expect(parts).toEqual([0, 0, 1, 4]);
  expect(["login", "www", undefined].map((detail) => partOf("Keyword", put({ ...detail && { detail } }))))
    .toEqual([2, 3, 2]);
  expect(partOf("UserContext", put({ detail: "https" }))).toBe(3);
  const pairs = [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => pairGroupOf(a, b) ?? "-"));
  expect(pairs.join(" ")).toBe(
    "typo+typo word+typo - - word+typo word+word - - - - - web+faux - - web+faux -",
  );
});

test("the traits of an edit", () => {
  const edit = put({ at: 4, drop: 1, variant: "key", detail: "a>b" });
  expect(traitsOf("=", "Replacement", edit, trait, 6)).toEqual([
    "=Replacement/key",
    "=Replacement/key/m",
    "=Replacement/key|com",
    "=Replacement/key*1",
    "Replacement:a>b",
    "=Replacement@-2",
    "=Replacement:a>b",
  ]);
  expect(traitsOf(">", "Keyword", put({ variant: "after-", detail: "login" }), trait, 6).slice(4)).toEqual([
    "w:login",
    "after-:login",
    ">w:login",
  ]);
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) =>
    traitsOf("=", "Omission", put({ at, drop: 1 }), trait, 10)[5]!.split("@")[1]
  );
  expect(places.join(" ")).toBe("0 1 2 3 3 3 3 -3 -2 -1");
});

test.each(["t-mobile.de", "bankofamerica.com"])("an edit costs what its traits weigh: %s", (text) => {
  const name = nameOf(text);
  const settings = settingsOf({ idn: "any" }, name);
  const own = traitOf(name);
  const length = name.chars.length;
  const edits = KINDS.flatMap((kind) =>
    Array.from(kind.edits(name, settings), (edit) => ({ kind: kind.kind, edit })).slice(0, 500)
  );
  const weights: Record<string, number> = {};
  let n = 0;
  for (const side of ["=", ">"] as const) {
    for (const { kind, edit } of edits) {
      // Some traits weigh nothing, as in a model that has not seen them.
      for (const t of traitsOf(side, kind, edit, own, length)) weights[t] ??= ++n % 7 === 0 ? 0 : n % 13;
    }
  }
  const model = pricesBy({
    MODEL_WEIGHTS: weights,
    MODEL_SUFFIXES: {},
    MODEL_ORIGINS: {},
    MODEL_PAIRS: {},
    MODEL_CHANGE: {},
  });
  for (const side of ["=", ">"] as const) {
    for (const { kind, edit } of edits) {
      const sum = traitsOf(side, kind, edit, own, length).reduce((all, t) => all - weights[t]!, 0);
      expect([kind, edit, model.of(kind, own).nats(edit, length)[side]]).toEqual([
        kind,
        edit,
        sum === 0 ? expect.closeTo(0) : sum,
      ]);
    }
  }
});

test("a listed word that was hardly ever found has its share, one that nobody lists has none", () => {
  const model = pricesBy({
    MODEL_WEIGHTS: {
      "=Omission/after": 0,
      "=Keyword/after": -1,
      "w:*": -2,
      "=w:*": -4,
      "after:*": -8,
      "w:login": 16,
    },
    MODEL_SUFFIXES: {},
    MODEL_ORIGINS: {},
    MODEL_PAIRS: {},
    MODEL_CHANGE: {},
  });
  const nats = (kind: "Keyword" | "UserContext" | "Omission", edit: Partial<Edit>): number =>
    model.of(kind, trait).nats(put({ variant: "after", ...edit }), 6)["="];
  expect(nats("Keyword", { detail: "rare" })).toBe(1 + 2 + 4 + 8);
  expect(nats("Keyword", { detail: "login" })).toBe(1 - 16 + 4 + 8);
  expect(nats("Keyword", { detail: OWN_WORD })).toBe(1 - 3);
  expect(nats("UserContext", { detail: "mine" })).toBe(-2);
  expect(nats("Omission", { detail: "a" })).toBe(0);
});

test("suffixes by what they cost: own ones out, those of the country nearer", () => {
  const model = pricesBy({
    MODEL_WEIGHTS: {},
    MODEL_SUFFIXES: {
      all: { org: 1, de: 9 },
      typo: { "*": 1, "*c": 3, "*2": 5, "*g": 4, net: 0.5, xyz: 0 },
    },
    MODEL_ORIGINS: { com: { net: 0.25 } },
    MODEL_PAIRS: { "=typo+typo": 3, "=typo+typo^": 2, ">typo+typo^": 0.1 },
    MODEL_CHANGE: { "typo|com": 1, "typo|country|com": 0.75 },
  });
  const stepsOf = (
    own: string,
    origin: Trait["origin"],
    list: readonly string[] | null,
  ): [number, string[]][] => {
    const found = model.suffixes("typo", own, origin, list);
    return found.map(({ cost, suffixes }) => [cost, suffixes().map(({ text }) => text)]);
  };
  const steps = (own: string, origin: Trait["origin"], list: readonly string[]): string =>
    stepsOf(own, origin, list).map(([cost, at]) => `${cost}: ${at.join(" ")}`).join(", ");
  const list = ["com", "net", "org", "de", "co.uk", "uk", "org.uk", "app", "ai", "xyz"];
  expect(steps("com", "com", list)).toBe("8: xyz, 10: net, 24: org, 32: de uk ai, 40: app, 48: co.uk org.uk");
  expect(steps("co.uk", "country", list)).toBe(
    "0: xyz, 4: net, 6: com, 8: uk, 16: org, 24: de org.uk ai, 32: app",
  );
  expect(steps("uk", "country", list)).toBe(
    "0: xyz, 4: net, 6: com, 16: org, 24: de ai, 32: app, 40: co.uk org.uk",
  );
  // With all suffixes too, twice and concurrently with another call.
  const PRIVATE = 33;
  for (const own of ["co.uk", "ac.uk", "co.uk", "net"]) {
    const all = stepsOf(own, "country", null).flatMap(([, at]) => at);
    expect([all.length, new Set(all).size, all.includes(own)]).toEqual([
      suffixes().length - 1 + PRIVATE,
      suffixes().length - 1 + PRIVATE,
      false,
    ]);
  }
  const at = (own: string, step: number): string[] =>
    stepsOf(own, "country", null).flatMap(([cost, list]) => cost === step ? list : []);
  expect(at("co.uk", 8)).toContain("uk");
  expect(at("net", 24)).toContain("uk");
  expect([
    model.pairCost("=", "typo+typo"),
    model.pairCost(">", "typo+typo"),
    model.pairCost("=", "word+typo"),
  ])
    .toEqual([{ level: 3, slope: 2 }, { level: 2, slope: 0.5 }, { level: 2, slope: 1 }]);
});

test("a kind that the model does not know is priced as the rarest, not as the likeliest", () => {
  const model = pricesBy({
    MODEL_WEIGHTS: { "=Addition/letter": -4 },
    MODEL_SUFFIXES: {},
    MODEL_ORIGINS: {},
    MODEL_PAIRS: {},
    MODEL_CHANGE: {},
  });
  expect(model.of("Omission", trait).nats(put({ drop: 1 }), 6)["="]).toBe(8);
  expect(model.of("Addition", trait).nats(put({ variant: "letter" }), 6)["="]).toBe(4);
});

test("the shipped columns fit the lists that they were written for", () => {
  const columns: Record<string, number[]> = JSON.parse(shipped.MODEL_WORD_COLUMNS);
  // After a change of either list: `node bench/train/permute/main.ts --rewrite`.
  expect(shipped.MODEL_WORDS.split(" ")).toEqual(keywords());
  expect(Object.keys(columns)).toEqual([...WORD_HEADS]);
  for (const column of Object.values(columns)) expect(column).toHaveLength(keywords().length);
  const { names } = JSON.parse(shipped.MODEL_SUFFIX_COLUMNS) as { names: string[] };
  const numbers = names.map((name) => suffixes().indexOf(name));
  expect(numbers[0]).toBeGreaterThanOrEqual(0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
