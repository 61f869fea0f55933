/**
 * What channels of a service may do: those of an owner, and those of the operator's configuration file.
 * @module
 */
import { createDialer } from "../../lib/net/mod.ts";
import type { Io } from "../../mod.ts";
import type { Config } from "../config/mod.ts";
import { dialerFor } from "../io/source_dialer.ts";
import type { BrandRecord } from "../stores/watch.ts";
import type { ChannelParts } from "./channel.ts";
import type { Mailboxes } from "./mailboxes.ts";

/** Settings that channels depend on. */
type ChannelSettings = Pick<Config, "watch_allow" | "proxy" | "smtp" | "mail_from" | "mail_to">;

/** Dependencies of the channels of a service. */
export interface ServiceChannels {
  /** The settings. */
  config: ChannelSettings;
  /** Resolves the hosts of channels. */
  io: Pick<Io, "dns">;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Dependencies of a channel that an owner gives: private addresses only where the operator's setting lists them, mail
 * only to mailboxes that confirmed.
 */
export function ownerChannelParts(
  parts: ServiceChannels,
  { owner, webhook_secret }: Pick<BrandRecord, "owner" | "webhook_secret">,
  mailboxes: Pick<Mailboxes, "admit">,
): ChannelParts {
  const { config, io } = parts;
  return {
    ...operatorChannelParts(parts, webhook_secret),
    dialer: () =>
      createDialer({
        dns: io.dns,
        allow: config.watch_allow,
        ...(config.proxy === "" ? {} : { proxy: config.proxy }),
      }),
    mailTo: config.mail_to,
    admitMail: (mailbox) => mailboxes.admit(owner, mailbox),
    writesHere: false,
    syslogHosts: config.watch_allow,
  };
}

/**
 * Dependencies of a channel of the configuration file: the operator vouches for its host, its recipient or its file.
 */
export function operatorChannelParts(
  { config, io, now }: ServiceChannels,
  webhookSecret: string | null,
): ChannelParts {
  return {
    dialer: (url) => dialerFor(url, io.dns, config.proxy || undefined),
    webhookSecret,
    smtpUrl: config.smtp || null,
    mailFrom: config.mail_from || null,
    mailTo: [],
    now,
    print: () => Promise.reject(new Error("A service prints no alerts")),
    writesHere: true,
    syslogHosts: null,
  };
}
