import { visited } from "../observe/web/visited.ts";
import type { Op } from "./op.ts";

/** Where the name's pages lead, from the first request on; no line when nobody answers. */
export const redirectChain: Op<"RedirectChain"> = {
  op: "RedirectChain",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const visit = await subject.once(visited);
    return visit === null ? [] : [visit.chain];
  },
};
