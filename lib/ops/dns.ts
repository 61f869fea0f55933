import { records } from "../observe/resolve.ts";
import type { Op } from "./op.ts";

/** The name's records: all six arrays, empty ones kept. */
export const dns: Op<"Dns"> = {
  op: "Dns",
  stage: "gather",
  asks: "resolvers",
  run: async (subject) => [await subject.once(records)],
};
