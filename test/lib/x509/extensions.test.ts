import { expect, test } from "vitest";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { certificate, extension, tlv } from "./build.ts";

const SAN = "0603551d11";
const BASIC_CONSTRAINTS = "0603551d13";
const CRL = "0603551d1f";
const POLICIES = "0603551d20";
const AIA = "06082b06010505070101";
const OCSP = "06082b06010505073001";
const ISSUERS = "06082b06010505073002";

/** `a` to `d` as URIs of GeneralName. */
const [A, B, C, D] = ["860161", "860162", "860163", "860164"] as [string, string, string, string];
/** A DistributionPoint with a full name. */
const point = (...names: string[]): string => tlv("30", tlv("a0", tlv("a0", ...names)));

const lists: [what: string, extensions: string, fields: object][] = [
  [
    "policies, with qualifiers",
    extension(POLICIES, tlv("30", tlv("30", "06022a03"), tlv("30", "06022a04", "3000"))),
    {
      policy_oids: ["1.2.3", "1.2.4"],
    },
  ],
  ["a policy that is no OID", extension(POLICIES, tlv("30", tlv("30", "060180"), tlv("30", "06022a03"))), {
    policy_oids: ["1.2.3"],
  }],
  [
    "policies up to a break",
    extension(POLICIES, tlv("30", tlv("30", "06022a03"), "3000", tlv("30", "06022a04"))),
    {
      policy_oids: ["1.2.3"],
    },
  ],
  ["a list of policies that is a set", extension(POLICIES, tlv("31", tlv("30", "06022a03"))), {
    policy_oids: [],
  }],
  [
    "OCSP, not the issuer's certificate",
    extension(AIA, tlv("30", tlv("30", ISSUERS, A), tlv("30", OCSP, B), tlv("30", OCSP, C))),
    {
      ocsp_uris: ["b", "c"],
    },
  ],
  [
    "OCSP at a name of another kind",
    extension(AIA, tlv("30", tlv("30", OCSP, "820161"), tlv("30", OCSP, B))),
    {
      ocsp_uris: ["b"],
    },
  ],
  ["OCSP up to a break", extension(AIA, tlv("30", tlv("30", OCSP, A), tlv("30", OCSP), tlv("30", OCSP, B))), {
    ocsp_uris: ["a"],
  }],
  ["distribution points", extension(CRL, tlv("30", point(A, "820178", B), point(C))), {
    crl_dp: ["a", "b", "c"],
  }],
  [
    "distribution points that name none, between those that do",
    extension(
      CRL,
      tlv(
        "30",
        point(A),
        "3000",
        tlv("30", "81020001", tlv("a2", D)),
        tlv("30", "a000"),
        tlv("30", tlv("a0", tlv("a1", D))),
        point(),
        point(B),
      ),
    ),
    { crl_dp: ["a", "b"] },
  ],
  [
    "distribution points up to a break",
    extension(CRL, tlv("30", point(A), tlv("31", tlv("a0", tlv("a0", D))), point(B))),
    {
      crl_dp: ["a"],
    },
  ],
  ["the first of two of a kind", extension(SAN, tlv("30", "820161")) + extension(SAN, tlv("30", "820162")), {
    san_dns: ["a"],
    san_dns_count: 1,
  }],
  ["the first of two, though it is broken", extension(SAN, "3002") + extension(SAN, tlv("30", "820162")), {
    san_dns: [],
  }],
  [
    "kinds that are not read between them",
    extension("06022a03", "ff") + extension(SAN, tlv("30", "820161")),
    {
      san_dns: ["a"],
    },
  ],
  ["bytes after the list are not of it", extension(SAN, tlv("30", "820161") + "820162"), { san_dns: ["a"] }],
  ["a longer name than its list", extension(SAN, "3003" + "820261"), { san_dns: [] }],
];
test.each(lists)("%s", (_what, extensions, fields) => {
  const nothing = { san_dns: [], policy_oids: [], ocsp_uris: [], crl_dp: [] };
  expect(parseX509(certificate({ extensions }))).toMatchObject({ ...nothing, ...fields });
});

/** Every octet alone: what a terminal, a list or a C string would take for something else is shown in hex. */
test("octets of names: printable ASCII as it is, all else escaped", () => {
  for (let octet = 0; octet < 256; octet++) {
    const hex = octet.toString(16).padStart(2, "0");
    const printable = octet >= 0x20 && octet < 0x7f && octet !== 0x5c;
    const text = printable ? String.fromCharCode(octet) : `\\x${hex}`;
    const extensions = extension(SAN, tlv("30", "8201" + hex)) +
      extension(AIA, tlv("30", tlv("30", OCSP, "8601" + hex)));
    expect(parseX509(certificate({ extensions }))).toMatchObject({ san_dns: [text], ocsp_uris: [text] });
  }
});

const constraints: [what: string, value: string, isCa: boolean, pathLen: number | null][] = [
  ["any octet but 0 is true", "3003010101", true, null],
  ["0 is false", "3003010100", false, null],
  ["a BOOLEAN of two octets is none", "30040102ffff", false, null],
  ["a BOOLEAN without octets is none", "30020100", false, null],
  ["a path length without CA", "3003020105", false, 5],
  ["a path length of four octets", "30090101ff02047fffffff", true, 0x7fffffff],
  ["a path length of two octets", "30070101ff02020102", true, 258],
  ["an empty path length", "30050101ff0200", true, null],
  ["a path length that is negative", "30060101ff020180", true, null],
  ["a path length of another type", "30060101ff040105", true, null],
  ["a set", "31030101ff", false, null],
];
test.each(constraints)("basic constraints: %s", (_what, value, is_ca, path_len) => {
  expect(parseX509(certificate({ extensions: extension(BASIC_CONSTRAINTS, value) })))
    .toMatchObject({ is_ca, path_len });
});
