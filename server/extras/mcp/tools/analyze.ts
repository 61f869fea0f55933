import * as v from "valibot";
import { type MergedLookup, mergeLine } from "../../../../lib/lines/mod.ts";
import { defineTool, name, type Tool } from "../tool.ts";
import { foldStream, shownFinding, watchedFinding } from "../finding.ts";

/** `analyze`: one host. */
export const analyze: Tool = defineTool({
  name: "analyze",
  title: "Analyze one host",
  description:
    "Says what one host is: its addresses, mail servers, registrar, page and verdict with reasons, compared with the brand that it may imitate. Takes seconds.",
  openWorld: true,
  input: v.strictObject({
    host: name("The host to look at, such as paypa1-login.com"),
    brand: v.exactOptional(
      name(
        "The domain that it may imitate, such as paypal.com; by default the likeliest of the watched brands",
      ),
    ),
  }),
  async run({ host, brand }, { client, signal }) {
    const merged = Object.create(null) as MergedLookup;
    // The host itself is the one name of the stream, so nothing is folded away as the brand's own.
    const { incomplete } = await foldStream(
      client.analyze(host, { signal, ...brand === undefined ? {} : { brand } }),
      "",
      (line) => {
        if (line.op !== "Meta") mergeLine(merged, line);
      },
    );
    const [found] = Object.entries(merged);
    if (found === undefined) return { host, incomplete, finding: null };
    return { host, incomplete, finding: shownFinding(await watchedFinding(found, client, signal)) };
  },
});
