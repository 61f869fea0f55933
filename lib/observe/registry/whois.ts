import { Buffer } from "node:buffer";
import { type Dialer, DialError } from "../../dial.ts";
import type { WhoisServers } from "../../io.ts";
import { WHOIS_SERVERS } from "./data/whois_servers.ts";
import { RefusedError, type RegistryAccess } from "./rate_limit.ts";
import { whoisText } from "./whois_charset.ts";
import { refusalSeconds, type WhoisVerdict, whoisVerdict } from "./whois_verdict.ts";

const MAX_BYTES = 65_536;

/** The table of this package. */
export const WHOIS_SNAPSHOT: WhoisServers = new Map(
  WHOIS_SERVERS.flatMap(([host, suffixes, query]) =>
    suffixes.split(" ").map((suffix) => [suffix, { host, query: query ?? "$" }] as const)
  ),
);

/** What a WHOIS server answered. */
export interface WhoisAnswer {
  /** The text, with lines ended by a single line feed. */
  text: string;
  /** What it is; null where it is neither a record nor says that there is none. */
  verdict: Exclude<WhoisVerdict, "refusal"> | null;
}

/**
 * What a WHOIS server answers, at most 64 KiB of it, decoded as `whoisText` finds.
 *
 * Source: RFC 3912.
 *
 * @param net The dialer.
 * @param host The server.
 * @param query The query, without a line end.
 * @param access Rate limit of the server.
 * @param signal Ends it.
 * @throws {DialError} When there is no answer, the deadline leaves less than a record, the rate limit allows no query in time, or the server refuses.
 */
export async function askWhois(
  net: Dialer,
  host: string,
  query: string,
  access: RegistryAccess,
  signal: AbortSignal,
): Promise<WhoisAnswer> {
  if (!await access.acquire(host, signal)) {
    throw new DialError("deadline", `Cannot ask ${host} now: its rate limit is used up`);
  }
  const connection = await net.connect(
    { host, port: 43, purpose: "whois", maxBytes: 2 * MAX_BYTES, label: query },
    signal,
  );
  const chunks: Uint8Array[] = [];
  let size = 0;
  let late: DialError | null = null;
  try {
    await connection.write(query.replace(/[\r\n]/g, " ") + "\r\n");
    while (size < MAX_BYTES) {
      const chunk = await connection.read();
      if (chunk === null) break;
      chunks.push(chunk.subarray(0, MAX_BYTES - size));
      size += chunk.length;
    }
  } catch (error) {
    // Many servers close with a reset, and some never close; what arrived is the answer.
    if (!(error instanceof DialError) || size === 0) throw error;
    if (error.reason === "deadline") late = error;
  } finally {
    connection.close();
  }
  const text = whoisText(Buffer.concat(chunks), `${query} ${host}`).replace(/\r\n?/g, "\n");
  if (text.trim() === "") throw new DialError("unreachable", `Cannot use the answer of ${host}: it is empty`);
  const verdict = whoisVerdict(text);
  if (verdict === "refusal") {
    const seconds = refusalSeconds(text);
    access.refused(host, seconds);
    throw new RefusedError(`Cannot ask ${host}: it refuses`, seconds);
  }
  // Cut off by the deadline, a text may be no more than its preamble.
  if (late !== null && verdict === null) throw late;
  access.answered(host);
  return { text, verdict };
}
