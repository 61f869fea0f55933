import { MAILBOX, POLICY, RELAY } from "./data/policy_words.ts";
import { type Connection, DialError } from "../../dial.ts";
import type { Io } from "../../io.ts";
import { randomLabel } from "../../random_label.ts";
import { answerWithin } from "../deadline.ts";
import { port25Of } from "./port25.ts";
import { ConnectionReader } from "../../connection_reader.ts";

/** A reply of a mail server: the code of its last line, that line, and every line without its code. */
type SmtpReply = { code: number; text: string; lines: string[] };

/** RFC 5321 section 4.5.3.1.5 says 512; some servers send more. */
const MAX_LINE = 2048;
const MAX_LINES = 100;
const MAX_RESPONSE = 512;

function printable(line: string): string {
  // Bytes above 127 are UTF-8 with SMTPUTF8, and undefined without.
  const bytes = Uint8Array.from(line, (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes).slice(0, MAX_RESPONSE);
}

/** Commands and replies of one SMTP connection, bounded. */
function smtpSession(connection: Connection) {
  let reader = new ConnectionReader(connection);

  return { reply, ask, hello, secure };

  /** The next reply. RFC 5321 section 4.2: `250-` continues, `250 ` ends. */
  async function reply(): Promise<SmtpReply> {
    const lines: string[] = [];
    while (lines.length < MAX_LINES) {
      const line = await reader.line(MAX_LINE);
      const match = line === null ? null : /^([2-5][0-9]{2})(?:([ -])(.*))?$/.exec(line);
      if (match === null) throw new DialError("unreachable", "Cannot read the answer as SMTP");
      lines.push((match[3] ?? "").trim());
      if (match[2] !== "-") return { code: Number(match[1]), text: printable(line as string), lines };
    }
    throw new DialError("too_much", `Cannot read a reply of more than ${MAX_LINES} lines`);
  }

  /** Sends a command and resolves with its reply. */
  async function ask(command: string): Promise<SmtpReply> {
    await connection.write(command + "\r\n");
    return await reply();
  }

  /** EHLO, or HELO where that is refused. */
  async function hello(name: string): Promise<SmtpReply> {
    const extended = await ask(`EHLO ${name}`);
    return extended.code >= 500 ? await ask(`HELO ${name}`) : extended;
  }

  /** Upgrades the connection to TLS after an accepted STARTTLS; unread plain text is dropped (RFC 3207 section 6). */
  async function secure(): Promise<void> {
    try {
      await connection.startTls();
    } catch (cause) {
      // A handshake that never ends is as broken as one that fails.
      throw cause instanceof DialError ? new DialError("tls", "Cannot do STARTTLS", { cause }) : cause;
    }
    reader = new ConnectionReader(connection);
  }
}

/**
 * Whether a refused recipient is the server's policy about its client (a blocklist, the HELO name, the missing reverse
 * DNS, the sender) rather than a reply about the mailbox. "Relay access denied" is about the domain: the server does
 * not accept its mail.
 *
 * Source: RFC 3463 sections 3.2 and 3.8, RFC 5321 section 4.2, and the wording of Postfix, Exim, Exchange and the
 * large providers.
 *
 * @param line The reply's last line, with its code.
 */
export function isPolicyReply(line: string): boolean {
  if (!/^[45]/.test(line) || MAILBOX.test(line) || RELAY.test(line)) return false;
  return POLICY.test(line) || /^[45]21[ -]/.test(line) || /^\d{3}[ -][45]\.7\.(?!1\b)\d/.test(line);
}

/** What a mail server answered. */
export interface MailProbe {
  /** Whether it would accept mail for the domain; null when the reply is about its client and not about the mailbox. */
  is_positive: boolean | null;
  /** The deciding reply's last line. */
  response: string;
}

/** Name that is sent in EHLO. */
const HELO = "deadringer.invalid";
/** A mailbox that most domains have. */
const PLAUSIBLE = "info";
const TOTAL_MS = 30_000;
/** Milliseconds for a domain without MX records, whose own address rarely serves mail. */
const IMPLICIT_MS = 5_000;
const MAX_HOSTS = 3;
const MAX_BYTES = 65_536;

/** One session with one host, about a mailbox that nobody has and a plausible one. */
async function converse(
  connection: Connection,
  name: string,
  random: string,
  useTls: boolean,
): Promise<MailProbe> {
  const session = smtpSession(connection);
  const verdict = ({ text }: SmtpReply, is_positive: boolean | null) => ({ is_positive, response: text });
  const recipient = (reply: SmtpReply): boolean | null =>
    reply.code >= 200 && reply.code < 300 ? true : isPolicyReply(reply.text) ? null : false;
  try {
    const greeting = await session.reply();
    // 521: a host that accepts no mail at all (RFC 7504). Any other refusal is about the client.
    if (greeting.code !== 220) return verdict(greeting, greeting.code === 521 ? false : null);
    let features = await session.hello(HELO);
    if (features.code !== 250) return verdict(features, null);
    if (useTls && features.lines.some((line) => /^STARTTLS\b/i.test(line))) {
      const agreed = await session.ask("STARTTLS");
      if (agreed.code === 220) {
        await session.secure();
        features = await session.hello(HELO);
        if (features.code !== 250) return verdict(features, null);
      }
    }
    // The null sender of RFC 5321 section 4.5.5.
    const from = await session.ask("MAIL FROM:<>");
    if (from.code !== 250) return verdict(from, null);
    const catchAll = await session.ask(`RCPT TO:<${random}@${name}>`);
    const isCatchAll = recipient(catchAll);
    // 421 ends the session (RFC 5321 section 3.8).
    if (isCatchAll !== false || catchAll.code === 421) return verdict(catchAll, isCatchAll);
    const plausible = await session.ask(`RCPT TO:<${PLAUSIBLE}@${name}>`);
    return verdict(plausible, recipient(plausible));
  } finally {
    // Without waiting: the reply changes nothing.
    await connection.write("QUIT\r\n").catch(() => {});
    connection.close();
  }
}

/**
 * Whether a domain's mail server would accept mail. The best MX that answers is probed, up to RCPT TO for a random
 * mailbox and a plausible one. There is no DATA, so no message is sent. Null when no host answers, or port 25 counts as
 * blocked on this network. A domain without MX records is tried at its own address (RFC 5321 section 5.1), briefly.
 *
 * Source: RFC 5321 (sections 3.1 to 3.3, 4.2, 5.1), RFC 3207 (STARTTLS), RFC 7504 (521).
 *
 * @param io The dialer, clock, sleep and random numbers.
 * @param name A-label domain name.
 * @param hosts Its MX hosts, best first.
 * @param signal Ends it.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { mailProbe } from "./smtp.ts";
 * const offline = { net: null, now: () => 0, sleep: () => new Promise<void>(() => {}), random: () => 0 };
 * console.assert(await mailProbe(offline, "example.com", [], new AbortController().signal) === null);
 * ```
 */
export async function mailProbe(
  io: Pick<Io, "net" | "now" | "sleep" | "random">,
  name: string,
  hosts: readonly string[],
  signal: AbortSignal,
): Promise<MailProbe | null> {
  // The name goes into commands.
  if (!/^[a-z0-9._-]{1,253}$/i.test(name)) return null;
  const random = randomLabel(io, `mailbox at ${name}`);
  const port25 = port25Of(io);
  const isImplicit = hosts.length === 0;
  return await answerWithin(io, isImplicit ? IMPLICIT_MS : TOTAL_MS, signal, async (inner, net) => {
    const ends = AbortSignal.any([inner, port25.signal]);
    for (const host of isImplicit ? [name] : hosts.slice(0, MAX_HOSTS)) {
      for (const useTls of [true, false]) {
        if (port25.isBlocked) return null;
        let isConnected = false;
        try {
          const target = { host, port: 25, purpose: "mail", maxBytes: MAX_BYTES, label: name } as const;
          const connection = await net.connect(target, ends);
          isConnected = true;
          port25.reached();
          return await converse(connection, name, random, useTls);
        } catch (error) {
          if (!(error instanceof DialError) || inner.aborted) throw error;
          // A web server without a mail server says nothing about the network.
          const isNetwork = error.reason === "deadline" || error.reason === "unreachable";
          if (!isConnected && !isImplicit && isNetwork) port25.unreachable(host);
          // A broken STARTTLS says nothing about mail: try again without it. After any other failure, try the next host.
          if (error.reason !== "tls") break;
        }
      }
    }
    return null;
  });
}
