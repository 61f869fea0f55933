/**
 * Where names stand in JSON and in tables: one list of members and columns for every door.
 * @module
 */

/** How a member holds names: `many` in one text, `whole` as its text, `typed` where the `type` beside it says so. */
export type MemberKind = "many" | "whole" | "typed";

const LISTS: readonly [kind: MemberKind, names: string][] = [
  [
    "many",
    "fqdn domain domains dns_names name_value all_domains common_name dns names subject_alternative_name " +
    "subject_alt_name san sans san_dns subdomains hosts hostnames matching_identity domain_names urls " +
    "blacklist blocklist denylist",
  ],
  [
    "whole",
    "host hostname host_name domain_name name url uri rrname qname query query_name indicator_value observable ioc " +
    "registered_domain registrable_domain dns.question.name url.domain url.full destination.domain server_name sni " +
    "cn site website http_host fqdns address_name qh phishing_url malicious_url domain-name tls.sni http.hostname " +
    "dns.rrname dns.query",
  ],
  ["typed", "value indicator id data"],
];

/** How names of members are compared: without case and signs. */
const memberKey = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "");

const MEMBERS: ReadonlyMap<string, MemberKind> = new Map(
  LISTS.flatMap(([kind, names]) => names.split(" ").map((name) => [memberKey(name), kind] as const)),
);

/** How a member holds names; undefined for one that holds none. */
export const memberKind = (name: string): MemberKind | undefined => MEMBERS.get(memberKey(name));

/**
 * What is said about a name's surroundings: who issued its certificate, the log that has it, the machine that saw it,
 * where it leads.
 */
const BESIDE: ReadonlySet<string> = new Set(
  ("issuer chain source agent observer host cloud ecs log links link whois rdap registration_metadata redirect_chain " +
    "redirectChain origin_x509 last_https_certificate last_dns_records nameservers name_servers authorityInfoAccess " +
    "orgc org creator_org related passive_tls answers authorities additionals external_references references")
    .split(" ").map(memberKey),
);

/** Whether an object or array below this member is about something else than the names of the list. */
export const isBeside = (name: string): boolean => BESIDE.has(memberKey(name));

/** Members that say what their neighbours `value` and `id` are. */
const TYPES: ReadonlySet<string> = new Set(
  "type indicator_type ioc_type value_type observable_type data_type datatype message_type op".split(" ").map(
    memberKey,
  ),
);

/** Whether a member says what its neighbours are. */
export const isTypeMember = (name: string): boolean => TYPES.has(memberKey(name));

/** Whether a type is one of names: of MISP, STIX, OTX, ThreatFox, VirusTotal, certstream. */
export const isNameType = (type: string): boolean =>
  /domain|host|fqdn|\burl|\buri|dns_entries|^dns$|\bsni\b/i.test(type) &&
  !/mail|file|ip[-_]?addr/i.test(type);

/** Whether a type is of what says nothing of names: signs of life, and the lines of a lookup about itself. */
export const isQuietType = (type: string): boolean =>
  /^(?:heartbeat|ping|pong|keep-?alive|meta)$/i.test(type);

/** Whether a type is one of things whose `name` is what people call them: objects of STIX. */
export const isThingType = (type: string): boolean =>
  /^(?:attack-pattern|campaign|course-of-action|grouping|identity|indicator|infrastructure|intrusion-set|location|malware|marking-definition|note|opinion|report|software|threat-actor|tool|vulnerability|extension-definition)$/
    .test(type);

/** A column of a table by its heading; a column that only ends like one comes after all others. */
export function columnRank(heading: string): number {
  const kind = memberKind(heading);
  const key = memberKey(heading);
  if (kind === "many" || /^(?:host|hostname|domainname|url)$/.test(key)) return 0;
  if (kind === "whole") return 1;
  if (key === "value" || key === "indicator") return 2;
  return /(?:domain|hostname|fqdn|url|dnsname)s?$/.test(key) ? 3 : 4;
}

/** The rank of a column that holds no names. */
export const NO_COLUMN = 4;
