import process from "node:process";
import { proxyUrl } from "../checks.ts";
import type { Fetch } from "../io/source_fetch.ts";
import { valued } from "./command.ts";

/** The proxy option of commands that contact other machines. */
export const PROXY = valued({
  value: "URL",
  help:
    "connect through this proxy, http://, https:// or socks5://[USER:PASSWORD@]HOST:PORT; DNS goes through it only with " +
    "a resolver over HTTPS or TLS",
  default: "$DEADRINGER_PROXY",
}, proxyUrl);

/** The proxy that the option or the environment names; undefined for none. */
export function proxyOf(given: string | undefined): string | undefined {
  return given ?? (process.env["DEADRINGER_PROXY"] || undefined);
}

/** The `fetch` of a command, through the proxy that the option or the environment names; undefined without one. */
export async function fetchThrough(given: string | undefined): Promise<Fetch | undefined> {
  const proxy = proxyOf(given);
  return proxy === undefined ? undefined : (await import("../io/source_fetch.ts")).proxiedFetch(proxy);
}

/** The data folder: the one given, else the environment's, else `./data`. */
export function dataFolder(given: string | undefined): string {
  return given ?? process.env["DEADRINGER_DATA"] ?? "./data";
}
