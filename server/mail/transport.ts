import { createTransport, type Transporter } from "nodemailer";

const SMTP_TIMEOUT_MS = 30_000;

/** Returns a connection to the operator's mail server, as `DEADRINGER_SMTP` names it. Whoever opens it closes it. */
export function smtpTransport(smtpUrl: string): Transporter {
  const server = new URL(smtpUrl);
  return createTransport({
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
}
