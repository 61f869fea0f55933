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
/** Ends a message. */
const END_OF_DATA = Buffer.from("\r\n.\r\n");

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
  socket.on("error", () => socket.destroy());
  const read = (chunk: Uint8Array): void => {
    rest += new TextDecoder("latin1").decode(chunk);
    readLines();
  };
  const readLines = (): void => {
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      const line = rest.slice(0, end).trimEnd();
      rest = rest.slice(end + 1);
      if (/^DATA$/i.test(line) && options.take !== undefined) {
        socket.off("data", read);
        socket.write("354 End with a dot on a line of its own\r\n");
        return readMessage(socket, Buffer.from(rest, "latin1"), options.take, (left) => {
          socket.on("data", read);
          rest = left;
          readLines();
        });
      }
      const text = smtpReply(line, options);
      if (text.startsWith("221")) {
        socket.end(text + "\r\n");
        return;
      }
      socket.write(text + "\r\n");
    }
    if (rest.length > MAX_SMTP_LINE) socket.destroy();
  };
  socket.on("data", read);
}

/** Reads a message to its end; `next` gets what comes after it. */
function readMessage(
  socket: Socket,
  first: Buffer,
  take: (message: Uint8Array) => void,
  next: (left: string) => void,
): void {
  const chunks = [Buffer.from("\r\n")];
  let size = 0;
  const read = (chunk: Buffer): void => {
    const before = chunks.at(-1)!;
    size += chunk.length;
    if (size > MAX_MESSAGE) return void socket.destroy();
    // The end may lie across two chunks.
    const joined = Buffer.concat([before, chunk]);
    const end = joined.indexOf(END_OF_DATA);
    chunks.splice(
      -1,
      1,
      ...end < 0 ? [joined.subarray(0, -4), joined.subarray(-4)] : [joined.subarray(0, end)],
    );
    if (end < 0) return;
    socket.off("data", read);
    const text = Buffer.concat(chunks).subarray(2).toString("latin1").replaceAll("\r\n.", "\r\n");
    take(Buffer.from(text, "latin1"));
    socket.write("250 2.0.0 Ok\r\n");
    next(joined.subarray(end + END_OF_DATA.length).toString("latin1"));
  };
  socket.on("data", read);
  read(first);
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
