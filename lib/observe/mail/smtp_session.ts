import { type Connection, DialError } from "../../dial.ts";
import { ConnectionReader } from "../../connection_reader.ts";

/** A reply of a mail server. */
export interface SmtpReply {
  /** The code of its last line. */
  code: number;
  /** The last line. */
  text: string;
  /** Every line without its code. */
  lines: string[];
}

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
export class SmtpSession {
  #reader: ConnectionReader;
  readonly #connection: Connection;

  /**
   * Wraps a connection whose greeting has not been read.
   *
   * @param connection The connection.
   */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.#reader = new ConnectionReader(connection);
  }

  /** The next reply. RFC 5321 section 4.2: `250-` continues, `250 ` ends. */
  async reply(): Promise<SmtpReply> {
    const lines: string[] = [];
    while (lines.length < MAX_LINES) {
      const line = await this.#reader.line(MAX_LINE);
      const match = line === null ? null : /^([2-5][0-9]{2})(?:([ -])(.*))?$/.exec(line);
      if (match === null) throw new DialError("unreachable", "Cannot read the answer as SMTP");
      lines.push((match[3] ?? "").trim());
      if (match[2] !== "-") return { code: Number(match[1]), text: printable(line as string), lines };
    }
    throw new DialError("too_much", `Cannot read a reply of more than ${MAX_LINES} lines`);
  }

  /** Sends a command and resolves with its reply. */
  async ask(command: string): Promise<SmtpReply> {
    await this.#connection.write(command + "\r\n");
    return await this.reply();
  }

  /** EHLO, or HELO where that is refused. */
  async hello(name: string): Promise<SmtpReply> {
    const extended = await this.ask(`EHLO ${name}`);
    return extended.code >= 500 ? await this.ask(`HELO ${name}`) : extended;
  }

  /** Upgrades the connection to TLS after an accepted STARTTLS; unread plain text is dropped (RFC 3207 section 6). */
  async secure(): Promise<void> {
    try {
      await this.#connection.startTls();
    } catch (cause) {
      // A handshake that never ends is as broken as one that fails.
      throw cause instanceof DialError ? new DialError("tls", "Cannot do STARTTLS", { cause }) : cause;
    }
    this.#reader = new ConnectionReader(this.#connection);
  }
}
