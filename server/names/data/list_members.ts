/**
 * Members of JSON and columns of tables in which lists of this field hold names: of MISP, STIX, OTX, ThreatFox, crt.sh,
 * certstream, Sunlight, ECS, Zeek, Suricata and passive DNS. Compared without case, `_`, `.` and `-`.
 * @module
 */

/** How a member holds names: `many` in one text, `whole` as its text, `typed` where the `type` beside it says so. */
export type MemberKind = "many" | "whole" | "typed";

/** Members with names. */
export const NAME_MEMBERS: Readonly<Record<MemberKind, string>> = {
  many:
    "fqdn domain domains dns_names name_value all_domains common_name dns names subject_alternative_name " +
    "subject_alt_name san sans san_dns subdomains hosts hostnames matching_identity domain_names urls " +
    "blacklist blocklist denylist",
  whole:
    "host hostname host_name domain_name name url uri rrname qname query query_name indicator_value observable ioc " +
    "registered_domain registrable_domain dns.question.name url.domain url.full destination.domain server_name sni " +
    "cn site website http_host fqdns address_name qh phishing_url malicious_url domain-name tls.sni http.hostname " +
    "dns.rrname dns.query",
  typed: "value indicator id data",
};

/**
 * Members about a name's surroundings: who issued its certificate, the log that has it, the machine that saw it, where
 * it leads.
 */
export const BESIDE_MEMBERS: string =
  "issuer chain source agent observer host cloud ecs log links link whois rdap registration_metadata redirect_chain " +
  "redirectChain origin_x509 last_https_certificate last_dns_records nameservers name_servers authorityInfoAccess " +
  "orgc org creator_org related passive_tls answers authorities additionals external_references references";

/** Members that say what their neighbours `value` and `id` are. */
export const TYPE_MEMBERS: string =
  "type indicator_type ioc_type value_type observable_type data_type datatype message_type op";
