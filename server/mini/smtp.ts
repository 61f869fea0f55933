import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { lineServer, type LoopbackOptions, type MiniServer } from "./loopback.ts";

/** Settings of the mail server. */
export interface MailOptions extends LoopbackOptions {
  /** Mailboxes by domain; `*` accepts everything. */
  domains: Readonly<Record<string, readonly string[]>>;
  /** Takes each message that it accepts, as it was sent. @default no message is accepted */
  take?: (message: Uint8Array) => void;
}

const MAX_SMTP_LINE = 2048;
/** A message is no larger: evidence comes with reports. */
const MAX_MESSAGE = 41_943_040;

/** Its name in the greeting. */
const HOST_NAME = "mail.mini.invalid";

function smtpReply(line: string, options: MailOptions): string {
  const verb = line.slice(0, 4).toUpperCase();
  switch (verb) {
    case "EHLO":
      return `250-${HOST_NAME}\r\n250 8BITMIME`;
    case "HELO":
      return `250 ${HOST_NAME}`;
    case "MAIL":
    case "RSET":
    case "NOOP":
      return "250 2.0.0 Ok";
    case "RCPT": {
      const [, mailbox = "", domain = ""] = /<([^@<>]{1,64})@([^<>]{1,255})>/.exec(line) ?? [];
      const key = domain.toLowerCase();
      const known = options.take !== undefined
        ? ["*"]
        : Object.hasOwn(options.domains, key)
        ? options.domains[key]
        : undefined;
      if (known === undefined) return "554 5.7.1 Relay access denied";
      return known.includes("*") || known.includes(mailbox.toLowerCase())
        ? `250 2.1.5 <${mailbox}@${domain}> recipient ok`
        : `550 5.1.1 <${mailbox}@${domain}>: Recipient address rejected: User unknown`;
    }
    case "QUIT":
      return "221 2.0.0 Bye";
    default:
      return "502 5.5.2 Error: command not recognized";
  }
}

function serveSmtp(socket: Socket, options: MailOptions): void {
  let rest = "";
  /** The message that is being read, with its line ends; null between messages. */
  let message: string | null = null;
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Uint8Array) => {
    const lines = (rest + new TextDecoder("latin1").decode(chunk)).split("\n");
    rest = lines.pop()!;
    for (const whole of lines) {
      const line = whole.trimEnd();
      if (message !== null && line !== ".") {
        message += `${whole.replace(/^\./, "")}\n`;
        if (message.length > MAX_MESSAGE) return void socket.destroy();
        continue;
      }
      if (message === null && /^DATA$/i.test(line) && options.take !== undefined) {
        message = "";
        socket.write("354 End with a dot on a line of its own\r\n");
        continue;
      }
      if (message !== null) options.take!(Buffer.from(message.replace(/\r?\n$/, ""), "latin1"));
      const text = message === null ? smtpReply(line, options) : "250 2.0.0 Ok";
      message = null;
      if (text.startsWith("221")) return void socket.end(text + "\r\n");
      socket.write(text + "\r\n");
    }
    if (rest.length > MAX_SMTP_LINE) socket.destroy();
  });
}

/**
 * Starts a mail server on loopback that answers up to RCPT TO and, without `take`, accepts no message.
 *
 * @example
 * ```ts
 * import { startMail } from "./smtp.ts";
 * const mail = await startMail({ domains: { "kestrelbank.com": ["info"] } });
 * await mail.close();
 * ```
 */
export function startMail(options: MailOptions): Promise<MiniServer> {
  return lineServer((socket) => {
    socket.write(`220 ${HOST_NAME} ESMTP\r\n`);
    serveSmtp(socket, options);
  }, options);
}
