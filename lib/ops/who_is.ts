import { registered } from "../observe/registry/registered.ts";
import type { Op } from "./op.ts";

/** The WHOIS text, where there is no RDAP. */
export const whoIs: Op<"WhoIs"> = {
  op: "WhoIs",
  stage: "gather",
  asks: "registries",
  async run(subject) {
    const text = (await subject.once(registered))?.whois ?? null;
    return text === null ? [] : [text];
  },
};
