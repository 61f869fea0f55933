import { type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import type { Io } from "../../io.ts";
import { withDeadline } from "../deadline.ts";
import { isPolicyReply } from "./policy.ts";
import { type Port25, port25Of } from "./port_25.ts";
import { type SmtpReply, SmtpSession } from "./smtp_session.ts";

/** Settings of a mail probe. */
export interface MailProbeOptions {
  /** Its MX hosts, best first. @default those in DNS */
  hosts?: readonly string[];
  /** Sender; empty is the null sender of RFC 5321 section 4.5.5. @default empty */
  sender?: string;
  /** A mailbox that most domains have. @default `info` */
  mailbox?: string;
  /** Milliseconds in total. @default 30000 */
  totalMs?: number;
}

/** What a mail server answered. */
export interface MailProbe {
  /** Whether it would accept mail for the domain; null when the reply is about its client and not about the mailbox. */
  is_positive: boolean | null;
  /** The deciding reply's last line. */
  response: string;
  /** The host that decided; null for a null MX. */
  host: string | null;
  /** TLS after STARTTLS; null without. */
  tls: TlsInfo | null;
  /** Whether a random mailbox was accepted; null when none was tried. */
  catch_all: boolean | null;
}

/** Name that is sent in EHLO. */
const HELO = "deadringer.invalid";
/** Milliseconds for a domain without MX records, whose own address rarely serves mail. */
const IMPLICIT_MS = 5_000;
const MAX_HOSTS = 3;
const MAX_BYTES = 65_536;

type ProbeSettings = Required<Pick<MailProbeOptions, "sender" | "mailbox">> & { random: string };

/** One session with one host. Throws DialError when the host never answers. */
async function converse(
  net: Dialer,
  host: string,
  name: string,
  settings: ProbeSettings,
  useTls: boolean,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<MailProbe> {
  const connection = await net.connect(
    { host, port: 25, purpose: "mail", maxBytes: MAX_BYTES, label: name },
    signal,
  );
  onConnected();
  const session = new SmtpSession(connection);
  const verdict = (reply: SmtpReply, is_positive: boolean | null, catch_all: boolean | null): MailProbe => ({
    is_positive,
    response: reply.text,
    host,
    tls: connection.tls,
    catch_all,
  });
  const recipient = (reply: SmtpReply): boolean | null =>
    reply.code >= 200 && reply.code < 300 ? true : isPolicyReply(reply.text) ? null : false;
  try {
    const greeting = await session.reply();
    // 521: a host that accepts no mail at all (RFC 7504). Any other refusal is about the client.
    if (greeting.code !== 220) return verdict(greeting, greeting.code === 521 ? false : null, null);
    let features = await session.hello(HELO);
    if (features.code !== 250) return verdict(features, null, null);
    if (useTls && features.lines.some((line) => /^STARTTLS\b/i.test(line))) {
      const agreed = await session.ask("STARTTLS");
      if (agreed.code === 220) {
        await session.secure();
        features = await session.hello(HELO);
        if (features.code !== 250) return verdict(features, null, null);
      }
    }
    const from = await session.ask(`MAIL FROM:<${settings.sender}>`);
    if (from.code !== 250) return verdict(from, null, null);
    const random = await session.ask(`RCPT TO:<${settings.random}@${name}>`);
    const isCatchAll = recipient(random);
    // 421 ends the session (RFC 5321 section 3.8).
    if (isCatchAll !== false || random.code === 421) return verdict(random, isCatchAll, isCatchAll);
    const plausible = await session.ask(`RCPT TO:<${settings.mailbox}@${name}>`);
    return verdict(plausible, recipient(plausible), false);
  } finally {
    // Without waiting: the reply changes nothing.
    await connection.write("QUIT\r\n").catch(() => {});
    connection.close();
  }
}

/** The MX hosts of a name, best first; "null" for a null MX, null where DNS gives no usable answer. */
async function mxHosts(
  io: Pick<Io, "dns">,
  name: string,
  signal: AbortSignal,
): Promise<string[] | "null" | null> {
  const reply = await io.dns.query(name, "MX", signal, { urgent: true });
  if (reply.rcode !== "NOERROR") return null;
  const records = reply.answers.flatMap((r) => r.type === "MX" ? [r.data] : []);
  const hosts = records.sort((a, b) => a.preference - b.preference).map((r) => r.exchange.replace(/\.$/, ""));
  if (hosts.length > 0 && hosts.every((host) => host === "")) return "null";
  return [...new Set(hosts.filter((host) => host !== ""))];
}

/** The first host that answers; null when none does. */
async function firstAnswer(
  hosts: readonly string[],
  isImplicit: boolean,
  port25: Port25,
  talk: (host: string, useTls: boolean, onConnected: () => void) => Promise<MailProbe>,
  isOver: () => boolean,
): Promise<MailProbe | null> {
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    for (const useTls of [true, false]) {
      if (port25.isBlocked) return null;
      let isConnected = false;
      const onConnected = () => {
        isConnected = true;
        port25.reached();
      };
      try {
        return await talk(host, useTls, onConnected);
      } catch (error) {
        if (!(error instanceof DialError) || isOver()) throw error;
        // A web server without a mail server says nothing about the network.
        const isNetwork = error.reason === "deadline" || error.reason === "unreachable";
        if (!isConnected && !isImplicit && isNetwork) port25.unreachable(host);
        // A broken STARTTLS says nothing about mail: try again without it. After any other failure, try the next host.
        if (error.reason !== "tls") break;
      }
    }
  }
  return null;
}

/**
 * Whether a domain's mail server would accept mail. The best MX that answers is probed, up to RCPT TO for a random
 * mailbox and a plausible one. There is no DATA, so no message is sent. Null when no host answers, or port 25 counts as
 * blocked on this network. A domain without MX records is tried at its own address (RFC 5321 section 5.1), briefly,
 * unless DNS fails to say whether it has any.
 *
 * Source: RFC 5321 (sections 3.1 to 3.3, 4.2, 5.1), RFC 3207 (STARTTLS), RFC 7504 (521), RFC 7505 (null MX).
 *
 * @param io DNS, the dialer, clock, sleep and random numbers.
 * @param name A-label domain name.
 * @param signal Ends it.
 * @param options Settings.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { mailProbe } from "./smtp.ts";
 * const silence = { rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" };
 * const dns = { query: () => Promise.resolve(silence), resolvers: [], close: () => Promise.resolve() };
 * const offline = { dns, net: null, now: () => 0, sleep: () => new Promise<void>(() => {}), random: () => 0 };
 * console.assert(await mailProbe(offline, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function mailProbe(
  io: Pick<Io, "dns" | "net" | "now" | "sleep" | "random">,
  name: string,
  signal: AbortSignal,
  options: MailProbeOptions = {},
): Promise<MailProbe | null> {
  // The name goes into commands.
  if (!/^[a-z0-9._-]{1,253}$/i.test(name)) return null;
  const settings: ProbeSettings = {
    sender: options.sender ?? "",
    mailbox: options.mailbox ?? "info",
    random: "x" +
      Array.from({ length: 12 }, () => Math.floor(io.random(`mailbox at ${name}`) * 36).toString(36)).join(
        "",
      ),
  };
  const port25 = port25Of(io);
  const { totalMs = 30_000 } = options;
  try {
    const known = options.hosts ?? await mxHosts(io, name, signal);
    if (known === null) return null;
    if (known === "null") {
      const response = "null MX: accepts no mail";
      return { is_positive: false, response, host: null, tls: null, catch_all: null };
    }
    const isImplicit = known.length === 0;
    return await withDeadline(io, isImplicit ? IMPLICIT_MS : totalMs, signal, async (inner, net) => {
      const ends = AbortSignal.any([inner, port25.signal]);
      return await firstAnswer(
        isImplicit ? [name] : known,
        isImplicit,
        port25,
        (host, useTls, onConnected) => converse(net, host, name, settings, useTls, ends, onConnected),
        () => inner.aborted,
      );
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
