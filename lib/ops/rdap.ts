import { registered } from "../observe/registry/registered.ts";
import type { Op } from "./op.ts";

/** The registry's RDAP object; no line when the answer came by WHOIS, or not at all. */
export const rdap: Op<"Rdap"> = {
  op: "Rdap",
  stage: "gather",
  asks: "registries",
  async run(subject) {
    const object = (await subject.once(registered))?.rdap ?? null;
    return object === null ? [] : [object];
  },
};
