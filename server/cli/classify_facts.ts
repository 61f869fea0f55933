/**
 * Behind `deadringer classify --facts FILE`: rows of facts in, lines of scores out, one at a time.
 * @module
 */
import {
  CAPTURE_PRIOR,
  type Facts,
  PAGE_PRIOR,
  prepare,
  type Reason,
  score,
} from "../../lib/classify/mod.ts";
import type { Classification, Redirect } from "../../lib/model.ts";
import { defined } from "./lookup/options.ts";
import { UsageError } from "./usage_error.ts";

/** The longest line that is read, in bytes. */
const MAX_LINE_BYTES: number = 8 * 1024 * 1024;

/** One line of output. */
export interface ScoredRow extends Classification {
  /** As in the row. */
  id: string;
  /** Why. */
  reasons: Reason[];
}

/** How to read and score rows. */
export interface ClassifyFactsOptions {
  /** Whether features may compare the page with the row's own host. @default true */
  selfReference?: boolean;
  /** In bytes. @default MAX_LINE_BYTES */
  maxLineBytes?: number;
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
 * @throws {SquatError} `invalid_parameter` with the line number.
 */
function factsOfRow(row: Record<string, unknown>, line: number, selfReference = true): Facts {
  const member = <T>(key: string, is: (value: unknown) => value is T, what: string): T | undefined => {
    const value = row[key] ?? undefined;
    if (value === undefined || is(value)) return value;
    throw new UsageError(`Cannot use line ${line}: "${key}" is not ${what}`);
  };
  const list = (key: string) => member(key, isList, "an array of strings");
  const record = (key: string) => member(key, isRecord, "an object");
  const [html, url] = [member("html", isText, "a string"), member("url", isText, "a string")];
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

async function* boundedLines(
  chunks: AsyncIterable<Uint8Array>,
  max: number,
): AsyncGenerator<[string, number]> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [], size = 0, number = 1;
  const take = (): string => {
    const line = parts.map((p) => decoder.decode(p, { stream: true })).join("") + decoder.decode();
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(10, from);
      const to = at < 0 ? chunk.length : at;
      size += to - from;
      if (size > max) {
        throw new UsageError(`Cannot read line ${number}: longer than ${max} bytes`);
      }
      parts.push(chunk.subarray(from, to));
      from = to + 1;
      if (at >= 0) yield [take(), number++];
    }
  }
  if (size > 0) yield [take(), number];
}

/**
 * A score for each row, in the order of the rows. Blank lines are skipped; rows are independent of each other.
 *
 * @param chunks Bytes of NDJSON.
 * @throws {SquatError} `invalid_parameter` with the line number: no JSON object, no id, a member of another
 * type, a line that is too long.
 * @example
 * ```ts
 * import { classifyFacts } from "./classify_facts.ts";
 * const row = new TextEncoder().encode('{"id":"1","ns":["ns1.bodis.com"]}\n');
 * for await (const line of classifyFacts((async function* () { yield row; })())) console.assert(line.parked > 0.5);
 * ```
 */
export async function* classifyFacts(
  chunks: AsyncIterable<Uint8Array>,
  options: ClassifyFactsOptions = {},
): AsyncGenerator<ScoredRow> {
  for await (const [line, number] of boundedLines(chunks, options.maxLineBytes ?? MAX_LINE_BYTES)) {
    if (line.trim() === "") continue;
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch (cause) {
      throw new UsageError(`Cannot read line ${number}: not JSON`, { cause });
    }
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      throw new UsageError(`Cannot read line ${number}: not a JSON object`);
    }
    const members = row as Record<string, unknown>;
    if (typeof members.id !== "string") {
      throw new UsageError(`Cannot use line ${number}: "id" is not a string`);
    }
    const facts = factsOfRow(members, number, options.selfReference ?? true);
    // The data's own.
    const prior = facts.page === undefined ? CAPTURE_PRIOR : PAGE_PRIOR;
    const { legitimate, phishing, parked, reasons } = score(prepare(facts), prior);
    yield { id: members.id, legitimate, phishing, parked, reasons };
  }
}
