import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dns, DnsRecord, DnsReply, RecordType } from "../../../lib/io.ts";
import { createDns } from "../../../lib/net/dns/client.ts";
import { createResolution, type Existence } from "../../../lib/observe/resolve.ts";
import type { Zones } from "../../../server/mini/dns.ts";
import { type DnsFaults, type FaultyDns, startFaultyDns } from "../../server/mini/faulty_dns.ts";

const zones: Zones = {
  suffixes: {
    com: {},
    ws: { wildcard: { a: ["127.0.0.9"] } },
    vg: { wildcard: { a: ["127.0.0.9"], ns: ["ns.nic.vg"] } },
  },
  names: {
    "site.com": {
      a: ["127.0.0.2"],
      aaaa: ["2001:db8:0:0:1::1"],
      mx: ["20 b.site.com", "10 a.site.com", "10 A.site.com"],
      txt: ["v=spf1 -all"],
      ns: ["ns1.site.com"],
    },
    "onlymail.com": { mx: ["10 mx.site.com"] },
    "onlyns.com": { ns: ["ns1.site.com"] },
    "nodata.com": {},
    "alias.com": { cname: "site.com" },
    "dangling.com": { cname: "nowhere.com" },
    "xn--pypal-4ve.com": { a: ["127.0.0.3"] },
    "broken.com": "SERVFAIL",
    "closed.com": "REFUSED",
    "lame.com": "silence",
    "delegated.ws": { a: ["127.0.0.9"], ns: ["ns.delegated.ws"] },
    "other.ws": { a: ["127.0.0.7"] },
    "onlymail.ws": { mx: ["10 mx.site.com"] },
    "other.vg": { a: ["127.0.0.7"] },
  },
};
const truth: [name: string, state: Existence["state"]][] = [
  ["site.com", "registered"],
  ["onlymail.com", "registered"],
  ["onlyns.com", "registered"],
  ["nodata.com", "registered"],
  ["alias.com", "registered"],
  ["dangling.com", "registered"],
  ["xn--pypal-4ve.com", "registered"],
  ["broken.com", "registered"],
  ["closed.com", "registered"],
  ["lame.com", "registered"],
  ["free.com", "free"],
  ["delegated.ws", "registered"],
  ["other.ws", "registered"],
  ["onlymail.ws", "registered"],
  ["wild.ws", "free"],
  ["other.vg", "registered"],
  ["wild.vg", "free"],
];

let server: FaultyDns;
beforeAll(async () => {
  server = await startFaultyDns(zones);
});
afterAll(() => server.close());

const never = new AbortController().signal;

async function withFaults<T>(faults: DnsFaults, use: (dns: Dns) => Promise<T>): Promise<T> {
  server.faults = faults;
  const dns = createDns({ resolvers: [server.address], timeoutMs: 1000 });
  try {
    return await use(dns);
  } finally {
    await dns.close();
    server.faults = {};
  }
}

const faulty: [string, DnsFaults][] = [
  ["nothing", {}],
  ["an address for what does not exist", { rewriteTo: "127.0.0.99" }],
  ["the wildcard's address for what does not exist", { rewriteTo: "127.0.0.9" }],
  ["5 % of datagrams lost each way", { loss: 0.05 }],
];
// Together: one name has servers that are silent.
test.concurrent.each(faulty)(
  "names that exist are distinguished from those that do not, with %s",
  async (_, faults) => {
    const own = await startFaultyDns(zones, faults);
    // With six attempts instead of three, one in a million is lost.
    const patient = createDns({ resolvers: [own.address], timeoutMs: 5000 });
    try {
      const resolution = createResolution({ dns: patient, random: Math.random });
      const found = await Promise.all(
        truth.map(async ([name]) => [name, (await resolution.exists(name, never)).state]),
      );
      // Where all names seem to exist, one that only fails may not.
      const isBroken = (name: string) => ["broken.com", "closed.com", "lame.com"].includes(name);
      const isRewritten = faults.rewriteTo !== undefined;
      expect(found).toEqual(
        truth.map(([name, state]) => [name, isRewritten && isBroken(name) ? "unknown" : state]),
      );
    } finally {
      await patient.close();
      await own.close();
    }
  },
);

test("one question a name where a neighbour's NXDOMAIN has shown that nothing is invented, and one for each new address", () =>
  withFaults({}, async (dns) => {
    const resolution = createResolution({ dns, random: Math.random });
    await resolution.exists("free.com", never);
    const before = server.questions;
    for (const name of ["site.com", "onlymail.com", "nodata.com"]) await resolution.exists(name, never);
    expect(server.questions - before).toBe(4);
  }));

test("a resolver that rewrites is not believed because of one that does not", async () => {
  const honest = await startFaultyDns(zones);
  const rewriting = await startFaultyDns(zones, { rewriteTo: "127.0.0.99" });
  const dns = createDns({ resolvers: [honest.address, rewriting.address] });
  try {
    const resolution = createResolution({ dns, random: Math.random });
    const states = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => (await resolution.exists(`free${i}.com`, never)).state),
    );
    expect(new Set(states)).toEqual(new Set(["free"]));
    for (let i = 0; i < 4; i++) {
      const found = await resolution.exists(`free${i}.com`, never);
      const { trusted } = await resolution.evidence(`free${i}.com`, found, never);
      expect(trusted).toBe(found.reply.resolver === honest.address);
    }
  } finally {
    await Promise.all([dns.close(), honest.close(), rewriting.close()]);
  }
});

test("records: an alias's chain in any order, and one that goes round", async () => {
  const alias = (from: string, to: string): DnsRecord => ({ name: from, type: "CNAME", ttl: 1, data: to });
  const address: DnsRecord = { name: "c.net.", type: "A", ttl: 1, data: "192.0.2.1" };
  const stray: DnsRecord = { name: "x.net.", type: "A", ttl: 1, data: "192.0.2.9" };
  const answers = [
    address,
    stray,
    alias("b.net.", "c.net."),
    alias("a.com.", "b.net."),
    alias("c.net.", "a.com."),
  ];
  for (const order of [answers, answers.toReversed()]) {
    const dns = fake((_, type) => type === "A" ? { rcode: "NOERROR", answers: order } : {});
    const resolution = createResolution({ dns, random: Math.random });
    const found = { state: "registered", rcode: "NOERROR", reply: await dns.query("a.com", "A") } as const;
    expect(await resolution.records("a.com", found, never)).toMatchObject({
      a: ["192.0.2.1"],
      cname: ["b.net."],
    });
  }
});

test("records: silence is asked once more, unless it is the name's own", async () => {
  const asked: RecordType[] = [];
  const silent = { rcode: "NO_ANSWER" } as const;
  const address: DnsRecord = { name: "a.com.", type: "A", ttl: 1, data: "192.0.2.1" };
  const server: DnsRecord = { name: "a.com.", type: "NS", ttl: 1, data: "ns.a.com." };
  const dns = fake((_, type) => {
    asked.push(type);
    if (type === "A") return { rcode: "NOERROR", answers: [address] };
    const times = asked.filter((each) => each === type).length;
    if (type === "NS" && times === 2) return { rcode: "NOERROR", answers: [server] };
    return type === "TXT" ? { ...silent, isFinal: true } : type === "AAAA" ? { rcode: "REFUSED" } : silent;
  });
  const found = { state: "registered", rcode: "NOERROR", reply: await dns.query("a.com", "A") } as const;
  const unanswered = new Set<RecordType>();
  const records = await createResolution({ dns, random: Math.random }).records(
    "a.com",
    found,
    never,
    unanswered,
  );
  expect(records).toMatchObject({ a: ["192.0.2.1"], ns: ["ns.a.com."] });
  expect([...unanswered]).toEqual(["AAAA", "MX", "TXT"]);
  expect(asked.sort()).toEqual(["A", "AAAA", "MX", "MX", "NS", "NS", "TXT"]);
});

test("records: hosts with a dot, exchangers best first, the alias's chain", () =>
  withFaults({}, async (dns) => {
    const resolution = createResolution({ dns, random: Math.random });
    const records = async (name: string) =>
      resolution.records(name, await resolution.exists(name, never), never);
    const site = {
      a: ["127.0.0.2"],
      aaaa: ["2001:db8::1:0:0:1"],
      mx: ["a.site.com.", "b.site.com."],
      txt: ["v=spf1 -all"],
      cname: [],
      ns: ["ns1.site.com."],
    };
    expect(await records("site.com")).toEqual(site);
    expect(await records("alias.com")).toMatchObject({ a: site.a, aaaa: site.aaaa, cname: ["site.com."] });
    expect(await records("dangling.com")).toMatchObject({ a: [], cname: ["nowhere.com."] });
    expect(await records("nodata.com")).toEqual({ a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] });
  }));

/** A resolver made of a function. */
function fake(reply: (name: string, type: RecordType) => Partial<DnsReply>, resolvers = ["r"]): Dns {
  return {
    resolvers,
    query: (name, type, _signal, options) =>
      Promise.resolve({
        rcode: "NXDOMAIN",
        authoritative: false,
        answers: [],
        soa: null,
        resolver: options?.only ?? resolvers.find((r) => r !== options?.except) ?? "r",
        ...reply(name, type),
      }),
    close: () => Promise.resolve(),
  };
}
const numbers = { mname: "a.", rname: "b.", serial: 1, refresh: 2, retry: 3, expire: 4, minimum: 5 };
const evidence: [string, Partial<DnsReply>, string[], { trusted: boolean; soa: boolean }][] = [
  ["an authority", { authoritative: true, soa: { zone: "com.", ...numbers } }, ["r"], {
    trusted: true,
    soa: true,
  }],
  ["an authority without SOA", { authoritative: true }, ["r"], { trusted: false, soa: false }],
  [
    "one with the SOA of a filter's zone",
    {
      authoritative: true,
      soa: { zone: "rpz.example.", ...numbers },
    },
    ["r"],
    { trusted: false, soa: false },
  ],
  [
    "a name whose end looks like the zone",
    {
      authoritative: true,
      soa: { zone: "ree.com.", ...numbers },
    },
    ["r"],
    { trusted: false, soa: false },
  ],
  ["one resolver", { soa: { zone: "com.", ...numbers } }, ["r"], { trusted: false, soa: true }],
  ["two resolvers", { soa: { zone: "com.", ...numbers } }, ["r", "s"], { trusted: true, soa: true }],
  ["a root of the resolver's own", { authoritative: true, soa: { zone: ".", ...numbers } }, ["r"], {
    trusted: false,
    soa: false,
  }],
  ["two roots of their own", { authoritative: true, soa: { zone: ".", ...numbers } }, ["r", "s"], {
    trusted: false,
    soa: false,
  }],
];
test.each(evidence)("NXDOMAIN from %s", async (_, reply, resolvers, { trusted, soa }) => {
  const resolution = createResolution({ dns: fake(() => reply, resolvers), random: Math.random });
  const found = await resolution.exists("free.com", never);
  expect(await resolution.evidence("free.com", found, never)).toEqual({
    query: { name: "free.com", type: "A", rcode: "NXDOMAIN" },
    trusted,
    soa: soa ? numbers : null,
  });
});

test("a wildcard with changing addresses leaves a name without own servers unknown", async () => {
  let n = 0;
  const dns = fake((name, type) => ({
    rcode: "NOERROR",
    answers: type === "A" ? [{ name: `${name}.`, type, ttl: 1, data: `127.0.1.${n++}` }] : [],
  }));
  const resolution = createResolution({ dns, random: Math.random });
  expect((await resolution.exists("some.com", never)).state).toBe("unknown");
});

test("leaving ends what several names share", async () => {
  let reasons = 0;
  const dns = fake((name) => name === "some.com" ? { rcode: "NOERROR" } : {});
  const query = dns.query;
  dns.query = (name, type, signal, options) =>
    name === "some.com"
      ? query(name, type, signal, options)
      : new Promise((_, reject) =>
        signal?.addEventListener("abort", () => {
          reasons++;
          reject(signal.reason);
        })
      );
  const lookup = new AbortController();
  const resolution = createResolution({ dns, random: Math.random }, lookup.signal);
  const one = new AbortController();
  const first = resolution.exists("some.com", one.signal);
  const second = resolution.exists("some.com", lookup.signal);
  const rejected = [
    expect(first).rejects.toThrow("one name"),
    expect(second).rejects.toThrow("all names"),
  ];
  await Promise.resolve();
  one.abort(new Error("one name"));
  await rejected[0];
  lookup.abort(new Error("all names"));
  await rejected[1];
  expect(reasons).toBe(4);
});
