import { getServers } from "node:dns";

/** The resolvers that this machine is set to, as `address` or `address:port`. */
export function systemResolvers(): string[] {
  return getServers();
}
