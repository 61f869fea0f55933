import { type Fact, maybe } from "./op.ts";

/** Whether a name accepts mail. */
export interface SmtpMetadata {
  /** Whether it would accept mail for the domain, by its MX records. */
  is_positive: boolean;
  /** What DNS says. */
  response: string;
}

/** Whether the name would accept mail, by DNS; no line when that says nothing. */
export const mxCheck: Fact<"MxCheck", "smtp_metadata", SmtpMetadata, { mail: SmtpMetadata | null }> = {
  op: "MxCheck",
  summary: "Whether the name would accept mail, by its MX records",
  plans: ["squat", "analyze"],
  observes: ["mail"],
  // The servers of a mail host's zone may be slow, and the verdict does not use their answers.
  isSlow: true,
  merge: "smtp_metadata",
  run: async (see) => maybe(await see.mail()),
};
