/**
 * Who can act against a name, from the result of a lookup. Pure.
 * @module
 */
import type { NetworkRegistration } from "../../../../../lib/observe/mod.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { isBelow, oneLine } from "../../../../../lib/page/mail_address.ts";
import { type Hop, hopsOf, isVictims, registrableOf, type Victim } from "./case.ts";
import { DESK_ROLES } from "./data/desks.ts";
import {
  addressDesk,
  authorityDesk,
  type Desk,
  deskOf,
  hostDesks,
  operatorOfBanner,
  operatorOfHost,
  registrarDesk,
  registryDesk,
} from "./desks.ts";
import { readDomain } from "../../../../../lib/domain.ts";

/** The input of `contacts`. */
export interface ContactInput extends Victim {
  /** A-label name. */
  name: string;
  /** What a lookup found about it. */
  facts: MergedName;
  /** What registries say about the networks of its addresses. @default none was queried */
  networks?: readonly NetworkRegistration[];
  /** Addresses of the original: a name that points there is hosted by the victim. @default none */
  originalAddresses?: readonly string[];
  /** When the facts were received, milliseconds since 1970. */
  at: number;
  /** The same for the host that serves the imitation, where `hops` has a landing. @default it was not looked up */
  landing?: Pick<ContactInput, "name" | "facts" | "networks">;
}

/** Who can act, and what is missing. */
export interface Contacts {
  /** The desks, the most effective role first. */
  desks: Desk[];
  /** The hosts of the redirect chain and what they are. */
  hops: Hop[];
  /** Roles without a desk, and why, in words. */
  missing: string[];
}

/** Bounds on the addresses of one name. */
const MAX_ADDRESSES = 16;

/**
 * The desks that can act against a name: registrar, hosting networks, CDN, registry, DNS operator, mail provider,
 * certificate authority. RDAP comes before WHOIS, the table of operators last. The victim's own desks, the name's own
 * and those of hosts on the way are left out.
 *
 * @param input What is known. All of it is untrusted; every address is checked, every text bounded.
 * @example
 * ```ts
 * import { contacts } from "./contacts.ts";
 * const facts = { dns_ns: ["ada.ns.cloudflare.com."] };
 * const { desks } = contacts({ name: "examp1e.com", original: "example.com", facts, at: 0 });
 * console.assert(desks[0]?.role === "dns" && desks[0].url === "https://abuse.cloudflare.com/");
 * ```
 */
export function contacts(input: ContactInput): Contacts {
  const { name, facts, landing } = input;
  const hops = hopsOf(name, facts, input);
  const missing: string[] = [];
  const desks = [...domainDesks(input, missing), ...serverDesks(input, missing)];
  const landed = hops.find(({ role }) => role === "landing");
  if (landed !== undefined) {
    if (landing?.name !== landed.host) {
      missing.push(`hosting: ${landed.host} serves the page and was not looked up`);
    } else desks.push(...serverDesks({ ...input, ...landing }, missing));
  }
  const own = new Set([registrableOf(name), ...landed === undefined ? [] : [registrableOf(landed.host)]]);
  const usable = desks.filter((desk) => !isTheirs(desk, own, input));
  const seen = new Set<string>();
  const distinct = usable.filter(({ role, email, url }) => {
    const key = `${role} ${(email ?? url)!.toLowerCase()}`;
    return seen.has(key) ? false : seen.add(key);
  });
  distinct.sort((a, b) => DESK_ROLES.indexOf(a.role) - DESK_ROLES.indexOf(b.role));
  return { desks: distinct, hops, missing };
}

/** Whether a desk's address is at the name itself or at the victim: no report goes to either. */
function isTheirs({ email, url }: Desk, own: ReadonlySet<string>, victim: Victim): boolean {
  const hosts = [email?.slice(email.lastIndexOf("@") + 1), url === null ? undefined : new URL(url).hostname];
  return hosts.some((host) => host !== undefined && (isBelow(host, own) || isVictims(host, victim)));
}

/** Desks for the domain itself. */
function domainDesks(input: ContactInput, missing: string[]): Desk[] {
  const { name, facts, at } = input;
  const date = new Date(at).toISOString();
  const domain = registrableOf(name);
  const registrar = registrarDesk(domain, facts, date);
  if (registrar === null) missing.push("registrar: neither RDAP nor WHOIS names an abuse contact");
  const suffix = readDomain(domain)?.tld ?? domain.slice(domain.lastIndexOf(".") + 1);
  const registry = registryDesk(domain, suffix);
  if (registry === null) missing.push(`registry: no known desk for .${suffix}`);
  const servers = (facts.dns_ns ?? []).filter((host) => !isVictims(host, input) && !isBelow(host, [domain]));
  const dns = hostDesks("dns", servers);
  for (const host of dns.unknown) missing.push(`dns: no known desk for ${oneLine(host)}`);
  const exchangers = (facts.dns_mx ?? []).filter((host) =>
    host !== "." && !isVictims(host, input) && !isBelow(host, [domain])
  );
  const mail = hostDesks("mail", exchangers);
  for (const host of mail.unknown) missing.push(`mail: no known desk for ${oneLine(host)}`);
  return [registrar, registry, ...dns.desks, ...mail.desks].filter((desk) => desk !== null);
}

/** Desks for the servers of a host: networks, CDN, certificate. */
function serverDesks(input: ContactInput, missing: string[]): Desk[] {
  const { name, facts, networks = [], originalAddresses = [], at } = input;
  const date = new Date(at).toISOString();
  const addresses = [...facts.dns_a ?? [], ...facts.dns_aaaa ?? []]
    .filter((address) => !originalAddresses.includes(address)).slice(0, MAX_ADDRESSES);
  const desks: (Desk | null)[] = addresses.map((address) => {
    const network = networks.find((each) => each.address === address) ?? { address, answers: [] };
    const asn = facts.ips?.[address]?.asn ?? null;
    const desk = addressDesk(network, asn?.number ?? null, oneLine(asn?.organization ?? ""), date);
    if (desk === null) {
      missing.push(`hosting: RDAP names no abuse contact for ${oneLine(address, 45)}`);
    }
    return desk;
  });
  // A CNAME and a header are the name's own claims: they add a desk and replace none.
  const targets = (facts.dns_cname ?? []).slice(0, 8).map((host) =>
    [host, operatorOfHost("cdn", host)] as const
  );
  for (const [host, known] of targets) desks.push(deskOf("cdn", oneLine(host), null, known));
  if (facts.http_banner !== undefined) {
    const known = operatorOfBanner("cdn", facts.http_banner) ??
      operatorOfBanner("hosting", facts.http_banner);
    const role = known?.roles.includes("cdn") === true ? "cdn" : "hosting";
    desks.push(deskOf(role, name, null, known));
  }
  const { desk, issuer } = authorityDesk(facts);
  if (desk === null && issuer !== "") missing.push(`ca: no known desk for ${oneLine(issuer)}`);
  return [...desks, desk].filter((each) => each !== null);
}
