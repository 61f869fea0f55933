import type { Observation } from "../../subject.ts";
import { type MailCheck, mailCheck } from "./smtp.ts";

/** What the name's mail server says; asked once. Null when there is none, or none may be asked. */
export const mail: Observation<MailCheck | null> = async ({ io, name, passive, signal }) =>
  passive ? null : await mailCheck(io, name, signal);
