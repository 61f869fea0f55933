import { listen, type Listening, worldIo } from "../../net/world.ts";

/** Servers of the test that runs. */
export const servers: Listening[] = [];

/** Ends them. */
export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((s) => s.close()));
}

/** The shape of a gTLD registry's answer (gTLD RDAP response profile). */
export const RDAP = {
  objectClassName: "domain",
  ldhName: "KESTREL-EXAMPLE.COM",
  status: ["client transfer prohibited", "active"],
  links: [
    {
      rel: "self",
      href: "https://rdap.registry.example/domain/KESTREL-EXAMPLE.COM",
      type: "application/rdap+json",
    },
    {
      rel: "related",
      href: "https://rdap.registrar.example/domain/KESTREL-EXAMPLE.COM",
      type: "application/rdap+json",
    },
  ],
  entities: [{
    objectClassName: "entity",
    roles: ["registrar"],
    publicIds: [{ type: "IANA Registrar ID", identifier: "9999" }],
    vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Example Registrar, Inc."]]],
    entities: [{
      roles: ["abuse"],
      vcardArray: ["vcard", [["tel", { type: "voice" }, "uri", "tel:+1.5555551234"], [
        "email",
        {},
        "text",
        "abuse@registrar.example",
      ]]],
    }],
  }],
  events: [
    { eventAction: "registration", eventDate: "2025-03-31T13:38:16Z" },
    { eventAction: "expiration", eventDate: "2026-03-31T13:38:16Z" },
    { eventAction: "last changed", eventDate: "2025-04-01T09:10:11Z" },
    { eventAction: "last update of RDAP database", eventDate: "2025-11-21T04:00:00Z" },
  ],
  secureDNS: { delegationSigned: false },
  nameservers: [{ ldhName: "NS1.HOST.EXAMPLE" }, { ldhName: "NS2.HOST.EXAMPLE" }],
  notices: [{ links: [{ href: "https://icann.org/wicf", type: "text/html" }] }],
};
export const RELATED = {
  objectClassName: "domain",
  entities: [
    { roles: ["registrant"], vcardArray: ["vcard", [["org", {}, "text", "Domains By Proxy, LLC"]]] },
    { roles: ["reseller"], vcardArray: ["vcard", [["fn", {}, "text", "Kestrel Hosting"]]] },
  ],
};

/** An Io whose hosts all live on loopback: HTTP on one port, WHOIS answers by `host query`. */
export async function world(
  http: (host: string, path: string) => string,
  whois: Record<string, string>,
  hosts: string[],
) {
  const requests: string[] = [];
  const web = await listen((socket) => {
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk;
      if (!head.includes("\r\n\r\n")) return;
      const host = /^host: (\S+)/im.exec(head)?.[1] as string;
      const path = head.split(" ")[1] as string;
      requests.push(`http ${host}${path}`);
      socket.end(http(host, path));
    });
  });
  // Each host has an address of its own, so that the WHOIS server knows whom it plays.
  const address = new Map(hosts.map((host, i) => [host, `127.0.0.${10 + i}`]));
  const port = web.port + 1 > 65_000 ? 20_043 : web.port + 1;
  for (const [host, ip] of address) {
    if (!Object.keys(whois).some((key) => key.startsWith(host + " "))) continue;
    servers.push(
      await listen((socket) => {
        socket.on("data", (query) => {
          requests.push(`${host} ${query.toString().trim()}`);
          socket.end(whois[`${host} ${query.toString().trim()}`] ?? "No match");
        });
      }, { host: ip, port }),
    );
  }
  servers.push(web);
  const zone = Object.fromEntries(
    hosts.map((host) => [host, { A: [host.startsWith("rdap") ? "127.0.0.1" : address.get(host) as string] }]),
  );
  const own = worldIo(zone, {
    allow: [...[...address.values()].map((ip) => `${ip}:43`), "127.0.0.1:80"],
    portMap: { 43: port, 80: web.port },
  });
  const tables = {
    whois: new Map([["com", { host: "whois.registry.example.net", query: "domain $" }]]),
    rdap: new Map([["com", "http://rdap.registry.example.net/v1"]]),
  };
  return { io: { ...own, tables, registryIntervalMs: 0 }, requests };
}
export const json = (value: unknown, status = "200 OK", extra = ""): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/rdap+json\r\n${extra}\r\n${JSON.stringify(value)}`;
export const HOSTS = [
  "rdap.registry.example.net",
  "rdap.registrar.example.net",
  "whois.registry.example.net",
  "whois.registrar.example.net",
];
