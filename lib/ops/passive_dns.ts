import type { Op } from "./op.ts";

/** Records of the name that this installation saw, now or before, or its source knows; no line when it saw none or remembers nothing. */
export const passiveDns: Op<"PassiveDns"> = {
  op: "PassiveDns",
  // After the others, whose answers are remembered by then.
  stage: "conclude",
  asks: "history",
  async run(subject) {
    const seen = await subject.io.history?.dns(subject.name, subject.signal) ?? [];
    return seen.length === 0 ? [] : [seen];
  },
};
