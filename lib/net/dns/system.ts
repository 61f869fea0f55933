import { getServers } from "node:dns";
import { readFileSync } from "node:fs";
import process from "node:process";
import { SquatError } from "../../errors.ts";

const FILE = "/etc/resolv.conf";
/** MAXNS of resolv.conf(5): resolver libraries use no more. */
const MAX_RESOLVERS = 3;
/** The public resolvers that Deno silently uses where it finds none. */
const DENO_FALLBACK: ReadonlySet<string> = new Set(
  "8.8.8.8 8.8.4.4 2001:4860:4860::8888 2001:4860:4860::8844".split(" "),
);

/** Text of /etc/resolv.conf; null where there is none. */
function resolvConf(): string | null {
  try {
    return process.platform === "win32" ? null : readFileSync(FILE, "utf8");
  } catch {
    return null;
  }
}

/**
 * The configured resolvers of this machine, each once, at most three, in order. Read from /etc/resolv.conf, since
 * runtimes drop the zone of `fe80::1%eth0`; on Windows, and without that file, from the runtime.
 *
 * @param text That file. @default this machine's
 * @param servers What the runtime knows. @default `getServers` of node:dns
 * @param isDeno Whether that is Deno.
 * @throws {SquatError} `no_network` for none; never falls back to a public resolver.
 */
export function systemResolvers(
  text: string | null = resolvConf(),
  servers: () => string[] = getServers,
  isDeno: boolean = Object.hasOwn(globalThis, "Deno"),
): string[] {
  if (text !== null) {
    const found = parseResolvConf(text);
    if (found.length > 0) return found;
    throw new SquatError("no_network", `${FILE} names no resolver: name a resolver`);
  }
  const found = [...new Set(servers())].slice(0, MAX_RESOLVERS);
  if (isDeno && found.every((server) => DENO_FALLBACK.has(server))) {
    throw new SquatError(
      "no_network",
      "This system names no resolver, and Deno would ask a public one instead: name a resolver",
    );
  }
  return found;
}

/** The resolvers of a resolv.conf(5), each once, at most three. */
function parseResolvConf(text: string): string[] {
  const found = text.split("\n").flatMap((line) => /^nameserver[ \t]+([^\s#;]+)/.exec(line)?.[1] ?? []);
  return [...new Set(found)].slice(0, MAX_RESOLVERS);
}
