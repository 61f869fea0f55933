import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { Connection, Dialer, DialError } from "../../../../lib/dial.ts";
import {
  askRdap,
  bySuffix,
  linkedUrl,
  RDAP_SNAPSHOT,
  readBootstrap,
} from "../../../../lib/observe/registry/rdap.ts";
import { eppStatus, isProxy, rdapMetadata } from "../../../../lib/observe/registry/rdap_metadata.ts";
import { WHOIS_SNAPSHOT } from "../../../../lib/observe/registry/whois.ts";
import { whoisMetadata } from "../../../../lib/observe/registry/whois_metadata.ts";
import { whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";
import { registration } from "../../../../lib/observe/registry/registration.ts";
import { calm } from "../../net/world.ts";
import { closeServers, HOSTS, json, RDAP, RELATED, world } from "./registry_world.ts";

afterEach(closeServers);

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
    whoisVerdict(text);
  }));
});

test("tables", () => {
  expect(bySuffix(RDAP_SNAPSHOT, "example.com")).toBe("https://rdap.verisign.com/com/v1/");
  expect(bySuffix(WHOIS_SNAPSHOT, "example.de")).toEqual({ host: "whois.denic.de", query: "-T dn,ace $" });
  expect(bySuffix(WHOIS_SNAPSHOT, "example.uk.com")).toEqual({ host: "whois.centralnic.net", query: "$" });
  expect(bySuffix(RDAP_SNAPSHOT, "com")).toBeNull();
  expect(readBootstrap({ services: [[["a"], ["http://x/", "https://y/"]], 5, [[1], [2]]] })?.get("a")).toBe(
    "https://y/",
  );
  expect(readBootstrap(null)).toBeNull();
});

test("the longest suffix counts, and no name is its own", () => {
  const table = new Map([["uk", 1], ["co.uk", 2], ["a.co.uk", 3]]);
  expect(["b.a.co.uk", "a.co.uk", "x.co.uk", "x.uk", "uk", "x.com", ""].map((name) => bySuffix(table, name)))
    .toEqual([3, 2, 2, 1, null, null, null]);
});

test("a bootstrap file: https before http, entries that are none left out", () => {
  const services = [
    [["a", 5, "b"], ["http://x/", "https://y/", "https://z/"]],
    [["c"], ["http://x/"]],
    [["d"], ["ftp://x/", 5, "xhttps://y/"]],
    [["e"]],
    ["f", ["https://y/"]],
    [["g"], "https://y/"],
    null,
    {},
  ];
  expect([...readBootstrap({ services })!]).toEqual([["a", "https://y/"], ["b", "https://y/"], [
    "c",
    "http://x/",
  ]]);
  for (const none of [undefined, {}, { services: {} }, [], "x"]) expect(readBootstrap(none)).toBeNull();
});

test.each([[63, true], [64, false], [100_000, false]])(
  "an object with %i arrays in it",
  async (depth, isRead) => {
    const { io } = await world(
      () =>
        json(null).replace(
          "null",
          `{"objectClassName":"domain","handle":"x","a":${"[".repeat(depth)}${"]".repeat(depth)}}`,
        ),
      {},
      HOSTS,
    );
    const found = await registration(io, "kestrel-example.com", calm());
    expect(found?.rdap !== undefined).toBe(isRead);
  },
);

test.each<[links: unknown, href: string | null]>([
  [[{ rel: "self", href: "https://s/" }, { rel: "related", href: "https://r/" }, {
    rel: "related",
    href: "https://t/",
  }], "https://r/"],
  [[{ rel: "related", href: "HTTP://r/", type: "application/rdap+json; charset=utf-8" }], "HTTP://r/"],
  [[{ rel: "related", href: "https://r/", type: "text/html" }], null],
  [[{ rel: "related", href: "javascript:https://r/" }], null],
  [[{ rel: "related", href: 5 }, null, "x", { rel: "related" }], null],
  [{}, null],
  [undefined, null],
])(
  "the registrar's object of %j is at %j",
  (links, href) => expect(linkedUrl({ links }, "related")).toBe(href),
);

/** What is made of an answer, and what the server's turns hear. */
async function answered(head: string, body: string, turn = true) {
  const reported: string[] = [];
  const chunks = [
    new TextEncoder().encode(`HTTP/1.1 ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
    null,
  ];
  let dialled = 0;
  const net: Dialer = {
    connect() {
      dialled++;
      return Promise.resolve({
        write: () => Promise.resolve(),
        read: () => Promise.resolve(chunks.shift() ?? null),
        close: () => {},
      } as unknown as Connection);
    },
  };
  const rateLimit = {
    acquire: (host: string) => {
      reported.push(`${host} turn`);
      return Promise.resolve(turn);
    },
    answered: (host: string) => void reported.push(`${host} answered`),
    refused: (host: string, seconds: number | null) => void reported.push(`${host} refused ${seconds}`),
  };
  const signal = new AbortController().signal;
  const result = await askRdap(net, "https://r.test/domain/a.com", "x", rateLimit, signal)
    .catch((error: DialError) => error.reason);
  return { result, reported, dialled };
}

test("an answer of 200 is an object or of no use, 404 says that there is none", async () => {
  const url = "https://r.test/domain/a.com";
  expect(await answered("200 OK", '{"a":1}'))
    .toEqual({ result: { url, object: { a: 1 } }, reported: ["r.test turn", "r.test answered"], dialled: 1 });
  for (const none of ["", "{}", '{"errorCode":404,"title":"Not Found"}']) {
    expect((await answered("404 x", none)).result).toEqual({ url, object: null });
  }
  for (const other of ["anything", "404 page not found", "[]", '{"message":"Not Found"}']) {
    expect((await answered("404 x", other)).result).toBe("unreachable");
  }
  for (const body of ["[]", "null", "5", "{", "", `{"a":${"[".repeat(64)}${"]".repeat(64)}}`]) {
    expect((await answered("200 OK", body)).result).toBe("unreachable");
  }
  for (const head of ["201 x", "400 x", "500 x"]) {
    expect(await answered(head, "{}")).toMatchObject({
      result: "unreachable",
      reported: ["r.test turn", "r.test answered"],
    });
  }
  const most = (length: number) => `{"a":"${"x".repeat(length - 8)}"}`;
  expect((await answered("200 OK", most(262_143))).result).toMatchObject({ url });
  expect((await answered("200 OK", most(262_145))).result).toBe("unreachable");
});

test("429 and 503 are refusals, with the pause that they name in seconds", async () => {
  const reported = async (head: string) => (await answered(head, "{}")).reported.slice(1);
  expect(await reported("429 x\r\nRetry-After: 120")).toEqual(["r.test refused 120"]);
  expect(await reported("503 x")).toEqual(["r.test refused null"]);
  expect(await reported("429 x\r\nRetry-After: Fri, 31 Dec 1999 23:59:59 GMT")).toEqual([
    "r.test refused null",
  ]);
  expect(await reported("429 x\r\nRetry-After: 1234567890")).toEqual(["r.test refused 1234567890"]);
  expect(await reported("429 x\r\nRetry-After: 12x")).toEqual(["r.test refused null"]);
  expect(await answered("200 OK", "{}", false)).toEqual({
    result: "deadline",
    reported: ["r.test turn"],
    dialled: 0,
  });
});
