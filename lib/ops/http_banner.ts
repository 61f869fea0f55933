import { visited } from "../observe/web/visited.ts";
import type { Op } from "./op.ts";

/** The `Server` header of the first response; no line when there is none. */
export const httpBanner: Op<"HttpBanner"> = {
  op: "HttpBanner",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const banner = (await subject.once(visited))?.banner ?? null;
    return banner === null ? [] : [banner];
  },
};
