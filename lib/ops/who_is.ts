import { type Fact, maybe } from "./op.ts";

/** The WHOIS text, where there is no RDAP. */
export const whoIs: Fact<"WhoIs", "whois", string, { registration: { whois: string | null } | null }> = {
  op: "WhoIs",
  summary: "The WHOIS text as received, where there is no RDAP",
  plans: ["squat", "analyze"],
  observes: ["registration"],
  merge: "whois",
  run: async (see) => maybe((await see.registration())?.whois),
};
