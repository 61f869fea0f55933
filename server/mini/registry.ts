import type { RequestListener } from "node:http";
import { lineServer, type LoopbackOptions, type MiniServer } from "./loopback.ts";

/** A registration in the miniature internet. */
export interface MiniRegistration {
  /** RFC 3339. */
  created: string;
  /** RFC 3339. */
  expires: string;
  /** Name of the registrar. */
  registrar: string;
  /** Abuse contact of the registrar. @default none */
  abuse?: string;
  /** Host names. */
  nameservers: readonly string[];
}

/** A network in the miniature internet. */
export interface MiniNetwork {
  /** Prefix of its addresses, such as `127.40.`. */
  prefix: string;
  /** Its holder. */
  name: string;
  /** Its abuse contact. */
  abuse: string;
}

/** Registrations by domain, A-labels in lower case. */
export type Registrations = Readonly<Record<string, MiniRegistration>>;

/** An RFC 9083 entity with one property of its contact card, and what else it has. */
const entity = (role: string, [name, value]: [string, string], more: object = {}): object => ({
  objectClassName: "entity",
  roles: [role],
  vcardArray: ["vcard", [["version", {}, "text", "4.0"], [name, {}, "text", value]]],
  ...more,
});

/**
 * An RFC 9083 domain object, as a gTLD registry answers.
 */
function rdapObject(name: string, r: MiniRegistration): Record<string, unknown> {
  const entities = r.abuse === undefined ? [] : [entity("abuse", ["email", r.abuse])];
  const publicIds = [{ type: "IANA Registrar ID", identifier: "9999" }];
  return {
    objectClassName: "domain",
    handle: `D${name.length}-MINI`,
    ldhName: name.toUpperCase(),
    status: ["client transfer prohibited"],
    entities: [entity("registrar", ["fn", r.registrar], { publicIds, entities })],
    events: [
      { eventAction: "registration", eventDate: r.created },
      { eventAction: "expiration", eventDate: r.expires },
      { eventAction: "last changed", eventDate: r.created },
    ],
    secureDNS: { delegationSigned: false },
    nameservers: r.nameservers.map((host) => ({
      objectClassName: "nameserver",
      ldhName: host.toUpperCase(),
    })),
    rdapConformance: ["rdap_level_0", "icann_rdap_response_profile_0"],
    notices: [{ title: "RDDS Inaccuracy Complaint Form", links: [{ href: "https://icann.org/wicf" }] }],
  };
}

/** A WHOIS answer in ICANN's format, with CRLF line ends. */
function whoisText(name: string, r: MiniRegistration): string {
  return [
    `Domain Name: ${name.toUpperCase()}`,
    `Registrar: ${r.registrar}`,
    "Registrar IANA ID: 9999",
    ...(r.abuse === undefined ? [] : [`Registrar Abuse Contact Email: ${r.abuse}`]),
    `Updated Date: ${r.created}`,
    `Creation Date: ${r.created}`,
    `Registry Expiry Date: ${r.expires}`,
    "Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited",
    ...r.nameservers.map((host) => `Name Server: ${host.toUpperCase()}`),
    "DNSSEC: unsigned",
    "",
  ].join("\r\n");
}

function miniRegistration(registrations: Registrations, name: string): MiniRegistration | null {
  return Object.hasOwn(registrations, name) ? registrations[name] as MiniRegistration : null;
}

/** An RFC 9083 ip network object, as registries of addresses answer. */
function networkObject(network: MiniNetwork): Record<string, unknown> {
  const entities = [entity("abuse", ["email", network.abuse])];
  return {
    objectClassName: "ip network",
    name: network.name.toUpperCase().replace(/\W+/g, "-"),
    startAddress: `${network.prefix}0.0`,
    endAddress: `${network.prefix}255.255`,
    ipVersion: "v4",
    entities: [entity("registrant", ["fn", network.name], { entities })],
    rdapConformance: ["rdap_level_0"],
  };
}

/** Answers as an RDAP server does: `/domain/NAME` and `/ip/ADDRESS`, below any prefix. */
export function rdapListener(
  registrations: Registrations,
  networks: readonly MiniNetwork[] = [],
): RequestListener {
  return (request, response) => {
    const address = /\/ip\/([\d.]{7,15})$/.exec(request.url ?? "")?.[1];
    const network = address === undefined
      ? undefined
      : networks.find(({ prefix }) => address.startsWith(prefix));
    const name = /\/domain\/([a-z0-9.-]{1,253})$/i.exec(request.url ?? "")?.[1]?.toLowerCase() ?? "";
    const found = miniRegistration(registrations, name);
    const body = network !== undefined
      ? networkObject(network)
      : found === null
      ? null
      : rdapObject(name, found);
    response.writeHead(body === null ? 404 : 200, { "content-type": "application/rdap+json" });
    response.end(JSON.stringify(body ?? { errorCode: 404, title: "Not Found" }));
  };
}

/**
 * Starts a WHOIS server on loopback. A query is a bare name; words before it are ignored.
 *
 * @example
 * ```ts
 * import { startWhois } from "./registry.ts";
 * const whois = await startWhois({ registrations: {} });
 * await whois.close();
 * ```
 */
export function startWhois(
  { registrations, ...options }: LoopbackOptions & { registrations: Registrations },
): Promise<MiniServer> {
  return lineServer((socket) => {
    let query = "";
    socket.on("data", (chunk) => {
      query += new TextDecoder("latin1").decode(chunk);
      if (query.length > 1024) socket.destroy();
      const line = /^([^\r\n]*)\r?\n/.exec(query)?.[1];
      if (line === undefined) return;
      const name = line.trim().split(/\s+/).at(-1)?.toLowerCase().replace(/\/e$/, "") ?? "";
      const found = miniRegistration(registrations, name);
      socket.end(
        found === null ? `No match for domain "${name.toUpperCase()}".\r\n` : whoisText(name, found),
      );
    });
  }, options);
}
