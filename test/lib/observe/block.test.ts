import type { Block } from "../../../lib/observe/existence.ts";
import { expect, test } from "vitest";
import type { Dns } from "../../../lib/io.ts";
import { createDns } from "../../../lib/net/dns/client.ts";
import { createResolution, type Existence } from "../../../lib/observe/resolve.ts";
import { type ResolverOptions, startResolver } from "../../farm/resolvers.ts";
import { calm } from "../net/world.ts";

const PAGE = "127.0.0.80";
const PARKING = "127.0.0.81";
const names = Array.from({ length: 60 }, (_, i) => `n${i}.com`);
/** Every third name is on the blocklist, every third is free, the others are parked or have a server of their own. */
const isListed = (name: string) => Number(/\d+/.exec(name)) % 3 === 0;
const isFree = (name: string) => Number(/\d+/.exec(name)) % 3 === 1;
const isParked = (name: string) => Number(/\d+/.exec(name)) % 6 === 2;
const isKnown = (name: string) => /^n\d+\.com$/.test(name);
const world: ResolverOptions = {
  addressOf: (name) =>
    !isKnown(name) || isFree(name) ? null : isParked(name) ? PARKING : `127.0.1.${Number(/\d+/.exec(name))}`,
  nameServerOf: (name) => isParked(name) ? "ns1.parking.net" : `ns1.${name}`,
};
/** A blocklist holds for all hosts below a name. */
const blocks = (name: string) => {
  const registrable = name.split(".").slice(-2).join(".");
  return isKnown(registrable) && isListed(registrable);
};

/** The result for all names, queried at once, with resolvers of these kinds; most queries go to the first one. */
async function existenceOf(...kinds: Partial<ResolverOptions>[]): Promise<Map<string, Existence>> {
  const resolvers = await Promise.all(kinds.map((kind) => startResolver({ ...world, ...kind })));
  const timers: ReturnType<typeof setTimeout>[] = [];
  const dns = createDns({ resolvers: resolvers.map(({ address }) => address) });
  // Nobody waits that long: each blocked name here has company.
  const sleep = () => new Promise<void>((resolve) => void timers.push(setTimeout(resolve, 60_000)));
  const late = new Map<string, Block>();
  const onLate = (name: string) => void late.set(name, "block_page");
  const resolution = createResolution({ dns, random: Math.random, sleep }, undefined, onLate);
  try {
    const found = await Promise.all(
      names.map(async (name) => [name, await resolution.exists(name, calm())] as const),
    );
    return new Map(
      found.map(([name, existence]) => {
        const block = existence.block ?? late.get(name);
        return [name, block === undefined ? existence : { ...existence, block }];
      }),
    );
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await dns.close();
    await Promise.all(resolvers.map((resolver) => resolver.close()));
  }
}

const kinds: [string, ResolverOptions["blocking"] & object, string][] = [
  ["NXDOMAIN without SOA", { blocks, answer: "NXDOMAIN" }, "denial_without_soa"],
  ["0.0.0.0", { blocks, answer: "0.0.0.0" }, "null_address"],
  ["a block page's address", { blocks, answer: PAGE }, "block_page"],
  ["NXDOMAIN with EDE 15", { blocks, answer: "NXDOMAIN", extendedError: 15 }, "extended_error"],
  ["0.0.0.0 with EDE 17", { blocks, answer: "0.0.0.0", extendedError: 17 }, "extended_error"],
  ["a block page with EDE 16", { blocks, answer: PAGE, extendedError: 16 }, "extended_error"],
  ["no data without SOA", { blocks, answer: "NODATA" }, "denial_without_soa"],
  ["the alias of a block page", { blocks, answer: "CNAME blocked.isp.net" }, "block_page"],
  ["127.0.0.1", { blocks, answer: "127.0.0.1" }, "null_address"],
  ["REFUSED with EDE 15", { blocks, answer: "REFUSED", extendedError: 15 }, "extended_error"],
];

test.each(kinds)(
  "names that a resolver blocks by %s are blocked, and no others",
  async (_, blocking, reason) => {
    const found = await existenceOf({ blocking });
    for (const name of names) {
      const { state, block } = found.get(name)!;
      expect([name, state]).toEqual([
        name,
        isListed(name) ? "blocked" : isFree(name) ? "free" : "registered",
      ]);
      expect([name, block]).toEqual([name, isListed(name) ? reason : undefined]);
    }
  },
);

test.each(kinds)("with %s, another resolver decides whether the name exists", async (_, blocking) => {
  const found = await existenceOf({ blocking }, {});
  for (const name of names) {
    const { state, reply } = found.get(name)!;
    expect([name, state]).toEqual([name, isFree(name) ? "free" : "registered"]);
    const [address] = reply.answers.flatMap((record) => record.type === "A" ? [record.data] : []);
    expect([name, address]).toEqual([name, world.addressOf(name) ?? undefined]);
  }
});

test.each(["0.0.0.0", "127.0.0.1"])(
  "one name with %s: its owner's where the zone answers for it, the resolver's where it does not",
  async (answer) => {
    const one = (name: string) => name.endsWith("n0.com");
    const filtered = (await existenceOf({ blocking: { blocks: one, answer } })).get("n0.com");
    expect(filtered).toMatchObject({ state: "blocked", block: "null_address" });
    const addressOf = (name: string) => one(name) ? answer : world.addressOf(name);
    const own = (await existenceOf({ addressOf })).get("n0.com");
    expect([own?.state, own?.block]).toEqual(["registered", undefined]);
  },
);

test("names whose servers the resolver still names exist, and have the block for evidence", async () => {
  const found = await existenceOf({ blocking: { blocks, answer: PAGE, addressesOnly: true } });
  for (const name of names.filter(isListed)) {
    expect(found.get(name)).toMatchObject({ state: "registered", block: "block_page" });
  }
  expect([...found.values()].filter(({ block }) => block !== undefined)).toHaveLength(
    names.filter(isListed).length,
  );
});

test.each(["10.10.34.36", "100.127.0.1"])(
  "exact names alone are recognised by the page's private address, %s",
  async (answer) => {
    const isExact = (name: string) => isKnown(name) && isListed(name);
    const found = await existenceOf({ blocking: { blocks: isExact, answer, addressesOnly: true } });
    for (const name of names) {
      expect([name, found.get(name)?.block]).toEqual([
        name,
        isListed(name) ? "block_page" : undefined,
      ]);
    }
  },
);

test("a page that changes its address is recognised", async () => {
  let count = 0;
  const blocking = {
    blocks,
    get answer() {
      return `127.0.9.${count++ % 4}`;
    },
  };
  const found = await existenceOf({ blocking });
  for (const name of names) {
    expect([name, found.get(name)?.block]).toEqual([name, isListed(name) ? "block_page" : undefined]);
  }
});

test("a name without addresses whose servers are known is not blocked, nor one with a true denial of data", async () => {
  const noAddress = { blocks, answer: "NODATA", addressesOnly: true } as const;
  const found = await existenceOf({ blocking: noAddress });
  expect([...found.values()].filter(({ block }) => block !== undefined)).toEqual([]);
});

test("blocked names with servers of a few providers are recognised, though many have the same", async () => {
  // Five of six are served by one provider, as phishing is.
  const providers = ["cloud", "cloud", "cloud", "cloud", "cloud", "first", "cloud", "second"];
  const nameServerOf = (name: string) =>
    `ns1.${providers[Math.floor(Number(/\d+/.exec(name)) / 3) % providers.length]}.net`;
  const found = await existenceOf({ nameServerOf, blocking: { blocks, answer: PAGE, addressesOnly: true } });
  for (const name of names) {
    expect([name, found.get(name)?.block]).toEqual([name, isListed(name) ? "block_page" : undefined]);
  }
});

test.each(["199.59.243.228", "23.227.38.65"])(
  "the address of a parking service or a content network, %s, is no block page's",
  async (address) => {
    const found = await existenceOf({
      addressOf: (name) => isFree(name) || !name.endsWith(".com") || name === "com" ? null : address,
      nameServerOf: (name) => `ns1.${name}`,
    });
    expect([...found.values()].filter(({ block }) => block !== undefined)).toEqual([]);
  },
);

test("a parking address, a shared host and a TLD without delegations are no block pages", async () => {
  const shared = { addressOf: (name: string) => isKnown(name) && !isFree(name) ? PARKING : null };
  for (const nameServerOf of [() => "ns1.parking.net", (name: string) => `ns1.${name}`]) {
    const found = await existenceOf({ ...shared, nameServerOf });
    expect([...found.values()].filter(({ block }) => block !== undefined)).toEqual([]);
  }
});

/** Parked names, with every host below them, at one address; NS as given. Each other name is denied with an SOA. */
function parking(ns: (name: string) => { rcode: string; host?: string }): Dns {
  const soa = {
    zone: "com.",
    mname: "a.",
    rname: "b.",
    serial: 1,
    refresh: 2,
    retry: 3,
    expire: 4,
    minimum: 5,
  };
  return {
    resolvers: ["r"],
    close: () => Promise.resolve(),
    query(name, type) {
      const reply = { authoritative: false, answers: [], soa: null, resolver: "r" };
      if (!/(^|\.)n\d+\.com$/.test(name)) return Promise.resolve({ ...reply, rcode: "NXDOMAIN", soa });
      const owner = { name: `${name}.`, ttl: 60 };
      if (type === "A") {
        return Promise.resolve({
          ...reply,
          rcode: "NOERROR",
          answers: [{ ...owner, type, data: PARKING }],
        });
      }
      const { rcode, host } = ns(name);
      const answers = host === undefined ? [] : [{ ...owner, type: "NS" as const, data: host }];
      return Promise.resolve({ ...reply, rcode, answers, resolver: rcode === "NO_ANSWER" ? "" : "r" });
    },
  };
}

test.each(["NO_ANSWER", "SERVFAIL", "REFUSED"])(
  "parked names whose servers do not answer, %s, stay registered, with their address",
  async (rcode) => {
    const { exists } = createResolution({ dns: parking(() => ({ rcode })), random: Math.random });
    for (const name of names) {
      const { state, block, reply } = await exists(name, calm());
      expect([name, state, block]).toEqual([name, "registered", undefined]);
      expect(reply.answers).toMatchObject([{ data: PARKING }]);
    }
  },
);

test("one of three without an answer for its servers is enough for no verdict", async () => {
  const ns = (name: string) =>
    name === "n1.com"
      ? { rcode: "SERVFAIL" }
      : { rcode: "NOERROR", host: `ns.${name.replace(".com", ".net")}.` };
  const { exists } = createResolution({ dns: parking(ns), random: Math.random });
  const found = await Promise.all(names.map((name) => exists(name, calm())));
  expect(found.filter(({ state, block }) => state !== "registered" || block !== undefined)).toEqual([]);
});

test("a name at the address of a block page is registered where nothing denies its servers", async () => {
  const ns = (name: string) => ({ rcode: name === "n9.com" ? "SERVFAIL" : "NOERROR" });
  const { exists } = createResolution({ dns: parking(ns), random: Math.random });
  const found = new Map<string, Existence>();
  // The last two are queried once the first have found the page.
  await Promise.all(
    ["n0.com", "n1.com", "n2.com"].map(async (name) => found.set(name, await exists(name, calm()))),
  );
  for (const name of ["n8.com", "n9.com"]) found.set(name, await exists(name, calm()));
  expect(found.get("n8.com")).toMatchObject({ state: "blocked", block: "block_page" });
  expect(found.get("n9.com")).toMatchObject({ state: "registered", block: "block_page" });
});
