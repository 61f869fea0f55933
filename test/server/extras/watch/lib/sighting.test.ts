import { expect, test } from "vitest";
import { seenOf } from "../../../../../lib/assess/mod.ts";
import { isDisproved, ownedBy } from "../../../../../server/extras/watch/lib/seen.ts";
import { SIGNALS } from "../../../../../server/extras/watch/lib/signals.ts";
import { addLine, observed, type Sighting } from "../../../../../server/extras/watch/lib/sighting.ts";
import { mergeLines, parseDomain } from "../../../../../mod.ts";
import type { ResultLine } from "../../../../../lib/model.ts";

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

test.each([[{}], [{ response: 250 }]])("mail is no proof without the reply of a mail server: %j", (reply) => {
  const sighting: Sighting = { kind: "Homoglyph", exists: false, denied: false };
  addLine(sighting, line("Dns", { mx: ["mx.kestrelbank.com."] }));
  addLine(sighting, line("MxCheck", { is_positive: true, ...reply }));
  const { proof, claim } = ownedBy("kestre1bank.com", sighting, "kestrelbank.com", undefined, {});
  expect([proof, claim]).toEqual([null, "its mail servers are inside kestrelbank.com"]);
});

test("a page state that is no text counts as absent", () => {
  const sighting: Sighting = { kind: "Homoglyph", exists: false, denied: false };
  addLine(sighting, line("Classification", { ...scores, page_state: null }));
  expect(SIGNALS.find(({ name }) => name === "page")!.read(sighting, undefined)).toBe("no");
});

test.each(["késtrelbank.com", "xn--kstrelbank-b7a.com"])(
  "mail inside the zone of %s proves ownership day by day",
  (brand) => {
    const sighting: Sighting = { kind: "Homoglyph", exists: false, denied: false };
    addLine(sighting, line("Dns", { mx: ["mx.xn--kstrelbank-b7a.com."] }));
    addLine(sighting, line("MxCheck", { is_positive: true, response: "250 ok" }));
    const { proof } = ownedBy("kestrelbank.com", sighting, brand, undefined, {});
    expect(proof).toContain("mail");
    expect(isDisproved(proof!, sighting, brand)).toBe(false);
  },
);

test("of two verdicts the one that knows the picture counts, whichever comes first", () => {
  const [first, second] = [
    line("Classification", { ...scores, page_state: "page" }),
    line("Classification", {
      legitimate: 0.01,
      phishing: 0.5,
      parked: 0,
      page_state: "page",
      likeness: { picture: 0.9 },
    }),
  ] as const;
  for (const lines of [[first, second], [second, first]]) {
    const sighting: Sighting = { kind: "Homoglyph", exists: false, denied: false };
    for (const each of lines) addLine(sighting, each);
    expect(SIGNALS.find(({ name }) => name === "picture")!.read(sighting, undefined)).toBe("alike");
  }
});
