import { expect, test } from "vitest";
import { isDisproved, ownedBy } from "../../../../../server/extras/watch/lib/seen.ts";
import { SIGNALS } from "../../../../../server/extras/watch/lib/signals.ts";
import { addLine, type Sighting, type Sightings } from "../../../../../server/extras/watch/lib/sighting.ts";
import { parseDomain } from "../../../../../mod.ts";
import type { ResultLine } from "../../../../../lib/model.ts";

const permutation = { domain: parseDomain("kestre1bank.com"), kind: "Homoglyph" } as const;
const line = (op: string, data: unknown) => ({ permutation, op, data }) as unknown as ResultLine;
/** What these lines of one name say of it. */
function sighted(...lines: ResultLine[]): Sighting {
  const names: Sightings = {};
  for (const each of lines) addLine(names, each);
  return names["kestre1bank.com"]!;
}
const scores = { legitimate: 0.03, phishing: 0.95, parked: 0.02 };

test.each([[{}], [{ response: 250 }]])("mail is no proof without the reply of a mail server: %j", (reply) => {
  const sighting = sighted(
    line("Dns", { mx: ["mx.kestrelbank.com."] }),
    line("MxCheck", { is_positive: true, ...reply }),
  );
  const { proof, claim } = ownedBy("kestre1bank.com", sighting, "kestrelbank.com", undefined, {});
  expect([proof, claim]).toEqual([null, "its mail servers are inside kestrelbank.com"]);
});

test.each<[string, ResultLine[], string]>([
  ["an empty banner", [line("HttpBanner", "")], "yes"],
  ["a picture alone", [line("Screenshot", "data:image/png;base64,AA==")], "yes"],
  [
    "a challenge",
    [line("HttpBanner", ""), line("Classification", { ...scores, page_state: "challenge" })],
    "",
  ],
  ["no answer", [line("IpEnumeration", ["192.0.2.1"])], "no"],
])("what a visit says of the page: %s", (_, lines, page) => {
  expect(SIGNALS.find(({ name }) => name === "page")!.read(sighted(...lines), undefined) ?? "").toBe(page);
});

test("the payload of an op that no signal reads is not kept, and shows that the name exists", () => {
  const sighting = sighted(line("WhoIs", "x".repeat(10_000)));
  expect(sighting).toEqual({ permutation, exists: true });
});

test.each(["késtrelbank.com", "xn--kstrelbank-b7a.com"])(
  "mail inside the zone of %s proves ownership day by day",
  (brand) => {
    const sighting = sighted(
      line("Dns", { mx: ["mx.xn--kstrelbank-b7a.com."] }),
      line("MxCheck", { is_positive: true, response: "250 ok" }),
    );
    const { proof } = ownedBy("kestrelbank.com", sighting, brand, undefined, {});
    expect(proof).toContain("mail");
    expect(isDisproved(proof!, sighting, brand)).toBe(false);
  },
);
