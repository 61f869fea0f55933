import { digestOf, type WatchEvent } from "../lib/mod.ts";
import { senderAddress, sendMail } from "../../../mail/transport.ts";
import { alertText, coverageLine, digestText, headline, worstMark } from "../alert.ts";
import type { ChannelKind } from "../channel.ts";
import { InvalidParameter } from "../../../checks.ts";

/** More events than this come as a digest. */
const MAX_MAIL_EVENTS = 20;

/**
 * Subject and text of one mail.
 *
 * @param page Address of the brand's page in the web app; null where there is none.
 */
export function mailOf(
  events: readonly WatchEvent[],
  page: string | null,
  coverage?: string,
): { subject: string; text: string } {
  const digest = digestOf(events, MAX_MAIL_EVENTS);
  const subject = events.length === 1
    ? headline(events[0]!)
    : `${worstMark(events)} ${events.length} alerts about ${events[0]!.brand}`;
  const parts = [
    coverageLine(events, coverage),
    digest === null ? "" : digestText(digest).split("\n")[0]!,
    ...(digest?.first ?? events).map((event) => alertText(event, page)),
    digest === null || page === null ? "" : `All of them: ${page}`,
    page === null ? "" : `To get no more of these mails, remove the mailbox: ${page}?tab=settings`,
  ];
  return { subject: subject.slice(0, 200), text: parts.filter((part) => part !== "").join("\n\n") + "\n" };
}

/**
 * The address of a `mailto:` URL, its domain in lower-case ASCII.
 *
 * @throws {SquatError} `invalid_parameter` for anything but one address.
 */
export function mailboxOf(url: URL): string {
  let to = url.pathname;
  try {
    to = decodeURIComponent(to);
    const [, local, domain] = /^([^\s@<>,;"]{1,64})@([^\s@<>,;"/\\?#:[\]]+)$/.exec(to)!;
    // With and without its last dot a domain is one.
    const host = new URL(`http://${domain}`).hostname.replace(/\.$/, "");
    if (url.search === "" && url.hash === "") return `${local}@${host}`;
  } catch {
    // It is said below what is expected.
  }
  throw new InvalidParameter(
    `Cannot send mail to ${JSON.stringify(to + url.search + url.hash)}: give one mail address`,
  );
}

/** The recipient behind a mailbox: `Ann+a@example.com` and `ann@example.com` are one person. */
export function recipientOf(mailbox: string): string {
  return mailbox.toLowerCase().replace(/\+[^@]*@/, "@");
}

/** Whether a list of addresses, and of domains as `@example.com`, has a mailbox. */
export function isListed(mailbox: string, list: readonly string[], domains: boolean = true): boolean {
  const address = mailbox.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@"));
  return list.some((each) => each.toLowerCase() === address || domains && each.toLowerCase() === domain);
}

/** Mail through the operator's SMTP server, as text. */
export const mailChannel: ChannelKind = {
  schemes: ["mailto:"],
  open(url, { smtpUrl, mailFrom, mailTo, admitMail, page }) {
    const to = mailboxOf(url);
    if (smtpUrl === null) {
      throw new InvalidParameter(
        `Cannot send mail to ${to}: set DEADRINGER_SMTP to a server such as smtp://user:password@mail.example.com:587`,
      );
    }
    if (mailTo.length > 0 && !isListed(to, mailTo)) {
      throw new InvalidParameter(`Cannot send mail to ${to}: DEADRINGER_MAIL_TO does not list it`);
    }
    return {
      name: `mail to ${to}`,
      combinesAbove: 0,
      async send(events, signal, coverage) {
        await admitMail?.(to);
        await sendMail(smtpUrl, {
          from: senderAddress(mailFrom),
          to,
          ...mailOf(events, page, coverage),
          // A repeat of the same mail has the same id.
          messageId: `<${events[0]!.id}@deadringer>`,
        }, signal);
      },
    };
  },
};
