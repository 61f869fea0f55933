/**
 * A channel: a destination of alerts.
 * @module
 */
import type { WatchEvent } from "./lib/mod.ts";
import type { Dialer } from "../../../lib/dial.ts";

/** An open channel. */
export interface Channel {
  /** Its URL without secrets, for messages. */
  readonly name: string;
  /** More events than this are sent as one message; that many or fewer as one message each. */
  readonly combinesAbove: number;
  /**
   * Sends one message; resolves when the receiver has accepted it.
   *
   * @param coverage Which brands were looked at: the first line of what people read about several events or a run.
   * @throws {Error} When it has not: a message for a person, without secrets.
   */
  send(events: readonly WatchEvent[], signal: AbortSignal, coverage?: string): Promise<void>;
}

/** Dependencies of channels besides their URL. */
export interface ChannelParts {
  /** The dialer to the URL's server: it decides which addresses are allowed. */
  dialer(url: string): Dialer;
  /** Secret that webhooks are signed with, `whsec_…` or any text; null sends them unsigned. */
  webhookSecret: string | null;
  /** SMTP server, `smtp://user:password@host:587`; null where there is none. */
  smtpUrl: string | null;
  /** Sender of mail; null for `deadringer@` and the name of this machine. */
  mailFrom: string | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Writes to standard output; null where alerts may not be written on this machine, to files neither. */
  print: ((text: string) => Promise<void>) | null;
  /** Recipients of mail that are allowed: addresses, and domains as `@example.com`; empty allows all. */
  mailTo: readonly string[];
  /**
   * Is awaited before each mail. Absent where the operator vouches for recipients.
   *
   * @throws {Error} when the mailbox gets none now.
   */
  admitMail?(mailbox: string): Promise<void>;
  /** Address of the brand's page in the web app, such as `https://dr.example.com/#brands/ID`; null where there is no web app. */
  page: string | null;
}

/** A kind of channel. */
export interface ChannelKind {
  /** Schemes of its URLs, with the colon. */
  readonly schemes: readonly string[];
  /** @throws {SquatError} `invalid_parameter` when the URL lacks something. */
  open(url: URL, parts: ChannelParts): Channel;
}

/** A URL for messages: no password, no path that may be a secret. */
export function publicName(url: URL): string {
  return url.host === "" ? `${url.protocol}${url.pathname}` : `${url.protocol}//${url.host}`;
}
