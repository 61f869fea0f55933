import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SquatError } from "../../../lib/errors.ts";
import type { ParsedX509Certificate } from "../../../lib/model.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { embeddedScts } from "../../../lib/x509/sct.ts";
import { sharedPath, vectorCases, withShared, withVectors } from "../../shared.ts";
import { attribute, certificate, CN, extension, tlv } from "./build.ts";
import { corpus, tileCertificates } from "./corpus.ts";

function attempt(input: Uint8Array | string): ParsedX509Certificate | null {
  try {
    return parseX509(input);
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    return null;
  }
}

const names: [what: string, hex: string, text: string][] = [
  ["order", attribute(CN, "0c", "a") + attribute("060355040a", "13", "b"), "CN=a, O=b"],
  ["specials", attribute(CN, "0c", 'a,b+c"d\\e<f>g;h=i#'), 'CN=a\\,b\\+c\\"d\\\\e\\<f\\>g\\;h=i#'],
  ["hash first", attribute(CN, "0c", "#a"), "CN=\\#a"],
  ["spaces at both ends", attribute(CN, "0c", "  a  "), "CN=\\  a \\ "],
  ["one space", attribute(CN, "0c", " "), "CN=\\ "],
  ["backslash, space", attribute(CN, "0c", "a\\ "), "CN=a\\\\\\ "],
  ["NUL and line ends", attribute(CN, "0c", "a\0\r\n\u2028b"), "CN=a\\00\\0D\\0A\\E2\\80\\A8b"],
  ["empty", attribute(CN, "0c", ""), "CN="],
  ["U+FEFF is kept", attribute(CN, "0c", "\ufeffa"), "CN=\ufeffa"],
  ["BMPString", attribute(CN, "1e", new Uint8Array([0, 0x41, 0x20, 0xac])), "CN=A€"],
  ["lone surrogate", attribute(CN, "1e", new Uint8Array([0xd8, 0])), "CN=\ufffd"],
  ["UniversalString", attribute(CN, "1c", new Uint8Array([0, 1, 0xf6, 0])), "CN=😀"],
  ["TeletexString", attribute(CN, "14", new Uint8Array([0xfc])), "CN=ü"],
  ["invalid UTF-8", attribute(CN, "0c", new Uint8Array([0x41, 0xff])), "CN=A\ufffd"],
  ["UTF-8 in PrintableString", attribute(CN, "13", "ü"), "CN=ü"],
  ["other octets in PrintableString", attribute(CN, "13", new Uint8Array([0x41, 0xfc])), "CN=A\ufffd"],
  ["unknown type", attribute("06022a03", "0c", "a"), "1.2.3=#0c0161"],
  ["a value that is no string", attribute(CN, "02", new Uint8Array([5])), "CN=#020105"],
  [
    "several in one",
    "3114" + attribute(CN, "0c", "a").slice(4) + attribute(CN, "0c", "b").slice(4),
    "CN=a+CN=b",
  ],
];
test.each(names)("name: %s", (_what, subject, text) => {
  expect(parseX509(certificate({ subject })).subject_dn).toBe(text);
});

const serials: [hex: string, text: string][] = [
  ["020100", "0"],
  ["02020080", "80"],
  ["02010f", "f"],
  ["020180", "-80"],
  ["0201ff", "-1"],
  ["0202ff7f", "-81"],
  ["0202ff00", "-100"],
  ["0203800000", "-800000"],
];
test.each(serials)("serial %s is %s", (serial, text) => {
  expect(parseX509(certificate({ serial })).serial).toBe(text);
});

const time = (tag: string, text: string): string =>
  tag + text.length.toString(16).padStart(2, "0") + Buffer.from(text).toString("hex");
const UTC = "17";
const GENERALIZED = "18";
const times: [tag: string, text: string, iso: string | null][] = [
  [UTC, "250101000000Z", "2025-01-01T00:00:00Z"],
  [UTC, "491231235959Z", "2049-12-31T23:59:59Z"],
  [UTC, "500101000000Z", "1950-01-01T00:00:00Z"],
  [UTC, "240229000000Z", "2024-02-29T00:00:00Z"],
  [UTC, "250229000000Z", null],
  [UTC, "250230000000Z", null],
  [UTC, "251301000000Z", null],
  [UTC, "250001000000Z", null],
  [UTC, "250100000000Z", null],
  [UTC, "250101240000Z", null],
  [UTC, "250101006000Z", null],
  [UTC, "250101000060Z", null],
  [UTC, "YYMMDDHHMMSSZ", null],
  [UTC, "250101000000", null],
  [UTC, "25010100000 Z", null],
  [UTC, "2501010000Z", "2025-01-01T00:00:00Z"],
  [UTC, "250101013000+0130", "2025-01-01T00:00:00Z"],
  [UTC, "241231230000-0100", "2025-01-01T00:00:00Z"],
  [UTC, "250101013000+0160", null],
  [UTC, "250101140000+1400", "2025-01-01T00:00:00Z"],
  [UTC, "250101150000+1500", null],
  [GENERALIZED, "20500101000000Z", "2050-01-01T00:00:00Z"],
  [GENERALIZED, "99991231235959Z", "9999-12-31T23:59:59Z"],
  [GENERALIZED, "00000101000000Z", "0000-01-01T00:00:00Z"],
  [GENERALIZED, "19000228235959Z", "1900-02-28T23:59:59Z"],
  [GENERALIZED, "19000229000000Z", null],
  [GENERALIZED, "20250101000000.5Z", "2025-01-01T00:00:00Z"],
  [GENERALIZED, "20250101000000", null],
  [GENERALIZED, "2025010100000Z", null],
  ["16", "250101000000Z", null],
];
test.each(times)("time %s %s", (tag, text, iso) => {
  const got = attempt(certificate({ times: time(tag, text).repeat(2) }));
  expect(got?.not_before ?? null).toBe(iso === null ? null : Date.parse(iso) / 1000);
});

test("every day of ten millennia has the number that Date gives it", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31T23:59:59Z") }), (date) => {
      fc.pre(!Number.isNaN(date.getTime()));
      const text = date.toISOString().slice(0, 19).replace(/[-:T]/g, "") + "Z";
      expect(parseX509(certificate({ times: time(GENERALIZED, text).repeat(2) })).not_before)
        .toBe(Math.floor(date.getTime() / 1000));
    }),
  );
});

const san = (entries: string): string => extension("0603551d11", tlv("30", entries));
const sans: [what: string, entries: string, dns: string[], ips: string[]][] = [
  ["sorted, duplicates kept", "820162820161820162", ["a", "b", "b"], []],
  ["an unknown kind between", "8201618b0178820162", ["a", "b"], []],
  ["NUL, high octet, backslash", "8205610062fc5c", ["a\\x00b\\xfc\\x5c"], []],
  ["addresses", "8704c000020187102001" + "0db8" + "00".repeat(11) + "01", [], ["192.0.2.1", "2001:db8::1"]],
  ["mapped address", "8710" + "00".repeat(10) + "ffffc0000201", [], ["::ffff:192.0.2.1"]],
  ["an address of five octets", "87050102030405820161", ["a"], []],
  ["a break after the first", "82016182ff", ["a"], []],
  ["a tag of the long form is a break", "8201619f0178820162", ["a"], []],
];
test.each(sans)("subject alternative names: %s", (_what, entries, dns, ips) => {
  expect(parseX509(certificate({ extensions: san(entries) })))
    .toMatchObject({ san_dns: dns, san_dns_count: dns.length, san_ip: ips });
});

const constraints: [value: string, isCa: boolean, pathLen: number | null][] = [
  ["3000", false, null],
  ["30030101ff", true, null],
  ["30060101ff020100", true, 0],
  ["30060101ff0201ff", true, null],
  ["30090101ff02040fffffff", true, 0x0fffffff],
  ["300a0101ff02050fffffffff", true, null],
  ["ff", false, null],
];
test.each(constraints)("basic constraints %s", (value, is_ca, path_len) => {
  expect(parseX509(certificate({ extensions: extension("0603551d13", value) }))).toMatchObject({
    is_ca,
    path_len,
  });
});

withVectors("x509-malformed.json")("every case of the shared vectors", () => {
  const wrong: string[] = [];
  for (const c of vectorCases("x509-malformed.json")) {
    const got = attempt(c.bytes);
    if (c.expect !== "either" && (got !== null) !== (c.expect === "accept")) wrong.push(c.name);
    for (const [check, value] of Object.entries(got === null ? {} : c.checks ?? {})) {
      if (check === "max_ms") continue;
      const not = check.endsWith("_not");
      const field = (got as unknown as Record<string, unknown>)[check.replace(/_not$/, "")];
      const same = JSON.stringify(field) === JSON.stringify(value) ||
        (Array.isArray(field) && field.includes(value));
      if (same === not) wrong.push(`${c.name} ${check}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("PEM, as text and as bytes, is its DER", () => {
  const der = certificate({});
  const body = Buffer.from(der).toString("base64").replace(/.{64}/g, "$&\r\n");
  const pem = `-----BEGIN CERTIFICATE-----\r\n${body}\r\n-----END CERTIFICATE-----\r\n`;
  expect(parseX509(pem)).toEqual(parseX509(der));
  expect(parseX509("issuer: x\n" + pem)).toEqual(parseX509(der));
  expect(parseX509(new TextEncoder().encode(pem))).toEqual(parseX509(der));
  expect(attempt(pem.replace("M", "*"))).toBeNull();
  expect(attempt(pem.slice(0, -30))).toBeNull();
  expect(attempt("")).toBeNull();
});

test("larger than 1 MiB is refused, and says so", () => {
  expect(() => parseX509(new Uint8Array(1_048_577))).toThrow(/1 MiB/);
  expect(() => parseX509("x".repeat(2_200_000))).toThrow(/1 MiB/);
});

test("a certificate bent anywhere gives a value or a SquatError", () => {
  const der = certificate({ subject: names[1]?.[1] ?? "", extensions: san("820161") });
  const seeds = [der, ...corpus().slice(0, 300).map((c) => c.der)];
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (seed, edits, cut) => {
        const bytes = seed.slice(0, cut % 4 === 0 ? cut % (seed.length + 1) : undefined);
        for (const [at, octet] of edits) if (bytes.length > 0) bytes[at % bytes.length] = octet;
        const got = attempt(bytes);
        if (got !== null) {
          expect(JSON.parse(JSON.stringify(got))).toEqual(got);
          embeddedScts(bytes);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test("any bytes and any text give a value or a SquatError", () => {
  fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string()), (input) => {
    attempt(input);
  }));
});

withShared("data/certs/odd.jsonl.gz")("SCTs of a real precertificate's sibling carry the log's name", () => {
  const wanted = corpus().map((c) => c.der).find((der) => {
    try {
      return embeddedScts(der).some((sct) => sct.logDescription !== null);
    } catch {
      return false;
    }
  });
  for (const sct of embeddedScts(wanted!)) {
    expect(sct.logId).toMatch(/^[0-9A-F]{64}$/);
    expect(sct.signatureData).toMatch(/^30[0-9A-F]+$/);
    expect(new Date(sct.timestamp).getUTCFullYear()).toBeGreaterThan(2012);
    expect(sct).toMatchObject({ origin: "Embedded in certificate", hashAlgorithm: "SHA-256" });
  }
});

const TILES = "data/certs/tiles/navigli2025h2/tile/";
withShared(TILES)("names of real precertificates are those of the log's own names tiles", () => {
  for (const number of ["000", "001"]) {
    const tile = sharedPath(`${TILES}data/${number}`)!;
    const namesPath = sharedPath(`${TILES}names/${number}`)!;
    const raw = readFileSync(namesPath);
    const lines = (raw[0] === 0x1f ? gunzipSync(raw) : raw).toString().trim().split("\n");
    const got = tileCertificates(tile).map((der) => parseX509(der));
    expect(got.length).toBe(lines.length);
    got.forEach((certificate, i) => {
      const expected = JSON.parse(lines[i] as string) as { DNS?: string[]; IP?: string[] };
      expect([...certificate.san_dns]).toEqual([...expected.DNS ?? []].sort());
    });
  }
});
