/**
 * Every kind of channel: one file each in this folder, one line here.
 * @module
 */
import type { Channel, ChannelKind, ChannelParts } from "../channel.ts";
import { chatChannels } from "./chat.ts";
import { fileChannel } from "./file.ts";
import { mailChannel } from "./mail.ts";
import { syslogChannels } from "./syslog.ts";
import { webhookChannels } from "./webhook.ts";
import { InvalidParameter } from "../../checks.ts";

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
 * @throws {SquatError} `invalid_parameter` when no kind of channel has such URLs.
 */
export function openChannel(text: string, parts: ChannelParts): Channel {
  const full = /^-(?:$|\?)/.test(text) ? `file:${text}` : text;
  const url = URL.canParse(full) ? new URL(full) : null;
  const kind = url === null ? undefined : CHANNELS.find(({ schemes }) => schemes.includes(url.protocol));
  if (url === null || kind === undefined) {
    const schemes = CHANNELS.flatMap((each) => each.schemes);
    throw new InvalidParameter(
      `Cannot send alerts to ${JSON.stringify(text.slice(0, 100))}: give a URL that begins with ${
        schemes.join(", ")
      }, or - for standard output`,
    );
  }
  return kind.open(url, parts);
}
