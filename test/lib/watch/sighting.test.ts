import { expect, test } from "vitest";
import { seenOf } from "../../../lib/assess/mod.ts";
import { addLine, observed, type Sighting } from "../../../lib/watch/sighting.ts";
import { mergeLines, parseDomain, type ResultLine } from "../../../mod.ts";

const permutation = { domain: parseDomain("kestre1bank.com"), kind: "Homoglyph" } as const;
const line = (op: string, data: unknown) => ({ permutation, op, data }) as unknown as ResultLine;
const scores = { legitimate: 0.03, phishing: 0.95, parked: 0.02 };

test.each<[string, ResultLine[]]>([
  ["scores alone", [line("Classification", scores)]],
  ["a web server", [line("Classification", scores), line("HttpBanner", "nginx")]],
  ["a page that was read", [line("Classification", scores), line("Technologies", ["nginx"])]],
  ["a page", [line("Classification", { ...scores, page_state: "page" })]],
  ["a challenge", [
    line("Classification", { ...scores, page_state: "challenge" }),
    line("Technologies", ["Cloudflare"]),
  ]],
])("a watch and a lookup call a name the same by the same lines: %s", async (_, lines) => {
  const sighting: Sighting = { kind: "Homoglyph", exists: false, denied: false };
  for (const each of lines) addLine(sighting, each);
  const merged = await mergeLines((async function* () {
    yield* lines;
  })());
  const { verdict, visit } = seenOf(Object.values(merged)[0]!);
  expect(seenOf(observed(sighting))).toMatchObject({ verdict, visit });
});
