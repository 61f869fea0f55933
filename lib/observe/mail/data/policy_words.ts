/**
 * How mail servers word what they refuse. Source: RFC 3463 sections 3.2 and 3.8, and the replies of Postfix, Exim,
 * Exchange and the large providers.
 * @module
 */

/** Enhanced status codes (RFC 3463): 5.1 is about the mailbox, 5.7 about policy. */
export const MAILBOX: RegExp = /^\d{3}[ -]5\.1\.\d/;
export const RELAY: RegExp =
  /relay|not a local|not local|no such domain|domain not found|not hosted|does not accept mail for/i;
export const POLICY: RegExp =
  /spamhaus|spamcop|barracuda|sorbs|dnsbl|\brbl\b|black ?list|block ?list|\bblocked\b|\bbanned\b|\breputation\b|client host|reverse dns|\bptr\b|\brdns\b|\bhelo\b|\behlo\b|sender (?:address )?(?:rejected|denied|verify|verification)|\bspf\b|\byour (?:ip|host|server|network|domain|address)\b|\bdynamic\b|residential|not (?:authori[sz]ed|allowed|permitted) to (?:send|connect)|too many (?:connections|errors)|service (?:un|not )available|closing connection|must (?:issue|use) (?:a )?starttls|authentication required/i;
