/**
 * Passive DNS of a server that answers in the common output format, beside the installation's own memory.
 * @module
 */
import { DialError } from "../../dial.ts";
import { SquatError } from "../../errors.ts";
import type { DnsSighting, History, Io } from "../../io.ts";
import type { PassiveDNSRecord } from "../../model.ts";
import { createMemoryHistory, MAX_RECORDS } from "./history.ts";
import { unlessAborted, withDeadline } from "../deadline.ts";
import { fetchDocument } from "../web/document.ts";
import { headerOf } from "../web/http.ts";
import { RegistryRateLimit } from "../registry/rate_limit.ts";
import { cofSighting } from "./passive_format.ts";
import { productAgent } from "../web/user_agent.ts";

/** Settings of a source. */
export interface HistorySourceOptions {
  /** Value of the Authorization field; goes to the source only. @default none */
  authorization?: string;
  /** Milliseconds between two questions. @default 200 */
  intervalMs?: number;
  /** The longest wait for a turn, in milliseconds; who would wait longer gets what is remembered here. @default 30000 */
  maxWaitMs?: number;
  /** Milliseconds for one question. @default 15000 */
  totalMs?: number;
  /** Milliseconds for which an answer is not asked for again. @default 3600000 */
  keepMs?: number;
  /** Is told why the source gave nothing for a name. @default nobody */
  onFailure?: (name: string, why: string) => void;
}

const MAX_BYTES = 1_048_576;
const MAX_KEPT = 10_000;

/** A question, asked for all who want its answer. */
interface Kept {
  until: number;
  records: Promise<PassiveDNSRecord[]>;
  waiting: number;
  /** Ends the question when all who waited have left. */
  own: AbortController;
}

/** One list out of two: what is in both counts once, with the sum of counts. */
async function merged(
  name: string,
  own: readonly PassiveDNSRecord[],
  theirs: readonly PassiveDNSRecord[],
): Promise<PassiveDNSRecord[]> {
  if (theirs.length === 0) return [...own];
  const both = createMemoryHistory();
  // The memory keeps what it was told last: of too many records these must be the latest.
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
function recordsOf(name: string, text: string): PassiveDNSRecord[] {
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
      // Servers also answer with names below, and with names whose records lead here.
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
 * Returns a memory that also asks a server, once for each name whose history is wanted, at its pace. What it says is
 * added to what is remembered, and is not remembered itself: asking twice must not count twice. Where it does not
 * answer, what is remembered is the answer.
 *
 * Source: draft-dulaunoy-dnsop-passive-dns-cof; the path is that of the servers in use: the name after the URL.
 *
 * @param io The way to the server, and time.
 * @param history What is remembered; null for nothing.
 * @param url Of the server; `{name}` in it stands for the name, which else comes after it.
 * @param options Settings.
 * @throws {SquatError} `invalid_parameter` for a URL that is none.
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
  const settings = {
    intervalMs: 200,
    maxWaitMs: 30_000,
    totalMs: 15_000,
    keepMs: 3_600_000,
    onFailure: () => {},
    ...options,
  };
  const pattern = url.includes("{name}") ? url : `${url.replace(/\/*$/, "")}/{name}`;
  const at = (name: string): string => pattern.replace("{name}", name);
  if (!/^https?:\/\/[^/?#]/i.test(url) || !URL.canParse(at("a.com"))) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${
        JSON.stringify(url)
      } as a source of history: give a URL such as https://pdns.example.com/query`,
    );
  }
  const { host } = new URL(at("a.com"));
  const rateLimit = new RegistryRateLimit(io, {
    intervalMs: settings.intervalMs,
    maxWaitMs: settings.maxWaitMs,
  });
  const kept = new Map<string, Kept>();

  const ask = async (name: string, signal: AbortSignal): Promise<PassiveDNSRecord[]> => {
    // The wait for one's turn is not the server's time.
    if (!await rateLimit.acquire(host, signal)) throw new DialError("deadline", `${host} is asked too much`);
    const records = await withDeadline(io, settings.totalMs, signal, async (inner, net) => {
      const { response } = await fetchDocument(net, at(name), {
        userAgent: productAgent(io.contact),
        accept: "application/x-ndjson, application/json;q=0.9",
        maxBytes: MAX_BYTES,
        ...(settings.authorization === undefined ? {} : { authorization: settings.authorization }),
      }, inner);
      const { status } = response;
      if (status === 429 || status === 503) {
        const after = headerOf(response.headers, "retry-after");
        rateLimit.refused(host, after !== null && /^\d{1,9}$/.test(after) ? Number(after) : null);
      } else rateLimit.answered(host);
      if (status === 404) return [];
      if (status !== 200) throw new DialError("unreachable", `${host} answers with status ${status}`);
      return recordsOf(name, new TextDecoder().decode(response.body));
    });
    return records ?? [];
  };
  const begin = (name: string): Kept => {
    const own = new AbortController();
    const records = ask(name, own.signal);
    const begun = { until: io.now() + settings.keepMs, records, waiting: 0, own };
    kept.set(name, begun);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string);
    // What failed is asked for again.
    records.catch(() => kept.get(name) === begun && kept.delete(name));
    return begun;
  };
  const asked = async (name: string, signal: AbortSignal): Promise<PassiveDNSRecord[]> => {
    const before = kept.get(name);
    const question = before !== undefined && before.until > io.now() ? before : begin(name);
    question.waiting++;
    try {
      return await unlessAborted(question.records, signal);
    } finally {
      if (--question.waiting === 0 && signal.aborted) {
        question.own.abort(signal.reason);
        if (kept.get(name) === question) kept.delete(name);
      }
    }
  };
  return {
    source: host,
    record: (sightings) => history?.record(sightings) ?? Promise.resolve(),
    tls: (name) => history?.tls(name) ?? Promise.resolve({}),
    async dns(name, signal = new AbortController().signal) {
      const own = await history?.dns(name) ?? [];
      signal.throwIfAborted();
      try {
        return await merged(name, own, await asked(name, signal));
      } catch (error) {
        signal.throwIfAborted();
        settings.onFailure(name, error instanceof Error ? error.message : String(error));
        return own;
      }
    },
  };
}
