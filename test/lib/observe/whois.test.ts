import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  IANA_REFERRAL,
  isRefusal,
  referral,
  REGISTRAR_REFERRAL,
  saysNoDomain,
} from "../../../lib/observe/whois.ts";
import { whoisMetadata } from "../../../lib/observe/whois_metadata.ts";
import { FORMATS as MOST_FORMATS } from "./whois_formats.ts";
import { MORE_FORMATS } from "./whois_formats_more.ts";

const FORMATS = [...MOST_FORMATS, ...MORE_FORMATS];

test.each(FORMATS.map((f) => [f.suffixes, f] as const))("WHOIS format of %s", (_suffixes, format) => {
  expect(whoisMetadata(format.text, "whois.example")).toMatchObject(format.expect);
  expect(saysNoDomain(format.text)).toBe(false);
  expect(isRefusal(format.text)).toBe(false);
});

/**
 * The largest suffixes by registered domains (reports of Verisign, CENTR and ICANN, 2024), without es, vn and gr:
 * their registries have no public WHOIS.
 */
const LARGEST = (
  "com cn de net uk org nl ru br fr au eu it co xyz top shop in ca info ch pl io store online us be se jp at dk cz " +
  "me za hu no ir ar ua tr biz site ro mx kr fi pt tw nz cl sk id"
).split(" ");

test("every one of the largest suffixes has a format", () => {
  const covered = new Set(FORMATS.flatMap((f) => f.suffixes.split(" ")));
  expect(LARGEST.length).toBeGreaterThanOrEqual(40);
  expect(LARGEST.filter((suffix) => !covered.has(suffix))).toEqual([]);
});

const absent: string[] = [
  'No match for "KESTREL-EXAMPLE.COM".\n>>> Last update of whois database',
  "NOT FOUND\n>>> Last update",
  "Domain not found.",
  "No Data Found\n",
  "% No entries found for the selected source(s).\n",
  "Domain: kestrel-example.de\nStatus: free\n",
  '\n    No match for "kestrel-example.uk".\n\n    This domain name has not been registered.\n',
  "kestrel-example.nl is free\n",
  "% No match for kestrel-example.com.br\n",
  "Domain:\tkestrel-example.be\nStatus:\tAVAILABLE\n",
  "Status: AVAILABLE\n",
  "%ERROR:101: no entries found\n%\n% No entries found.\n",
  "kestrel-example.fi not found\nDomain not found\n",
  "The queried object does not exist: DOMAIN NOT FOUND",
  "No_Se_Encontro_El_Objeto/Object_Not_Found",
];
test.each(absent)("says no domain: %j", (text) => expect(saysNoDomain(text)).toBe(true));

const refusals: string[] = [
  "Quota exceeded",
  "WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS",
  "% Excessive querying, grace period of 3600 seconds.",
  "You have exceeded your lookup quota. Please try again later.",
  "Your access is restricted: too many requests",
];
test.each(refusals)("has had enough: %j", (text) => expect(isRefusal(text)).toBe(true));

test("texts far longer than a server can send are read, however empty their lines", async () => {
  for (
    const blank of ["\n", " ", "\u2028", "\u3000", " ".repeat(990) + "x\n", "\u3000".repeat(990) + "x\n"]
  ) {
    const text = blank.repeat(Math.ceil(500_000 / blank.length)) +
      "\nRegistrar WHOIS Server: whois.example.net\n";
    expect(referral(text, REGISTRAR_REFERRAL)).toBe("whois.example.net");
    expect(referral(text, IANA_REFERRAL)).toBeNull();
    expect(whoisMetadata(text, "x").registrar).toBeNull();
    await setTimeout(0); // The runner's own limit must have a chance to end what would take minutes.
  }
});
