import { expect, test } from "vitest";
import { refusalSeconds, whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";

const TERMS = `By submitting this query, you agree to abide by this policy: you will not make excessive
queries, you know that objects which are not found may be reserved, and that users who
exceed the query limit are blocked. Access to the whois service may be rate limited.
All rights reserved.
`;

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
  '% Query rate limit exceeded. Reduced information.\n\n% No match for domain "kestrel-example.br"\n',
  "Domain:\tkestrel-example.be\nStatus:\tAVAILABLE\n",
  "Status: AVAILABLE\n",
  "%ERROR:101: no entries found\n%\n% No entries found.\n",
  "%ERROR:103: Domain is not registered",
  "kestrel-example.fi not found\nDomain not found\n",
  "The queried object does not exist: DOMAIN NOT FOUND",
  "No_Se_Encontro_El_Objeto/Object_Not_Found",
  "Domain Name: kestrel-example.cx\nDomain Status: No Object Found\n",
  "% No Objects Found",
  "NO OBJECT FOUND!",
  "Domain kestrel-example.ai not registred.",
  "Object does not exist",
  "No information available about domain name kestrel-example.pl in the Registry NASK database.",
  "The domain kestrel-example.vu is not registered.",
  "Domain kestrel-example.sh is available for purchase",
  "Data not found. This domain is available for registration.",
  "No records matching kestrel-example.bj found.",
  "The requested domain was not found in the Registry or Registrar's WHOIS Server.",
  "Invalid query or domain name not known in Dot TK Domain Registry",
  "El dominio no se encuentra registrado en NIC Argentina",
  "kestrel-example.cl: no existe",
  'Sorry, but domain: "kestrel-example.uz", not found in database',
  "Domain: kestrel-example.ke\nStatus: Not Registered",
  "domain_name: kestrel-example.co.nz\nquery_status: 220 Available\n",
  "% Not Registered - The domain you have requested (kestrel-example.ie) is not a registered .ie domain name.",
  'No domain records were found to match "kestrel-example.coop"',
  "We do not have an entry in our database matching your query.",
  "Domain Name: kestrel-example.com\n\nWe could not find the requested domain on our system",
  "There is no information available on the domain consulted.",
  "*** Nothing found for this query.",
  "Available\nDomain: kestrel-example.co.za\n",
  "This query returned 0 objects.",
  `NOT FOUND\n\n${TERMS}`,
  `${TERMS}\nDomain not found.\n`,
  // Languages of registries.
  "該網域名稱尚未註冊",
  'Domain "kestrel-example.gr" not exist',
  "Üzgünüm, kayıt bulunamadı",
  "Запись не найдена",
  "상기 도메인이름은 등록되어 있지 않습니다.",
];
test.each(absent)("says no domain: %j", (text) => {
  expect(whoisVerdict(text)).toBe("absence");
});

/** Registries' own words, from their answers and help pages. */
const refusals: string[] = [
  "Quota exceeded",
  "WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS",
  "% Excessive querying, grace period of 3600 seconds.",
  "You have exceeded your lookup quota. Please try again later.",
  "Your access is restricted: too many requests",
  // TCINET (ru, su)
  "% TCI Whois Service. Terms of use:\n% https://tcinet.ru/documents/whois_su.pdf\n\nYou have exceeded allowed connection rate.",
  // Nominet (uk)
  '    Error for "kestrel-example.co.uk".\n\n    The WHOIS query quota for 192.0.2.1 has been exceeded\n    and will be replenished in 50 seconds.\n',
  // SIDN (nl)
  "whois.domain-registry.nl: maximum number of requests per second exceeded",
  "Error: too many requests, please try again later",
  // SWITCH (ch, li)
  "Requests of this client are not permitted. Please use https://www.nic.ch/whois/ for queries.",
  // CNNIC (cn)
  "Queried interval is too short.",
  // DENIC (de), DNS Belgium (be), EURid (eu), AFNIC (fr), InternetNZ (nz), ZACR (za), CZ.NIC (cz), NASK (pl)
  "% Error: 55000000002 Connection refused; access control limit reached.",
  "kestrel-example.be\n-3: IP address blocked",
  "% WHOIS kestrel-example\n% Maximum queries per hour reached (100)",
  "-1: Still in grace period, wait 29s",
  "%% Too many requests...\n%%\n\n%% No entries found in the AFNIC Database.\n",
  "domain_name: kestrel-example.co.nz\nquery_status: 440 Request Denied\n",
  "Please go away for 13 Seconds",
  "Your connection limit exceeded. Please slow down and try again later.",
  "request limit exceeded for 192.0.2.1",
  // Verisign, AusRegistry, CoCCA
  "%% Maximum Daily connection limit reached. Lookup refused.",
  "BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted.",
  `${TERMS}\nYour request could not be performed.\nLooup quota exceeded.\n`,
  "Number of allowed queries exceeded.",
  // Not in charge, or retired.
  "TLD is not supported.",
  "This TLD has no whois server, but you can access the whois database at https://registry.example/",
  "Unsupported TLD",
  "This WHOIS service has been retired. Please use RDAP: https://rdap.example/",
  "The WHOIS service for this registry was discontinued on 28 January 2025.",
  "WHOIS is no longer available. Use RDAP instead.",
  "The service is temporarily unavailable.",
  // Languages of registries.
  "Tageslimit überschritten",
  "Limite de requêtes dépassée",
  "Se excedió el límite de consultas",
  "Превышен лимит запросов",
  "查询过于频繁，请稍后再试",
  "IP Address Has Reached Rate Limit",
];
test.each(refusals)("refuses: %j", (text) => {
  expect(whoisVerdict(text)).toBe("refusal");
});

test.each<[what: string, text: string]>([
  ["a reserved name", "Domain not available\nMore information is available at https://registry.example/"],
  ["a reserved name", "This domain is not available for registration"],
  ["a record", `Domain: a.com\nNserver: ns1.host.example\n\n${TERMS}`],
  [
    "a record with limits",
    "% Query rate limit exceeded. Reduced information.\n\ndomain: a.br\nowner: Kestrel\n",
  ],
  ["a record beside a comment", "% not found\nDomain: a.com\n"],
  ["a record beside terms", "% Objects that are not found: NOT FOUND\nDomain: a.com\n"],
  ["a record whose registrar limits", "Registrar: Limits Exceeded Unlimited\n"],
  ["terms alone", TERMS],
  ["nothing", ""],
  ["a key that is missing", "Error: malformed request"],
])("neither absent nor refused: %s", (_what, text) => {
  expect(["absence", "refusal"]).not.toContain(whoisVerdict(text));
});

test("a refusal outweighs what stands beside it", () => {
  expect(whoisVerdict("NOT FOUND\n\nToo many requests\n")).toBe("refusal");
  expect(whoisVerdict("Too many requests\n\nNOT FOUND\n")).toBe("refusal");
});

test("a message is what is left of a text without its terms and its marks, and no long line", () => {
  expect(whoisVerdict(`% No match\n\n${TERMS}\n>>> Last update <<<\n`)).toBe("absence");
  expect(whoisVerdict(`${TERMS}\n>>> Last update <<<\n`)).not.toBe("absence");
  expect(whoisVerdict(`No match ${"x".repeat(150)}`)).toBe("absence");
  expect(whoisVerdict(`No match ${"x".repeat(181)}`)).not.toBe("absence");
});

test.each<[text: string, seconds: number | null]>([
  ["Please go away for 13 Seconds", 13],
  [
    "    The WHOIS query quota for 192.0.2.1 has been exceeded\n    and will be replenished in 50 seconds.",
    50,
  ],
  ["% Excessive querying, grace period of 3600 seconds.", 3600],
  ["-1: Still in grace period, wait 29s", 29],
  ["wait 999999 seconds", 86_400],
  ["Maximum queries per hour reached (100)", null],
  ["Too many requests", null],
])("seconds to wait after %j: %s", (text, seconds) => expect(refusalSeconds(text)).toBe(seconds));
