import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { SquatError } from "../../../lib/errors.ts";
import { MAX_CERTIFICATE_BYTES, parseX509, subjectAndIssuerNames } from "../../../lib/x509/mod.ts";
import { oidText } from "../../../lib/x509/oid.ts";
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

test("64 KiB are read, as DER and as PEM, and not a byte more", () => {
  const size = certificate({ extensions: unknown(60_000) }).length - 60_000;
  const most = certificate({ extensions: unknown(MAX_CERTIFICATE_BYTES - size) });
  const more = certificate({ extensions: unknown(MAX_CERTIFICATE_BYTES - size + 1) });
  expect([most.length, more.length]).toEqual([65_536, 65_537]);
  const pem = (der: Uint8Array) =>
    "-----BEGIN CERTIFICATE-----\n" +
    Buffer.from(der).toString("base64").replace(/.{64}/g, "$&\n") + "\n-----END CERTIFICATE-----\n";
  const forms = (der: Uint8Array) => [der, pem(der), new TextEncoder().encode(pem(der))];
  for (const form of forms(most)) expect(parseX509(form).serial).toBe("1");
  for (const form of forms(more)) expect(() => parseX509(form)).toThrow("larger than 64 KiB");
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
  expect(oidText(content)).toBe(text);
});
