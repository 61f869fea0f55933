import { mail } from "../observe/mail/mail.ts";
import type { Op } from "./op.ts";

/** Whether the name's mail server would take mail for it; no line when there is none. */
export const mxCheck: Op<"MxCheck"> = {
  op: "MxCheck",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const check = await subject.once(mail);
    return check === null ? [] : [check.metadata];
  },
};
