import { registered } from "../observe/registry/registered.ts";
import type { Op } from "./op.ts";

/** Dates, registrar and states of the registration; no line when nobody answers. */
export const registrationMetadata: Op<"RegistrationMetadata"> = {
  op: "RegistrationMetadata",
  stage: "gather",
  asks: "registries",
  async run(subject) {
    const found = await subject.once(registered);
    return found === null ? [] : [found.metadata];
  },
};
