import * as v from "valibot";
import { explaining } from "../../../../lib/permute/explain.ts";
import { defineTool, name, type Tool } from "../tool.ts";

/** `explain`: the edits between two names. */
export const explain: Tool = defineTool({
  name: "explain",
  title: "Explain a look-alike",
  description:
    "Lists the edits that lead from a domain to a name like it. Looks at the names only; sends nothing.",
  openWorld: false,
  scope: "lookup:squat",
  input: v.strictObject({
    domain: name("The imitated domain, such as paypal.com"),
    name: name("The name like it, such as paypa1.top"),
  }),
  async run({ domain, name }, { compute }) {
    return { domain, name, ...await compute(explaining(domain, name)) };
  },
});
