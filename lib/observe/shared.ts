import type { Io } from "../io.ts";
import { RegistryRateLimit } from "./registry/rate_limit.ts";
import type { WhoisDirectory } from "./registry/whois.ts";

/** What all lookups of a dialer share: servers and networks count per client, not per name. */
export interface Shared {
  /** Rate limit of registries' servers. */
  rateLimit: RegistryRateLimit;
  /** WHOIS servers that were found. */
  directory: WhoisDirectory;
}

const byClient = new WeakMap<object, Shared>();

/** What lookups through the same dialer share. */
export function sharedOf(io: Pick<Io, "net" | "now" | "sleep" | "registryIntervalMs">): Shared {
  const client = io.net ?? io;
  let shared = byClient.get(client);
  if (shared === undefined) {
    const { registryIntervalMs: intervalMs } = io;
    // An explicit interval replaces the published limits, such as in a test network.
    const options = intervalMs === undefined ? {} : { intervalMs, rates: new Map() };
    const rateLimit = new RegistryRateLimit(io, options);
    shared = { rateLimit, directory: new Map() };
    byClient.set(client, shared);
  }
  return shared;
}
