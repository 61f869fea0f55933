import { expect, test } from "vitest";
import { classify } from "../../lib/classify/mod.ts";
import { embeddedScts, logList, readLogs } from "../../lib/ct/log/mod.ts";
import { lookalikeKind } from "../../lib/ct/lookalike.ts";
import { ctNames, ctSearch, memoryIndex } from "../../lib/ct/mod.ts";
import * as distance from "../../lib/distance.ts";
import * as lines from "../../lib/lines/mod.ts";
import { explain } from "../../lib/permute/explain.ts";
import { match } from "../../lib/match/mod.ts";
import { brands, untwist } from "../../lib/match/untwist.ts";
import * as observe from "../../lib/observe/mod.ts";
import { parseX509 } from "../../lib/x509/mod.ts";
import * as main from "../../mod.ts";
import { SquatError } from "../../mod.ts";

const all = {
  ...main,
  ...distance,
  ...lines,
  ...observe,
  brands,
  classify,
  ctNames,
  ctSearch,
  embeddedScts,
  explain,
  logList,
  lookalikeKind,
  memoryIndex,
  parseX509,
  readLogs,
  match,
  untwist,
};

/** What the parts of the library say to each other: the compiler checks it, and no program imports them. */
const AMONG_PARTS = [
  "Reporter",
  "assess",
  "assessName",
  "compareNames",
  "contractCsv",
  "contractRecords",
  "counted",
  "csvCell",
  "csvRow",
  "didYouMean",
  "fetchDocument",
  "lacksOf",
  "logList",
  "mailFlags",
  "networkRegistration",
  "networkTitles",
  "orderedNames",
  "pageAt",
  "pagePictures",
  "partialOf",
  "percent",
  "plural",
  "registrarTitle",
  "registration",
  "seenOf",
  "stripLine",
  "untilFailure",
  "visitOf",
];

const library = Object.fromEntries(
  Object.entries(all).filter(([name]) => !AMONG_PARTS.includes(name)),
) as typeof all;

/** Exports for which no argument is of a wrong kind, and why. */
const ANY: Readonly<Record<string, string>> = {
  SquatError: "an error must not fail",
  problemOf: "whatever is thrown has a problem",
  readBootstrap: "JSON from outside; null when it is not such a file",
  readLogs: "JSON from outside; null when it is not such a file",
};

/** Exports that need no argument. */
const NO_ARGUMENT = ["createIo", "productAgent"];

const functions = Object.entries(library).filter(([, each]) => typeof each === "function") as [
  string,
  (...args: unknown[]) => unknown,
][];

/** Resolves with what a function throws, at once or at its first result; null when it throws nothing. */
async function thrownBy(call: (...args: unknown[]) => unknown, args: readonly unknown[]): Promise<unknown> {
  try {
    const isClass = /^class\b/.test(Function.prototype.toString.call(call));
    const made = isClass ? Reflect.construct(call, args) : call(...args);
    const result = await (typeof made?.next === "function" ? made.next() : made);
    await result?.close?.();
    return null;
  } catch (error) {
    return error;
  }
}

const WRONG: [string, unknown[]][] = [
  ["nothing", []],
  ["null", [null, null]],
  ["a number", [7]],
  ["numbers", [7, 7, 7, 7]],
  ["a symbol", [Symbol("x")]],
];

test.each(functions.filter(([name]) => !Object.hasOwn(ANY, name)))(
  "%s refuses arguments of a wrong kind with a SquatError",
  async (name, call) => {
    for (const [label, args] of WRONG) {
      if (label === "nothing" && NO_ARGUMENT.includes(name)) continue;
      const error = await thrownBy(call, args);
      expect([name, label, error]).toEqual([name, label, expect.any(SquatError)]);
      expect((error as Error).message).toMatch(/\bgive\b/);
    }
  },
);

/** Exports for which an empty object is an argument of the right kind. */
const EMPTY = ["classify", "createIo", "ratingOf", "verdictOf"];

test.each(functions.filter(([name]) => !Object.hasOwn(ANY, name) && !EMPTY.includes(name)))(
  "%s refuses empty objects with a SquatError",
  async (name, call) => {
    const error = await thrownBy(call, [{}, {}, {}, {}]);
    expect([name, error]).toEqual([name, expect.any(SquatError)]);
  },
);

test("an argument that was left out is named", () => {
  expect(() => library.permute(undefined as never)).toThrow(
    "Cannot use undefined as a domain: give a host name such as example.com, or an object with fqdn, tld and domain",
  );
  expect(() => library.toCsv(undefined as never)).toThrow(
    "Cannot use undefined as the lines of toCsv: give the lines of a lookup: an array or what is iterated asynchronously",
  );
  expect(() => library.untwist("paypa1.com", undefined as never)).toThrow(
    "Cannot use undefined as the brands of untwist: give an array",
  );
  for (const [limit, min] of [[{ min: 0.1 }], [NaN], [5, "x"]] as never[][]) {
    expect(() => library.untwist("paypa1.com", ["paypal.com"], limit, min)).toThrow(
      /^Cannot use (limit|min) .+: give a (number|share)/,
    );
  }
  for (const options of [{ limit: "x" }, { min: NaN }, { prior: 0.5 }]) {
    expect(() => library.match("paypa1.com", ["paypal.com"], options as never)).toThrow(
      /^Cannot use (limit|min) |^match has no option "prior"/,
    );
  }
  expect(() => library.parseX509({ long: "x".repeat(1e6) } as never)).toThrow(/^.{10,100}$/);
});
