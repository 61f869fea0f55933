import * as v from "valibot";
import { LIKELY_FROM } from "../../../../lib/match/mod.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { defineTool, name, names, text, type Tool } from "../tool.ts";
import { quoted } from "../untrusted.ts";

/** `match`: whom a name or a page imitates. */
export const match: Tool = defineTool({
  name: "match",
  title: "Whom does a name or a page imitate?",
  description:
    "Says which of the given brands a host name imitates, or a page that you have, how likely, and why. " +
    "Looks at what you give only; sends nothing.",
  openWorld: false,
  input: v.strictObject({
    name: v.exactOptional(name("A host name, such as login.paypal-secure.evil.top")),
    page: v.exactOptional(
      v.strictObject({ url: text("Where the page is", 2_048), html: text("Its HTML", 500_000) }),
    ),
    brands: names("Domains of the brands, such as paypal.com", 1_000),
  }),
  async run({ name, page, brands }, { client, signal }) {
    if (page !== undefined) {
      return { page: quoted(page.url), matches: await client.matchPage(page, brands, signal) };
    }
    if (name === undefined) throw new SquatError("invalid_parameter", "Give a name or a page");
    const { results: [found] } = await client.match([name], brands, {
      reasons: true,
      limit: 5,
      min: LIKELY_FROM,
      signal,
    });
    if (found?.matches === undefined) throw new SquatError("invalid_domain", found?.error ?? "No answer");
    return { name, matches: found.matches };
  },
});
