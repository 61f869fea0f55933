import { type Fact, maybe } from "./op.ts";

/** The registry's RDAP object; no line when the answer came by WHOIS, or not at all. */
export const rdap: Fact<
  "Rdap",
  "rdap",
  Record<string, unknown>,
  { registration: { rdap: Record<string, unknown> | null } | null }
> = {
  op: "Rdap",
  summary: "The RFC 9083 object as received",
  plans: ["squat", "analyze"],
  observes: ["registration"],
  merge: "rdap",
  run: async (see) => maybe((await see.registration())?.rdap),
};
