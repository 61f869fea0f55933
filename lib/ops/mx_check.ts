import { maybe, type Op } from "./op.ts";
import { flag, named, object, type Schema, text } from "./schema.ts";

/** Whether a name accepts mail. */
export interface SmtpMetadata {
  /** Whether it would accept mail for the domain: by its mail server's reply, or by its MX records. */
  is_positive: boolean;
  /** The reply that decided, or what DNS says. */
  response: string;
}

const SMTP_METADATA: Schema<SmtpMetadata> = named(
  "SmtpMetadata",
  object({ is_positive: flag, response: text }),
);

/** Whether the name would accept mail, by DNS or by its mail server; no line when neither says anything. */
export const mxCheck: Op<
  "MxCheck",
  SmtpMetadata,
  { smtp_metadata: SmtpMetadata },
  { mail: SmtpMetadata | null }
> = {
  op: "MxCheck",
  title: "Mail",
  summary: "Whether the name would accept mail, by its MX records or its mail server",
  plans: ["squat", "analyze"],
  observes: ["mail"],
  // Mail servers are slow, and the verdict does not use their answers.
  isSlow: true,
  schema: SMTP_METADATA,
  merged: { smtp_metadata: SMTP_METADATA },
  run: async (see) => maybe(await see.mail()),
};
