import { type Fact, maybe } from "./op.ts";

/** Whether a name accepts mail. */
export interface SmtpMetadata {
  /** Whether it would accept mail for the domain: by its mail server's reply, or by its MX records. */
  is_positive: boolean;
  /** The reply that decided, or what DNS says. */
  response: string;
}

/** Whether the name would accept mail, by DNS or by its mail server; no line when neither says anything. */
export const mxCheck: Fact<"MxCheck", "smtp_metadata", SmtpMetadata, { mail: SmtpMetadata | null }> = {
  op: "MxCheck",
  summary: "Whether the name would accept mail, by its MX records or its mail server",
  plans: ["squat", "analyze"],
  observes: ["mail"],
  // Mail servers are slow, and the verdict does not use their answers.
  isSlow: true,
  merge: "smtp_metadata",
  run: async (see) => maybe(await see.mail()),
};
