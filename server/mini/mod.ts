/**
 * A miniature internet on loopback addresses: for the demo and for tests.
 * @module
 */
import { memoryIndex } from "../../lib/ct/mod.ts";
import { createIo, createMemoryHistory, type Io, type NameIndex } from "../../mod.ts";
import { createAuthority } from "./authority.ts";
import { startDns } from "./dns.ts";
import { startWeb } from "./http.ts";
import type { MiniServer } from "./loopback.ts";
import { rdapListener, startWhois } from "./registry.ts";
import { startMail } from "./smtp.ts";
import {
  BRAND,
  MAIL_ADDRESSES,
  MINI_NETWORKS,
  miniCertificateNames,
  miniGeo,
  miniRegistrations,
  miniSightings,
  miniSites,
  miniZones,
  RDAP_HOSTS,
} from "./world.ts";

/** A running miniature internet. */
export interface MiniInternet {
  /** The name to look up in it. */
  readonly domain: string;
  /** The I/O of the library, with this internet in place of the real one. */
  readonly io: Io;
  /** Stops its servers. */
  close(): Promise<void>;
}

/**
 * Starts it. No packet leaves the machine.
 *
 * @param proxy A proxy on this machine for all connections but DNS. @default none
 */
export async function startMiniInternet(proxy?: string): Promise<MiniInternet> {
  const registrations = miniRegistrations();
  const { sites, addresses } = miniSites();
  const authority = await createAuthority(Date.now());
  const services = Object.fromEntries(
    RDAP_HOSTS.map((host) => [host, rdapListener(registrations, MINI_NETWORKS)]),
  );
  const web = { sites, services, authority, alsoOn: addresses };
  const [dns, http, https, whois, mail] = await Promise.all([
    startDns(miniZones()),
    startWeb(web),
    startWeb({ ...web, tls: true }),
    startWhois({ registrations }),
    startMails(),
  ]);
  const servers = [dns, http, https, whois, mail];
  const stop = async () => void await Promise.all(servers.map((server) => server.close()));
  const history = createMemoryHistory();
  await history.record(miniSightings(Date.now()));
  const index: NameIndex = {
    ...memoryIndex(miniCertificateNames()),
    facts: (names) => names.map(() => ({ count: 1, is_precert: false, occurrences: [] })),
  };
  const portMap = { 80: http.port, 443: https.port, 43: whois.port, 25: mail.port };
  const today = new Date().toISOString();
  let own: Io;
  try {
    own = createIo({
      resolvers: [dns.address],
      geo: false,
      net: { allow: ["127.0.0.0/8"], portMap, ca: [authority.root] },
      ...(proxy === undefined ? {} : { proxy }),
    });
  } catch (error) {
    // A server that still listens would hold the process.
    await stop();
    throw error;
  }
  const io: Io = {
    ...own,
    geo: miniGeo,
    history,
    ct: { index: () => index },
    // Its mail servers and registries are its own.
    mxCheck: true,
    registryIntervalMs: 20,
    tables: {
      networks: new Map([["127.0.0.0/8", `https://${RDAP_HOSTS[0]}/`]]),
      logs: new Map([[authority.log.id, authority.log]]),
      dates: { rdap: today, whois: today, logs: today },
    },
  };
  return {
    domain: BRAND,
    io,
    async close() {
      await io.dns.close();
      await stop();
    },
  };
}

/** Mail servers on all of their addresses, on one port; they accept mail for the domains that use them. */
async function startMails(): Promise<MiniServer> {
  const { names } = miniZones();
  const domains = Object.fromEntries(
    Object.entries(names).flatMap(([name, entry]) =>
      typeof entry === "object" && entry.mx !== undefined
        ? [[name, entry.mx.length > 1 ? ["*"] : ["info"]]]
        : []
    ),
  );
  const first = await startMail({ domains });
  const others = await Promise.all(
    MAIL_ADDRESSES.map((host) => startMail({ domains, host, port: first.port }).catch(() => null)),
  );
  return {
    ...first,
    async close() {
      await Promise.all([first, ...others].map((server) => server?.close()));
    },
  };
}
