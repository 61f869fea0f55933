import { expect, test } from "vitest";
import { isPolicyReply } from "../../../../lib/observe/mail/smtp.ts";

test.each([
  "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
  "550 5.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]",
  "504 5.5.2 <deadringer.invalid>: Helo command rejected: need fully-qualified hostname",
  "550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)",
  "550-5.7.26 Your email has been blocked because the sender is unauthenticated",
  "550 5.7.511 Access denied, banned sender",
  "421 4.7.0 Too many connections from your host",
  "521 5.2.1 This system is configured to reject mail from dynamic addresses",
  "450 4.7.25 Client host rejected: cannot find your hostname",
  "530 5.7.0 Must issue a STARTTLS command first",
  "550 Sender verify failed",
  "535 5.7.8 Authentication required",
])("about the client: %s", (line) => expect(isPolicyReply(line)).toBe(true));

test.each([
  "250 2.1.5 ok",
  "550 5.1.1 <info@a.test>: Recipient address rejected: User unknown in virtual mailbox table",
  "554 5.7.1 <info@a.test>: Relay access denied",
  "550 5.7.1 Unable to relay",
  "550 relay not permitted",
  "550 No such user here",
  "450 4.2.0 Greylisted, try again later",
  "452 4.2.2 Mailbox full",
  "550 5.1.2 domain not found",
])("about the mailbox or the domain: %s", (line) => expect(isPolicyReply(line)).toBe(false));
