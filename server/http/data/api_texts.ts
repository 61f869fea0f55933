/**
 * What the API description says of refusals and headers.
 * @module
 */

/** Refusals, by status. */
export const REFUSALS: Readonly<Record<number, string>> = {
  400: "Invalid domain or parameter",
  401: "Missing, expired, revoked or otherwise invalid key or session",
  403: "The key lacks the scope, or the request comes from another origin",
  404: "No such result or key",
  406: "The request accepts none of the answer's formats",
  408: "The body did not come in time",
  409: "What is there already forbids it",
  413: "The body is too large",
  415: "The body is not application/json, or is encoded",
  421: "The Host header is not a name of this service",
  429: "Rate limited; see Retry-After",
  500: "An unexpected error; its cause is in the log",
  503: "At capacity, or not ready; see Retry-After",
  504: "Out of time",
};

const TEXT = { type: "string" }, UUID = { type: "string", format: "uuid" }, WHOLE = { type: "integer" };

/** Headers of answers; a success also has those of its route. */
export const HEADERS: Readonly<Record<string, { description: string; schema: Record<string, unknown> }>> = {
  "X-Service-Request-Id": { description: "Id of the request, also in the log", schema: UUID },
  "X-Service-Result-Id": { description: "Id of the result that the lines become", schema: UUID },
  "X-Has-More-Value": {
    description: "Whether more names match than were returned",
    schema: { ...TEXT, enum: ["true", "false"] },
  },
  "X-Deadringer-Incomplete": {
    description: "What is missing, such as names, and why, percent-encoded; absent when nothing is",
    schema: TEXT,
  },
  "X-RateLimit-Limit": { description: "Most requests in the current window", schema: WHOLE },
  "X-RateLimit-Remaining": { description: "Requests left in it", schema: WHOLE },
  "X-RateLimit-Reset": { description: "Seconds until it ends", schema: WHOLE },
  "Retry-After": { description: "Seconds to wait", schema: { ...WHOLE, minimum: 1 } },
  "WWW-Authenticate": { description: "RFC 6750 challenge", schema: TEXT },
  "Set-Cookie": { description: "The session", schema: TEXT },
};
