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

test("of a name with thousands of records the first are kept, whatever the order of its lines", () => {
  const addresses = Array.from({ length: 1_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
  const hosts = addresses.map((ip) => `h${ip.replaceAll(".", "-")}.example.`);
  const records = { a: addresses, aaaa: addresses, mx: hosts, ns: hosts, txt: hosts, cname: hosts };
  const lines = [
    line("Dns", records),
    line("IpEnumeration", addresses),
    ...addresses.map((ip, i) => line("GeoIp", { ip, asn: { number: i } })),
    line("CertificateTransparency", { name: "kestre1bank.com", occurrences: hosts }),
  ];
  const sighting = sighted(...lines), other = sighted(...lines.toReversed());
  const first = addresses.toSorted().slice(0, 200);
  expect(Object.keys(sighting.ips!).sort()).toEqual(first);
  expect([sighting.dns_a, sighting.dns_aaaa]).toEqual([first, first]);
  expect([sighting.dns_mx, sighting.dns_ns].map((list) => list!.length)).toEqual([200, 200]);
  expect(Object.keys(sighting)).not.toEqual(expect.arrayContaining(["dns_txt"]));
  expect(Object.keys(sighting)).not.toEqual(expect.arrayContaining(["certificate_transparency"]));
  expect(other).toEqual(sighting);
});

test("the number of a registrar is cut to what a state has room for", () => {
  const sighting = sighted(line("RegistrationMetadata", { registrar_iana_id: "9".repeat(5_000) }));
  const registrar = SIGNALS.find(({ name }) => name === "registrar")!;
  expect(registrar.read(sighting, undefined)).toBe(`IANA ${"9".repeat(20)}`);
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
