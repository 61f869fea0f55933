/**
 * Desks of large operators that neither RDAP nor WHOIS names: forms, and roles that no registry lists (mail, DNS,
 * certificates). The table comes last: an address from a registry takes precedence.
 * @module
 */
/** What a desk is to a name. */
export type DeskRole = "registrar" | "hosting" | "cdn" | "registry" | "dns" | "mail" | "ca";
/** All of them, in the order in which a report is worth most. */
export const DESK_ROLES: readonly DeskRole[] = ["registrar", "hosting", "cdn", "registry", "dns", "mail", "ca"];

/** What a desk of each role can do. */
export const SCOPES: Readonly<Record<DeskRole, string>> = {
  registrar: "can suspend the domain (clientHold) or delete it",
  hosting: "can remove the content or disconnect the server",
  cdn:
    "stands in front of the hosting: can warn visitors or stop serving, and can name or notify the hosting",
  registry: "can suspend the domain (serverHold) where the registrar does not act",
  dns: "can stop answering for the domain",
  mail: "can stop mail to and from the domain",
  ca: "can revoke the certificate",
};

/** An operator and how it is recognised. */
export interface KnownOperator {
  /** Its name. */
  name: string;
  /** Roles that it is a desk for. */
  roles: readonly DeskRole[];
  /** Address for reports; used where a registry names none. */
  email?: string;
  /** Form for reports. */
  url?: string;
  /** Parent domains of its name servers, mail servers and CNAME targets. */
  hosts?: readonly string[];
  /** Its autonomous systems. */
  asns?: readonly number[];
  /** Prefix of the Server header, lower case. */
  banners?: readonly string[];
  /** Prefix of an issuer's organisation, lower case. */
  issuers?: readonly string[];
  /** Numbers of its registrars at IANA. */
  registrars?: readonly string[];
  /** Suffixes whose registry it is. */
  suffixes?: readonly string[];
  /** Where it is published. */
  source: string;
}

/** When the table was compiled. Operators move their forms: check one before relying on it. */
export const OPERATORS_DATE = "2026-11-22T00:00:00Z";

/** The operators. */
export const OPERATORS: readonly KnownOperator[] = [
  // CDNs, reverse proxies and hosts of pages.
  {
    name: "Cloudflare",
    roles: ["cdn", "dns", "registrar"],
    email: "abuse@cloudflare.com",
    url: "https://abuse.cloudflare.com/",
    hosts: ["ns.cloudflare.com", "cdn.cloudflare.net", "pages.dev", "workers.dev", "mx.cloudflare.net"],
    asns: [13335, 209242],
    banners: ["cloudflare"],
    registrars: ["1910"],
    source: "cloudflare.com/trust-hub/reporting-abuse",
  },
  {
    name: "Akamai",
    roles: ["cdn", "dns"],
    email: "abuse@akamai.com",
    hosts: ["akamai.net", "akamaiedge.net", "akamaized.net", "edgekey.net", "edgesuite.net", "akam.net"],
    asns: [16625, 20940, 21342, 32787],
    banners: ["akamaighost", "akamainetstorage"],
    source: "ARIN, RIPE: abuse contact of AKAMAI",
  },
  {
    name: "Fastly",
    roles: ["cdn"],
    email: "abuse@fastly.com",
    hosts: ["fastly.net", "fastlylb.net"],
    asns: [54113],
    source: "ARIN: abuse contact of SKYCA-3; fastly.com/acceptable-use",
  },
  {
    name: "Amazon CloudFront",
    roles: ["cdn"],
    email: "trustandsafety@support.aws.com",
    url: "https://support.aws.amazon.com/#/contacts/report-abuse",
    hosts: ["cloudfront.net"],
    banners: ["cloudfront"],
    source: "ARIN: abuse contact of AMAZON; aws.amazon.com (report abuse)",
  },
  {
    name: "Vercel",
    roles: ["cdn"],
    url: "https://vercel.com/abuse",
    hosts: ["vercel.app", "vercel-dns.com"],
    banners: ["vercel"],
    source: "vercel.com/abuse",
  },
  {
    name: "Netlify",
    roles: ["cdn"],
    url: "https://www.netlify.com/abuse/",
    hosts: ["netlify.app", "netlify.com"],
    banners: ["netlify"],
    source: "netlify.com/abuse",
  },
  {
    name: "GitHub Pages",
    roles: ["hosting"],
    url: "https://github.com/contact/report-abuse",
    hosts: ["github.io"],
    banners: ["github.com"],
    source: "docs.github.com (reporting abuse or spam)",
  },
  {
    name: "Amazon Web Services",
    roles: ["dns", "hosting"],
    email: "trustandsafety@support.aws.com",
    url: "https://support.aws.amazon.com/#/contacts/report-abuse",
    hosts: ["amazonaws.com"],
    asns: [14618, 16509],
    registrars: ["468"],
    source: "ARIN: abuse contact of AMAZON; aws.amazon.com (report abuse)",
  },
  {
    name: "Google",
    roles: ["hosting", "mail", "dns"],
    url: "https://support.google.com/code/contact/cloud_platform_report",
    hosts: ["google.com", "googlemail.com", "googledomains.com", "googleusercontent.com"],
    asns: [15169, 396982],
    source: "support.google.com (report suspected abuse on Google Cloud)",
  },
  {
    name: "Microsoft",
    roles: ["hosting", "mail", "dns"],
    url: "https://msrc.microsoft.com/report/abuse",
    hosts: ["outlook.com", "azure-dns.com", "azure-dns.net", "azure-dns.org", "azure-dns.info", "azurewebsites.net"],
    asns: [8075],
    source: "msrc.microsoft.com/report/abuse",
  },
  // Registrars, with their DNS and mail.
  {
    name: "GoDaddy",
    roles: ["registrar", "dns", "mail"],
    url: "https://supportcenter.godaddy.com/AbuseReport",
    hosts: ["domaincontrol.com", "secureserver.net"],
    registrars: ["146"],
    source: "supportcenter.godaddy.com/AbuseReport",
  },
  {
    name: "Namecheap",
    roles: ["registrar", "dns", "mail"],
    email: "abuse@namecheap.com",
    hosts: ["registrar-servers.com", "privateemail.com"],
    registrars: ["1068"],
    source: "WHOIS of Namecheap: registrar abuse contact",
  },
  {
    name: "Hostinger",
    roles: ["registrar", "dns", "mail"],
    email: "abuse@hostinger.com",
    hosts: ["dns-parking.com", "hostinger.com"],
    registrars: ["1636"],
    source: "WHOIS of Hostinger: registrar abuse contact",
  },
  {
    name: "Dynadot",
    roles: ["registrar", "dns"],
    url: "https://www.dynadot.com/report-abuse",
    hosts: ["dynadot.com"],
    registrars: ["472"],
    source: "dynadot.com/report-abuse",
  },
  {
    name: "Tucows",
    roles: ["registrar"],
    url: "https://www.tucowsdomains.com/report-abuse",
    registrars: ["69"],
    source: "tucowsdomains.com/report-abuse",
  },
  // Registries.
  {
    name: "XYZ.COM LLC",
    roles: ["registry"],
    url: "https://gen.xyz/abuse",
    suffixes: ["xyz", "college", "rent", "security", "protection", "theatre"],
    source: "gen.xyz/abuse",
  },
  {
    name: "Radix",
    roles: ["registry"],
    url: "https://radix.website/report-abuse",
    suffixes: ["online", "site", "website", "store", "tech", "space", "fun", "press", "host", "uno"],
    source: "radix.website/report-abuse",
  },
  {
    name: "Identity Digital",
    roles: ["registry"],
    email: "abuse@identity.digital",
    suffixes: ["info", "io", "live", "life", "world", "today", "email", "support", "services", "digital"],
    source: "WHOIS of Identity Digital's own names: registrar abuse contact",
  },
  {
    name: "Public Interest Registry",
    roles: ["registry"],
    url: "https://pir.org/abuse/",
    suffixes: ["org"],
    source: "pir.org (anti-abuse policy)",
  },
  // Certificate authorities: problem reporting addresses, by section 1.5.2 of their practice statements.
  {
    name: "Let's Encrypt",
    roles: ["ca"],
    email: "cert-prob-reports@letsencrypt.org",
    issuers: ["let's encrypt"],
    source: "ISRG CP/CPS section 1.5.2",
  },
  {
    name: "Sectigo",
    roles: ["ca"],
    email: "sslabuse@sectigo.com",
    issuers: ["sectigo", "comodo", "zerossl"],
    source: "Sectigo CPS section 1.5.2.1",
  },
  {
    name: "DigiCert",
    roles: ["ca"],
    email: "revoke@digicert.com",
    issuers: ["digicert", "rapidssl", "geotrust", "thawte"],
    source: "DigiCert CPS section 1.5.2",
  },
  {
    name: "GlobalSign",
    roles: ["ca"],
    email: "report-abuse@globalsign.com",
    issuers: ["globalsign"],
    source: "GlobalSign CPS section 1.5.2; CAA iodef records",
  },
];
