/**
 * Every kind of channel: one file each in this folder, one line here.
 * @module
 */
import type { Channel, ChannelKind, ChannelParts } from "../channel.ts";
import { chatChannels } from "./chat.ts";
import { fileChannel } from "./file.ts";
import { mailChannel } from "./mail.ts";
import { webhookChannels } from "./webhook.ts";
import { InvalidParameter } from "../../../checks.ts";
import { createDialer } from "../../../../lib/net/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import type { WatchConfig } from "../settings.ts";
import type { BrandRecord } from "../store/mod.ts";
import type { Mailboxes } from "../mailboxes.ts";

/** Every kind. */
export const CHANNELS: readonly ChannelKind[] = [
  ...webhookChannels,
  ...chatChannels,
  mailChannel,
  fileChannel,
];

/**
 * Opens the channel of a URL; `-` is standard output.
 *
 * @throws {SquatError} `invalid_parameter` when no kind of channel has such URLs.
 */
export function openChannel(text: string, parts: ChannelParts): Channel {
  const full = /^-(?:$|\?)/.test(text) ? `file:${text}` : text;
  const url = URL.canParse(full) ? new URL(full) : null;
  const kind = url === null ? undefined : CHANNELS.find(({ schemes }) => schemes.includes(url.protocol));
  if (url === null || kind === undefined) {
    // The rest of a URL may be secret.
    const schemes = CHANNELS.flatMap((each) => each.schemes);
    throw new InvalidParameter(
      `Cannot send alerts to ${
        JSON.stringify(url?.protocol ?? text.slice(0, 100))
      }: give a URL that begins with ${schemes.join(", ")}, or - for standard output`,
    );
  }
  return kind.open(url, parts);
}

/** Settings that channels depend on. */
type ChannelSettings = Pick<WatchConfig, "watch_allow" | "proxy" | "smtp" | "mail_from" | "mail_to">;

/** Dependencies of the channels of a service. */
export interface ServiceChannels {
  /** The settings. */
  config: ChannelSettings;
  /** Resolves the hosts of channels. */
  io: Pick<Io, "dns">;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns how clients reach the service; empty while nobody knows. */
  url(): string;
}

/** What channels need to know of a brand. */
export type ChannelBrand = Pick<BrandRecord, "id" | "owner" | "webhook_secret">;

/**
 * Dependencies of a channel that an owner gives: private addresses only where the operator's setting lists them, mail
 * only to mailboxes that confirmed.
 */
export function ownerChannelParts(
  parts: ServiceChannels,
  brand: ChannelBrand,
  mailboxes: Pick<Mailboxes, "admit">,
): ChannelParts {
  const { config, io, now, url } = parts;
  return {
    dialer: () =>
      createDialer({
        dns: io.dns,
        allow: config.watch_allow,
        ...(config.proxy === "" ? {} : { proxy: config.proxy }),
      }),
    webhookSecret: brand.webhook_secret,
    smtpUrl: config.smtp || null,
    mailFrom: config.mail_from || null,
    mailTo: config.mail_to,
    admitMail: (mailbox) => mailboxes.admit(brand.owner, mailbox),
    now,
    print: null,
    page: url() === "" ? null : `${url()}/#brands/${brand.id}`,
  };
}
