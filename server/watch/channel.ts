/**
 * Where alerts go. A channel is one file in channels/; {@link CHANNELS} is the only list of them.
 * @module
 */
import { type Dialer, SquatError } from "../../mod.ts";
import type { WatchEvent } from "../../lib/watch/mod.ts";
import { chatChannels } from "./channels/chat.ts";
import { fileChannel } from "./channels/file.ts";
import { mailChannel } from "./channels/mail.ts";
import { syslogChannels } from "./channels/syslog.ts";
import { webhookChannels } from "./channels/webhook.ts";

/** An open channel. */
export interface Channel {
  /** The URL that it was opened by, without secrets: for messages. */
  readonly name: string;
  /**
   * Resolves when the other side has taken the events, all of them or none.
   *
   * @throws {Error} When it has not: in words for a person, without secrets.
   */
  send(events: readonly WatchEvent[], signal: AbortSignal): Promise<void>;
}

/** What channels need besides their URL. */
export interface ChannelParts {
  /** The way out to the URL's server: it decides which addresses are allowed. */
  dialer(url: string): Dialer;
  /** Secret that webhooks are signed with, `whsec_…` or any text; null sends them unsigned. */
  webhookSecret: string | null;
  /** SMTP server, `smtp://user:password@host:587`; null where there is none. */
  smtpUrl: string | null;
  /** Sender of mail; null for `deadringer@` and the name of this machine. */
  mailFrom: string | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Writes to standard output. */
  print(text: string): Promise<void>;
}

/** A kind of channel. */
export interface ChannelKind {
  /** Schemes of its URLs, with the colon. */
  readonly schemes: readonly string[];
  /** What it is, with an example: one line of help. */
  readonly help: string;
  /** @throws {SquatError} `invalid_parameter` when the URL lacks something. */
  open(url: URL, parts: ChannelParts): Channel;
}

/** Every kind. */
export const CHANNELS: readonly ChannelKind[] = [
  ...webhookChannels,
  ...chatChannels,
  mailChannel,
  ...syslogChannels,
  fileChannel,
];

/**
 * Opens the channel of a URL; `-` is standard output.
 *
 * @throws {SquatError} `invalid_parameter` when no channel has such URLs.
 */
export function openChannel(text: string, parts: ChannelParts): Channel {
  const full = /^-(?:$|\?)/.test(text) ? `file:${text}` : text;
  const url = URL.canParse(full) ? new URL(full) : null;
  const kind = url === null ? undefined : CHANNELS.find(({ schemes }) => schemes.includes(url.protocol));
  if (url === null || kind === undefined) {
    const schemes = CHANNELS.flatMap((each) => each.schemes);
    throw new SquatError(
      "invalid_parameter",
      `Cannot send alerts to ${JSON.stringify(text.slice(0, 100))}: give a URL that begins with ${
        schemes.join(", ")
      }, or - for standard output`,
    );
  }
  return kind.open(url, parts);
}

/** A URL for messages: no password, no path that may be a secret. */
export function publicName(url: URL): string {
  return url.host === "" ? `${url.protocol}${url.pathname}` : `${url.protocol}//${url.host}`;
}
