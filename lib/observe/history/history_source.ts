/**
 * Passive DNS from a server that answers in the common output format, merged with the installation's own history.
 * @module
 */
import { checkArgument, isObject } from "../../argument.ts";
import { DialError } from "../../dial.ts";
import { SquatError } from "../../errors.ts";
import type { DnsSighting, History, Io } from "../../io.ts";
import type { PassiveDNSRecord } from "../../model.ts";
import { createMemoryHistory, MAX_RECORDS } from "./history.ts";
import { withDeadline } from "../deadline.ts";
import { fetchDocument } from "../web/document.ts";
import { RegistryRateLimit, reportAnswer } from "../registry/rate_limit.ts";
import { productAgent } from "../web/http.ts";
import { CALLBACK, checkOptions, type OptionChecks, TEXT } from "../../options.ts";
import { parseIp } from "../../ip.ts";

const TYPES: readonly string[] = ["A", "AAAA", "NS", "MX", "TXT", "CNAME"];
const MAX_VALUES = 1_000;
const MAX_TEXT = 8_192;

function wrong(what: string): SquatError {
  return new SquatError("invalid_parameter", what);
}

function timeField(row: Record<string, unknown>, key: string): number {
  const value = row[key] ?? row[`zone_${key}`];
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(`"${key}" is not a time in seconds`);
  return value as number;
}

function host(text: string): string {
  const name = text.trim().toLowerCase().replace(/\.$/, "");
  if (!/^[\x21-\x7e]{1,253}$/.test(name)) {
    throw wrong(`${JSON.stringify(text.slice(0, 100))} is not a host name`);
  }
  return name;
}

function valueOf(rrtype: string, text: string): string {
  switch (rrtype) {
    case "A":
    case "AAAA":
      if (parseIp(text) === null || (rrtype === "A") === text.includes(":")) {
        throw wrong(`${JSON.stringify(text.slice(0, 100))} is not an address for ${rrtype}`);
      }
      return rrtype === "A" ? text : new URL(`http://[${text}]/`).hostname.slice(1, -1);
    case "TXT":
      return text;
    default: // A preference stands before the host of an MX; the host of a null MX is empty (RFC 7505).
      return `${/^(?:\d+\s+)?\.$/.test(text) ? "" : host(text.replace(/^\d+\s+/, ""))}.`;
  }
}

/**
 * Reads one line of passive DNS in the common output format, where `rrname` is the name that was queried and `rdata`
 * the answer. Types that a history does not store give an empty array.
 *
 * Source: draft-dulaunoy-dnsop-passive-dns-cof, sections 3.1 and 3.2.
 *
 * @param line A JSON object; `time_first` and `time_last` (or their `zone_` forms) in Unix seconds, `count` 1 unless given.
 * @throws {SquatError} `invalid_parameter`, naming the invalid member.
 * @example
 * ```ts
 * import { cofSighting } from "./history_source.ts";
 * const line = '{"rrname":"a.com.","rrtype":"A","rdata":"192.0.2.1","time_first":1,"time_last":2,"count":3}';
 * console.assert(cofSighting(line)[0]?.value === "192.0.2.1");
 * ```
 */
export function cofSighting(line: string): DnsSighting[] {
  checkArgument(line, "text", "the line of cofSighting");
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw wrong("it is not JSON");
  }
  if (!isObject(row)) throw wrong("it is not a JSON object");
  const { rrname, rrtype, rdata, count = 1 } = row;
  if (typeof rrname !== "string") throw wrong('"rrname" is not a string');
  if (typeof rrtype !== "string") throw wrong('"rrtype" is not a string');
  const values: unknown[] = Array.isArray(rdata) ? rdata : [rdata];
  if (
    !values.every((value) => typeof value === "string" && value.length <= MAX_TEXT) ||
    values.length > MAX_VALUES
  ) {
    throw wrong('"rdata" is neither a string nor an array of strings');
  }
  if (!Number.isSafeInteger(count) || (count as number) < 1) {
    throw wrong('"count" is not a number of at least 1');
  }
  const first = timeField(row, "time_first");
  const last = timeField(row, "time_last");
  if (last < first) throw wrong('"time_last" is before "time_first"');
  const name = host(rrname);
  const type = rrtype.toUpperCase();
  if (!TYPES.includes(type)) return [];
  return (values as string[]).map((value) => ({
    kind: "dns",
    name,
    rrtype: type as DnsSighting["rrtype"],
    value: valueOf(type, value),
    first,
    last,
    count: count as number,
  }));
}

/** Settings of a source. */
export interface HistorySourceOptions {
  /** Value of the Authorization field; goes to the source only. @default none */
  authorization?: string;
  /** Called with the reason why the source returned nothing for a name. @default nothing */
  onFailure?: (name: string, why: string) => void;
}

const OPTIONS: OptionChecks<HistorySourceOptions> = {
  authorization: TEXT,
  onFailure: CALLBACK,
};

const MAX_BYTES = 1_048_576;
const MAX_CACHED = 10_000;
/** Between two requests, the longest wait for the rate limit, and for one answer. */
const INTERVAL_MS = 200, MAX_WAIT_MS = 30_000, TOTAL_MS = 15_000;
/** How long an answer counts. */
const KEEP_MS = 3_600_000;

/** Merges two lists: a record in both appears once, with the sum of the counts. */
async function mergedRecords(
  name: string,
  own: readonly PassiveDNSRecord[],
  theirs: readonly PassiveDNSRecord[],
): Promise<PassiveDNSRecord[]> {
  if (theirs.length === 0) return [...own];
  const both = createMemoryHistory();
  // A full history drops the records that it received first: sort, so that these are the oldest.
  const all = [...own, ...theirs].sort((x, y) => x.time_last - y.time_last);
  await both.record(all.map((record) => ({
    kind: "dns" as const,
    name,
    rrtype: record.rrtype as DnsSighting["rrtype"],
    value: record.rrname,
    first: record.time_first,
    last: record.time_last,
    count: record.count,
  })));
  return await both.dns(name);
}

/** The records of a name in an answer: one JSON object a line, or an array of them. Other lines are left out. */
function sourceRecords(name: string, text: string): PassiveDNSRecord[] {
  const found: PassiveDNSRecord[] = [];
  const take = (line: string): void => {
    let sightings: DnsSighting[];
    try {
      sightings = cofSighting(line);
    } catch (error) {
      if (error instanceof SquatError) return;
      throw error;
    }
    for (const seen of sightings) {
      // Servers also return names below this one, and names whose records point to it.
      if (seen.name !== name || found.length >= MAX_RECORDS) continue;
      const { rrtype, value, first, last, count } = seen;
      found.push({ rrtype, rrname: value, rdata: name, time_first: first, time_last: last, count });
    }
  };
  if (text.trimStart().startsWith("[")) {
    let list: unknown = null;
    try {
      list = JSON.parse(text);
    } catch {
      // Cut off, or none.
    }
    for (const row of Array.isArray(list) ? list.slice(0, MAX_RECORDS) : []) take(JSON.stringify(row) ?? "");
  } else for (const line of text.split("\n")) if (line.trim() !== "") take(line);
  return found;
}

/**
 * Host and URLs of a source.
 *
 * @throws {SquatError} `invalid_parameter` for an invalid URL.
 */
function sourceAt(url: string): { host: string; at: (name: string) => string } {
  const pattern = url.includes("{name}") ? url : `${url.replace(/(?<!\/)\/*$/, "")}/{name}`;
  const at = (name: string): string => pattern.replace("{name}", name);
  if (!/^https?:\/\/[^/?#]/i.test(url) || !URL.canParse(at("a.com"))) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${
        JSON.stringify(url)
      } as a source of history: give a URL such as https://pdns.example.com/query`,
    );
  }
  return { host: new URL(at("a.com")).host, at };
}

/**
 * Returns a history that also queries a server for each name that is looked up in it, within the server's rate limit;
 * its answer counts for an hour. The server's records are merged into the answer and not stored: two queries must not
 * count twice. If the server does not answer, the stored history is the answer.
 *
 * Source: draft-dulaunoy-dnsop-passive-dns-cof; the name follows the URL, as the servers in use expect it.
 *
 * @param io The dialer, clock and sleep.
 * @param history The stored history; null for none.
 * @param url URL of the server; `{name}` in it stands for the name, which is otherwise appended.
 * @param options Settings.
 * @throws {SquatError} `invalid_parameter` for an invalid URL.
 * @example
 * ```ts
 * import { withHistorySource } from "./history_source.ts";
 * const io = { net: null, now: () => 0, sleep: () => Promise.resolve() };
 * const history = withHistorySource(io, null, "https://pdns.example.com/query");
 * console.assert(history.source === "pdns.example.com" && (await history.dns("a.com")).length === 0);
 * ```
 */
export function withHistorySource(
  io: Pick<Io, "net" | "now" | "sleep" | "contact">,
  history: History | null,
  url: string,
  options: HistorySourceOptions = {},
): History {
  checkOptions("withHistorySource", options, OPTIONS);
  checkArgument(io, "io", "the Io of withHistorySource");
  checkArgument(url, "text", "the URL of withHistorySource");
  const { authorization, onFailure = () => {} } = options;
  const { host, at } = sourceAt(url);
  const rateLimit = new RegistryRateLimit(io, { intervalMs: INTERVAL_MS });
  const answers = new Map<string, { until: number; records: readonly PassiveDNSRecord[] }>();
  const ask = async (name: string, signal: AbortSignal): Promise<readonly PassiveDNSRecord[]> => {
    const known = answers.get(name);
    if (known !== undefined && io.now() < known.until) return known.records;
    // The wait for the rate limit does not count against the server.
    if (!await rateLimit.acquire(host, signal, MAX_WAIT_MS)) {
      throw new DialError("deadline", `${host} gets too many requests already`);
    }
    const records = await withDeadline(io, TOTAL_MS, signal, async (inner, net) => {
      const { response } = await fetchDocument(net, at(name), {
        userAgent: productAgent(io.contact),
        accept: "application/x-ndjson, application/json;q=0.9",
        maxBytes: MAX_BYTES,
        ...(authorization === undefined ? {} : { authorization }),
      }, inner);
      reportAnswer(rateLimit, host, response);
      const { status } = response;
      if (status === 404) return [];
      if (status !== 200) throw new DialError("unreachable", `${host} answers with status ${status}`);
      return sourceRecords(name, new TextDecoder().decode(response.body));
    });
    if (records === null) return [];
    answers.delete(name);
    answers.set(name, { until: io.now() + KEEP_MS, records });
    if (answers.size > MAX_CACHED) answers.delete(answers.keys().next().value!);
    return records;
  };
  return {
    source: host,
    record: (sightings) => history?.record(sightings) ?? Promise.resolve(),
    tls: (name) => history?.tls(name) ?? Promise.resolve({}),
    async dns(name, signal = new AbortController().signal) {
      const own = await history?.dns(name) ?? [];
      signal.throwIfAborted();
      try {
        return await mergedRecords(name, own, await ask(name, signal));
      } catch (error) {
        signal.throwIfAborted();
        onFailure(name, error instanceof Error ? error.message : String(error));
        return own;
      }
    },
  };
}
