import * as v from "valibot";
import { count, defineTool, name, pageSize, type Tool } from "../tool.ts";
import { resultPage, watchedFindings } from "../finding.ts";

/** `lookup`: the registered look-alikes of a domain. */
export const lookup: Tool = defineTool({
  name: "lookup",
  title: "Look up look-alike domains",
  description:
    "Finds registered domains that imitate a domain and says what each is: phishing, parked, legitimate or unclear. " +
    "Takes seconds to minutes and reports progress. Returns counts, the most urgent findings and a result_id; " +
    "read the other pages with findings.",
  openWorld: true,
  input: v.strictObject({
    domain: name("The domain that others may imitate, such as paypal.com"),
    candidates: count("Look-alikes to examine, the likeliest first", 100_000, 2_000),
    page_size: pageSize,
  }),
  async run({ domain, candidates, page_size }, { client, signal, progress }) {
    let result_id: string | null = null;
    const lines = client.squat(domain, { limit: candidates, signal });
    const found = await watchedFindings(lines, domain, { client, signal }, async (line) => {
      if (line.op !== "Meta") return;
      if (line.data.kind === "Progress") await progress(...line.data.data);
      if (line.data.kind === "StoredResult") result_id = line.data.data;
    });
    return resultPage({ domain, result_id, found }, { page_size });
  },
});
