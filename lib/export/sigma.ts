import { blockedOf } from "./blocklist.ts";
import { type ExportFormat, partNote, timeOf } from "./format.ts";
import { uuid5 } from "./uuid.ts";

/** Names of one rule: some backends turn it into one query. */
const NAMES_OF_RULE = 1_000;

/** Where look-alikes show up in logs: category, field, and what the value looks like. */
const SOURCES = [
  { category: "dns_query", field: "QueryName", title: "DNS query", product: "windows" },
  { category: "dns", field: "query", title: "DNS query", product: undefined },
  { category: "proxy", field: "cs-host", title: "Web proxy request", product: undefined },
] as const;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Sigma rules (specification 2.0.0), one a log source and thousand names, for the names that a blocklist would contain.
 * A value is `name` itself or `*.name`. Rules of more than a thousand names are numbered.
 */
export const sigma: ExportFormat = {
  name: "sigma",
  title: "Sigma rules",
  mediaType: "application/yaml",
  extension: "yml",
  async *write(findings, options) {
    const { brand, at } = options;
    const names = [...blockedOf(findings, options)].map(({ name }) => name);
    const date = timeOf(at).slice(0, 10);
    let isFirst = true;
    for (const { category, field, title, product } of SOURCES) {
      for (let from = 0; from < names.length; from += NAMES_OF_RULE) {
        const part = from / NAMES_OF_RULE + 1;
        const id = await uuid5(`sigma ${brand} ${category} ${part}`);
        yield (isFirst ? "" : "---\n") + [
          `title: ${quoted(`${title} for a look-alike of ${brand}${from > 0 ? `, part ${part}` : ""}`)}`,
          `id: ${id}`,
          "status: experimental",
          `description: ${
            quoted(
              [`Finds requests for names that imitate ${brand} and were judged phishing.`, partNote(options)]
                .join(" ").trim(),
            )
          }`,
          "author: deadringer",
          `date: ${quoted(date)}`,
          "tags:",
          "  - attack.initial-access",
          "  - attack.t1566.002",
          "logsource:",
          `  category: ${category}`,
          ...product === undefined ? [] : [`  product: ${product}`],
          "detection:",
          "  exact:",
          `    ${field}:`,
          ...names.slice(from, from + NAMES_OF_RULE).map((name) => `      - ${quoted(name)}`),
          "  below:",
          `    ${field}|endswith:`,
          ...names.slice(from, from + NAMES_OF_RULE).map((name) => `      - ${quoted(`.${name}`)}`),
          "  condition: exact or below",
          "falsepositives:",
          "  - Security tools and analysts that look at the names",
          "level: high",
          "",
        ].join("\n");
        isFirst = false;
      }
    }
  },
};
