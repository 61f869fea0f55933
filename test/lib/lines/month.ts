/**
 * A brand's look-alikes over a month, with everything that changes from look to look on the real internet and means
 * nothing, and with the few things that mean something where a test puts them.
 * @module
 */
import { levenshtein } from "../../../lib/distance.ts";
import type { Permutation, StreamMessage } from "../../../lib/model.ts";

/** The domain under guard. */
export const BRAND = "kestrelbank.com";

/** The first day. */
export const START = Date.UTC(2026, 2, 1, 6);

export const DAY_MS = 86_400_000;

/** What a look-alike is, today. */
export interface Site {
  fqdn: string;
  exists: boolean;
  operators: { number: number; organization: string; prefix: string }[];
  ns: string[];
  mx: string[];
  page: boolean;
  certificate: { issuer: string; names: string[] } | null;
  scores: { legitimate: number; phishing: number; parked: number };
  registrar: string;
  leadsTo: string | null;
}

/** What is unkind about a day. */
export interface Weather {
  /** Share of names whose questions get SERVFAIL. */
  servfail?: number;
  /** Share of sites behind a challenge page. */
  challenge?: number;
  /** Ends in Timeout after this share of the names. */
  cutAt?: number;
  /** The share of names that a resolver blocks, and how. */
  filter?: { share: number; how: "nxdomain" | "zero" | "page" };
  /** Ends in Error. */
  failed?: string;
}

/** A small generator of numbers that look random (mulberry32). */
export function numbers(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const OPERATORS: Site["operators"][] = [
  [{ number: 16509, organization: "AMAZON-02", prefix: "52.1" }, {
    number: 14618,
    organization: "AMAZON-AES",
    prefix: "54.2",
  }],
  [{ number: 13335, organization: "CLOUDFLARENET", prefix: "104.16" }],
  [{ number: 26496, organization: "AS-26496-GO-DADDY-COM-LLC", prefix: "160.153" }],
  [{ number: 24940, organization: "Hetzner Online GmbH", prefix: "88.198" }],
];

/** Names that exist when the month begins. */
export function sites(count: number, random: () => number): Map<string, Site> {
  const made = new Map<string, Site>();
  for (let n = 0; n < count; n++) {
    const fqdn = `kestrelbank${n.toString(36)}.com`;
    const parked = random() < 0.5;
    made.set(fqdn, {
      fqdn,
      exists: true,
      operators: OPERATORS[n % OPERATORS.length]!,
      ns: parked
        ? ["ns1.sedoparking.com.", "ns2.sedoparking.com."]
        : [`ns-${n}.awsdns-1.org.`, "ns-7.awsdns-22.com."],
      mx: random() < 0.2 ? ["mx1.mail.com."] : [],
      page: random() < 0.8,
      certificate: random() < 0.6 ? { issuer: "Let's Encrypt", names: [fqdn, `www.${fqdn}`] } : null,
      scores: parked
        ? { legitimate: 0.05, phishing: 0.1, parked: 0.85 }
        : { legitimate: 0.6, phishing: 0.3, parked: 0.1 },
      registrar: "146",
      leadsTo: null,
    });
  }
  return made;
}

/** The lines of one site on one day: every value that may differ without meaning anything does. */
function linesOf(site: Site, random: () => number, challenged: boolean): StreamMessage[] {
  const permutation: Permutation = {
    domain: { fqdn: site.fqdn, tld: "com", domain: site.fqdn.slice(0, -4) },
    kind: "Addition",
  };
  const ips = site.operators.map(({ prefix }) =>
    `${prefix}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`
  );
  const lines: StreamMessage[] = [
    { permutation, op: "Levenshtein", data: levenshtein(BRAND, permutation.domain.fqdn) },
    { permutation, op: "IpEnumeration", data: ips },
    ...ips.map((ip, n): StreamMessage => {
      const { number, organization } = site.operators[n]!;
      return { permutation, op: "GeoIp", data: { ip, asn: { number, organization } } };
    }),
    {
      permutation,
      op: "Dns",
      data: { a: ips, aaaa: [], mx: site.mx, txt: [`token=${random()}`], cname: [], ns: site.ns },
    },
    {
      permutation,
      op: "RegistrationMetadata",
      data: {
        registration_date: random() < 0.5 ? "2020-05-05T23:00:00Z" : "2020-05-06T00:00:00Z",
        expiration_date: "2027-05-05T00:00:00Z",
        updated_on: null,
        status_codes: ["client transfer prohibited"],
        registrar: random() < 0.5 ? "GoDaddy.com, LLC" : "GODADDY.COM, LLC",
        registrar_iana_id: site.registrar,
        registrar_abuse_contact: null,
        url: null,
        server: null,
        nameservers: [],
        dnssec_status: null,
        delegation_signer: null,
        privacy_proxy: null,
        icann_complaint_link: null,
        reseller: null,
        timeline: [],
      },
    },
  ];
  if (site.page && random() > 0.03) {
    const state = challenged ? { page_state: "challenge" as const } : {};
    lines.push({
      permutation,
      op: "HttpBanner",
      data: challenged ? "cloudflare" : random() < 0.5 ? "nginx" : "nginx/1.22",
    });
    const hops = [{ url: `https://${site.fqdn}/`, kind: "InitialRequest" as const, status: null }];
    const last = site.leadsTo === null ? [] : [{ url: site.leadsTo, kind: "Http" as const, status: 302 }];
    lines.push({ permutation, op: "RedirectChain", data: [...hops, ...last] });
    const wobble = (random() - 0.5) * 0.16;
    const { legitimate, phishing, parked } = challenged ? { legitimate: 0.4, phishing: 0.4, parked: 0.2 } : {
      ...site.scores,
      phishing: Math.min(1, site.scores.phishing + wobble),
      legitimate: site.scores.legitimate - wobble,
    };
    lines.push({ permutation, op: "Classification", data: { legitimate, phishing, parked, ...state } });
    if (!challenged) lines.push({ permutation, op: "Technologies", data: ["nginx"] });
  }
  if (site.certificate !== null && random() > 0.03) {
    const { issuer, names } = site.certificate;
    const intermediate = ["R10", "R11", "E5", "E6"][Math.floor(random() * 4)];
    lines.push({
      permutation,
      op: "OriginX509",
      data: {
        fingerprint_sha256: Math.floor(random() * 2 ** 50).toString(16).padStart(64, "0"),
        serial: "1",
        subject_dn: `CN=${site.fqdn}`,
        issuer_dn: `C=US, O=${issuer}, CN=${intermediate}`,
        not_before: Math.floor(random() * 1e9),
        not_after: 2e9,
        ttl_days: 89,
        key_alg: "1.2.840.10045.2.1",
        key_size_bits: 256,
        sig_alg_oid: "1.2.840.10045.4.3.3",
        san_dns: names,
        san_dns_count: names.length,
        san_ip: [],
        is_ca: false,
        path_len: null,
        policy_oids: [],
        ocsp_uris: [],
        crl_dp: [],
      },
    });
  }
  return lines;
}

/** The lines of one look at all sites. */
export function look(
  world: ReadonlyMap<string, Site>,
  random: () => number,
  weather: Weather = {},
): StreamMessage[] {
  const { servfail = 0, challenge = 0, cutAt, filter, failed } = weather;
  const lines: StreamMessage[] = [{ op: "Meta", data: { kind: "Progress", data: [0, 10_000] } }];
  if (failed !== undefined) {
    const data = { type: "about:blank", title: "Failed", status: 500, detail: failed };
    return [...lines, { op: "Meta", data: { kind: "Error", data } }];
  }
  const unanswered: string[] = [];
  for (let n = 0; n < servfail * 10_000; n++) {
    if (random() < 0.95) unanswered.push(`free${Math.floor(random() * 10_000)}.com`);
  }
  let seen = 0;
  for (const site of world.values()) {
    if (!site.exists) continue;
    if (cutAt !== undefined && ++seen > cutAt * world.size) break;
    if (random() < servfail) {
      unanswered.push(site.fqdn);
      continue;
    }
    if (filter !== undefined && random() < filter.share) {
      if (filter.how === "nxdomain") continue;
      const ip = filter.how === "zero" ? "0.0.0.0" : "146.112.61.104";
      const permutation = {
        domain: { fqdn: site.fqdn, tld: "com", domain: site.fqdn.slice(0, -4) },
        kind: "Addition" as const,
      };
      lines.push({ permutation, op: "Dns", data: { a: [ip], aaaa: [], mx: [], txt: [], cname: [], ns: [] } });
      lines.push({ permutation, op: "IpEnumeration", data: [ip] });
      if (filter.how === "page") {
        lines.push({
          permutation,
          op: "GeoIp",
          data: { ip, asn: { number: 36692, organization: "OPENDNS" } },
        });
        lines.push({ permutation, op: "HttpBanner", data: "blockpage" });
        lines.push({
          permutation,
          op: "Classification",
          data: { legitimate: 0.1, phishing: 0.8, parked: 0.1 },
        });
      }
      continue;
    }
    lines.push(...linesOf(site, random, random() < challenge));
  }
  lines.push({ op: "Meta", data: { kind: "Progress", data: [10_000, 10_000], unanswered } });
  lines.push(
    cutAt === undefined ? { op: "Meta", data: { kind: "Done" } } : {
      op: "Meta",
      data: {
        kind: "Timeout",
        data: {
          type: "about:blank",
          title: "Out of time",
          status: 504,
          detail: "the deadline came first",
          completed: 5_000,
          total: 10_000,
          elapsed_ms: 600_000,
        },
      },
    },
  );
  return lines;
}
