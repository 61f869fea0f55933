import type { TlsInfo } from "../../dial.ts";
import type { SmtpMetadata } from "../../ops/mx_check.ts";
import type { Observation } from "../../subject.ts";
import { records, unansweredTypes } from "../resolve.ts";
import { mailFacts, mailVerdict } from "./mail_facts.ts";
import { port25Of } from "./port_25.ts";
import { mailProbe } from "./smtp.ts";

/** What is known about a name's mail. */
export interface MailCheck {
  /** The wire's verdict. */
  metadata: SmtpMetadata;
  /** The mail server that was probed; null where the verdict comes from DNS. */
  host: string | null;
  /** TLS after STARTTLS; null without. */
  tls: TlsInfo | null;
  /** Whether the server accepted a random mailbox; null when none was tried. */
  catch_all: boolean | null;
}

/**
 * What is known about a name's mail: from its MX and SPF records, and from its mail server where `io.mxCheck` is set.
 * Null where neither says anything.
 */
export const mail: Observation<MailCheck | null> = async (subject) => {
  const { io, name, passive, signal } = subject;
  const unanswered = await subject.once(unansweredTypes);
  // Without MX records mail goes to the name's own address (RFC 5321 section 5.1), but that there are none is not known.
  if (unanswered.has("MX")) return null;
  const facts = mailFacts(await subject.once(records), unanswered);
  const fromDns = (smtp: string | null = null): MailCheck | null => {
    const metadata = mailVerdict(facts, smtp);
    return metadata === null ? null : { metadata, host: null, tls: null, catch_all: null };
  };
  if (io.mxCheck !== true || passive || facts.isNull || io.net === null) return fromDns();
  const probe = await mailProbe(io, name, signal, facts.hosts.length > 0 ? { hosts: facts.hosts } : {});
  if (probe === null && port25Of(io).isBlocked) subject.onMailBlocked?.();
  if (probe === null) return fromDns();
  const { is_positive, response, host, tls, catch_all } = probe;
  return is_positive === null
    ? fromDns(response)
    : { metadata: { is_positive, response }, host, tls, catch_all };
};
