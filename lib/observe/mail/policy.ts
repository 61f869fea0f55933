/** Enhanced status codes (RFC 3463): 5.1 is about the mailbox, 5.7 about policy. */
const MAILBOX = /^\d{3}[ -]5\.1\.\d/;
const RELAY =
  /relay|not a local|not local|no such domain|domain not found|not hosted|does not accept mail for/i;
const POLICY =
  /spamhaus|spamcop|barracuda|sorbs|dnsbl|\brbl\b|black ?list|block ?list|\bblocked\b|\bbanned\b|\breputation\b|client host|reverse dns|\bptr\b|\brdns\b|\bhelo\b|\behlo\b|sender (?:address )?(?:rejected|denied|verify|verification)|\bspf\b|\byour (?:ip|host|server|network|domain|address)\b|\bdynamic\b|residential|not (?:authori[sz]ed|allowed|permitted) to (?:send|connect)|too many (?:connections|errors)|service (?:un|not )available|closing connection|must (?:issue|use) (?:a )?starttls|authentication required/i;

/**
 * Whether a refused recipient is the server's policy about its client (a blocklist, the HELO name, the missing reverse
 * DNS, the sender) rather than a reply about the mailbox. "Relay access denied" is about the domain: the server does
 * not accept its mail.
 *
 * Source: RFC 3463 sections 3.2 and 3.8, RFC 5321 section 4.2, and the wording of Postfix, Exim, Exchange and the
 * large providers.
 *
 * @param line The reply's last line, with its code.
 */
export function isPolicyReply(line: string): boolean {
  if (!/^[45]/.test(line) || MAILBOX.test(line) || RELAY.test(line)) return false;
  return POLICY.test(line) || /^[45]21[ -]/.test(line) || /^\d{3}[ -][45]\.7\.(?!1\b)\d/.test(line);
}
