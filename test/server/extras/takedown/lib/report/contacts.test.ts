import { expect, test } from "vitest";
import type { MergedName } from "../../../../../../lib/lines/merge.ts";
import { mailAddress, reportUrl } from "../../../../../../lib/page/mail_address.ts";
import { hopsOf } from "../../../../../../server/extras/takedown/lib/report/case.ts";
import { contacts } from "../../../../../../server/extras/takedown/lib/report/contacts.ts";
import { OPERATORS } from "../../../../../../server/extras/takedown/lib/report/data/desks.ts";
import type { Desk } from "../../../../../../server/extras/takedown/lib/report/desks.ts";
import { DOMAINS, NETWORKS } from "./rdap_answers.ts";

const AT = Date.parse("2026-11-22T12:00:00Z");
const facts = (more: MergedName): MergedName => more;
const desk = (role: Desk["role"], desks: readonly Desk[]) => desks.find((each) => each.role === role) ?? null;

test.each(DOMAINS)("the registrar's desk in the layout of $layout", ({ name, object, expected }) => {
  const { desks, missing } = contacts({ name, facts: facts({ rdap: object }), at: AT });
  const found = desk("registrar", desks);
  expect(found && { name: found.name, email: found.email, url: found.url })
    .toEqual(expected && { ...expected, url: found?.url ?? expected.url });
  if (expected === null) expect(missing.join()).toContain("registrar:");
  else {
    expect(found).toMatchObject({ subject: name, scope: expect.stringContaining("suspend") });
    if (expected.url !== null) expect(found!.url).toBe(expected.url);
  }
});

test.each(NETWORKS)(
  "the hosting network's desk in the layout of $layout",
  ({ address, answers, expected }) => {
    const found = contacts({
      name: "kestreibank.com",
      facts: facts(address.includes(":") ? { dns_aaaa: [address] } : { dns_a: [address] }),
      networks: [{ address, answers }],
      at: AT,
    });
    const hosting = desk("hosting", found.desks);
    expect(hosting && { name: hosting.name, email: hosting.email }).toEqual(expected);
    if (expected === null) {
      expect(found.missing.join()).toContain(
        `hosting: RDAP names no abuse contact for ${address}`,
      );
    } else {
      expect(hosting).toMatchObject({
        subject: address,
        source: `RDAP of ${new URL(answers[0]!.url).host}`,
        date: "2026-11-22T12:00:00.000Z",
      });
    }
  },
);

test("there are fixtures of at least twenty registrars and networks", () => {
  expect(new Set([...DOMAINS, ...NETWORKS].map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(20);
});

test("WHOIS comes after RDAP, the table last", () => {
  const metadata = {
    registrar: "Quiet Registrar",
    registrar_iana_id: "1068",
    server: "whois.registry.example.net",
    registrar_abuse_contact: "abuse@quiet.example.net",
  } as MergedName["registration_metadata"];
  const of = (more: MergedName) =>
    desk("registrar", contacts({ name: "kestreibank.com", facts: more, at: AT }).desks);
  expect(of({ whois: "…", registration_metadata: metadata! })).toMatchObject({
    email: "abuse@quiet.example.net",
    source: "WHOIS of whois.registry.example.net",
  });
  expect(of({ whois: "…", registration_metadata: { ...metadata!, registrar_abuse_contact: "+1.555" } }))
    .toMatchObject({
      email: "abuse@namecheap.com",
      source: expect.stringMatching(/^table: /),
    });
  const rdap = DOMAINS[0]!.object;
  expect(of({ rdap, registration_metadata: metadata! })).toMatchObject({
    email: "abuse@godaddy.com",
    source: expect.stringMatching(/^RDAP /),
  });
});

test("a CDN is recognised by network, CNAME and header; what the name says of itself replaces no hosting desk", () => {
  const [digitalOcean] = NETWORKS;
  const base = { name: "kestreibank.com", at: AT, networks: [digitalOcean!] };
  const behind = contacts({
    ...base,
    facts: facts({
      dns_a: ["104.248.0.1"],
      ips: { "104.248.0.1": { ip: "104.248.0.1", asn: { number: 13335, organization: "CLOUDFLARENET" } } },
    }),
  });
  expect(behind.desks.map(({ role }) => role)).toEqual(["cdn"]);
  expect(behind.desks[0]).toMatchObject({
    url: "https://abuse.cloudflare.com/",
    email: "abuse@digitalocean.com",
  });
  const says = contacts({
    ...base,
    facts: facts({ dns_a: ["104.248.0.1"], http_banner: "cloudflare", dns_cname: ["d1.cloudfront.net."] }),
  });
  expect(says.desks.map(({ role, name }) => [role, name])).toEqual([
    ["hosting", "DigitalOcean, LLC"],
    ["cdn", "Amazon CloudFront"],
    ["cdn", "Cloudflare"],
  ]);
});

test("DNS operator, mail provider, registry and authority are from the table, with its date", () => {
  const { desks, missing } = contacts({
    name: "kestreibank.online",
    at: AT,
    facts: facts({
      dns_ns: ["ns-1.awsdns-22.org.", "ns.unheard-of.example."],
      dns_mx: ["kestreibank-online.mail.protection.outlook.com."],
      origin_x509: { issuer_dn: "CN=R11,O=Let's Encrypt,C=US" } as MergedName["origin_x509"] & object,
    }),
  });
  expect(desks.map(({ role, name, subject }) => [role, name, subject])).toEqual([
    ["registry", "Radix", "kestreibank.online"],
    ["dns", "Amazon Web Services", "ns-1.awsdns-22.org"],
    ["mail", "Microsoft", "kestreibank-online.mail.protection.outlook.com"],
    ["ca", "Let's Encrypt", "Let's Encrypt"],
  ]);
  expect(desks.every(({ date, source }) => date !== null && source.startsWith("table: "))).toBe(true);
  expect(missing.join()).toContain("dns: no known desk for ns.unheard-of.example");
});

const chain = (...urls: string[]): MergedName["redirect_chain"] & object =>
  urls.map((url, i) => ({ url, kind: i === 0 ? "InitialRequest" as const : "Http" as const }));

test("each hop is judged by its role: neither the victim nor an innocent redirect's host is a desk", () => {
  const victim = { original: "kestrelbank.com", owned: ["*.kestrelpay.com"] };
  const alike = { phishing: 0.99, legitimate: 0, parked: 0, likeness: { page: 0.9 } };
  const roles = (more: MergedName) =>
    hopsOf("kestreibank.com", more, victim).map(({ host, role }) => `${host} ${role}`);
  expect(roles({
    redirect_chain: chain(
      "http://kestreibank.com/",
      "https://go.tracker.example/x",
      "https://www.kestrelbank.com/",
    ),
    classification: alike,
  })).toEqual(["kestreibank.com name", "go.tracker.example passage", "www.kestrelbank.com victim"]);
  // Sent away to a search engine: bad by its name, but the page there is no imitation.
  expect(roles({
    redirect_chain: chain("http://kestreibank.com/", "https://www.search.example/"),
    classification: { phishing: 0.99, legitimate: 0, parked: 0 },
  })).toEqual(["kestreibank.com name", "www.search.example passage"]);
  expect(roles({
    redirect_chain: chain(
      "http://kestreibank.com/",
      "https://pay.kestrelpay.com/",
      "https://login.kit.example/",
    ),
    classification: { ...alike, page_url: "https://login.kit.example/" },
  })).toEqual(["kestreibank.com name", "pay.kestrelpay.com victim", "login.kit.example landing"]);
});

test("a landing's own network is a desk once it was looked up, and missing before", () => {
  const [, , google, , hetzner] = NETWORKS;
  const redirected = {
    name: "kestreibank.com",
    original: "kestrelbank.com",
    at: AT,
    facts: facts({
      dns_a: ["34.64.0.1"],
      redirect_chain: chain("http://kestreibank.com/", "https://login.kit.example/"),
      classification: { phishing: 0.99, legitimate: 0, parked: 0, likeness: { picture: 0.8 } },
    }),
    networks: [google!],
  };
  expect(contacts(redirected).missing).toContain(
    "hosting: login.kit.example serves the page and was not looked up",
  );
  const landing = {
    name: "login.kit.example",
    facts: facts({ dns_a: ["88.198.0.1"] }),
    networks: [hetzner!],
  };
  expect(contacts({ ...redirected, landing }).desks.map(({ email }) => email)).toEqual([
    "google-cloud-compliance@google.com",
    "abuse@hetzner.com",
  ]);
});

test("the victim's own desks, its addresses and the name's own addresses are left out", () => {
  const [digitalOcean] = NETWORKS;
  const abuse = (address: string) => ({
    entities: [{
      roles: ["registrar"],
      entities: [{ roles: ["abuse"], vcardArray: ["vcard", [["email", {}, "text", address]]] }],
    }],
  });
  const of = (more: Partial<Parameters<typeof contacts>[0]>) =>
    contacts({ name: "kestreibank.com", original: "kestrelbank.com", facts: {}, at: AT, ...more }).desks;
  expect(of({ facts: facts({ rdap: abuse("abuse@mail.kestreibank.com") }) })).toEqual([]);
  expect(of({ facts: facts({ rdap: abuse("abuse@kestrelbank.com") }) })).toEqual([]);
  expect(of({ facts: facts({ rdap: abuse("abuse@kestrel.group") }), owned: ["*kestrel.group"] })).toEqual([]);
  expect(of({ facts: facts({ rdap: abuse("abuse@kestrel.group") }) })).toHaveLength(1);
  expect(of({ facts: facts({ dns_mx: ["mx.kestrelbank.com."], dns_ns: ["ns.kestreibank.com."] }) })).toEqual(
    [],
  );
  const points = { facts: facts({ dns_a: ["104.248.0.1"] }), networks: [digitalOcean!] };
  expect(of(points)).toHaveLength(1);
  expect(of({ ...points, originalAddresses: ["104.248.0.1"] })).toEqual([]);
});

test.each([
  "a@b",
  "a@example.net,b@example.net",
  "a@example.net b@example.net",
  "<a@example.net>",
  '"a b"@example.net',
  "a@example.net\r\nBcc: b@example.org",
  "a\n@example.net",
  "a@exa\u0000mple.net",
  "a%example.org@relay.example.net",
  "a@[192.0.2.1]",
  "a@192.0.2.1",
  ".a@example.net",
  "a@@example.net",
  `${"a".repeat(65)}@example.net`,
  `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.net`,
  "mailto:a@example.net?bcc=b@example.org",
  42,
  null,
])("%j is not one mail address", (value) => {
  expect(mailAddress(value)).toBeNull();
});

test.each([
  "javascript:alert(1)",
  "https://user@example.net/",
  "http://127.0.0.1/",
  "https://a b/",
  "/abuse",
  `https://example.net/${"x".repeat(600)}`,
])(
  "%j is not a form's URL",
  (value) => {
    expect(reportUrl(value)).toBeNull();
  },
);

test("hostile RDAP: depth, width and wrong types come to an end", () => {
  let deep: Record<string, unknown> = {
    roles: ["abuse"],
    vcardArray: ["vcard", [["email", {}, "text", "a@example.net"]]],
  };
  for (let i = 0; i < 60; i++) deep = { roles: ["registrar"], entities: [deep] };
  const wide = { entities: Array.from({ length: 5000 }, () => ({ roles: ["noc"] })) };
  const odd = {
    entities: [null, 1, "x", { roles: "registrar", entities: { 0: {} } }, {
      roles: [7],
      vcardArray: "x",
      publicIds: 3,
    }],
  };
  for (const rdap of [{ entities: [deep] }, wide, odd, { entities: {} }] as Record<string, unknown>[]) {
    expect(contacts({ name: "kestreibank.com", facts: facts({ rdap }), at: AT }).desks).toEqual([]);
  }
});

test("every operator of the table has a valid address or form, a way to be recognised, and a source", () => {
  for (const { name, email, url, source, hosts, asns, issuers, registrars, suffixes } of OPERATORS) {
    expect([name, email === undefined || mailAddress(email) === email]).toEqual([name, true]);
    expect([name, url === undefined || reportUrl(url) !== null]).toEqual([name, true]);
    expect([name, email ?? url, source.length > 0]).toEqual([name, expect.any(String), true]);
    expect([name, [hosts, asns, issuers, registrars, suffixes].some((each) => (each ?? []).length > 0)])
      .toEqual([name, true]);
  }
});
