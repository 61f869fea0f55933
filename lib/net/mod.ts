/**
 * The default Io, which is this machine's network, clock and tables, its parts, and what an Io of your own implements.
 * @module
 */
import { setTimeout } from "node:timers/promises";
import type { CertificateNames, History, Io, ScreenshotStore } from "../io.ts";
import { checkOptions, type OptionChecks, TEXT } from "../options.ts";
import { type CameraOptions, createCamera } from "./camera.ts";
import { createDialer, type DialerOptions } from "./dialer.ts";
import { createDns, type DnsOptions } from "./dns/client.ts";
import { DNS_OPTIONS } from "./dns/resolvers.ts";
import { systemResolvers } from "./dns/system.ts";
import { type GeoFiles, openGeo } from "./geo.ts";
import { nextRound } from "./next_round.ts";
import { ProxyClient } from "./proxy/proxy_client.ts";

export type * from "../dial.ts";
export { DialError } from "../dial.ts";
export type * from "../io.ts";
export { createCamera } from "./camera.ts";
export type { CameraOptions } from "./camera.ts";
export { createDialer } from "./dialer.ts";
export type { DialerOptions } from "./dialer.ts";
export { createDns } from "./dns/client.ts";
export type { DnsOptions } from "./dns/resolvers.ts";
export type { GeoFiles } from "./geo.ts";
export type { ProxyClient } from "./proxy/proxy_client.ts";

/** Settings of the default Io. */
export interface IoOptions extends Partial<Omit<DnsOptions, "proxy">> {
  /** Geo and ASN tables; false for none. @default those installed */
  geo?: GeoFiles | false;
  /** Store of earlier sightings. @default none */
  history?: History | null;
  /** The rules for connections; false for no connections: then a lookup contacts resolvers only. */
  net?: Omit<DialerOptions, "dns"> | false;
  /**
   * Proxy for everything but DNS by UDP and TCP: `http://`, `https://` or `socks5://`, with `user:password@` where it
   * requires them. Connections to web servers, registries, mail servers and resolvers over HTTPS or TLS go through
   * it. @default none
   */
  proxy?: string;
  /** Names seen in certificates. @default none */
  ct?: CertificateNames;
  /** Store of screenshots. @default none: then a browser is started only where `camera` is given */
  screenshots?: ScreenshotStore;
  /**
   * The browser for screenshots and for pages that scripts build; false for none. @default one found on the machine,
   * when there are `screenshots`
   */
  camera?: CameraOptions | false;
}

const OPTIONS: OptionChecks<IoOptions> = {
  ...DNS_OPTIONS,
  geo: true,
  history: true,
  net: true,
  proxy: TEXT,
  ct: true,
  screenshots: true,
  camera: true,
};

/**
 * Returns the I/O of this machine. Close its `dns` and its `camera` when done.
 *
 * @throws {SquatError} `invalid_parameter` for an invalid resolver or proxy, `no_network` when no resolver is known.
 */
export function createIo(options: IoOptions = {}): Io {
  checkOptions("createIo", options, OPTIONS);
  const { geo, net, history, ct, screenshots = null, camera, proxy: url, ...dnsOptions } = options;
  const ca = net === false ? [] : net?.ca;
  const through = url === undefined ? {} : { proxy: new ProxyClient(url, ca) };
  const resolvers = dnsOptions.resolvers ?? systemResolvers();
  const dns = createDns({ ...dnsOptions, ...through, resolvers });
  const dialer = net === false ? null : createDialer({ ...net, ...through, dns });
  return {
    dns,
    net: dialer,
    camera: dialer === null || camera === false || (screenshots === null && camera === undefined)
      ? null
      : createCamera(dialer, camera),
    screenshots,
    geo: geo === false ? null : openGeo(geo),
    ct: ct ?? null,
    history: history ?? null,
    now: () => Date.now(),
    sleep,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  };
}

async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  // A timer takes at least a millisecond; yielding to other work needs none.
  if (ms === 0) await new Promise<void>(nextRound);
  // It rejects with an error of its own.
  else await setTimeout(ms, undefined, { signal }).catch(() => {});
  signal?.throwIfAborted();
}
