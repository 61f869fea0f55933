/**
 * Mailboxes that owners want alerts sent to: each confirms by a link before it gets anything else, and gets so much mail
 * an hour.
 * @module
 */
import { hashOf, randomText } from "../../auth/keys.ts";
import { decide } from "../../auth/rate_limit.ts";
import type { WatchConfig } from "./settings.ts";
import type { Log } from "../../io/log.ts";
import { senderAddress, sendMail } from "../../mail/transport.ts";
import type { LimitStore } from "../../stores/memory_limits.ts";
import type { BrandRecord, WatchStore } from "./store/mod.ts";
import { isListed, mailboxOf, recipientOf } from "./channels/mail.ts";
import { NotNow } from "./deliveries.ts";
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";

/** Mails a day that ask one recipient, and that one owner causes. */
const MAX_ASKED = 3, MAX_ASKED_BY_OWNER = 20;
/** Alert mails of one owner that one recipient gets an hour; what comes above waits and arrives as one mail. */
const MAX_MAILS = 30;
/** How long a link confirms. */
const LINK_MS = 7 * DAY_MS;

/** Dependencies of mailboxes. */
export interface MailboxesParts {
  /** The settings. */
  config: Pick<WatchConfig, "smtp" | "mail_from" | "mail_to">;
  /** Where confirmations are. */
  store: Pick<WatchStore, "confirmed" | "askMailbox" | "confirmMailbox">;
  /** Counts mails. */
  limits: Pick<LimitStore, "take">;
  /** Returns how recipients reach the service. */
  url(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Log of events for the operator. */
  log: Log;
}

/** The mailboxes of a service. */
export class Mailboxes {
  readonly #parts: MailboxesParts;

  constructor(parts: MailboxesParts) {
    this.#parts = parts;
  }

  /** Returns the mailboxes of an owner's brands that get no alerts yet. */
  async unconfirmedOf(brands: readonly BrandRecord[]): Promise<string[]> {
    const mailboxes = [...new Set(brands.flatMap(mailboxesOf))];
    return mailboxes.length === 0 ? [] : await this.unconfirmed(brands[0]!.owner, mailboxes);
  }

  /** Returns those mailboxes that get no alerts yet: they have not confirmed, and the operator does not list them. */
  async unconfirmed(owner: string, mailboxes: readonly string[]): Promise<string[]> {
    const { config, store } = this.#parts;
    const unlisted = mailboxes.filter((mailbox) => !isListed(mailbox, config.mail_to, false));
    const confirmed = await store.confirmed(owner, unlisted.map((mailbox) => mailbox.toLowerCase()));
    return unlisted.filter((mailbox) => !confirmed.has(mailbox.toLowerCase()));
  }

  /**
   * Counts one mail with alerts.
   *
   * @throws {NotNow} when the mailbox has not confirmed, or has had its mails of this hour.
   */
  async admit(owner: string, mailbox: string): Promise<void> {
    if ((await this.unconfirmed(owner, [mailbox])).length > 0) {
      throw new NotNow(
        `${mailbox} has not confirmed that it wants alerts: open the link in the mail it got; a test of the channels ` +
          `sends another, at most ${MAX_ASKED} a day`,
        null,
      );
    }
    const { limits, now } = this.#parts;
    const id = `mail of ${owner} to ${recipientOf(mailbox)}`;
    const { allowed, reset_sec } = decide(await limits.take(id, HOUR_MS), MAX_MAILS);
    if (!allowed) {
      throw new NotNow(
        `${mailbox} has had its ${MAX_MAILS} mails of this hour: the next comes in ${reset_sec} s`,
        now() + reset_sec * 1000,
      );
    }
  }

  /**
   * Sends a mailbox the link that confirms it, unless it has confirmed or has been asked often enough. Failures are
   * logged.
   *
   * @param domains The brand's, which the mail names.
   */
  async ask(owner: string, mailbox: string, domains: readonly string[]): Promise<void> {
    const { limits, store, log, now, url, config } = this.#parts;
    try {
      if ((await this.unconfirmed(owner, [mailbox])).length === 0) return;
      if (!/^https?:\/\//.test(url())) throw new Error("set DEADRINGER_PUBLIC_URL, for the link in the mail");
      const ofOwner = decide(await limits.take(`mailboxes asked by ${owner}`, DAY_MS), MAX_ASKED_BY_OWNER);
      if (!ofOwner.allowed) return;
      const asked = decide(await limits.take(`mailbox asked ${recipientOf(mailbox)}`, DAY_MS), MAX_ASKED);
      if (!asked.allowed) return;
      const token = randomText(32);
      await store.askMailbox(owner, mailbox.toLowerCase(), hashOf(token), now());
      await sendMail(config.smtp, {
        from: senderAddress(config.mail_from),
        to: mailbox,
        subject: `Confirm alerts about look-alikes of ${namedDomains(domains)}`,
        text: confirmationText(owner, domains, `${url()}/v1/watch/mailboxes/${token}`),
      });
    } catch (error) {
      log("warn", "A mailbox could not be asked", { error: (error as Error).message });
    }
  }

  /** Confirms the mailbox of a link. Resolves with it and its owner; null when the link is unknown or too old. */
  async confirm(token: string): Promise<{ owner: string; mailbox: string } | null> {
    const { store, now } = this.#parts;
    return await store.confirmMailbox(hashOf(token), now() - LINK_MS, now());
  }
}

/** Mailboxes of a brand's channels. */
export function mailboxesOf({ settings: { channels } }: BrandRecord): string[] {
  return channels.filter((url) => url.startsWith("mailto:")).map((url) => mailboxOf(new URL(url)));
}

/** Domains that a mail names. */
const MAX_NAMED = 3;

const namedDomains = (domains: readonly string[]): string =>
  domains.length <= MAX_NAMED
    ? domains.join(", ")
    : `${domains.slice(0, MAX_NAMED).join(", ")} and ${domains.length - MAX_NAMED} more`;

/** Nothing in it is chosen by the owner but the name of the account and registrable domains. */
function confirmationText(owner: string, domains: readonly string[], link: string): string {
  return [
    `${owner} wants this service to send alerts about look-alikes of ${
      namedDomains(domains)
    } to this mailbox.`,
    "",
    "To get them, open this page within 7 days and confirm:",
    "",
    link,
    "",
    "Otherwise do nothing: no alert will be sent here.",
    "",
  ].join("\n");
}
