import * as v from "valibot";
import { SquatError } from "../../../mod.ts";
import { name, names } from "../arguments.ts";
import { defineTool, type Tool } from "../tool.ts";

/** `match`: whom a name imitates. */
export const match: Tool = defineTool({
  name: "match",
  title: "Whom does a name imitate?",
  description:
    "Says which of the given brands a host name imitates, how likely, and why. Looks at the name only; sends nothing.",
  openWorld: false,
  input: v.strictObject({
    name: name("A host name, such as login.paypal-secure.evil.top"),
    brands: names("Domains of the brands, such as paypal.com", 1_000),
  }),
  async run({ name, brands }, { client, signal }) {
    const { results: [found] } = await client.match([name], brands, { reasons: true, limit: 5, signal });
    if (found?.matches === undefined) throw new SquatError("invalid_domain", found?.error ?? "No answer");
    return { name, matches: found.matches };
  },
});
