import { ctNames } from "../ct/mod.ts";
import type { Op } from "./op.ts";

/** What the index of certificates knows of the name, one line; none when it lacks the name. */
export const certificateTransparency: Op<"CertificateTransparency"> = {
  op: "CertificateTransparency",
  stage: "gather",
  asks: "history",
  async run({ io, name }) {
    return io.ct === null ? [] : await ctNames(io.ct.index(), [name], { include_precert: true });
  },
};
