import type { SmtpMetadata } from "../../ops/mx_check.ts";
import type { Observation } from "../../subject.ts";
import { records, unansweredTypes } from "../records.ts";
import { port25Of } from "./port25.ts";
import { mailProbe } from "./smtp.ts";
import type { Io, RecordType } from "../../io.ts";
import { parseIp } from "../../ip.ts";
import { refusalOf } from "../../net/policy.ts";
import { blockIn, deniesSuffix, isUnusable } from "../existence.ts";
import type { DnsRecords } from "../../model.ts";

/** Hosts of MX records that are looked at: mail servers try them in order. */
const MAX_HOSTS = 10;

/**
 * Why a host takes no mail, by its name and addresses: an MX record names a host with addresses (RFC 5321 section 5.1), and
 * nobody delivers to one that is not on the internet. Null where it may; undefined where DNS gave no usable answer. A
 * host that is an alias is used by mail servers all the same, though RFC 2181 section 10.3 forbids it.
 */
async function hostRefusal(
  io: Pick<Io, "dns" | "net">,
  host: string,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const target = { host, port: 25, purpose: "mail" } as const;
  if (parseIp(host.replace(/^\[(?:IPv6:)?(.*)\]$/i, "$1")) !== null) {
    return "an address, where a name belongs";
  }
  const exceptions = io.net?.exceptions;
  const named = refusalOf(target, exceptions);
  if (named !== null) return named;
  let isKnown = true;
  const addresses: string[] = [];
  for (const type of ["A", "AAAA"] as const) {
    if (addresses.length > 0) break;
    const reply = await io.dns.query(host, type, signal);
    if (isUnusable(reply) || blockIn(reply) === "extended_error" || deniesSuffix(reply)) {
      isKnown = false;
    }
    for (const record of reply.answers) if (record.type === type) addresses.push(record.data);
  }
  if (addresses.length === 0) return isKnown ? "no address" : undefined;
  return refusalOf({ ...target, addresses }, exceptions);
}

/**
 * Where mail to the hosts of MX records, best first, can be delivered to none, as far as DNS says: each with the reason,
 * `localhost (a name of one label)`; empty where it can. Null where DNS gave no usable answer about any that might.
 */
async function refusalsOf(
  io: Pick<Io, "dns" | "net">,
  hosts: readonly string[],
  signal: AbortSignal,
): Promise<string[] | null> {
  const refused: string[] = [];
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    const why = await hostRefusal(io, host, signal);
    if (why === null) return [];
    if (why !== undefined) refused.push(`${host} (${why})`);
  }
  return refused.length < hosts.length ? null : refused;
}

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
 * import { mailVerdict } from "./mail.ts";
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

/**
 * What is known about a name's mail: from its MX and SPF records, and from its mail server where `io.mxCheck` is set.
 * Null where neither says anything.
 */
export const mail: Observation<SmtpMetadata | null> = async (subject) => {
  const { io, name, passive, signal } = subject;
  const unanswered = await subject.once(unansweredTypes);
  // Without MX records mail goes to the name's own address (RFC 5321 section 5.1), but that there are none is not known.
  if (unanswered.has("MX")) return null;
  const found = mailFacts(await subject.once(records), unanswered);
  const refused = await refusalsOf(io, found.hosts, signal);
  if (refused === null) {
    subject.onLack?.("mail", "no usable answer about the addresses of its mail servers");
    return null;
  }
  const facts = { ...found, refused };
  if (io.mxCheck !== true || passive || facts.isNull || facts.refused.length > 0 || io.net === null) {
    return mailVerdict(facts);
  }
  const probe = await mailProbe(io, name, facts.hosts, signal);
  if (probe === null && port25Of(io).isBlocked) subject.onLack?.("port25", "");
  if (probe === null) return mailVerdict(facts);
  const { is_positive, response } = probe;
  return is_positive === null ? mailVerdict(facts, response) : { is_positive, response };
};
