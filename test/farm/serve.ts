/**
 * The farm as a process of its own, so that a lookup's memory can be told from the farm's: prints one line of JSON
 * (`FarmDescription`) when everything listens, and ends with its standard input.
 * @module
 */
import { once } from "node:events";
import { createSecureContext } from "node:tls";
import { Worker } from "node:worker_threads";
import { createAuthority } from "../../server/mini/authority.ts";
import { freePort } from "../free_port.ts";
import { addressOf, at, exchangerOf, type FarmPorts, HONEST_HOSTS } from "./addresses.ts";
import { startFarmDns } from "./dns.ts";
import { afterRequest, encrypted, listenAt } from "./listen.ts";
import { HONEST } from "./web.ts";

/** Where the farm is. */
export interface FarmDescription {
  /** Its resolver, `address:port`. */
  resolver: string;
  /** Real port by requested port. */
  portMap: Record<number, number>;
  /** PEM of the root of its certificates. */
  root: string;
}

const authority = await createAuthority(Date.now());
const { key, cert } = await authority.issue(["*.com", "*.net", "*.org", "*.info"]);
const context = createSecureContext({ key, cert });
const ports: FarmPorts = {
  web: await freePort(),
  tls: await freePort(),
  mail: await freePort(),
  whois: await freePort(),
};
for (let i = 0; i < HONEST_HOSTS; i++) {
  await listenAt(at.honest(i), ports, "web", afterRequest(HONEST));
  await listenAt(at.honest(i), ports, "tls", encrypted(context, afterRequest(HONEST)));
}
const hostile = new Worker(new URL("hostile.ts", import.meta.url), { workerData: { ports, key, cert } });
await once(hostile, "message");
const dns = await startFarmDns(addressOf, exchangerOf);
const description: FarmDescription = {
  resolver: dns.address,
  portMap: { 80: ports.web, 443: ports.tls, 25: ports.mail, 43: ports.whois },
  root: authority.root,
};
console.log(JSON.stringify(description));
process.stdin.resume().on("end", () => process.exit());
