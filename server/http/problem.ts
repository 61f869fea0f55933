import { STATUS_CODES } from "node:http";
import { type Answer, answer, type AnswerHeaders } from "../wire/answer.ts";
import { SquatError } from "../../lib/errors.ts";
import type { Problem } from "../../lib/model.ts";
import { problemOf } from "../../lib/problem.ts";

/** An error of HTTP, such as a wrong method or path, that has no code in the library. */
export class HttpError extends Error {
  readonly status: number;
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** More members of the problem (RFC 9457 section 3.2). */
  readonly members: Readonly<Record<string, string>>;

  /** `message` is the problem's detail. */
  constructor(
    status: number,
    message: string,
    headers: Record<string, string> = {},
    members: Record<string, string> = {},
  ) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.headers = headers;
    this.members = members;
  }
}

/** Returns the problem of an error, with the request it belongs to. */
export function problemBody(
  error: unknown,
  requestId: string,
): Problem & { instance: string; request_id: string } {
  const problem = error instanceof HttpError
    ? {
      type: "about:blank",
      // RFC 9457 section 4.2.1.
      title: STATUS_CODES[error.status] ?? "Error",
      status: error.status,
      detail: error.message,
      ...error.members,
    }
    : problemOf(error);
  return { ...problem, instance: `urn:uuid:${requestId}`, request_id: requestId };
}

/** Default of Retry-After, seconds. */
const DEFAULT_RETRY_SEC = 5;

/** Headers that belong to an error of access or capacity. */
function errorHeaders(error: unknown, status: number): Record<string, string> {
  if (error instanceof HttpError) return { ...error.headers };
  if (status !== 429 && status !== 503) return {};
  // RFC 9110 allows a date too; the clients of this interface read numbers only, and require the header.
  const seconds = error instanceof SquatError ? error.retryAfterSeconds : undefined;
  return { "retry-after": String(Math.max(1, Math.ceil(seconds ?? DEFAULT_RETRY_SEC))) };
}

/** Returns the answer to a request that failed. The given headers override those of the error. */
export function problemAnswer(error: unknown, requestId: string, headers: AnswerHeaders = {}): Answer {
  const body = problemBody(error, requestId);
  const all = {
    ...errorHeaders(error, body.status),
    ...headers,
    "content-type": "application/problem+json",
  };
  return answer(JSON.stringify(body) + "\n", all, body.status);
}
