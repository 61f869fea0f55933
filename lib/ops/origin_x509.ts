import { certificateOf } from "../observe/web/certificate.ts";
import { visited } from "../observe/web/visited.ts";
import type { Op } from "./op.ts";

/** The certificate that the name's own server shows, whether it verifies or not; no line when it shows none. */
export const originX509: Op<"OriginX509"> = {
  op: "OriginX509",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const certificate = certificateOf((await subject.once(visited))?.origin ?? null);
    return certificate === null ? [] : [certificate];
  },
};
