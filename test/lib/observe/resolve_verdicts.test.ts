import { expect, test } from "vitest";
import type { Dns, DnsRecord, DnsReply, RecordType } from "../../../lib/io.ts";
import { createResolution, type Existence } from "../../../lib/observe/resolve.ts";
import { calm } from "../net/world.ts";

type Said = Partial<DnsReply>;
const numbers = { mname: "a.", rname: "b.", serial: 1, refresh: 2, retry: 3, expire: 4, minimum: 5 };
const soa = (zone: string) => ({ zone, ...numbers });
const NAME = "some.com";
const a = (...ips: string[]): Said => ({
  rcode: "NOERROR",
  answers: ips.map((data) => ({ name: `${NAME}.`, type: "A", ttl: 1, data })),
});
const own = (type: "NS" | "SOA", name = `${NAME}.`): Said => ({
  rcode: "NOERROR",
  answers: [{ name, type, ttl: 1, data: type === "NS" ? "ns.x." : numbers } as DnsRecord],
});
const NOTHING: Said = { rcode: "NOERROR" };
const GONE: Said = {};
const BROKEN: Said = { rcode: "SERVFAIL" };

/** A resolver that says one thing of the name and another, in turn, of the random names beside it. */
function world(name: Partial<Record<RecordType, Said>>, random: { A: Said | Said[]; NS?: Said }) {
  const queries: string[] = [];
  const turns = [random.A].flat();
  const dns: Dns = {
    resolvers: ["r"],
    close: () => Promise.resolve(),
    query(question, type, _signal, options) {
      queries.push(
        `${question === NAME ? "name" : question === "com" ? "suffix" : "random"} ${type}${
          options?.only === "r" ? " of r" : ""
        }`,
      );
      // The suffix has servers.
      const said = question === "com"
        ? own("NS", "com.")
        : question === NAME
        ? name[type] ?? NOTHING
        : type === "NS"
        ? random.NS ?? GONE
        : turns[queries.filter((each) => each.startsWith("random A")).length - 1] ?? turns[0];
      return Promise.resolve({
        rcode: "NXDOMAIN",
        authoritative: false,
        answers: [],
        soa: null,
        resolver: "r",
        ...said,
      });
    },
  };
  return { queries, resolution: createResolution({ dns, random: Math.random }) };
}

const V = "127.0.0.9";
test.each<[string, Partial<Record<RecordType, Said>>, { A: Said | Said[]; NS?: Said }, Existence["state"]]>([
  ["random names do not exist", { A: a(V) }, { A: GONE }, "registered"],
  [
    "one random name does not, two got no answer",
    { A: a(V) },
    { A: [BROKEN, GONE, BROKEN] },
    "registered",
  ],
  ["one random name exists", { A: a(V), NS: GONE }, { A: [GONE, a(V), GONE] }, "free"],
  ["no probe is answered, it has name servers", { A: a(V), NS: own("NS") }, { A: BROKEN }, "registered"],
  ["no probe is answered, it has an SOA", { A: a(V), SOA: own("SOA") }, { A: BROKEN }, "registered"],
  ["no probe is answered, its alias has name servers", { A: a(V), NS: own("NS", "x.") }, {
    A: BROKEN,
    NS: BROKEN,
  }, "unknown"],
  ["no probe is answered, its zone has an SOA", { A: a(V), SOA: own("SOA", "com.") }, {
    A: BROKEN,
    NS: NOTHING,
  }, "unknown"],
  [
    "no probe is answered, it has no name servers by NXDOMAIN",
    { A: a(V), NS: GONE },
    { A: BROKEN },
    "free",
  ],
  ["no probe is answered, only its NS is no NXDOMAIN", { A: a(V) }, { A: BROKEN }, "registered"],
  ["no probe is answered, its NS neither", { A: a(V), NS: BROKEN }, { A: BROKEN }, "unknown"],
  ["no probe is answered, nothing tells", { A: a(V) }, { A: BROKEN, NS: NOTHING }, "unknown"],
  ["it has the invented address", { A: a(V) }, { A: a(V), NS: NOTHING }, "free"],
  [
    "it has the invented address, its NS is not answered",
    { A: a(V), NS: BROKEN },
    { A: a(V), NS: NOTHING },
    "unknown",
  ],
  ["it has another address", { A: a("127.0.0.7") }, { A: a(V), NS: NOTHING }, "registered"],
  ["it has another address, its NS is not answered", { A: a("127.0.0.7"), NS: BROKEN }, {
    A: a(V),
    NS: NOTHING,
  }, "registered"],
  ["it has one of two invented addresses", { A: a(V) }, { A: a("127.0.0.8", V), NS: NOTHING }, "free"],
  [
    "it has an address beside the invented one",
    { A: a(V, "127.0.0.7") },
    { A: a(V), NS: NOTHING },
    "registered",
  ],
  ["it has none where one is invented", { A: NOTHING }, { A: a(V), NS: NOTHING }, "registered"],
  ["none is invented, and it has none", { A: NOTHING }, { A: NOTHING, NS: NOTHING }, "free"],
  ["invented addresses change", { A: a(V) }, { A: [a(V), a("127.0.0.8"), a(V)], NS: NOTHING }, "unknown"],
  [
    "servers are invented too, and it has some",
    { A: a(V), NS: own("NS") },
    { A: a(V), NS: own("NS", "x.") },
    "free",
  ],
  ["servers are invented too, and it has an SOA", { A: a(V), SOA: own("SOA") }, {
    A: a(V),
    NS: own("NS", "x."),
  }, "registered"],
])("a name exists by NOERROR, and %s", async (_, name, random, state) => {
  const { resolution, queries } = world(name, random);
  expect((await resolution.exists(NAME, calm())).state).toBe(state);
  expect(queries.slice(1, 5).sort()).toEqual([
    "random A of r",
    "random A of r",
    "random A of r",
    "random NS of r",
  ]);
  const before = queries.length;
  await resolution.exists(NAME, calm());
  expect(queries.slice(before).filter((each) => each.startsWith("random"))).toEqual([]);
});

test.each<[string, Said, Existence["state"]]>([
  ["NXDOMAIN", {}, "free"],
  [
    "NXDOMAIN with its own alias",
    { answers: [{ name: "some.com.", type: "CNAME", ttl: 1, data: "x." }] },
    "registered",
  ],
  ["NXDOMAIN with another's alias", { answers: [{ name: "x.", type: "CNAME", ttl: 1, data: "y." }] }, "free"],
  ["SERVFAIL", { rcode: "SERVFAIL" }, "unknown"],
  ["silence", { rcode: "NO_ANSWER" }, "unknown"],
])("%s", async (_, said, state) => {
  const { resolution } = world({ A: said }, { A: GONE });
  expect(await resolution.exists(NAME, calm())).toMatchObject({ state, rcode: said.rcode ?? "NXDOMAIN" });
});

test("an NXDOMAIN vouches for its neighbours with the zone's SOA only", async () => {
  for (
    const [zone, probes] of [["com.", 0], [null, 4], ["rpz.example.", 4], ["ther.com.", 4]] as const
  ) {
    const free: Said = zone === null ? {} : { soa: soa(zone) };
    const { resolution, queries } = world({ A: a(V) }, { A: [free, GONE, GONE, GONE] });
    expect((await resolution.exists("other.com", calm())).state).toBe("free");
    expect((await resolution.exists(NAME, calm())).state).toBe("registered");
    // The other name counts as one of the random ones, also for servers, where it is denied by the zone above.
    const own = zone === "com." || zone === null ? 2 : 1;
    expect([zone, queries.filter((each) => each.startsWith("random")).length - own]).toEqual([zone, probes]);
  }
});

const FREE: DnsReply = {
  rcode: "NXDOMAIN",
  authoritative: false,
  answers: [],
  soa: soa("com."),
  resolver: "r",
};

test("a second opinion is that of another resolver, and must be the same", async () => {
  const evidence = async (second: Said, resolvers = ["r", "s"]) => {
    const dns: Dns = {
      resolvers,
      close: () => Promise.resolve(),
      query: (_name, _type, _signal, options) =>
        Promise.resolve({ ...FREE, ...(options?.except === "r" ? second : {}) }),
    };
    const resolution = createResolution({ dns, random: Math.random });
    return await resolution.evidence(NAME, await resolution.exists(NAME, calm()), calm());
  };
  expect(await evidence({ resolver: "s" })).toEqual({
    query: { name: NAME, type: "A", rcode: "NXDOMAIN" },
    trusted: true,
    soa: numbers,
  });
  expect((await evidence({ resolver: "r" })).trusted).toBe(false);
  expect((await evidence({ resolver: "s", rcode: "NOERROR" })).trusted).toBe(false);
  expect((await evidence({ resolver: "s", rcode: "SERVFAIL" })).trusted).toBe(false);
  expect((await evidence({ resolver: "s" }, ["r"])).trusted).toBe(false);
  const spoken = async (said: Said) => {
    const dns: Dns = {
      resolvers: ["r", "s"],
      close: () => Promise.resolve(),
      query: () => Promise.resolve({ ...FREE, resolver: "s" }),
    };
    const reply = { ...FREE, ...said };
    const found = { state: "free", rcode: reply.rcode, reply } as const;
    return (await createResolution({ dns, random: Math.random }).evidence(NAME, found, calm())).trusted;
  };
  // Another's denial makes nothing good that is no denial, or names no zone.
  expect([await spoken({}), await spoken({ rcode: "NOERROR" }), await spoken({ soa: null })])
    .toEqual([true, false, false]);
  // What a wildcard invents is free, but its NOERROR shows nothing, whoever says it.
  const { resolution } = world({ A: { ...a(V), authoritative: true, soa: soa("com.") } }, {
    A: a(V),
    NS: NOTHING,
  });
  const found = await resolution.exists(NAME, calm());
  expect(found.state).toBe("free");
  expect(await resolution.evidence(NAME, found, calm())).toMatchObject({
    trusted: false,
    query: { rcode: "NOERROR" },
  });
});

test("records: each type is queried once, A again only after a timeout", async () => {
  const mx = (...all: [number, string][]): Said => ({
    rcode: "NOERROR",
    answers: all.map(([preference, exchange]) => ({
      name: `${NAME}.`,
      type: "MX",
      ttl: 1,
      data: { preference, exchange },
    })),
  });
  const txt: Said = { rcode: "REFUSED", answers: [{ name: `${NAME}.`, type: "TXT", ttl: 1, data: "no" }] };
  const { resolution, queries } = world(
    { A: a(V, V), TXT: txt, MX: mx([20, "c."], [10, "b."], [10, "a."], [30, "a."], [0, "z."]) },
    { A: GONE },
  );
  const found = await resolution.exists(NAME, calm());
  queries.splice(0);
  expect(await resolution.records(NAME, found, calm()))
    .toEqual({ a: [V], aaaa: [], mx: ["z.", "a.", "b.", "c."], txt: [], cname: [], ns: [] });
  expect(queries.sort()).toEqual(["name AAAA", "name MX", "name NS", "name TXT"]);
  const silent = { ...found, reply: { ...found.reply, rcode: "NO_ANSWER", answers: [] } };
  expect((await resolution.records(NAME, silent, calm())).a).toEqual([V]);
  expect(queries.filter((each) => each === "name A")).toHaveLength(1);
});

test("a name whose own servers deny it for one type says nothing about what the resolver denies", async () => {
  const servers = own("NS");
  const byItself: Said = { soa: soa(`${NAME}.`) };
  const { resolution } = world({ A: byItself, NS: servers }, {
    A: { soa: soa("com.") },
    NS: { soa: soa("com.") },
  });
  // Each seventh is asked for its servers first.
  for (let i = 0; i < 6; i++) await resolution.exists(`n${i}.com`, calm());
  const found = await resolution.exists(NAME, calm());
  expect([found.state, found.servers?.rcode ?? found.block]).toEqual([
    "registered",
    "partial_denial",
  ]);
  expect(resolution.deniesByType).toBe(false);
});

test("a host whose zone denies it for servers says nothing about what the resolver denies", async () => {
  for (const [name, isDenied] of [[`www.${NAME}`, false], [NAME, true]] as const) {
    const reply: DnsReply = {
      rcode: "NOERROR",
      authoritative: false,
      answers: [{ name: `${name}.`, type: "A", ttl: 1, data: V }],
      soa: null,
      resolver: "r",
    };
    const dns: Dns = {
      resolvers: ["r"],
      close: () => Promise.resolve(),
      query: (question) =>
        Promise.resolve({
          ...reply,
          rcode: "NXDOMAIN",
          answers: [],
          soa: soa(question.slice(question.indexOf(".") + 1) + "."),
        }),
    };
    const resolution = createResolution({ dns, random: Math.random });
    await resolution.records(name, { state: "registered", rcode: "NOERROR", reply }, calm());
    expect([name, resolution.deniesByType]).toEqual([name, isDenied]);
  }
});

test("a name that is asked for the last time is asked for its address alone: what was silent is not asked twice", async () => {
  const { resolution, queries } = world({ A: a(V), NS: own("NS") }, { A: { soa: soa("com.") } });
  for (let i = 0; i < 6; i++) await resolution.exists(`n${i}.com`, calm());
  queries.splice(0);
  await resolution.exists(NAME, calm(), true);
  expect(queries.filter((each) => /^name (A|NS)$/.test(each))).toEqual(["name A"]);
});

test("whether a resolver knows a type at all is asked by the whole lookup, and again where it got no answer", async () => {
  let known = 0;
  const whole = calm();
  const dns: Dns = {
    resolvers: ["r"],
    close: () => Promise.resolve(),
    query(question, type, signal) {
      const reply = { rcode: "NOERROR", authoritative: false, answers: [], soa: null, resolver: "r" };
      if (question !== "example.com") {
        return Promise.resolve(type === "NS" ? { ...reply, ...own("NS", `${question}.`) } : reply);
      }
      expect(signal).toBe(whole);
      // The first fails, the second is lost.
      if (known++ === 0) return Promise.reject(new Error("failed"));
      if (known === 2) return Promise.resolve({ ...reply, rcode: "NO_ANSWER" });
      const data = { preference: 0, exchange: "." };
      return Promise.resolve({ ...reply, answers: [{ name: "example.com.", type: "MX", ttl: 1, data }] });
    },
  };
  const resolution = createResolution({ dns, random: Math.random }, whole);
  const unansweredOf = async (name: string) => {
    const found = { state: "registered", rcode: "NOERROR", reply: await dns.query(name, "A") } as const;
    const unanswered = new Set<RecordType>();
    await resolution.records(name, { ...found, reply: { ...found.reply, ...a(V) } }, calm(), unanswered);
    return unanswered.has("MX");
  };
  await expect(unansweredOf("one.com")).rejects.toThrow("failed");
  expect(await unansweredOf("two.com")).toBe(true);
  expect(await unansweredOf("three.com")).toBe(false);
});
