import type { RecordType } from "../../io.ts";
import type { DnsRecords } from "../../model.ts";
import type { SmtpMetadata } from "../../ops/mx_check.ts";

/** What DNS says about a domain's mail. */
export interface MailFacts {
  /** Hosts of its MX records, best first, without the trailing dot. */
  hosts: string[];
  /** Where mail can be delivered to none of them: each with the reason. @default none */
  refused?: string[];
  /** Whether it declares that it accepts no mail (null MX, RFC 7505). */
  isNull: boolean;
  /** Its SPF record (RFC 7208 section 4.5); null when it has none, undefined without an answer. */
  spf: string | null | undefined;
}

const MAX_RESPONSE = 512;
const MAX_HOSTS_SHOWN = 3;

/**
 * What a domain's records say about its mail.
 *
 * @param records Of the domain.
 * @param unanswered Types that got no usable answer.
 */
export function mailFacts(
  { mx = [], txt = [] }: DnsRecords,
  unanswered: ReadonlySet<RecordType> = new Set(),
): MailFacts {
  const hosts = mx.map((host) => host.replace(/\.$/, ""));
  return {
    hosts: hosts.filter((host) => host !== ""),
    isNull: hosts.length > 0 && hosts.every((host) => host === ""),
    spf: unanswered.has("TXT") ? undefined : txt.find((text) => /^v=spf1(?: |$)/i.test(text)) ?? null,
  };
}

/**
 * The wire's verdict from DNS alone: positive where MX records name a host that may be delivered to, negative where they
 * do not and for a null MX, null without MX records, since a domain may then accept mail at its own address (RFC 5321 section 5.1) or not at all.
 *
 * @param facts What DNS says.
 * @param smtp The reply of a mail server that says nothing about mailboxes.
 * @example
 * ```ts
 * import { mailVerdict } from "./mail_facts.ts";
 * const facts = { hosts: ["mx.example.net"], isNull: false, spf: null };
 * console.assert(mailVerdict(facts)?.response === "DNS: MX mx.example.net; no SPF");
 * ```
 */
export function mailVerdict(
  { hosts, isNull, spf, refused = [] }: MailFacts,
  smtp: string | null = null,
): SmtpMetadata | null {
  if (isNull) return { is_positive: false, response: "null MX: accepts no mail" };
  if (hosts.length === 0) return null;
  if (refused.length > 0) {
    const response = `DNS: its MX records lead to no mail server: ${refused.join(", ")}`;
    return { is_positive: false, response: response.slice(0, MAX_RESPONSE) };
  }
  const rest = hosts.length > MAX_HOSTS_SHOWN ? ` and ${hosts.length - MAX_HOSTS_SHOWN} more` : "";
  const response = [
    `DNS: MX ${hosts.slice(0, MAX_HOSTS_SHOWN).join(", ")}${rest}`,
    spf === undefined ? "SPF unknown" : spf === null ? "no SPF" : `SPF ${spf.slice(0, 200)}`,
    ...(smtp === null ? [] : [`SMTP says nothing about mailboxes: ${smtp}`]),
  ].join("; ");
  return { is_positive: true, response: response.slice(0, MAX_RESPONSE) };
}
