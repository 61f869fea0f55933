import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { DialTarget } from "../../../lib/dial.ts";
import { lookup, type Notice } from "../../../mod.ts";
import { Manners } from "../../../lib/observe/manners.ts";
import { bySuffix, RDAP_SNAPSHOT, readBootstrap, shallow } from "../../../lib/observe/rdap.ts";
import { eppStatus, isProxy, rdapMetadata } from "../../../lib/observe/rdap_metadata.ts";
import { registration, type RegistrationOptions } from "../../../lib/observe/registration.ts";
import { registryDate } from "../../../lib/observe/registry_date.ts";
import {
  IANA_REFERRAL,
  isRefusal,
  referral,
  REGISTRAR_REFERRAL,
  saysNoDomain,
  WHOIS_SNAPSHOT,
} from "../../../lib/observe/whois.ts";
import { whoisMetadata } from "../../../lib/observe/whois_metadata.ts";
import { calm, listen, type Listening, worldIo } from "../net/world.ts";
import { FORMATS as MOST_FORMATS } from "./whois_formats.ts";
import { MORE_FORMATS } from "./whois_formats_more.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});

const FORMATS = [...MOST_FORMATS, ...MORE_FORMATS];

test.each(FORMATS.map((f) => [f.suffixes, f] as const))("WHOIS format of %s", (_suffixes, format) => {
  expect(whoisMetadata(format.text, "whois.example")).toMatchObject(format.expect);
  expect(saysNoDomain(format.text)).toBe(false);
  expect(isRefusal(format.text)).toBe(false);
});

/**
 * The largest suffixes by registered domains (reports of Verisign, CENTR and ICANN, 2024), without es, vn and gr:
 * their registries have no public WHOIS.
 */
const LARGEST = (
  "com cn de net uk org nl ru br fr au eu it co xyz top shop in ca info ch pl io store online us be se jp at dk cz " +
  "me za hu no ir ar ua tr biz site ro mx kr fi pt tw nz cl sk id"
).split(" ");

test("every one of the largest suffixes has a format", () => {
  const covered = new Set(FORMATS.flatMap((f) => f.suffixes.split(" ")));
  expect(LARGEST.length).toBeGreaterThanOrEqual(40);
  expect(LARGEST.filter((suffix) => !covered.has(suffix))).toEqual([]);
});

const absent: string[] = [
  'No match for "KESTREL-EXAMPLE.COM".\n>>> Last update of whois database',
  "NOT FOUND\n>>> Last update",
  "Domain not found.",
  "No Data Found\n",
  "% No entries found for the selected source(s).\n",
  "Domain: kestrel-example.de\nStatus: free\n",
  '\n    No match for "kestrel-example.uk".\n\n    This domain name has not been registered.\n',
  "kestrel-example.nl is free\n",
  "% No match for kestrel-example.com.br\n",
  "Domain:\tkestrel-example.be\nStatus:\tAVAILABLE\n",
  "Status: AVAILABLE\n",
  "%ERROR:101: no entries found\n%\n% No entries found.\n",
  "kestrel-example.fi not found\nDomain not found\n",
  "The queried object does not exist: DOMAIN NOT FOUND",
  "No_Se_Encontro_El_Objeto/Object_Not_Found",
];
test.each(absent)("says no domain: %j", (text) => expect(saysNoDomain(text)).toBe(true));

const refusals: string[] = [
  "Quota exceeded",
  "WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS",
  "% Excessive querying, grace period of 3600 seconds.",
  "You have exceeded your lookup quota. Please try again later.",
  "Your access is restricted: too many requests",
];
test.each(refusals)("has had enough: %j", (text) => expect(isRefusal(text)).toBe(true));

const dates: [text: string, iso: string | null][] = [
  ["2025-03-31T13:38:16.0Z", "2025-03-31T13:38:16Z"],
  ["2025-03-31T13:38:16+0200", "2025-03-31T11:38:16Z"],
  ["20250331133816", "2025-03-31T13:38:16Z"],
  ["Mon Mar 31 13:38:16 GMT 2025", "2025-03-31T13:38:16Z"],
  ["Mon Mar 31 2025", "2025-03-31T00:00:00Z"],
  ["March 31 2025", "2025-03-31T00:00:00Z"],
  ["2025. 03. 31.", "2025-03-31T00:00:00Z"],
  ["31 March 2025", "2025-03-31T00:00:00Z"],
  ["before Aug-1996", null],
  ["31-02-2025", null],
  ["2025-03-31T13:75:00Z", null],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"],
  ["2025-13-01", null],
  ["", null],
  ["N/A", null],
];
test.each(dates)("date %j", (text, iso) => expect(registryDate(text)).toBe(iso));

/** The shape of a gTLD registry's answer (gTLD RDAP response profile). */
const RDAP = {
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
const RELATED = {
  entities: [
    { roles: ["registrant"], vcardArray: ["vcard", [["org", {}, "text", "Domains By Proxy, LLC"]]] },
    { roles: ["reseller"], vcardArray: ["vcard", [["fn", {}, "text", "Kestrel Hosting"]]] },
  ],
};

test("RDAP: every member", () => {
  expect(rdapMetadata(RDAP, RELATED, "x")).toEqual({
    registration_date: "2025-03-31T13:38:16Z",
    expiration_date: "2026-03-31T13:38:16Z",
    updated_on: "2025-04-01T09:10:11Z",
    status_codes: ["clientTransferProhibited", "ok"],
    registrar: "Example Registrar, Inc.",
    registrar_iana_id: "9999",
    registrar_abuse_contact: "abuse@registrar.example",
    url: "https://rdap.registry.example/domain/KESTREL-EXAMPLE.COM",
    server: null,
    nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
    dnssec_status: "Unsigned",
    delegation_signer: false,
    privacy_proxy: true,
    icann_complaint_link: "https://icann.org/wicf",
    reseller: "Kestrel Hosting",
    timeline: [
      { Registration: "2025-03-31T13:38:16Z" },
      { Expiration: "2026-03-31T13:38:16Z" },
      { LastChanged: "2025-04-01T09:10:11Z" },
    ],
  });
  expect(rdapMetadata({}, null, "x").registrar).toBeNull();
  const nameless = { entities: [{ roles: ["registrar"], publicIds: [{ type: "IANA Registrar ID" }] }] };
  expect(rdapMetadata(nameless, null, "x").registrar_iana_id).toBeNull();
  expect(eppStatus("Active")).toBe("ok");
  expect(eppStatus("renew period")).toBe("renewPeriod");
  expect(isProxy("Kestrel Bank plc")).toBe(false);
});

test("any JSON object and any text give metadata", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(RDAP), "x"), fc.jsonValue()), (object) => {
      rdapMetadata(object as Record<string, unknown>, object as Record<string, unknown>, "");
    }),
  );
  const line = fc.tuple(
    fc.constantFrom("Registrar:", "[Status]", "  Name Server", "created", "** x", ""),
    fc.string(),
  );
  fc.assert(fc.property(fc.array(line), (lines) => {
    const text = lines.map((l) => l.join(" : ")).join("\n");
    whoisMetadata(text, "x");
    saysNoDomain(text);
    isRefusal(text);
  }));
});

test("texts far longer than a server can send are read, however empty their lines", async () => {
  for (
    const blank of ["\n", " ", "\u2028", "\u3000", " ".repeat(990) + "x\n", "\u3000".repeat(990) + "x\n"]
  ) {
    const text = blank.repeat(Math.ceil(500_000 / blank.length)) +
      "\nRegistrar WHOIS Server: whois.example.net\n";
    expect(referral(text, REGISTRAR_REFERRAL)).toBe("whois.example.net");
    expect(referral(text, IANA_REFERRAL)).toBeNull();
    expect(whoisMetadata(text, "x").registrar).toBeNull();
    await setTimeout(0); // The runner's own limit must have a chance to end what would take minutes.
  }
});

test("tables", () => {
  expect(bySuffix(RDAP_SNAPSHOT, "example.com")).toBe("https://rdap.verisign.com/com/v1/");
  expect(bySuffix(WHOIS_SNAPSHOT, "example.de")).toEqual({ host: "whois.denic.de", query: "-T dn $" });
  expect(bySuffix(WHOIS_SNAPSHOT, "example.uk.com")?.host).toBe("whois.centralnic.net");
  expect(bySuffix(RDAP_SNAPSHOT, "com")).toBeNull();
  expect(readBootstrap({ services: [[["a"], ["http://x/", "https://y/"]], 5, [[1], [2]]] })?.get("a")).toBe(
    "https://y/",
  );
  expect(readBootstrap(null)).toBeNull();
  expect(shallow('{"a":"[[[["}')).toBe(true);
  expect(shallow("[".repeat(65))).toBe(false);
});

/** An Io whose hosts all live on loopback: HTTP on one port, WHOIS answers by `host query`. */
async function world(
  http: (host: string, path: string) => string,
  whois: Record<string, string>,
  hosts: string[],
) {
  const asked: string[] = [];
  const web = await listen((socket) => {
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk;
      if (!head.includes("\r\n\r\n")) return;
      const host = /^host: (\S+)/im.exec(head)?.[1] as string;
      const path = head.split(" ")[1] as string;
      asked.push(`http ${host}${path}`);
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
          asked.push(`${host} ${query.toString().trim()}`);
          socket.end(whois[`${host} ${query.toString().trim()}`] ?? "No match");
        });
      }, { host: ip, port }),
    );
  }
  servers.push(web);
  const zone = Object.fromEntries(
    hosts.map((host) => [host, { A: [host.startsWith("rdap") ? "127.0.0.1" : address.get(host) as string] }]),
  );
  const io = worldIo(zone, {
    allow: ["127.0.0.0/8:43", "127.0.0.1:80"],
    portMap: { 43: port, 80: web.port },
  });
  const whoisServers = new Map([["com", { host: "whois.registry.example.net", query: "domain $" }]]);
  const rdapServers = new Map([["com", "http://rdap.registry.example.net/v1"]]);
  const options: RegistrationOptions = {
    whoisServers,
    rdapServers,
    manners: new Manners(io, { intervalMs: 0 }),
  };
  return { io, asked, options };
}
const json = (value: unknown, status = "200 OK", extra = ""): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/rdap+json\r\n${extra}\r\n${JSON.stringify(value)}`;
const HOSTS = [
  "rdap.registry.example.net",
  "rdap.registrar.example.net",
  "whois.registry.example.net",
  "whois.registrar.example.net",
  "whois.iana.example.net",
];

test("RDAP with the registrar's object followed once", async () => {
  const object = {
    ...RDAP,
    links: [{ rel: "related", href: "http://rdap.registrar.example.net/domain/x.com" }],
  };
  const loop = { ...RELATED, links: [{ rel: "related", href: "http://rdap.registry.example.net/again" }] };
  const { io, asked, options } = await world(
    (host) => json(host.includes("registry") ? object : loop),
    {},
    HOSTS,
  );
  const found = await registration(io, "www.kestrel-example.com", calm(), options);
  expect(found?.rdap).toEqual(object);
  expect(found?.metadata).toMatchObject({ registrar_iana_id: "9999", privacy_proxy: true });
  expect(asked).toEqual([
    "http rdap.registry.example.net/v1/domain/kestrel-example.com",
    "http rdap.registrar.example.net/domain/x.com",
  ]);
});

test("names that are studied at once all get a turn at their one registry", async () => {
  const { io, options } = await world(() => json({ ...RDAP, links: [] }), {}, HOSTS);
  const { manners: _, ...tables } = options;
  const quick = {
    ...io,
    sleep: (ms: number, signal: AbortSignal) => setTimeout(ms / 5, undefined, { signal }),
  };
  const found = await Promise.all(
    Array.from({ length: 40 }, (_, i) => registration(quick, `kestrel-${i}.com`, calm(), tables)),
  );
  expect(found.filter((each) => each === null)).toEqual([]);
});

test("who waits for less gets no turn behind others, and is told of it", async () => {
  const { io, options } = await world(() => json({ ...RDAP, links: [] }), {}, HOSTS);
  const { manners: _, ...tables } = options;
  const busy: string[] = [];
  const ask = (i: number) =>
    registration(io, `kestrel-${i}.com`, calm(), {
      ...tables,
      patienceMs: 200,
      onBusy: (host) => busy.push(host),
    });
  const found = await Promise.all([ask(0), ask(1)]);
  expect(found.map((each) => each === null)).toEqual([false, true]);
  // WHOIS was asked in its stead, and is not there.
  expect(busy).toEqual(["rdap.registry.example.net"]);
});

test("a registry that has had enough is left alone by all lookups of a dialer, which tell whom it concerns", async () => {
  const names = ["kestrel-one.com", "kestrel-two.com"];
  const { io, asked, options } = await world(
    () => json({}, "429 Too Many Requests", "Retry-After: 3600\r\n"),
    {},
    [...HOSTS, ...names, "kestrel.com", "com"],
  );
  const tables = { rdap: options.rdapServers!, whois: options.whoisServers! };
  const notices: Notice[] = [];
  const look = async (name: string) => {
    const lines = lookup("kestrel.com", {
      io: { ...io, tables, sleep: (ms, signal) => setTimeout(ms, undefined, { signal }) },
      names: [name],
      permutations: false,
      ops: ["Rdap"],
      onNotice: (notice) => notices.push(notice),
    });
    for await (const _ of lines);
    return notices.splice(0).filter(({ code }) => code === "registries_busy");
  };
  expect(await look(names[0]!)).toEqual([]);
  expect((await look(names[1]!)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^1 of 1 names are without registration data/),
  ]);
  expect(asked.filter((each) => each.startsWith("http rdap"))).toEqual([
    "http rdap.registry.example.net/v1/domain/kestrel-one.com",
  ]);
});

test("tables that come with the powers go before those of the package", async () => {
  const { io, asked, options } = await world(() => json({ ...RDAP, links: [] }), {}, HOSTS);
  const tables = { rdap: options.rdapServers!, whois: options.whoisServers! };
  const found = await registration({ ...io, tables }, "kestrel-example.com", calm(), {
    manners: options.manners!,
  });
  expect(found?.rdap).not.toBeNull();
  expect(asked).toEqual(["http rdap.registry.example.net/v1/domain/kestrel-example.com"]);
});

test("related links and redirects to forbidden places are not followed", async () => {
  const object = { ...RDAP, links: [{ rel: "related", href: "http://127.0.0.1:8080/" }] };
  const { io, options } = await world(() => json(object), {}, HOSTS);
  expect((await registration(io, "kestrel-example.com", calm(), options))?.rdap).toEqual(object);
  const redirecting = await world(
    () => "HTTP/1.1 302 x\r\nLocation: http://169.254.169.254/\r\n\r\n",
    { "whois.registry.example.net domain kestrel-example.com": "Registrar: By WHOIS\n" },
    HOSTS,
  );
  const found = await registration(redirecting.io, "kestrel-example.com", calm(), redirecting.options);
  expect(found?.metadata.registrar).toBe("By WHOIS");
});

test("404 is no such domain, and WHOIS is not asked", async () => {
  const { io, asked, options } = await world(() => json({}, "404 Not Found"), {}, HOSTS);
  expect(await registration(io, "kestrel-example.com", calm(), options)).toBeNull();
  expect(asked.length).toBe(1);
});

test("429 stops the questions, and WHOIS with its registrar takes over", async () => {
  const { io, asked, options } = await world(() => json({}, "429 Too Many", "Retry-After: 3600\r\n"), {
    "whois.registry.example.net domain kestrel-example.com":
      "Registrar: Example\r\nRegistrar WHOIS Server: whois.registrar.example.net\r\nCreation Date: 2025-03-31T13:38:16Z\r\n",
    "whois.registrar.example.net kestrel-example.com": "Reseller: Kestrel Hosting\n",
  }, HOSTS);
  const found = await registration(io, "kestrel-example.com", calm(), options);
  expect(found?.metadata).toMatchObject({
    registrar: "Example",
    reseller: "Kestrel Hosting",
    registration_date: "2025-03-31T13:38:16Z",
  });
  expect(found?.whois).toContain("Reseller");
  await registration(io, "kestrel-example.com", calm(), options);
  expect(asked.filter((a) => a.startsWith("http")).length).toBe(1);
});

test("a suffix that no table knows is asked for at IANA", async () => {
  const { io, options } = await world(() => "", {
    "whois.iana.example.net com": "% IANA\n\nrefer:        whois.registry.example.net\n\ndomain:       COM\n",
    "whois.registry.example.net kestrel-example.com": "Registrar: Example\n",
  }, HOSTS);
  const found = await registration(io, "kestrel-example.com", calm(), {
    ...options,
    rdapServers: new Map(),
    whoisServers: new Map(),
    ianaWhois: "whois.iana.example.net",
  });
  expect(found?.metadata.registrar).toBe("Example");
});

test.each(["127.0.0.1", "localhost", "169.254.169.254", "printer", "http://x/", "whois.example.net:22"])(
  "a referral to %s is not followed",
  async (target) => {
    const { io, options } = await world(() => json({}, "500 x"), {
      "whois.registry.example.net domain kestrel-example.com":
        `Registrar: Example\nRegistrar WHOIS Server: ${target}\n`,
    }, HOSTS);
    const dialled: string[] = [];
    const net = {
      connect: (t: DialTarget, signal: AbortSignal) => {
        dialled.push(t.host);
        return io.net.connect(t, signal);
      },
    };
    const found = await registration({ ...io, net }, "kestrel-example.com", calm(), options);
    expect(found?.metadata.registrar).toBe("Example");
    // What reaches the dialer is refused there: 127.0.0.1 is allowed for this test's own port only by address.
    expect(dialled.filter((h) => h !== "rdap.registry.example.net").length).toBeLessThanOrEqual(2);
  },
);

test("a WHOIS flood is cut, a quota text pauses the server", async () => {
  const flood = await listen((socket) => {
    const more = (): void => {
      while (socket.writable && socket.write("x: " + "y".repeat(1000) + "\n"));
    };
    socket.on("drain", more);
    socket.once("data", more);
  });
  const quota = await listen((socket) => socket.once("data", () => socket.end("Quota exceeded\r\n")), {
    host: "127.0.0.2",
  });
  servers.push(flood, quota);
  const go = (port: number, ip: string, manners: Manners) => {
    const io = worldIo({ "whois.example.net": { A: [ip] } }, {
      allow: ["127.0.0.0/8:43"],
      portMap: { 43: port },
    });
    const whoisServers = new Map([["com", { host: "whois.example.net", query: "$" }]]);
    return registration(io, "kestrel-example.com", calm(), { whoisServers, rdapServers: new Map(), manners });
  };
  const idle = { now: () => 0, sleep: () => Promise.resolve() };
  expect((await go(flood.port, "127.0.0.1", new Manners(idle)))?.whois?.length).toBe(65_536);
  const manners = new Manners(idle);
  expect(await go(quota.port, "127.0.0.2", manners)).toBeNull();
  expect(await go(quota.port, "127.0.0.2", manners)).toBeNull();
  expect(quota.connections).toBe(1);
});

test("turns are spaced, pauses double and end with an answer", async () => {
  let now = 0;
  const slept: number[] = [];
  const manners = new Manners({
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  });
  for (let i = 0; i < 3; i++) expect(await manners.turn("a", calm())).toBe(true);
  expect(slept).toEqual([250, 500]);
  manners.refused("a", null);
  now = 50_000;
  expect(await manners.turn("a", calm())).toBe(false);
  now = 60_001;
  expect(await manners.turn("a", calm())).toBe(true);
  manners.refused("a", null);
  now += 60_001;
  expect(await manners.turn("a", calm())).toBe(false);
  expect(await manners.turn("b", calm())).toBe(true);
});
