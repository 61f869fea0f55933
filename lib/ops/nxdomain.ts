import { nonexistence } from "../observe/resolve.ts";
import type { Op } from "./op.ts";

/** Evidence that the name does not exist; no line when it does, or when nobody could tell. */
export const nxdomain: Op<"Nxdomain"> = {
  op: "Nxdomain",
  stage: "gather",
  asks: "resolvers",
  async run(subject) {
    const evidence = await subject.once(nonexistence);
    return evidence === null ? [] : [evidence];
  },
};
