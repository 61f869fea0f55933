import type { CTSearchResult } from "../../../../lib/model.ts";
import { choice, type Command, defineCommand, flag, format, integer, text } from "../../command.ts";
import { complain } from "../../exit.ts";
import { printRows, ROW_FORMATS } from "../../output/rows.ts";
import { fit } from "../../terminal.ts";

/** Where the index is. */
export const DATA = text({
  value: "DIR",
  help: "the index is in DIR/ct",
  default: "./data",
});

/** How rows are printed. */
export const ROW_FORMAT = format(ROW_FORMATS);

/** `deadringer ct search PATTERN` */
export const command: Command = defineCommand({
  summary: "search the names in certificates",
  arguments: [{ name: "PATTERN", what: "pattern", example: "PATTERN" }],
  options: {
    kind: {
      ...text({
        value: "K",
        help: "what the pattern is; regex is RE2, lookalike takes a domain",
        default: "regex",
      }),
      choices: async () => (await import("../../../ct/ct_service.ts")).CT_KINDS,
    },
    field: choice(
      { value: "F", help: "the part of a name that must match", default: "name" },
      ["name", "registrable_domain", "subdomain", "tld"],
    ),
    limit: integer({ short: "n", most: 1_000, help: "at most N names, up to 1000", default: "100" }),
    precert: flag({ help: "include names seen only in precertificates" }),
    data: DATA,
    format: ROW_FORMAT,
  },
  examples: [
    "deadringer ct search paypal.com --kind lookalike",
    "deadringer ct search '^login-.*bank' -n 20",
  ],
  async run({ options, args: [pattern], extensions }, system) {
    const { matcherOf } = await import("../../../ct/ct_service.ts");
    const { emptyIndex, searchStore } = await import("../../../ct/store_service.ts");
    const { openIndex } = await import("../../ct_index.ts");
    const matcher = matcherOf({
      pattern: pattern!,
      kind: options.kind ?? "regex",
      field: options.field ?? "name",
    });
    const bounds = { limit: options.limit ?? 100, include_precert: options.precert };
    const store = await openIndex({ data: options.data, extensions });
    try {
      const { results, hasMore } = await searchStore(store, matcher, bounds, system.signal);
      await printRows(results, options.format, system, ({ name }) => name, resultRow);
      const lacks = results.length === 0 ? await emptyIndex(store, system.signal) : "";
      if (lacks !== "") complain(system, lacks);
      if (hasMore) complain(system, `More names match than these ${results.length}; see --limit`);
    } finally {
      await store.close();
    }
  },
});

function resultRow(result: CTSearchResult): string {
  const { name, occurrences_count: count, last_seen_ts: seen, log_id, index, is_precert } = result;
  if (count === undefined) return name;
  const day = seen === null || seen === undefined ? "" : new Date(seen * 1000).toISOString().slice(0, 10);
  return `${fit(name, 48)}  ${day}  ${log_id}:${index}  ${count}x${is_precert ? "  precertificate" : ""}`;
}
