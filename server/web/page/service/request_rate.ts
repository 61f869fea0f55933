/** Milliseconds without requests that can wait, after the service answered 429. */
const REST_MS = 20_000;
/** Share of the rate limit that is left for the user's own actions. */
const SPARED_SHARE = 0.5;

let restUntil = 0;

/** Updates from a response, which says how many requests of the minute are left. */
export function heardRate({ status, headers }: Response): void {
  const limit = (what: string) => Number(headers.get(`x-ratelimit-${what}`));
  if (status === 429) restUntil = performance.now() + REST_MS;
  else if (limit("remaining") < limit("limit") * SPARED_SHARE) {
    restUntil = performance.now() + limit("reset") * 1000;
  }
}

/** Whether requests that can wait should not be made now. */
export function isResting(): boolean {
  return performance.now() < restUntil;
}
