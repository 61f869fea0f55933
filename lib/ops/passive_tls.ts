import type { Op } from "./op.ts";

/** Certificates that this installation saw at the addresses which the name has or had; no line when it saw none. */
export const passiveTls: Op<"PassiveTls"> = {
  op: "PassiveTls",
  // After the others, whose answers are remembered by then.
  stage: "conclude",
  asks: "history",
  async run(subject) {
    const seen = await subject.io.history?.tls(subject.name) ?? {};
    return Object.keys(seen).length === 0 ? [] : [seen];
  },
};
