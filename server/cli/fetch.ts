import { proxyOf } from "./proxy.ts";
import type { Fetch } from "../io/proxied_fetch.ts";

/** The `fetch` of a command, through the proxy that the option or the environment names; undefined without one. */
export async function fetchThrough(given: string | undefined): Promise<Fetch | undefined> {
  const proxy = proxyOf(given);
  return proxy === undefined ? undefined : (await import("../io/proxied_fetch.ts")).proxiedFetch(proxy);
}
