import { type Connection, type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import type { Io } from "../../io.ts";
import type { SmtpMetadata } from "../../model.ts";
import { ByteReader } from "../web/byte_reader.ts";
import { withDeadline } from "../deadline.ts";

/** Settings of a mail check. */
export interface SmtpOptions {
  /** MX records, when they are known. @default asked for */
  mx?: readonly { preference: number; exchange: string }[];
  /** Name to say in EHLO. @default `deadringer.invalid` */
  helo?: string;
  /** Sender; empty is the null sender of RFC 5321 section 4.5.5. @default empty */
  sender?: string;
  /** A mailbox that most domains have. @default `info` */
  mailbox?: string;
  /** Milliseconds for everything. @default 30000 */
  totalMs?: number;
}

/** What a mail check found. */
export interface MailCheck {
  /** What the op tells. */
  metadata: SmtpMetadata;
  /** The host that decided; null for a null MX. */
  host: string | null;
  /** TLS after STARTTLS; null without. */
  tls: TlsInfo | null;
  /** Whether a random mailbox was accepted; null when it did not come to that. */
  catch_all: boolean | null;
}

interface Reply {
  code: number;
  /** The last line. */
  text: string;
  /** Every line without its code. */
  lines: string[];
}

const MAX_HOSTS = 3;
/** RFC 5321 section 4.5.3.1.5 says 512; some servers chat. */
const MAX_LINE = 2048;
const MAX_LINES = 100;
const MAX_BYTES = 65_536;
const MAX_RESPONSE = 512;

function shown(line: string): string {
  // Bytes above 127 are UTF-8 with SMTPUTF8, and anything without.
  const bytes = Uint8Array.from(line, (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes).slice(0, MAX_RESPONSE);
}

class Session {
  #reader: ByteReader;
  readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
    this.#reader = new ByteReader(connection);
  }

  /** RFC 5321 section 4.2: `250-` goes on, `250 ` ends. */
  async reply(): Promise<Reply> {
    const lines: string[] = [];
    while (lines.length < MAX_LINES) {
      const line = await this.#reader.line(MAX_LINE);
      const match = line === null ? null : /^([2-5][0-9]{2})(?:([ -])(.*))?$/.exec(line);
      if (match === null) throw new DialError("unreachable", "Cannot read the answer as SMTP");
      lines.push((match[3] ?? "").trim());
      if (match[2] !== "-") return { code: Number(match[1]), text: shown(line as string), lines };
    }
    throw new DialError("too_much", `Cannot read a reply of more than ${MAX_LINES} lines`);
  }

  async ask(command: string): Promise<Reply> {
    await this.connection.write(command + "\r\n");
    return await this.reply();
  }

  /** STARTTLS has been agreed to. What was read before counts for nothing any more (RFC 3207 section 6). */
  async secure(): Promise<void> {
    try {
      await this.connection.startTls();
    } catch (cause) {
      // A handshake that never ends is as broken as one that fails.
      throw cause instanceof DialError ? new DialError("tls", "Cannot do STARTTLS", { cause }) : cause;
    }
    this.#reader = new ByteReader(this.connection);
  }
}

async function hello(session: Session, name: string): Promise<Reply> {
  const extended = await session.ask(`EHLO ${name}`);
  return extended.code >= 500 ? await session.ask(`HELO ${name}`) : extended;
}

type Settings = Required<Omit<SmtpOptions, "mx" | "totalMs">> & { random: string };

/** One conversation with one host. Throws DialError when it never says anything. */
async function converse(
  net: Dialer,
  host: string,
  name: string,
  settings: Settings,
  useTls: boolean,
  signal: AbortSignal,
): Promise<MailCheck> {
  const connection = await net.connect({ host, port: 25, purpose: "mail", maxBytes: MAX_BYTES }, signal);
  const session = new Session(connection);
  const verdict = (reply: Reply, is_positive: boolean, catch_all: boolean | null): MailCheck => ({
    metadata: { is_positive, response: reply.text },
    host,
    tls: connection.tls,
    catch_all,
  });
  try {
    const greeting = await session.reply();
    if (greeting.code !== 220) return verdict(greeting, false, null);
    let features = await hello(session, settings.helo);
    if (features.code !== 250) return verdict(features, false, null);
    if (useTls && features.lines.some((line) => /^STARTTLS\b/i.test(line))) {
      const agreed = await session.ask("STARTTLS");
      if (agreed.code === 220) {
        await session.secure();
        features = await hello(session, settings.helo);
        if (features.code !== 250) return verdict(features, false, null);
      }
    }
    const from = await session.ask(`MAIL FROM:<${settings.sender}>`);
    if (from.code !== 250) return verdict(from, false, null);
    const random = await session.ask(`RCPT TO:<${settings.random}@${name}>`);
    if (random.code >= 200 && random.code < 300) return verdict(random, true, true);
    // 421 ends the conversation (RFC 5321 section 3.8).
    if (random.code === 421) return verdict(random, false, null);
    const plausible = await session.ask(`RCPT TO:<${settings.mailbox}@${name}>`);
    return verdict(plausible, plausible.code >= 200 && plausible.code < 300, false);
  } finally {
    // Said without waiting: what is answered changes nothing.
    await connection.write("QUIT\r\n").catch(() => {});
    connection.close();
  }
}

/**
 * Mail hosts of a name, best first: its MX, or the name itself where it has none. None where DNS does not tell: that
 * is no permission to try the name itself (RFC 5321 section 5.1).
 */
async function mailHosts(
  io: Pick<Io, "dns">,
  name: string,
  given: SmtpOptions["mx"],
  signal: AbortSignal,
): Promise<string[] | "null"> {
  const reply = given === undefined ? await io.dns.query(name, "MX", signal) : null;
  if (reply !== null && reply.rcode !== "NOERROR") return [];
  const records = given ?? reply?.answers.flatMap((r) => r.type === "MX" ? [r.data] : []) ?? [];
  if (records.length === 0) return [name];
  const hosts = [...records].sort((a, b) => a.preference - b.preference).map((r) =>
    r.exchange.replace(/\.$/, "")
  );
  if (hosts.every((host) => host === "")) return "null";
  return [...new Set(hosts.filter((host) => host !== ""))];
}

/**
 * Whether a domain would take mail: the best MX that answers is asked, up to RCPT TO for a random mailbox and a
 * plausible one. No message is ever sent, there is no DATA. `is_positive` when either is accepted; `response` is the
 * deciding line. A temporary refusal (greylisting) is not positive. Null when no host answers.
 *
 * Source: RFC 5321 (sections 3.1 to 3.3, 4.2, 5.1), RFC 3207 (STARTTLS), RFC 7505 (null MX).
 *
 * @param io DNS, the dialer, time and chance.
 * @param name A-label domain name.
 * @param signal Ends it.
 * @param options Settings.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { mailCheck } from "./smtp.ts";
 * const dns = { query: () => Promise.reject(new Error()), resolvers: [], close: () => Promise.resolve() };
 * const nobody = { dns, net: null, sleep: () => new Promise<void>(() => {}), random: () => 0 };
 * console.assert(await mailCheck(nobody, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function mailCheck(
  io: Pick<Io, "dns" | "net" | "sleep" | "random">,
  name: string,
  signal: AbortSignal,
  options: SmtpOptions = {},
): Promise<MailCheck | null> {
  // The name goes into commands.
  if (!/^[a-z0-9._-]{1,253}$/i.test(name)) return null;
  const settings: Settings = {
    helo: options.helo ?? "deadringer.invalid",
    sender: options.sender ?? "",
    mailbox: options.mailbox ?? "info",
    random: "x" + Array.from({ length: 12 }, () => Math.floor(io.random() * 36).toString(36)).join(""),
  };
  try {
    return await withDeadline(io, options.totalMs ?? 30_000, signal, async (inner, net) => {
      const hosts = await mailHosts(io, name, options.mx, inner);
      if (hosts === "null") {
        const metadata = { is_positive: false, response: "null MX: accepts no mail" };
        return { metadata, host: null, tls: null, catch_all: null };
      }
      for (const host of hosts.slice(0, MAX_HOSTS)) {
        for (const useTls of [true, false]) {
          try {
            return await converse(net, host, name, settings, useTls, inner);
          } catch (error) {
            if (!(error instanceof DialError) || inner.aborted) throw error;
            // A broken STARTTLS says nothing about mail: once more without. Anything else: the next host.
            if (error.reason !== "tls") break;
          }
        }
      }
      return null;
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
