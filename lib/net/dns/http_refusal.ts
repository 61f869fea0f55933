import type { IncomingHttpHeaders } from "node:http2";
import { retryAfterMs } from "../../retry_after.ts";
import type { StreamRefusal } from "./stream.ts";

/** The longest pause that is kept, milliseconds: a mistaken Retry-After may say years. */
const MAX_WAIT_MS = 24 * 3_600_000;
/** Characters of a redirect's target in a message. */
const MAX_LOCATION = 200;

/**
 * What a response is that carries no DNS message (RFC 8484 section 4.2.1). 429 and what a busy server says pass, after
 * the time of Retry-After if there is one. Redirects, refusals of the client and pages do not: asking again would get
 * the same.
 *
 * @param path What was asked for.
 * @param nowMs Milliseconds since 1970, for a Retry-After date without a Date field.
 */
export function httpRefusal(headers: IncomingHttpHeaders, path: string, nowMs: number): StreamRefusal {
  const status = Number(headers[":status"] ?? 0);
  const type = headers["content-type"] ?? "nothing";
  const date = headers.date ?? null;
  const waitMs = Math.min(MAX_WAIT_MS, retryAfterMs(headers["retry-after"] ?? null, date, nowMs));
  const pause = waitMs > 0 ? ` and asks for a pause of ${Math.ceil(waitMs / 1000)} s` : "";
  const end = (why: string): StreamRefusal => ({ kind: "end", waitMs: 0, why });
  if (status === 429) {
    return { kind: "limit", waitMs, why: `limits how fast it is asked (status 429)${pause}` };
  }
  if (status === 511) return end("is behind the sign-in page of this network (status 511): sign in first");
  if (status === 408 || status === 425 || (status >= 500 && status !== 501 && status !== 505)) {
    return { kind: "failure", waitMs, why: `fails with status ${status}${pause}` };
  }
  if (status === 401 || status === 407) {
    return end(`wants credentials (status ${status}), which cannot be given: use another resolver`);
  }
  if (status === 403 || status === 451) {
    return end(`does not serve this machine (status ${status}): use another resolver`);
  }
  if (status >= 300 && status < 400) {
    const location = [headers.location ?? ""].join().replace(/[^!-~]/g, "").slice(0, MAX_LOCATION);
    const to = location === "" ? "elsewhere" : `to ${location}`;
    return end(`redirects ${to} (status ${status}), which is not followed: give the URL that it leads to`);
  }
  const what = status === 200 ? type.replace(/;.*|[^!-~]/g, "").slice(0, 50) : `status ${status}`;
  return end(`answers ${what} at ${path}, not with DNS: check the path of its URL, usually /dns-query`);
}
