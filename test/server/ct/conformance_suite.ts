import { RE2JS } from "re2js";
import { describe, expect, test } from "vitest";
import { snapshotLogs } from "../../../lib/x509/log_list.ts";
import { lookalikeKind } from "../../../lib/ct/lookalike.ts";
import { ctNames, ctSearch, searchNames } from "../../../lib/ct/mod.ts";
import { compareNames } from "../../../lib/ct/index/name_text.ts";
import { compilePattern } from "../../../lib/ct/regex/pattern.ts";
import type { CtBackend } from "../../../server/ct/backend.ts";
import { searchStore } from "../../../server/ct/store_service.ts";
import { matcherOf } from "../../../server/ct/ct_service.ts";
import { createIssuer } from "../mini/ct_issue.ts";
import { SquatError } from "../../../mod.ts";

/** The lines of a file of names. */
export const lines = (
  names: readonly string[],
): Uint8Array[] => [new TextEncoder().encode(names.join("\n") + "\n")];
const issuer = await createIssuer();
const NO_HASH = new Uint8Array(32);

async function entry(
  index: number,
  kind: 0 | 1,
  names: string[],
  of?: Awaited<ReturnType<typeof issuer.issue>>,
) {
  const issued = of ?? await issuer.issue(names, new Date(1.79e12));
  const certificate = kind === 0 ? issued.certificate : issued.precertificate;
  const tbs = kind === 0 ? null : issued.tbs;
  return { index, timestamp: 1.79e12 + index * 1000, kind, certificate, tbs, hash: NO_HASH };
}

let seed = 11;
const random = (n: number) => (seed = seed * 48271 % 0x7fffffff) % n;
const WORDS = [
  "mail",
  "www",
  "login",
  "pay_pal",
  "paypal",
  "x9",
  "secure-id",
  "*",
  "a",
  "com",
  "co",
  "uk",
  "xn--p1ai",
];
/** Three thousand names. */
export const NAMES: string[] = [
  ...new Set(
    Array.from(
      { length: 3000 },
      () =>
        Array.from(
          { length: 1 + random(4) },
          () => WORDS[random(WORDS.length)]! + (random(3) === 0 ? random(99) : ""),
        )
          .join("."),
    ),
  ),
];
const PATTERNS = [
  "paypal",
  "^paypal",
  "\\.com$",
  "p[a4]y_?pal",
  "(www|login)\\.(x9|mail)",
  "^[^.]+\\.uk$",
  "mail.*com",
  "^a$",
  "a",
  "^xn--.*\\.(com|co)$",
  "[0-9]{2,}\\.co$",
  "(a+)+$",
  "^([a-z0-9]+-?)+\\.invalid$",
  "(.*a){12}",
  "zqxjkvbwpq",
  "-id",
  "_",
  "^\\*\\.",
  "s.{0,3}ure",
  "",
  "x9$|^mail",
  "(?:a|b|c|d|e|f){3}l",
].filter((pattern) => pattern !== "");

/** What every store of certificate names does. `open` opens an empty one. */
export function ctStoreSuite(name: string, open: () => Promise<CtBackend>): void {
  describe(`${name} index of certificate names`, () => {
    test("every pattern finds what re2js finds, in order, each once", async () => {
      const store = await open();
      const half = NAMES.length >> 1;
      expect((await store.importLines(lines(NAMES.slice(0, half + 50)))).names).toBe(half + 50);
      await store.importLines(lines([...NAMES.slice(half), "no name"]));
      await store.merge();
      for (const pattern of PATTERNS) {
        const oracle = RE2JS.compile(pattern);
        const expected = NAMES.filter((name) => oracle.matcher(name).find()).sort(compareNames);
        const found: string[] = [];
        for await (const names of searchNames(store.index(), compilePattern(pattern))) {
          found.push(...names ?? []);
        }
        expect([pattern, found]).toEqual([pattern, expected]);
        const { results, hasMore } = await ctSearch(store.index(), { pattern, limit: 5 });
        expect(results.map(({ name }) => name)).toEqual(expected.slice(0, 5));
        expect(hasMore).toBe(expected.length > 5);
        if (expected.length === 0 || expected.length > 1000) continue;
        expect((await ctSearch(store.index(), { pattern, limit: expected.length })).hasMore).toBe(false);
      }
    });

    test("fields, kinds, look-alikes, exact names", async () => {
      const store = await open();
      await store.importLines(
        lines(["paypa1.com", "www.paypal.com", "login.paypal.co.uk", "a_b.example.org"]),
      );
      const { signal } = new AbortController();
      const names = async (query: Parameters<typeof ctSearch>[1]) =>
        (await searchStore(store, matcherOf(query), query, signal)).results.map(({ name }) => name);
      expect(await names({ pattern: "paypal.com", kind: "lookalike" })).toContain("paypa1.com");
      expect(await names({ pattern: "^paypal", field: "registrable_domain" })).toEqual([
        "login.paypal.co.uk",
        "www.paypal.com",
      ]);
      expect(await names({ pattern: "*.paypal.*", kind: "wildcard" })).toEqual([
        "login.paypal.co.uk",
        "www.paypal.com",
      ]);
      expect(await names({ pattern: "a_b.example.org", kind: "exact" })).toEqual(["a_b.example.org"]);
      const some = await ctNames(store.index(), ["A_b.example.org", "axb.example.org", "no name"]);
      expect(some).toMatchObject([{ name: "a_b.example.org", is_precert: false }]);
      await expect(names({ pattern: "(" })).rejects.toMatchObject({ code: "invalid_pattern" });
    });

    test("of a name that was seen often the newest hundred times are given, beside those of one seen once", async () => {
      const store = await open();
      const often = await issuer.issue(["often.com"], new Date(1.79e12));
      const entries = await Promise.all(
        Array.from({ length: 120 }, (_, index) => entry(index, 0, ["often.com"], often)),
      );
      entries.push(await entry(120, 0, ["once.com"]));
      await store.append(3, { entries, state: null });
      const [first, second] = await ctNames(store.index(), ["often.com", "once.com"]);
      expect(first!.occurrences!.map(({ index }) => index)).toEqual(
        Array.from({ length: 100 }, (_, place) => 119 - place),
      );
      expect(second!.occurrences).toMatchObject([{ log_id: 3, index: 120 }]);
    });

    test("occurrences, joined pairs, certificates, state, twice the same", async () => {
      const store = await open();
      const pair = await issuer.issue(["login.kestrelbank.com", "kestrelbank.com"], new Date(1.79e12));
      const entries = [
        await entry(0, 1, [], pair),
        await entry(1, 1, ["kestrelbank.com.evil.net"]),
        await entry(2, 0, [], pair),
        { ...await entry(3, 0, ["broken.com"]), certificate: new Uint8Array([48, 3, 1, 2]) },
      ];
      const head = { size: 2 ** 40, root: new Uint8Array(32).fill(7), timestamp: 1.79e12 };
      const state = { next: 4, head, edge: [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)] };
      for (let turn = 0; turn < 2; turn++) {
        expect(await store.append(3, { entries, state })).toEqual({ entries: 3, rejected: 1 });
        expect(await store.state(3)).toEqual(state);
      }
      await store.append(3, { entries: [await entry(9, 0, ["imported.kestrelbank.com"])], state: null });
      expect(await store.state(3)).toEqual(state);
      expect(await store.state(4)).toBeUndefined();
      const shown = async (include_precert: boolean) =>
        (await ctSearch(store.index(), { pattern: "kestrelbank", include_precert })).results
          .map((r) => [r.name, r.is_precert, r.occurrences_count]);
      expect(await shown(false)).toEqual([
        ["kestrelbank.com", false, 1],
        ["imported.kestrelbank.com", false, 1],
        ["login.kestrelbank.com", false, 1],
      ]);
      expect((await shown(true)).at(-1)).toEqual(["kestrelbank.com.evil.net", true, 1]);
      const [exact] = await ctNames(store.index(), ["login.kestrelbank.com", "kestrelbank.com.evil.net"]);
      expect(exact).toMatchObject({
        last_seen_ts: 1.79e9 + 2,
        log_id: 3,
        index: 2,
        occurrences: [{ log_id: 3, kind: 0, ts_sec: 1.79e9 + 2, index: 2 }, { kind: 1, index: 0 }],
      });
      await store.append(
        3,
        { entries: [await entry(5, 0, ["kept.com", "left.com"])], state: null },
        (n) => n === "kept.com",
      );
      expect(await ctNames(store.index(), ["kept.com", "left.com"])).toMatchObject([{ name: "kept.com" }]);
    });

    test(
      "numbers of logs stay their own; faults are remembered until cleared",
      async () => {
        const store = await open();
        const all = snapshotLogs().map(({ log_id: _, ...log }) => log);
        const first = await store.updateLogs(all.slice(5, 9));
        expect(first.map((log) => log.log_id)).toEqual([1, 2, 3, 4]);
        const second = await store.updateLogs(all);
        expect(second.slice(0, 4)).toEqual(first);
        expect(new Set(second.map((log) => log.log_id)).size).toBe(all.length);
        expect(await store.logs()).toEqual(second);
        const fault = { reason: "fork", message: "two trees", at: 1.79e12 };
        expect(await store.fault(2)).toBeNull();
        await store.setFault(2, { ...fault, message: "one" });
        await store.setFault(2, fault);
        expect(await store.fault(2)).toEqual(fault);
        await store.setFault(2, null);
        expect(await store.fault(2)).toBeNull();
      },
    );

    test("a search that must stop does, and leaves nothing behind", async () => {
      const store = await open();
      await store.importLines(lines(NAMES));
      const gone = AbortSignal.abort(new Error("gone"));
      await expect(searchStore(store, matcherOf({ pattern: "a" }), {}, gone)).rejects.toThrow("gone");
      const query = { pattern: "paypal.com", kind: "lookalike", limit: 1000 };
      const options = { kinds: { lookalike: lookalikeKind }, patience: AbortSignal.abort() };
      // What it had found when its time was up, or nothing: then it says so.
      const some = await ctSearch(store.index(), query, options).catch((error) => error);
      if (some instanceof SquatError) expect(some).toMatchObject({ code: "invalid_pattern" });
      else {
        const all = (await ctSearch(store.index(), query, { kinds: options.kinds })).results;
        expect(some.hasMore).toBe(true);
        expect(some.results.length).toBeLessThan(all.length);
        expect(all.slice(0, some.results.length)).toEqual(some.results);
      }
      await expect(ctSearch(store.index(), { pattern: "q[0-9]z" }, { patience: AbortSignal.abort() }))
        .resolves
        .toEqual({
          results: [],
          hasMore: false,
        });
      // More searches than there are connections, each left after its first names.
      for (let i = 0; i < 15; i++) {
        for await (const names of searchNames(store.index(), compilePattern("a"))) {
          if ((names ?? []).length > 0) break;
        }
      }
      expect((await ctSearch(store.index(), { pattern: "paypal" })).results.length).toBeGreaterThan(0);
    });
  });
}
