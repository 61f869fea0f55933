/**
 * Behind `deadringer classify --facts FILE`: rows of facts in, lines of scores out, one at a time.
 * @module
 */
import { CAPTURE_PRIOR, classify, type Facts, PAGE_PRIOR, type Reason } from "../../lib/classify/mod.ts";
import type { Classification, Redirect } from "../../lib/model.ts";
import { defined } from "./lookup/options.ts";
import { UsageError } from "./exit.ts";

/** One line of output. */
export interface ScoredRow extends Classification {
  /** As in the row. */
  id: string;
  /** Why. */
  reasons: Reason[];
}

const isText = (value: unknown): value is string => typeof value === "string";
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areHops = (value: unknown): value is (string | Redirect)[] =>
  Array.isArray(value) && value.every((hop) => isText(hop) || isText(hop?.url));

/**
 * Facts from a row `{id, url, html?, a?, aaaa?, ns?, mx?, headers?, redirects?, features?}`; other members are ignored.
 * The host of the URL is only compared with the links of the page.
 *
 * @throws {UsageError} A member is of another type.
 */
function factsOfRow(row: Record<string, unknown>, selfReference: boolean): Facts {
  const member = <T>(key: string, is: (value: unknown) => value is T, what: string): T | undefined => {
    const value = row[key] ?? undefined;
    if (value === undefined || is(value)) return value;
    throw new UsageError(`"${key}" is not ${what}`);
  };
  const list = (key: string) => member(key, isList, "an array of strings");
  const record = (key: string) => member(key, isRecord, "an object");
  const [html, url] = [member("html", isText, "a string"), member("url", isText, "a string")];
  if (url !== undefined && ![url, `http://${url}`].some((each) => URL.canParse(each))) {
    throw new UsageError('"url" is neither a URL nor a host');
  }
  const headers = record("headers");
  const hops = member("redirects", areHops, "an array of URLs or hops");
  const redirects = hops?.map((hop, i): Redirect =>
    isText(hop) ? { url: hop, kind: i === 0 ? "InitialRequest" : "Http" } : hop
  );
  return defined({
    name: selfReference ? url : undefined,
    page: html === undefined ? undefined : defined({ html, headers }),
    dns: defined({ a: list("a"), aaaa: list("aaaa"), ns: list("ns"), mx: list("mx") }),
    redirects,
    capture: record("features"),
  });
}

/** The row of a line, with its id. */
function rowOf(line: string): Record<string, unknown> & { id: string } {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (cause) {
    throw new UsageError("not JSON", { cause });
  }
  if (typeof row !== "object" || row === null || Array.isArray(row)) {
    throw new UsageError("not a JSON object");
  }
  if (!("id" in row) || !isText(row.id)) throw new UsageError('"id" is not a string');
  return row as Record<string, unknown> & { id: string };
}

/**
 * A score for each row, in the order of the rows. Blank lines are skipped; rows are independent of each other.
 *
 * @param lines Lines of NDJSON.
 * @param refused Told of each line that has no score, with its number: no JSON object, no id, a member of another type.
 * @param selfReference Whether features may compare the page with the row's own host.
 * @example
 * ```ts
 * import { classifyFacts } from "./classify_facts.ts";
 * const rows = (async function* () { yield '{"id":"1","ns":["ns1.bodis.com"]}'; })();
 * for await (const line of classifyFacts(rows, console.warn)) console.assert(line.parked > 0.5);
 * ```
 */
export async function* classifyFacts(
  lines: AsyncIterable<string>,
  refused: (line: number, why: string) => void,
  selfReference: boolean = true,
): AsyncGenerator<ScoredRow> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === "") continue;
    let id: string, facts: Facts;
    try {
      const row = rowOf(line);
      id = row.id;
      facts = factsOfRow(row, selfReference);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      refused(number, error.message);
      continue;
    }
    // The data's own.
    const prior = facts.page === undefined ? CAPTURE_PRIOR : PAGE_PRIOR;
    const { legitimate, phishing, parked, reasons } = classify(facts, { prior });
    yield { id, legitimate, phishing, parked, reasons };
  }
}
