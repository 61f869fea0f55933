import { type Dialer, DialError } from "../../dial.ts";
import { parseDomain } from "../../domain.ts";
import { SquatError } from "../../errors.ts";
import type { Io } from "../../io.ts";
import type { RegistrationMetadata } from "../../model.ts";
import { withDeadline } from "../deadline.ts";
import { Manners, type Turns } from "./rate_limit.ts";
import { askRdap, bySuffix, RDAP_SNAPSHOT, type RdapServers, relatedUrl } from "./rdap.ts";
import { rdapMetadata } from "./rdap_metadata.ts";
import {
  askWhois,
  IANA_REFERRAL,
  referral,
  REGISTRAR_REFERRAL,
  WHOIS_SNAPSHOT,
  type WhoisServer,
  type WhoisServers,
} from "./whois.ts";
import { productAgent } from "../web/user_agent.ts";
import { whoisMetadata } from "./whois_metadata.ts";
import { saysNoDomain } from "./whois_verdict.ts";

/** Settings of a registration lookup. */
export interface RegistrationOptions {
  /** RDAP servers by suffix. @default those of `io`, else IANA's of the date in `data/rdap_servers.ts` */
  rdapServers?: RdapServers;
  /** WHOIS servers by suffix; others are asked for at `ianaWhois`. @default those of `io`, else the table of this package */
  whoisServers?: WhoisServers;
  /** Who knows the WHOIS server of every suffix. @default `whois.iana.org` */
  ianaWhois?: string;
  /** Turns at servers. @default those of the dialer of `io` */
  manners?: Manners;
  /** The longest wait for a turn, in milliseconds. @default 20000 */
  patienceMs?: number;
  /** Told of a server at which no turn came in time. */
  onBusy?: (host: string) => void;
  /** Product and contact. @default `deadringer`, with the contact of `io` */
  userAgent?: string;
  /** Milliseconds for everything. @default 30000 */
  totalMs?: number;
}

/** What a registry says about a domain. */
export interface Registration {
  /** The RFC 9083 object; null when the answer came by WHOIS. */
  rdap: Record<string, unknown> | null;
  /** The WHOIS text, the registrar's after the registry's; null when the answer came by RDAP. */
  whois: string | null;
  /** What it says. */
  metadata: RegistrationMetadata;
}

type Settings = Required<Omit<RegistrationOptions, "manners" | "patienceMs" | "onBusy">> & { manners: Turns };

const ofClient = new WeakMap<object, Manners>();

const PATIENCE_MS = 20_000;

/** One Manners for all lookups that share a dialer: servers count per client, not per name. */
function mannersOf(io: Pick<Io, "net" | "now" | "sleep" | "registryIntervalMs">): Manners {
  const client = io.net ?? io;
  let manners = ofClient.get(client);
  if (manners === undefined) {
    const { registryIntervalMs: intervalMs } = io;
    ofClient.set(client, manners = new Manners(io, intervalMs === undefined ? {} : { intervalMs }));
  }
  return manners;
}

/** The registrable domain of a name as A-labels; null when it has none. */
function registrableOf(name: string): string | null {
  try {
    return parseDomain(parseDomain(name).registrable).ascii;
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
}

async function byRdap(
  net: Dialer,
  name: string,
  base: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<Registration | null> {
  const url = `${base.replace(/\/?$/, "/")}domain/${name}`;
  const answer = await askRdap(net, url, settings.userAgent, settings.manners, signal);
  if (answer.object === null) return null;
  const link = relatedUrl(answer.object);
  let related: Record<string, unknown> | null = null;
  if (link !== null && link !== answer.url) {
    try {
      related = (await askRdap(net, link, settings.userAgent, settings.manners, signal)).object;
    } catch (error) {
      // The registry has answered: the registrar only adds.
      if (!(error instanceof DialError) || signal.aborted) throw error;
    }
  }
  return { rdap: answer.object, whois: null, metadata: rdapMetadata(answer.object, related, answer.url) };
}

async function whoisServer(
  net: Dialer,
  name: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<WhoisServer | null> {
  const known = bySuffix(settings.whoisServers, name);
  if (known !== null) return known;
  const suffix = name.slice(name.lastIndexOf(".") + 1);
  const host = referral(
    await askWhois(net, settings.ianaWhois, suffix, settings.manners, signal),
    IANA_REFERRAL,
  );
  return host === null ? null : { host, query: "$" };
}

async function byWhois(
  net: Dialer,
  name: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<Registration | null> {
  const server = await whoisServer(net, name, settings, signal);
  if (server === null) return null;
  const registry = await askWhois(
    net,
    server.host,
    server.query.replace("$", name),
    settings.manners,
    signal,
  );
  if (saysNoDomain(registry)) return null;
  let text = registry;
  const next = referral(registry, REGISTRAR_REFERRAL);
  if (next !== null && next !== server.host) {
    try {
      const registrar = await askWhois(net, next, name, settings.manners, signal);
      if (!saysNoDomain(registrar)) text += "\n" + registrar;
    } catch (error) {
      if (!(error instanceof DialError) || signal.aborted) throw error;
    }
  }
  return { rdap: null, whois: text, metadata: whoisMetadata(text, server.host) };
}

/**
 * What the registry of a name's registrable domain says: by RDAP where IANA lists a server for the suffix, the
 * registrar's own object followed once; else, or when that fails, by WHOIS with at most one referral to the
 * registrar. Null when the registry says that there is no such domain, or nobody answers.
 *
 * Servers get their turns one after the other, and pauses when they say that they have had enough (status 429,
 * "quota exceeded"): a name whose turn does not come in time has no answer.
 * Source: RFC 9082, 9083, 9224 (RDAP); RFC 3912 (WHOIS).
 *
 * @param io The dialer, and time.
 * @param name A-label host name.
 * @param signal Ends it.
 * @param options Settings.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { registration } from "./registration.ts";
 * const nobody = { net: null, now: () => 0, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await registration(nobody, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function registration(
  io: Pick<Io, "net" | "now" | "sleep" | "tables" | "contact" | "registryIntervalMs">,
  name: string,
  signal: AbortSignal,
  options: RegistrationOptions = {},
): Promise<Registration | null> {
  const registrable = registrableOf(name);
  if (registrable === null) return null;
  const { manners = mannersOf(io), patienceMs = PATIENCE_MS, onBusy, ...rest } = options;
  const settings: Settings = {
    rdapServers: io.tables?.rdap ?? RDAP_SNAPSHOT,
    whoisServers: io.tables?.whois ?? WHOIS_SNAPSHOT,
    ianaWhois: "whois.iana.org",
    manners: manners.within(patienceMs, onBusy),
    userAgent: productAgent(io.contact),
    totalMs: 30_000,
    ...rest,
  };
  try {
    return await withDeadline(io, settings.totalMs, signal, async (inner, net) => {
      const base = bySuffix(settings.rdapServers, registrable);
      if (base !== null) {
        try {
          return await byRdap(net, registrable, base, settings, inner);
        } catch (error) {
          if (!(error instanceof DialError) || inner.aborted) throw error;
        }
      }
      return await byWhois(net, registrable, settings, inner);
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
