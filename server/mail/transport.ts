import type { SendMailOptions, SentMessageInfo } from "nodemailer";
import { installed } from "../checks.ts";
import { hostname } from "node:os";

const SMTP_TIMEOUT_MS = 30_000;

/**
 * Sends a mail through the operator's mail server, and resolves with its answer.
 *
 * @param smtpUrl As `DEADRINGER_SMTP` names it.
 * @param signal Breaks the connection off. @default none
 */
export async function sendMail(
  smtpUrl: string,
  mail: SendMailOptions,
  signal?: AbortSignal,
): Promise<SentMessageInfo> {
  const { createTransport } = await installed(import("nodemailer"));
  const server = new URL(smtpUrl);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port || (server.protocol === "smtps:" ? 465 : 25)),
    secure: server.protocol === "smtps:",
    // A password is never sent in the clear, except to this machine.
    requireTLS: server.username !== "" && !/^(?:127\.|localhost$|\[::1\]$)/.test(server.hostname),
    ...server.username === "" ? {} : {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    },
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stop = () => transport.close();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await transport.sendMail(mail);
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

/**
 * Returns the address that mail leaves with: the first that the operator set, else one of this machine. Never one that a
 * user gave: nobody has confirmed that it is theirs.
 *
 * @param set Addresses of the settings, `""` or null for none.
 */
export function senderAddress(...set: readonly (string | null)[]): string {
  return set.find((each) => each !== null && each !== "") ?? `deadringer@${hostname()}`;
}
