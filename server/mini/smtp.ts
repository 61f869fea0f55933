import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { MiniCertificate } from "./authority.ts";
import { lineServer, type ListenOptions, type MiniServer } from "./loopback.ts";

/** Settings of the mail server. */
export interface MailOptions extends ListenOptions {
  /** Mailboxes by domain; `*` accepts everything. */
  domains: Readonly<Record<string, readonly string[]>>;
  /** Name in its greeting. @default `mail.mini.invalid` */
  hostname?: string;
  /** Certificate for STARTTLS. @default no STARTTLS */
  certificate?: MiniCertificate;
}

const MAX_LINE = 2048;

function reply(line: string, options: MailOptions, secure: boolean): string {
  const name = options.hostname ?? "mail.mini.invalid";
  const verb = line.slice(0, 4).toUpperCase();
  switch (verb) {
    case "EHLO":
      return options.certificate !== undefined && !secure
        ? `250-${name}\r\n250-8BITMIME\r\n250 STARTTLS`
        : `250-${name}\r\n250 8BITMIME`;
    case "HELO":
      return `250 ${name}`;
    case "MAIL":
    case "RSET":
    case "NOOP":
      return "250 2.0.0 Ok";
    case "RCPT": {
      const [, mailbox = "", domain = ""] = /<([^@<>]{1,64})@([^<>]{1,255})>/.exec(line) ?? [];
      const key = domain.toLowerCase();
      const known = Object.hasOwn(options.domains, key) ? options.domains[key] : undefined;
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

function serve(socket: Socket, options: MailOptions, secure: boolean): void {
  let rest = "";
  socket.on("error", () => socket.destroy());
  const read = (chunk: Uint8Array): void => {
    rest += new TextDecoder("latin1").decode(chunk);
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      const line = rest.slice(0, end).trimEnd();
      rest = rest.slice(end + 1);
      if (/^STARTTLS$/i.test(line) && options.certificate !== undefined && !secure) {
        socket.off("data", read);
        socket.write("220 2.0.0 Ready to start TLS\r\n");
        serve(new TLSSocket(socket, { isServer: true, ...options.certificate }), options, true);
        return;
      }
      const text = reply(line, options, secure);
      if (text.startsWith("221")) {
        socket.end(text + "\r\n");
        return;
      }
      socket.write(text + "\r\n");
    }
    if (rest.length > MAX_LINE) socket.destroy();
  };
  socket.on("data", read);
}

/**
 * Starts a mail server on loopback that answers up to RCPT TO and accepts no message.
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
    socket.write(`220 ${options.hostname ?? "mail.mini.invalid"} ESMTP\r\n`);
    serve(socket, options, false);
  }, options);
}
