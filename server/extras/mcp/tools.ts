import * as v from "valibot";
import { count, cursor, defineTool, name, pageFrom, pageSize, text, type Tool } from "./tool.ts";
import {
  foldStream,
  quotedDeep,
  resultPage,
  shownFinding,
  watchedFinding,
  watchedFindings,
} from "./finding.ts";
import { type MergedLookup, mergeLine } from "../../../lib/lines/mod.ts";
import { CT_KINDS } from "../../ct/ct_service.ts";
import { LIKELY_FROM } from "../../../lib/match/mod.ts";
import { SquatError } from "../../../lib/errors.ts";

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

/** `findings`: what earlier lookups found. */
export const findings: Tool = defineTool({
  name: "findings",
  title: "Read earlier findings",
  description:
    "Without result_id: lists stored results, newest first. With it: the findings of that result, the most urgent " +
    "first, a page at a time, of one verdict if one is given. Starts no work.",
  openWorld: false,
  input: v.strictObject({
    result_id: v.optional(
      v.pipe(v.string(), v.uuid(), v.description("A result_id that lookup or findings returned")),
    ),
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

/** `match`: whom a name imitates. */
export const match: Tool = defineTool({
  name: "match",
  title: "Whom does a name imitate?",
  description: "Says which of the given brands a host name imitates, how likely, and why. Sends nothing.",
  openWorld: false,
  input: v.strictObject({
    name: name("A host name, such as login.paypal-secure.evil.top"),
    brands: v.pipe(
      v.array(name("A name")),
      v.minLength(1),
      v.maxLength(1_000),
      v.description("Domains of the brands, such as paypal.com"),
    ),
  }),
  async run({ name, brands }, { client, signal }) {
    const { results: [found] } = await client.match([name], brands, {
      limit: 5,
      min: LIKELY_FROM,
      signal,
    });
    if (found?.matches === undefined) throw new SquatError("invalid_domain", found?.error ?? "No answer");
    return { name, matches: found.matches };
  },
});
