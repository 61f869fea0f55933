import { expect, test } from "vitest";
import { createDns, type DnsOptions } from "../../lib/net/dns/client.ts";
import { createResolution } from "../../lib/observe/resolve.ts";
import { type FarmResolver, type ResolverOptions, startResolver } from "./resolvers.ts";

const names = Array.from({ length: 3_000 }, (_, i) => `n${i}.com`);
const registered = new Set(names.filter((_, i) => i % 15 === 0));
/** Existence of all, four more types of those that exist. */
const needed = names.length + 4 * registered.size;

/** Asks for everything, like a lookup; returns the names that were found. */
async function findAll(
  options: Partial<ResolverOptions>,
  dnsOptions: Partial<DnsOptions> = {},
): Promise<{ found: string[]; resolver: FarmResolver }> {
  const addressOf = (name: string) => registered.has(name) ? "127.0.0.9" : null;
  const resolver = await startResolver({ addressOf, ...options });
  const dns = createDns({ resolvers: [resolver.address], ...dnsOptions });
  const resolution = createResolution({ dns, random: Math.random });
  const { signal } = new AbortController();
  try {
    const found = await Promise.all(names.map(async (name) => {
      const existence = await resolution.exists(name, signal);
      if (existence.state !== "registered") return [];
      const { ns } = await resolution.records(name, existence, signal);
      return ns.length === 0 ? [] : [name];
    }));
    return { found: found.flat(), resolver };
  } finally {
    await dns.close();
    await resolver.close();
  }
}

const rows: [string, Partial<ResolverOptions>][] = [
  ["REFUSED beyond 700 questions in two seconds", {
    limit: { kind: "window", count: 700, ms: 2_000 },
    beyond: "REFUSED",
  }],
  ["REFUSED beyond 60 at once", { limit: { kind: "in-flight", count: 60 }, beyond: "REFUSED", delayMs: 20 }],
  ["SERVFAIL beyond 900 a second", {
    limit: { kind: "rate", perSecond: 900, burst: 90 },
    beyond: "SERVFAIL",
    delayMs: 20,
  }],
  ["NOTIMP beyond 900 a second", {
    limit: { kind: "rate", perSecond: 900, burst: 90 },
    beyond: "NOTIMP",
    delayMs: 20,
  }],
  ["TC beyond 900 a second", {
    limit: { kind: "rate", perSecond: 900, burst: 90 },
    beyond: "TC",
    delayMs: 20,
  }],
  ["silence beyond 900 a second", { limit: { kind: "rate", perSecond: 900, burst: 90 }, beyond: "drop" }],
];
test.each(rows)("every registered name is found by a resolver with %s", async (_, options) => {
  const { found, resolver } = await findAll(options);
  expect(resolver.beyond).toBeGreaterThan(0);
  expect(found.length).toBeGreaterThanOrEqual(Math.ceil(0.99 * registered.size));
  // Losses show late, so that limit costs more; a busy machine repeats questions whose answers it has not read.
  const most = options.beyond === "drop" ? 2 : 1.6;
  expect(resolver.datagrams + resolver.overTcp).toBeLessThan(most * needed);
}, 120_000);

test("queries lost while a resolver refuses everything are sent again", async () => {
  let isClosed = false;
  const resolver = await startResolver({
    addressOf: () => "127.0.0.9",
    blocking: { blocks: () => isClosed, answer: "REFUSED" },
    drops: (name) => isClosed && name.startsWith("lost"),
  });
  const dns = createDns({ resolvers: [resolver.address], timeoutMs: 300 });
  const rcodes = (prefix: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => (await dns.query(`${prefix}${i}.com`, "A")).rcode),
    );
  try {
    await rcodes("early", 50);
    isClosed = true;
    const late = Promise.all([rcodes("lost", 3), rcodes("late", 40)]);
    // Twice as long as a question lives that gets no answer.
    const openAt = performance.now() + 1_200;
    await expect.poll(() => performance.now()).toBeGreaterThan(openAt);
    isClosed = false;
    expect(new Set((await late).flat())).toEqual(new Set(["NOERROR"]));
  } finally {
    await dns.close();
    await resolver.close();
  }
}, 60_000);

test("an answer that takes long is waited for, though refusals come at once", async () => {
  const { found, resolver } = await findAll({
    limit: { kind: "in-flight", count: 100 },
    beyond: "REFUSED",
    delayMs: 250,
  });
  expect(found.length).toBe(registered.size);
  // Sent again at each refusal it would be twice as many; a busy machine repeats some whose answers it has not read.
  expect(resolver.datagrams).toBeLessThan(1.6 * needed);
}, 120_000);

test.each(["close", "silence"] as const)(
  "a resolver that cuts what is too fast, and TCP by %s",
  async (tcp) => {
    const { found } = await findAll({
      limit: { kind: "rate", perSecond: 900, burst: 90 },
      beyond: "TC",
      delayMs: 20,
      tcp,
    });
    expect(found.length).toBe(registered.size);
  },
  120_000,
);

test("names that fail by themselves are distinguished from a resolver under load", async () => {
  const fails = (name: string) => /^n\d*7\.com$/.test(name);
  const { found } = await findAll({
    fails,
    limit: { kind: "rate", perSecond: 900, burst: 90 },
    beyond: "SERVFAIL",
    delayMs: 20,
  });
  expect(found.length).toBe([...registered].filter((name) => !fails(name)).length);
}, 120_000);

test("a cap on questions in flight holds, and one on questions a second", async () => {
  const nothing = { addressOf: () => null, limit: { kind: "window", count: 0, ms: 1e9 } } as const;
  const [silent, other] = [await startResolver(nothing), await startResolver(nothing)];
  const capped = createDns({ resolvers: [silent.address], inFlight: 25 });
  const slow = createDns({ resolvers: [other.address], rate: 20 });
  try {
    for (const name of names) void capped.query(name, "A");
    // Some were repeated (a resolver that is silent is probed, and gets no more), and none has made room for another
    // before that; later those do that nobody waits for any more.
    await expect.poll(() => silent.datagrams).toBeGreaterThan(27);
    expect(new Set(silent.queries.slice(0, 28)).size).toBe(25);
    await capped.close();
    const start = performance.now();
    for (const name of names) void slow.query(name, "A");
    await expect.poll(() => other.datagrams).toBeGreaterThanOrEqual(10);
    expect(other.datagrams).toBeLessThanOrEqual((performance.now() - start) / 1000 * 20 + 1);
  } finally {
    await Promise.all([capped.close(), slow.close()]);
    await Promise.all([silent.close(), other.close()]);
  }
}, 60_000);

test.each(["drop", "FORMERR", "NOTIMP"] as const)(
  "a resolver that does this to EDNS is queried without it: %s",
  async (edns) => {
    const resolver = await startResolver({ addressOf: () => "127.0.0.9", edns });
    const dns = createDns({ resolvers: [resolver.address] });
    try {
      expect((await dns.query("a.com", "A")).rcode).toBe("NOERROR");
      const before = resolver.datagrams;
      expect((await dns.query("b.com", "A")).rcode).toBe("NOERROR");
      expect(resolver.datagrams - before).toBe(1);
    } finally {
      await dns.close();
      await resolver.close();
    }
  },
);
