/**
 * Every kind of channel: one file each in this folder, one line here.
 * @module
 */
import { type Channel, type ChannelKind, type ChannelParts, publicName } from "../channel.ts";
import { chatChannels } from "./chat.ts";
import { fileChannel } from "./file.ts";
import { mailChannel } from "./mail.ts";
import { webhookChannels } from "./webhook.ts";
import { InvalidParameter, quote } from "../../../checks.ts";

/** Every kind. */
export const CHANNELS: readonly ChannelKind[] = [
  ...webhookChannels,
  ...chatChannels,
  mailChannel,
  fileChannel,
];

/** Schemes of channels that earlier versions had. */
const RETIRED_SCHEMES: readonly string[] = ["syslog:", "syslog+tcp:", "syslog+tls:"];

/** What is said of such a channel. */
export const RETIRED_CHANNEL = "alerts go to syslog no more; give a webhook, which log collectors take";

/** Whether a channel is of a kind that earlier versions had: where it is stored or in a file, it is named and left out. */
export const isRetiredChannel = (text: string): boolean =>
  URL.canParse(text) && RETIRED_SCHEMES.includes(new URL(text).protocol);

/**
 * Opens the channel of a URL; `-` is standard output.
 *
 * @throws {SquatError} `invalid_parameter` when no kind of channel has such URLs.
 */
export function openChannel(text: string, parts: ChannelParts): Channel {
  const full = /^-(?:$|\?)/.test(text) ? `file:${text}` : text;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (isRetiredChannel(full)) {
    throw new InvalidParameter(`Cannot send alerts to ${quote(publicName(url!))}: ${RETIRED_CHANNEL}`);
  }
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
