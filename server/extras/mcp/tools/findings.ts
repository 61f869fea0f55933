import * as v from "valibot";
import { cursor, defineTool, pageSize, resultId, type Tool } from "../tool.ts";
import { resultPage, watchedFindings } from "../finding.ts";
import { pageFrom } from "../page.ts";

/** `findings`: what earlier lookups found. */
export const findings: Tool = defineTool({
  name: "findings",
  title: "Read earlier findings",
  description:
    "Without result_id: lists stored results, newest first. With it: the findings of that result, the most urgent " +
    "first, a page at a time, of one verdict if one is given. Starts no work.",
  openWorld: false,
  input: v.strictObject({
    result_id: v.optional(resultId),
    verdict: v.optional(v.picklist(["phishing", "parked", "legitimate", "unclear", "not rated"])),
    page_size: pageSize,
    cursor,
  }),
  async run({ result_id, verdict, page_size, cursor }, { client, signal }) {
    if (result_id === undefined) {
      const results = await client.json("/v1/retrieve?limit=1000", signal) as Record<string, unknown>[];
      const { entries, ...page } = pageFrom(results, page_size, cursor);
      return { results: entries.map(({ uuid, ...rest }) => ({ result_id: uuid, ...rest })), ...page };
    }
    const { domain } = await client.json(`/v1/retrieve/${result_id}/record`, signal) as { domain: string };
    const found = await watchedFindings(client.resume(result_id, 0, signal), domain, { client, signal });
    return resultPage({ domain, result_id, found }, { page_size, cursor, verdict });
  },
});
