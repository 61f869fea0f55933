import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { certificate, tlv } from "./build.ts";

const RSA = "06092a864886f70d010101";
const EC = "06072a8648ce3d0201";
const P384 = "06052b81040022";
const DSA = "06072a8648ce380401";
const DH = "06072a8648ce3e0201";

/** A SubjectPublicKeyInfo's content: what the algorithm holds, and the octets of the key. */
const spki = (algorithm: string, key: string): string => tlv("30", algorithm) + tlv("03", "00", key);
const integers = (...values: string[]): string => tlv("30", ...values.map((value) => tlv("02", value)));
/** ECParameters with such a field (RFC 3279 section 2.3.5). */
const explicit = (field: string): string => tlv("30", "020101", tlv("30", field), "3000");
const prime = "00" + "ff".repeat(24);

const keys: [what: string, key: string, algorithm: string, bits: number][] = [
  ["RSA", spki(RSA + "0500", integers("00c1" + "00".repeat(255), "010001")), "1.2.840.113549.1.1.1", 2048],
  ["RSA of 17 bits", spki(RSA, integers("010001", "03")), "1.2.840.113549.1.1.1", 17],
  ["RSA of one bit", spki(RSA, integers("01")), "1.2.840.113549.1.1.1", 1],
  ["RSA of zero", spki(RSA, integers("0000")), "1.2.840.113549.1.1.1", 0],
  ["RSA that is no sequence", spki(RSA, "0203010001"), "1.2.840.113549.1.1.1", 0],
  ["RSA without octets", spki(RSA, ""), "1.2.840.113549.1.1.1", 0],
  ["RSASSA-PSS", spki("06092a864886f70d01010a", integers("00ff", "03")), "1.2.840.113549.1.1.10", 8],
  ["a curve's name counts, not its point", spki(EC + P384, "0411"), "1.2.840.10045.2.1", 384],
  ["an unknown curve, uncompressed", spki(EC + "06022a03", "04" + "11".repeat(64)), "1.2.840.10045.2.1", 256],
  ["an unknown curve, compressed", spki(EC + "06022a03", "02" + "11".repeat(32)), "1.2.840.10045.2.1", 256],
  ["a point of one octet", spki(EC + "06022a03", "0311"), "1.2.840.10045.2.1", 8],
  ["no point at all", spki(EC + "06022a03", "04"), "1.2.840.10045.2.1", 0],
  ["an empty point", spki(EC, ""), "1.2.840.10045.2.1", 0],
  ["no parameters", spki(EC, "04" + "11".repeat(48)), "1.2.840.10045.2.1", 192],
  [
    "an explicit prime",
    spki(EC + explicit("06072a8648ce3d0101" + tlv("02", prime)), "0411"),
    "1.2.840.10045.2.1",
    192,
  ],
  [
    "an explicit binary field",
    spki(EC + explicit("06072a8648ce3d0102" + "3000"), "02" + "11".repeat(21)),
    "1.2.840.10045.2.1",
    168,
  ],
  ["explicit parameters that are cut off", spki(EC + "3003020101", "0411"), "1.2.840.10045.2.1", 0],
  ["Ed25519", spki("06032b6570", "11".repeat(32)), "1.3.101.112", 256],
  ["Ed448, whatever its octets", spki("06032b6571", "11"), "1.3.101.113", 456],
  ["DSA", spki(DSA + integers(prime, "03", "02"), tlv("02", "05")), "1.2.840.10040.4.1", 192],
  ["DSA with the issuer's parameters", spki(DSA, tlv("02", "05")), "1.2.840.10040.4.1", 0],
  ["DSA with broken parameters", spki(DSA + "3000", tlv("02", "05")), "1.2.840.10040.4.1", 0],
  ["Diffie-Hellman", spki(DH + integers("7f"), tlv("02", "05")), "1.2.840.10046.2.1", 7],
  ["an unknown algorithm", spki("06022a03", "11".repeat(5)), "1.2.3", 40],
];
test.each(keys)("%s", (_what, key, key_alg, key_size_bits) => {
  expect(parseX509(certificate({ key }))).toMatchObject({ key_alg, key_size_bits });
});

test.each([
  ["an algorithm that is no OID", tlv("30", "060180") + "03020011"],
  ["an algorithm without OID", tlv("30", "0500") + "03020011"],
  ["a bit string without its first octet", tlv("30", RSA) + "0300"],
  ["no bit string", tlv("30", RSA)],
  ["an octet string", tlv("30", RSA) + "04020011"],
])("refused: %s", (_what, key) => {
  expect(() => parseX509(certificate({ key }))).toThrow("Cannot parse certificate");
});

test("keys as they are made", () => {
  const made = [
    generateKeyPairSync("rsa", { modulusLength: 1024 }),
    generateKeyPairSync("ec", { namedCurve: "P-521" }),
    generateKeyPairSync("ed25519"),
  ].map(({ publicKey }) => publicKey.export({ type: "spki", format: "der" }).toString("hex"));
  const bits = made.map((hex) => {
    const content = hex.startsWith("3081") ? hex.slice(6) : hex.slice(4);
    return parseX509(certificate({ key: content })).key_size_bits;
  });
  expect(bits).toEqual([1024, 521, 256]);
});
