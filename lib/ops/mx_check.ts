import { maybe, type Op } from "./op.ts";
import { flag, named, object, type Schema, text } from "./schema.ts";

/** What the mail server said. */
export interface SmtpMetadata {
  /** Whether it would accept mail for the domain. */
  is_positive: boolean;
  /** The reply that decided. */
  response: string;
}

const SMTP_METADATA: Schema<SmtpMetadata> = named(
  "SmtpMetadata",
  object({ is_positive: flag, response: text }),
);

/** Whether the name's mail server would accept mail for it; no line when there is none. */
export const mxCheck: Op<
  "MxCheck",
  SmtpMetadata,
  { smtp_metadata: SmtpMetadata },
  { mail: { metadata: SmtpMetadata } | null }
> = {
  op: "MxCheck",
  title: "Mail",
  summary: "Whether the mail server would accept mail for the name",
  plans: ["squat", "analyze"],
  observes: ["mail"],
  schema: SMTP_METADATA,
  merged: { smtp_metadata: SMTP_METADATA },
  merge(into, data) {
    into.smtp_metadata = data;
  },
  run: async (see) => maybe((await see.mail())?.metadata),
};
