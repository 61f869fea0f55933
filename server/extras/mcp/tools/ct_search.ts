import * as v from "valibot";
import { count, defineTool, text, type Tool } from "../tool.ts";
import { CT_KINDS } from "../../../ct/ct_service.ts";
import { quotedDeep } from "../untrusted.ts";

/** `ct_search`: names in certificates. */
export const ctSearch: Tool = defineTool({
  name: "ct_search",
  title: "Search certificate transparency",
  description: "Finds names in the certificate transparency logs that this installation indexes. " +
    "Kinds: regex (RE2 syntax), exact, lookalike and others that the schema lists.",
  openWorld: false,
  input: v.strictObject({
    pattern: text("What to find, such as ^paypa[l1]", 1_000),
    kind: v.optional(v.picklist(CT_KINDS), "regex"),
    limit: count("Most results", 100, 20),
  }),
  async run({ pattern, kind, limit }, { client, signal }) {
    const { results, more, lacks } = await client.ct.search({ pattern, kind, limit }, signal);
    // A certificate's requester chooses the names in it.
    return { more, ...lacks === "" ? {} : { lacks }, untrusted: { results: quotedDeep(results) } };
  },
});
