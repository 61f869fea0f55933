import type { Buffer } from "node:buffer";
import { installed } from "../../../checks.ts";

/** One mail to one address. */
export interface Message {
  /** Sender: address and name. */
  from: { name: string; address: string };
  /** The only recipient. */
  to: string;
  /** Subject, one line. */
  subject: string;
  /** Plain text. */
  text: string;
  /** Message-ID without angle brackets; a repeat of the same mail has the same id. */
  id: string;
  /** Date, milliseconds since 1970. */
  at: number;
  /** Files. */
  attachments: readonly { name: string; type: string; content: Uint8Array }[];
}

/** Returns a mail as it goes over the wire (RFC 5322, MIME), which is also the form of .eml files. */
export async function messageBytes(message: Message): Promise<Uint8Array> {
  const { createTransport } = await installed(import("nodemailer"));
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: bytes } = await composer.sendMail({
    from: message.from,
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}>`,
    date: new Date(message.at),
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: message.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: content as Buffer,
      contentDisposition: "attachment" as const,
      encoding: "base64",
    })),
  });
  return new Uint8Array(bytes as Buffer);
}
