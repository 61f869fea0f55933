import type { SmtpMetadata } from "../../ops/mx_check.ts";
import type { Observation } from "../../subject.ts";
import { records, unansweredTypes } from "../records.ts";
import { deliveryTo } from "./mail_host.ts";
import { mailFacts, mailVerdict } from "./mail_facts.ts";
import { sharedOf } from "../shared.ts";
import { mailProbe } from "./smtp.ts";

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
  const { isPossible, refused } = await deliveryTo(io, found.hosts, signal);
  if (found.hosts.length > 0 && isPossible === null) {
    subject.onNoMail?.("no usable answer about the addresses of its mail servers");
    return null;
  }
  const facts = { ...found, refused: isPossible === false ? refused : [] };
  if (io.mxCheck !== true || passive || facts.isNull || facts.refused.length > 0 || io.net === null) {
    return mailVerdict(facts);
  }
  const probe = await mailProbe(io, name, facts.hosts, signal);
  if (probe === null && sharedOf(io).port25.isBlocked) subject.onMailBlocked?.();
  if (probe === null) return mailVerdict(facts);
  const { is_positive, response } = probe;
  return is_positive === null ? mailVerdict(facts, response) : { is_positive, response };
};
