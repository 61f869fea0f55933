/**
 * Extended errors that blame the name's own servers or signatures: the DNSSEC errors of RFC 8914, No Reachable
 * Authority and Invalid Data. Network Error is not among them: overloaded resolvers report it too.
 */
export const OWN_FAILURES: ReadonlySet<number> = new Set([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 22, 24]);
/** A policy against the name: Blocked, Censored, Filtered, RFC 8914 sections 4.16 to 4.18. */
export const POLICIES: ReadonlySet<number> = new Set([15, 16, 17]);

/**
 * Extended errors that take a denial back, and the code that the reply should have: the resolver does not serve this
 * client or this name, or could not ask (RFC 8914 sections 4.15, 4.19 to 4.25, and Too Early), what it says is of before
 * (4.4, 4.20), or has wrong signatures and is passed on all the same (4.7 to 4.13, and Signature Expired before Valid).
 * Answers with records may have these too: of several servers one was not reached. Where the client is refused, records
 * are a portal's.
 */
export const DISCLAIMERS: ReadonlyMap<number, "SERVFAIL" | "REFUSED"> = new Map([
  ...[3, 6, 7, 8, 9, 10, 11, 12, 14, 19, 25].map((code) => [code, "SERVFAIL"] as const),
  [18, "REFUSED"],
  [20, "REFUSED"],
  [21, "REFUSED"],
  [22, "SERVFAIL"],
  [23, "SERVFAIL"],
  [24, "SERVFAIL"],
  [26, "SERVFAIL"],
]);
export const PROHIBITED = 18;
