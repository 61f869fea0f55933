/**
 * A miniature internet on loopback addresses: for the demo and for tests.
 * @module
 */
import type { RequestListener } from "node:http";
import { memoryIndex } from "../../lib/ct/mod.ts";
import { createIo } from "../../mod.ts";
import type { Io } from "../../lib/io.ts";
import { MINI_NETWORKS } from "./data/networks.ts";
import { createAuthority } from "./authority.ts";
import { LOG_PATH, logListener } from "./ct_log.ts";
import type { ListedLog } from "../../lib/ct/log/mod.ts";
import { startDns, type Zones } from "./dns.ts";
import { type Site, startWeb } from "./http.ts";
import type { MiniServer } from "./loopback.ts";
import { rdapListener, startWhois } from "./registry.ts";
import { startMail } from "./smtp.ts";
import { BRAND, NAMED_BY, PAST, REPORTED_PAGES } from "./data/names.ts";
import { openHistory } from "../stores/sqlite.ts";
import {
  MAIL_ADDRESSES,
  miniCertificateNames,
  miniGeo,
  miniRdap,
  miniRegistrations,
  miniSightings,
  miniSites,
  miniZones,
  RDAP_HOSTS,
} from "./world.ts";
import { DAY_MS } from "../units/mod.ts";

/** Where a miniature internet is, as plain data: with it another process makes the I/O. */
export interface MiniPlace {
  /** When it started, milliseconds since 1970. */
  readonly startedAt: number;
  /** Its resolver, `127.0.0.1:port`. */
  readonly resolver: string;
  /** Its servers' ports, by those that lookups dial. */
  readonly portMap: Readonly<Record<number, number>>;
  /** The root of its certificates, PEM. */
  readonly root: string;
  /** The log of its certificates. */
  readonly log: ListedLog;
}

/** A running miniature internet. */
export interface MiniInternet {
  /** The name to look up in it. */
  readonly domain: string;
  /** Where it is. */
  readonly place: MiniPlace;
  /** The I/O of the library, with this internet in place of the real one. */
  readonly io: Io;
  /**
   * Makes it what it was at a time of the last thirty days, and returns I/O whose clock begins then. The I/O before it
   * is closed.
   *
   * @param reaches Whether its resolver is reached. @default true
   */
  turnTo(time: number, reaches?: boolean): Promise<Io>;
  /** Stops its servers. */
  close(): Promise<void>;
}

/**
 * Starts it, in a second: some 70 registered look-alikes of `kestrelbank.com`, of every verdict, and servers that do not
 * answer. No packet leaves the machine.
 *
 * @example
 * ```ts
 * import { startMiniInternet } from "./mod.ts";
 * import { lookup } from "../../mod.ts";
 * const { domain, io, close } = await startMiniInternet();
 * let found = 0;
 * for await (const { op } of lookup(domain, { io, limit: 20, ops: ["Dns"] })) if (op === "Dns") found++;
 * console.assert(found > 0);
 * await close();
 * ```
 */
export async function startMiniInternet(): Promise<MiniInternet> {
  const startedAt = Date.now();
  const registrations = miniRegistrations(startedAt);
  const zones = miniZones();
  const web = everSites();
  const authority = await createAuthority(startedAt);
  const services: Record<string, RequestListener> = {
    ...Object.fromEntries(RDAP_HOSTS.map((host) => [host, rdapListener(registrations, MINI_NETWORKS)])),
    "127.0.0.1": logListener(authority, NAMED_BY.certificates),
    [new URL(REPORTED_PAGES).hostname]: (_, response) => void response.end(NAMED_BY.list.join("\n")),
  };
  const options = { ...web, services, authority };
  const [dns, http, https, whois, mail] = await Promise.all([
    startDns(zones),
    startWeb(options),
    startWeb({ ...options, tls: true }),
    startWhois({ registrations }),
    startMails(zones),
  ]);
  replace(web.sites, miniSites().sites);
  const servers = [dns, http, https, whois, mail];
  const log = `http://${http.address}${LOG_PATH}`;
  const place: MiniPlace = {
    startedAt,
    resolver: dns.address,
    portMap: { 80: http.port, 443: https.port, 43: whois.port, 25: mail.port },
    root: authority.root,
    log: { ...authority.log, url: log, monitoring_url: log },
  };
  const io = await miniIo(place);
  let current = io;
  return {
    domain: BRAND,
    place,
    io,
    async turnTo(time: number, reaches = true): Promise<Io> {
      const began = Date.now();
      const daysAgo = (began - time) / DAY_MS;
      replace(zones.names, miniZones(daysAgo).names);
      replace(web.sites, miniSites(daysAgo).sites);
      replace(registrations, miniRegistrations(began, daysAgo));
      await current.dns.close();
      // Nothing answers at the port of the mail servers by datagrams.
      const resolver = reaches ? place.resolver : `127.0.0.1:${mail.port}`;
      current = await miniIo({ ...place, resolver });
      // Such a day tells of a network that was down.
      if (!reaches) Object.assign(current.dns, { advice: undefined });
      // History is what was seen until today.
      return { ...current, history: null, now: () => time + Date.now() - began };
    },
    async close(): Promise<void> {
      await current.dns.close();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Its resolver is this machine. */
const BUSY = "this machine is busy: start the lookup again when it is less so";

/** Rows of the history: a suffix with a wildcard has names without end, and nothing else forgets them. */
const MAX_ROWS = 50_000;

/** Milliseconds after which who has not answered is silent: all answers come from this machine, at once. */
const SILENT_MS = 1_500;

/** Opens I/O with a miniature internet in place of the real one, be it in this process or in another. */
export async function miniIo({ startedAt, resolver, portMap, root, log }: MiniPlace): Promise<Io> {
  const history = openHistory(":memory:");
  await history.record(miniSightings(startedAt));
  let recorded = 0;
  const index = memoryIndex(miniCertificateNames());
  const today = new Date(startedAt).toISOString();
  const io = createIo({
    resolvers: [resolver],
    timeoutMs: SILENT_MS,
    geo: false,
    net: { allow: ["127.0.0.0/8"], portMap, ca: [root] },
  });
  return {
    ...io,
    dns: Object.assign(io.dns, { advice: BUSY }),
    geo: miniGeo,
    history: {
      ...history,
      async record(sightings) {
        await history.record(sightings);
        recorded += sightings.length;
        if (recorded < MAX_ROWS / 10) return;
        recorded = 0;
        await history.prune({ rows: MAX_ROWS });
      },
    },
    ct: { index: () => index },
    // Its mail servers and registries are its own.
    mxCheck: true,
    registryIntervalMs: 20,
    tables: {
      rdap: miniRdap(),
      networks: new Map([["127.0.0.0/8", `https://${RDAP_HOSTS[0]}/`]]),
      logs: new Map([[log.id, log]]),
      dates: { rdap: today, whois: today, logs: today },
    },
  };
}

/** Everything that ever was a site in the thirty days: its names and addresses are given at the start. */
function everSites(): { sites: Record<string, Site>; alsoOn: string[] } {
  const times = new Set(
    Object.values(PAST).flatMap((names) => Object.values(names)).flat().map(([at]) => at),
  );
  const days = [...[...times].map((until) => miniSites(until + 0.5)), miniSites()];
  return {
    sites: Object.assign({}, ...days.map(({ sites }) => sites)),
    alsoOn: [...new Set(days.flatMap(({ addresses }) => addresses))],
  };
}

/** Gives a record other members. Servers read it as it is then. */
function replace<T>(record: Record<string, T>, members: Readonly<Record<string, T>>): void {
  for (const key of Object.keys(record)) if (!Object.hasOwn(members, key)) delete record[key];
  Object.assign(record, members);
}

/** Mail servers on all of their addresses, on one port; they accept mail for the domains that use them. */
function startMails({ names }: Zones): Promise<MiniServer> {
  const domains = Object.fromEntries(
    Object.entries(names).flatMap(([name, entry]) =>
      typeof entry === "object" && entry.mx !== undefined
        ? [[name, entry.mx.length > 1 ? ["*"] : ["info"]]]
        : []
    ),
  );
  return startMail({ domains, alsoOn: MAIL_ADDRESSES });
}
