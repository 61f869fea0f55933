import { parse } from "tldts";
import { expect, test } from "vitest";
import { SUFFIX_RULES } from "../../lib/data/suffixes.ts";
import { publicSuffix, registrablePart } from "../../lib/suffixes.ts";

/** All that the table has, as it is written: labels with what stands left of them. */
function names(): string[] {
  const found: string[] = [];
  for (const line of SUFFIX_RULES.split("\n")) {
    const above: string[] = [];
    let last = "";
    for (const [, close, label, paren] of line.matchAll(/(\))|([^(),!~^]+)[!~^]?(\(?)/g)) {
      if (close !== undefined) above.shift();
      else found.push(last = [label!, ...above.slice(0, 1)].join("."));
      if (paren === "(") above.unshift(last);
    }
  }
  return found;
}

test("each suffix, what is below it and what is spoilt is split as tldts does", () => {
  const all = names();
  expect(all.length).toBeGreaterThan(10_000);
  const odd = [".com", "..uk", "a..uk", "a.b..ck", ".ck", "*.com", "nosuch", "a.nosuch", "x.y.nosuch"];
  const wrong: unknown[] = [];
  for (const name of [...all, ...odd]) {
    for (const before of ["", "x.", "y.x.", "*.", ".", "com."]) {
      for (const whole of new Set([before + name, before + name.replace("*", "w")])) {
        for (const withPrivate of [false, true]) {
          const { suffix, section } = publicSuffix(whole, withPrivate);
          const found = parse(whole, {
            validateHostname: false,
            extractHostname: false,
            detectIp: false,
            allowPrivateDomains: withPrivate,
          });
          const wanted = found.isIcann ? "icann" : found.isPrivate ? "private" : null;
          const registrable = registrablePart(whole, suffix);
          if (suffix === found.publicSuffix && section === wanted && registrable === found.domain) continue;
          wrong.push([whole, withPrivate, suffix, section, registrable]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a name of many labels costs no more than its rules", () => {
  const name = `${"a.".repeat(500_000)}co.uk`;
  expect(publicSuffix(name, true)).toEqual({ suffix: "co.uk", section: "icann" });
});
