import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { SquatError } from "../../../lib/errors.ts";
import { MAX_CERTIFICATE_BYTES, parseX509, subjectAndIssuerNames } from "../../../lib/x509/mod.ts";
import { Der, oidAt } from "../../../lib/x509/der.ts";
import { attribute, certificate, type CertificateParts, CN, extension, tlv } from "./build.ts";

/** An extension that nobody knows, with so many octets in it. */
const unknown = (octets: number): string => extension("06022a03", "00".repeat(octets));
const long = "01".repeat(128);

const structures: [what: string, parts: CertificateParts, taken: boolean][] = [
  ["a length of 127 in one octet", { serial: tlv("02", "01".repeat(127)) }, true],
  ["a length of 128 in two", { serial: "028180" + long }, true],
  ["a length of 128 in one is BER's indefinite one", { serial: "0280" + long }, false],
  ["a length of 127 in two", { serial: "02817f" + "01".repeat(127) }, false],
  ["a length with a leading zero", { serial: "02820080" + long }, false],
  ["a length of three octets", { serial: "0283000080" + long }, false],
  ["a length of 256", { serial: "02820100" + "01".repeat(256) }, true],
  ["an empty serial number", { serial: "0200" }, false],
  ["a serial number of another type", { serial: "040101" }, false],
  ["a tag number above 30", { rest: "bf83000101" }, false],
  ["both unique identifiers", { rest: "81020001" + "82020001" + tlv("a3", "3000") }, true],
  ["the second one alone", { rest: "82020001" }, true],
  ["unique identifiers the other way round", { rest: "82020001" + "81020001" }, false],
  ["one of them twice", { rest: "81020001" + "81020001" }, false],
  ["an element of another context", { rest: "84020001" }, false],
  ["a constructed unique identifier", { rest: "a102" + "0500" }, false],
  ["extensions that are not constructed", { rest: "83023000" }, false],
  ["extensions twice", { rest: tlv("a3", "3000").repeat(2) }, false],
  ["an element after the list of extensions", { rest: tlv("a3", "3000", "0500") }, false],
  ["an element after the signature", { signature: "030100" + "0500" }, false],
  ["no signature", { signature: "" }, false],
  ["a signature of another type", { signature: "040100" }, false],
  ["a third date", { times: tlv("17", "3235303130313030303030305a").repeat(3) }, false],
  ["one date", { times: tlv("17", "3235303130313030303030305a") }, false],
  ["a cut off header at the very end", { signature: "03" }, false],
  ["a cut off length at the very end", { signature: "0381" }, false],
  ["an extension without a value", { extensions: tlv("30", "06022a03") }, false],
  ["an extension of another type", { extensions: tlv("30", "06022a03", "030100") }, false],
  ["an element after an extension's value", { extensions: tlv("30", "06022a03", "0400", "0500") }, false],
  ["an extension that is critical", { extensions: tlv("30", "06022a03", "0101ff", "0400") }, true],
  ["critical twice", { extensions: tlv("30", "06022a03", "0101ff", "0101ff", "0400") }, false],
  ["an extension without an OID", { extensions: tlv("30", "0400") }, false],
  ["an extension that is no sequence", { extensions: tlv("31", "06022a03", "0400") }, false],
  ["a relative name that is no set", { subject: tlv("30", "3000") }, false],
  ["an attribute that is no sequence", { subject: tlv("31", tlv("31", CN, "0c0161")) }, false],
  ["an attribute with two values", { subject: tlv("31", tlv("30", CN, "0c0161", "0c0162")) }, false],
  ["an attribute without a value", { subject: tlv("31", tlv("30", CN)) }, false],
  ["an attribute whose type is no OID", { subject: tlv("31", tlv("30", "060180", "0c0161")) }, false],
];
test.each(structures)("%s", (_what, parts, taken) => {
  const input = certificate(parts);
  if (taken) expect(parseX509(input).key_size_bits).toBe(256);
  else expect(() => parseX509(input)).toThrow(SquatError);
});

test("bytes after the certificate, or too few, are refused", () => {
  const der = certificate({});
  expect(() => parseX509(Uint8Array.of(...der, 0))).toThrow("after the certificate");
  for (let length = 0; length < der.length; length++) {
    expect(() => parseX509(der.subarray(0, length)), `${length} bytes`).toThrow(SquatError);
  }
});

test("1 MiB are read, as DER and as PEM, and not a byte more", () => {
  const size = certificate({ extensions: unknown(900_000) }).length - 900_000;
  const most = certificate({ extensions: unknown(MAX_CERTIFICATE_BYTES - size) });
  const more = certificate({ extensions: unknown(MAX_CERTIFICATE_BYTES - size + 1) });
  expect([most.length, more.length]).toEqual([1_048_576, 1_048_577]);
  const pem = (der: Uint8Array) =>
    "-----BEGIN CERTIFICATE-----\n" +
    Buffer.from(der).toString("base64").replace(/.{64}/g, "$&\n") + "\n-----END CERTIFICATE-----\n";
  const forms = (der: Uint8Array) => [der, pem(der), new TextEncoder().encode(pem(der))];
  for (const form of forms(most)) expect(parseX509(form).serial).toBe("1");
  for (const form of forms(more)) expect(() => parseX509(form)).toThrow("larger than 1 MiB");
});

test("PEM: the end belongs to the beginning, and base64 is whole", () => {
  // Of a length that needs padding.
  const der = certificate({ serial: "020300ffff" });
  const body = Buffer.from(der).toString("base64");
  expect(body).toMatch(/[^=]=$/);
  const pem = (begin: string, text: string, end: string) =>
    `-----BEGIN ${begin}CERTIFICATE-----\n${text}\n-----END ${end}CERTIFICATE-----\n`;
  for (const kind of ["", "X509 ", "TRUSTED "]) expect(parseX509(pem(kind, body, kind)).serial).toBe("ffff");
  const refused = [
    pem("", body, "X509 "),
    pem("X509 ", body, ""),
    pem("NEW ", body, "NEW "),
    pem("", body.slice(0, -1), ""),
    pem("", "=" + body.slice(1), ""),
    pem("", body + "====", ""),
    pem("", body.replace(/.{9}/, "$&-"), ""),
    pem("", "", ""),
    "-----BEGIN CERTIFICATE-----\n" + body + "\n",
  ];
  for (const text of refused) expect(() => parseX509(text), text.slice(0, 40)).toThrow(SquatError);
});

const names: [what: string, subject: string, text: string, common: string | null][] = [
  ["none", "", "", null],
  ["a space in front only", attribute(CN, "0c", " a"), "CN=\\ a", " a"],
  ["a space at the end only", attribute(CN, "13", "a "), "CN=a\\ ", "a "],
  ["a hash inside", attribute(CN, "0c", "a#b"), "CN=a#b", "a#b"],
  ["DEL and C1", attribute(CN, "0c", "a\x7f\x85b"), "CN=a\\7F\\C2\\85b", "a\x7f\x85b"],
  ["UTF-32 beyond Unicode", attribute(CN, "1c", Uint8Array.of(0, 0x11, 0, 0)), "CN=\ufffd", "\ufffd"],
  [
    "UTF-32, the last of Unicode",
    attribute(CN, "1c", Uint8Array.of(0, 0x10, 0xff, 0xff)),
    "CN=\u{10ffff}",
    "\u{10ffff}",
  ],
  ["UTF-32 from 2^31", attribute(CN, "1c", Uint8Array.of(0x80, 0, 0, 0x41)), "CN=\ufffd", "\ufffd"],
  ["UTF-32, the first surrogate", attribute(CN, "1c", Uint8Array.of(0, 0, 0xd8, 0)), "CN=\ufffd", "\ufffd"],
  ["UTF-32, the last surrogate", attribute(CN, "1c", Uint8Array.of(0, 0, 0xdf, 0xff)), "CN=\ufffd", "\ufffd"],
  [
    "UTF-32 around surrogates",
    attribute(CN, "1c", Uint8Array.of(0, 0, 0xd7, 0xff, 0, 0, 0xe0, 0)),
    "CN=\ud7ff\ue000",
    "\ud7ff\ue000",
  ],
  ["UTF-32 and an octet", attribute(CN, "1c", Uint8Array.of(0, 0, 0, 0x41, 0x42)), "CN=A\ufffd", "A\ufffd"],
  ["UTF-16 and an octet", attribute(CN, "1e", Uint8Array.of(0, 0x41, 0x42)), "CN=A\ufffd", "A\ufffd"],
  ["the last of two", attribute(CN, "0c", "a") + attribute(CN, "0c", "b"), "CN=a, CN=b", "b"],
  [
    "another attribute after it",
    attribute(CN, "0c", "a") + attribute("060355040a", "0c", "b"),
    "CN=a, O=b",
    "a",
  ],
  ["no text after text", attribute(CN, "0c", "a") + attribute(CN, "02", "b"), "CN=a, CN=#020162", "a"],
  ["beside another", tlv("31", tlv("30", CN, "0c0161"), tlv("30", "060355040a", "0c0162")), "CN=a+O=b", "a"],
  [
    "relative names without attributes",
    "3100" + attribute(CN, "0c", "a") + "3100" + attribute(CN, "0c", "b") + "3100",
    "CN=a, CN=b",
    "b",
  ],
];
test.each(names)("name: %s", (_what, subject, text, common) => {
  const issuer = attribute(CN, "0c", "the issuer");
  const input = certificate({ subject, issuer });
  expect(parseX509(input)).toMatchObject({ subject_dn: text, issuer_dn: "CN=the issuer" });
  expect(subjectAndIssuerNames(input)).toEqual({ subject: common, issuer: "the issuer" });
  expect(subjectAndIssuerNames(certificate({ subject: issuer, issuer: subject })))
    .toEqual({ subject: "the issuer", issuer: common });
});

test("common names of what is no certificate are refused", () => {
  const der = certificate({ subject: attribute(CN, "0c", "a") });
  const after = Buffer.from(der).indexOf("0603550403", "hex") + 8;
  for (let length = 0; length < after; length++) {
    expect(() => subjectAndIssuerNames(der.subarray(0, length)), `${length} bytes`).toThrow(SquatError);
  }
  for (const parts of [{ serial: "040101" }, { subject: tlv("30", "3000") }]) {
    expect(() => subjectAndIssuerNames(certificate(parts))).toThrow(SquatError);
  }
});

test("without a version, as the first certificates had none", () => {
  const input = certificate({ version: "", subject: attribute(CN, "0c", "a") });
  expect(parseX509(input)).toMatchObject({ serial: "1", subject_dn: "CN=a" });
  expect(subjectAndIssuerNames(input).subject).toBe("a");
});

/** Content octets of an arc, seven bits each. */
const arc = (value: bigint): string => {
  let text = String.fromCharCode(Number(value & 127n));
  for (let left = value >> 7n; left > 0n; left >>= 7n) {
    text = String.fromCharCode(Number(left & 127n) | 128) + text;
  }
  return text;
};
const oids: [content: string, text: string | null][] = [
  ["", null],
  ["\0", "0.0"],
  ["\x27", "0.39"],
  ["\x28", "1.0"],
  ["\x4f", "1.39"],
  ["\x50", "2.0"],
  ["\x88\x37", "2.999"],
  ["\x2a\x86\x48", "1.2.840"],
  ["\x2a\x80\x01", null],
  ["\x2a\x81", null],
  ["\x2a\x81\x80", null],
  ...[2n ** 49n - 1n, 2n ** 49n, 2n ** 56n - 1n, 2n ** 56n, 2n ** 128n - 1n, 2n ** 133n - 1n].map((
    value,
  ): [string, string] => ["\x2a" + arc(value) + "\x03", `1.2.${value}.3`]),
  ["\x2a" + arc(2n ** 133n), null],
  [arc(2n ** 60n), `2.${2n ** 60n - 80n}`],
];
test.each(oids)("OID %j is %s", (content, text) => {
  const der = new Der(Uint8Array.from(content, (octet) => octet.charCodeAt(0)));
  expect(oidAt(der, 0, content.length)).toBe(text);
});

const SAN = "0603551d11";
/** A subject alternative name of so many dNSName entries. */
const dnsNames = (count: number): string =>
  extension(
    SAN,
    tlv(
      "30",
      Array.from({ length: count }, (_, i) => {
        const name = Buffer.from(`host-${i}.kestrel.example`).toString("hex");
        return tlv("82", name);
      }).join(""),
    ),
  );

test("a certificate of thousands of names is read; lists end at 10,000 entries, the count does not", () => {
  const many = parseX509(certificate({ extensions: dnsNames(2_500) }));
  expect([many.san_dns.length, many.san_dns_count]).toEqual([2_500, 2_500]);
  const most = certificate({ extensions: dnsNames(30_000) });
  expect(most.length).toBeGreaterThan(700_000);
  const found = parseX509(most);
  expect([found.san_dns.length, found.san_dns_count]).toEqual([10_000, 30_000]);
});

test("names and serial numbers have bounds of their own", () => {
  const name = (octets: number) => tlv("31", tlv("30", "0603550403", tlv("0c", "61".repeat(octets))));
  expect(parseX509(certificate({ subject: name(60_000) })).subject_dn.length).toBe(60_003);
  expect(() => parseX509(certificate({ subject: name(66_000) }))).toThrow("a name of more than 65536 bytes");
  const serial = (octets: number) => tlv("02", "01".repeat(octets));
  expect(parseX509(certificate({ serial: serial(1_024) })).serial.length).toBe(2_047);
  expect(() => parseX509(certificate({ serial: serial(1_026) }))).toThrow(
    "a serial number of more than 1024",
  );
});

/** 1.2.840.113549.1 whose last octet still has its continuation bit. */
const OPEN_OID = "06062a864886f78d";
test.each<[what: string, parts: CertificateParts]>([
  ["an extension", { extensions: extension(OPEN_OID, "0500") }],
  ["an attribute of the subject", { subject: tlv("31", tlv("30", OPEN_OID, "0c0161")) }],
  ["the key's algorithm", { key: tlv("30", OPEN_OID) + "030100" }],
])("an OID that ends inside an arc is refused: %s", (_what, parts) => {
  expect(() => parseX509(certificate(parts))).toThrow("an OID that ends inside an arc");
});

/** What OpenSSL 3 reads and this reader refuses, by class; the reasons stand in the decisions of lib/x509. */
test.each<[what: string, bytes: Uint8Array, message: string]>([
  [
    "a date of letters",
    certificate({
      times: "170d" + Buffer.from("2501010000xxZ").toString("hex") + "170d3236303130313030303030305a",
    }),
    "a date that the calendar does not have",
  ],
  [
    "30 February",
    certificate({
      times: "170d" + Buffer.from("250230000000Z").toString("hex") + "170d3236303130313030303030305a",
    }),
    "a date that the calendar does not have",
  ],
  [
    "local time",
    certificate({
      times: "180e" + Buffer.from("20250101000000").toString("hex") + "170d3236303130313030303030305a",
    }),
    "a date that the calendar does not have",
  ],
  [
    "bytes after the certificate",
    Buffer.concat([certificate({}), Uint8Array.of(0)]),
    "bytes after the certificate",
  ],
  [
    "a length that is not the shortest",
    certificate({ serial: "02810101" }),
    "a long length where the short form fits",
  ],
])("refused where OpenSSL reads on: %s", (_what, bytes, message) => {
  expect(() => parseX509(bytes)).toThrow(message);
});
