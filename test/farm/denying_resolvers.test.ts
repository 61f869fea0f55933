import { expect, test } from "vitest";
import type { Dns } from "../../lib/io.ts";
import { StandingDns } from "../../lib/lookup/standing_dns.ts";
import { listedNames } from "../../lib/lines/mod.ts";
import { WELL_KNOWN } from "../../lib/lookup/controls.ts";
import {
  createIo,
  lookup,
  type LookupOptions,
  type Notice,
  planLookup,
  type StreamMessage,
} from "../../mod.ts";
import { type ResolverOptions, startResolver } from "./resolvers.ts";

const namesTo = (count: number) => Array.from({ length: count }, (_, i) => `kestrel${i}.com`);
const NAMES = namesTo(400);
const isRegistered = (name: string) => /^kestrel\d*0\.com$/.test(name) || name === "kestrelbank.com";
const THERE = NAMES.filter(isRegistered).sort();
const WORLD: ResolverOptions = { addressOf: (name) => isRegistered(name) ? "127.0.0.9" : null };

async function look(
  worlds: Partial<ResolverOptions>[],
  options: Partial<LookupOptions> = {},
  brand = "kestrelbank.com",
) {
  const resolvers = await Promise.all(
    worlds.map((world) =>
      startResolver(
        Object.create(
          world,
          Object.getOwnPropertyDescriptors({ addressOf: world.addressOf ?? WORLD.addressOf }),
        ),
      )
    ),
  );
  const io = createIo({ resolvers: resolvers.map(({ address }) => address), geo: false, net: false });
  const questions: string[] = [];
  const query = io.dns.query.bind(io.dns);
  io.dns.query = (name, type, ...rest) => (questions.push(`${name} ${type}`), query(name, type, ...rest));
  const notices: Notice[] = [];
  const lines: StreamMessage[] = [];
  const parameters = { names: NAMES, permutations: false, ops: ["Dns"] as const };
  try {
    const onNotice = (notice: Notice) => void notices.push(notice);
    for await (const line of lookup(brand, { io, ...parameters, ...options, onNotice })) lines.push(line);
  } catch (error) {
    // The last line says so too.
    expect(lines.at(-1)).toMatchObject({ data: { kind: "Error" } });
    void error;
  } finally {
    await io.dns.close();
    for (const resolver of resolvers) await resolver.close();
  }
  const last = lines.at(-1)!.data as { kind: string; data?: { detail: string } };
  const found = lines.flatMap((line) => line.op === "Dns" ? [line.permutation.domain.fqdn] : []).sort();
  const unanswered = lines.flatMap((line) => listedNames(line, "unanswered"));
  const failed = lines.flatMap((line) =>
    line.op === "Meta" && line.data.kind === "Progress" ? line.data.failed ?? [] : []
  );
  return {
    questions,
    lines,
    last,
    found,
    unanswered,
    failed,
    notices,
    codes: notices.map(({ code }) => code),
  };
}

const all = () => true;
const notBrand = (name: string) => name !== "kestrelbank.com";
const walls: [what: string, wall: Partial<ResolverOptions>][] = [
  ["NXDOMAIN without SOA for every name", { denies: all }],
  ["NXDOMAIN with the SOA of its own root", { denies: all, denial: { soa: "root", authoritative: true } }],
  ["NXDOMAIN with the SOA of each suffix", { denies: all, denial: { soa: "suffix", authoritative: true } }],
  ["no data for every name", { denies: all, denial: { rcode: "NOERROR" } }],
  ["no data, with the SOA of its own root", { denies: all, denial: { rcode: "NOERROR", soa: "root" } }],
  ["no data, with the SOA of each suffix", { denies: all, denial: { rcode: "NOERROR", soa: "suffix" } }],
  ["NXDOMAIN for names, while suffixes have servers", {
    denies: (name) => name.includes("."),
    denial: { soa: "suffix" },
  }],
  ["NXDOMAIN for addresses alone", { denies: (_, type) => type === "A" }],
  ["NXDOMAIN for all but the brand", { denies: notBrand }],
  ["NXDOMAIN for all but the brand, with the SOA of its own root", {
    denies: notBrand,
    denial: { soa: "root", authoritative: true },
  }],
  ["no data for all but the brand", { denies: notBrand, denial: { rcode: "NOERROR" } }],
];

const PLANS = ["squat", "nxdomain", "analyze"] as const;
test.concurrent.each(
  walls.map(([what, wall], i) => [what, wall, i === 0 ? PLANS : [PLANS[i % PLANS.length]!]] as const),
)("a resolver with %s is no network, in any plan", async (_, wall, plans) => {
  for (const plan of plans) {
    const options = plan === "analyze" ? { plan, names: [], ops: ["Dns", "Nxdomain"] as const } : { plan };
    const brand = plan === "analyze" && wall.denies!("kestrelbank.com", "A")
      ? "kestrel10.com"
      : "kestrelbank.com";
    const { last, lines, codes } = await look([wall], options, brand);
    expect([plan, last.kind]).toEqual([plan, "Error"]);
    expect(last.data!.detail).toMatch(/does not exist|denies names that exist/);
    expect(last.data!.detail).toContain("use a resolver of the public DNS");
    expect(lines.filter(({ op }) => op === "Nxdomain" || op === "Dns")).toEqual([]);
    expect(codes).not.toContain("incomplete");
  }
});

test.concurrent.each(walls)("beside a good resolver, one with %s is put aside", async (_, wall) => {
  const { last, found, codes, notices, unanswered } = await look([
    wall,
    {},
  ]);
  expect([last.kind, found, unanswered]).toEqual(["Done", THERE, []]);
  expect(codes).toContain("resolver_aside");
  expect(notices.find(({ code }) => code === "resolver_aside")!.message).toContain("is put aside");
});

/** A wall that stands while the resolver gets the questions of these numbers. */
function forAWhile(
  wall: Partial<ResolverOptions>,
  ...spells: readonly (readonly [from: number, to: number])[]
): Partial<ResolverOptions> {
  let count = 0;
  return {
    ...wall,
    denies: (name, type) => {
      count++;
      return spells.some(([from, to]) => count > from && count <= to) && (wall.denies ?? all)(name, type);
    },
  };
}

/** A wall that stands for 600 questions, and until a control has fallen into it: where many wait, none may for long. */
function aroundAControl(wall: Partial<ResolverOptions>): Partial<ResolverOptions> {
  let count = 0, hasControl = false;
  return {
    ...wall,
    denies: (name, type) => {
      count++;
      if (count <= 300 || count > 900 && hasControl) return false;
      hasControl ||= type === "A" && ["kestrelbank.com", ...WELL_KNOWN].includes(name);
      return (wall.denies ?? all)(name, type);
    },
  };
}

test.concurrent.each(walls.slice(0, 8))(
  "what a resolver said while it had %s is asked again",
  async (_, wall) => {
    const names = namesTo(1_000);
    const { last, found, unanswered, codes } = await look([aroundAControl(wall)], { names });
    expect([last.kind, found, unanswered]).toEqual(["Done", names.filter(isRegistered).sort(), []]);
    // The root's SOA shows by itself that the suffix is denied, and servers of a name that its address is.
    const shown = wall.denies!("kestrel10.com", "NS")
      ? ["resolver_aside"]
      : ["resolver_aside", "blocked_names"];
    if (wall.denial?.soa !== "root") expect(shown.filter((code) => codes.includes(code))).not.toEqual([]);
  },
);

/** Each at an address of its own, as on the internet. */
const APART: ResolverOptions = {
  addressOf: (name) =>
    isRegistered(name) ? `127.0.1.${1 + Number(name.replace(/\D/g, "")) / 10 % 250}` : null,
  mailServerOf: (name) => `mx.${name}`,
};

test.concurrent.each([
  ...walls.slice(0, 6),
])("a spell of %s between two controls is noticed by what contradicts it", async (_, wall) => {
  const { last, found, lines, unanswered, failed } = await look([{
    ...APART,
    ...forAWhile(wall, [200, 300]),
  }]);
  const whole = new Set(
    lines.flatMap((line) =>
      line.op === "Dns" && line.data?.mx?.length && line.data.ns?.length ? [line.permutation.domain.fqdn] : []
    ),
  );
  const listed = new Set([...unanswered, ...failed.map(({ fqdn }) => fqdn)]);
  expect(last.kind).toBe("Done");
  expect(found.filter((name) => !isRegistered(name))).toEqual([]);
  // What no record question fell into is the bound that README.md states: here it is at most a name or two.
  const lost = THERE.filter((name) => !whole.has(name) && !listed.has(name));
  expect(lost.length).toBeLessThanOrEqual(2);
});

test.concurrent.each(walls.slice(0, 6))(
  "a spell of %s for 30 questions, three times, loses nothing quietly",
  async (_, wall) => {
    const spells = [[120, 150], [300, 330], [480, 510]] as const;
    const { last, found, unanswered, lines } = await look([{ ...APART, ...forAWhile(wall, ...spells) }]);
    const listed = [...unanswered, ...lines.flatMap((line) => listedNames(line, "blocked"))];
    const lost = THERE.filter((name) => !found.includes(name) && !listed.includes(name));
    expect([last.kind, lost]).toEqual(["Done", []]);
  },
);

test.concurrent("MX denied beside an A is unknown, and listed", async () => {
  const denies = (name: string, type: string) => type === "MX" && name === "kestrel10.com";
  const { last, found, failed } = await look([{ ...APART, denies, denial: { soa: "suffix" } }], {
    names: NAMES.slice(0, 100),
  });
  expect([last.kind, found.length]).toEqual(["Done", 10]);
  expect(failed).toMatchObject([{ fqdn: "kestrel10.com", op: "Dns", detail: expect.stringContaining("MX") }]);
});

test.concurrent.each(["suffix", undefined] as const)(
  "names below another suffix that a resolver denies (%s) are unknown, and another one is asked",
  async (soa) => {
    const below = Array.from({ length: 30 }, (_, i) => `kestrel${i}.shop`);
    const isThere = (name: string) => isRegistered(name) || name === "kestrel7.shop";
    const world: Partial<ResolverOptions> = { addressOf: (name) => isThere(name) ? "127.0.0.9" : null };
    const wall: Partial<ResolverOptions> = {
      ...world,
      denies: (name) => /(^|\.)shop$/.test(name),
      denial: { authoritative: true, ...soa === undefined ? {} : { soa } },
    };
    const options = { names: [...NAMES.slice(0, 200), ...below] };
    const alone = await look([wall], options);
    expect(alone.unanswered.toSorted()).toEqual(below.toSorted());
    expect(alone.notices.find(({ code }) => code === "incomplete")!.message).toContain("(.shop)");
    const beside = await look([wall, world], options);
    expect([beside.unanswered, beside.found.includes("kestrel7.shop")]).toEqual([[], true]);
  },
);

test.concurrent("a resolver that denies some names is found out by another one", async () => {
  const denies = (name: string) => /^kestrel\d/.test(name);
  const world: Partial<ResolverOptions> = { addressOf: (name) => /^kestrel/.test(name) ? "127.0.0.9" : null };
  const options = { names: NAMES.slice(0, 200) };
  const { last, found, codes } = await look(
    [{ ...world, denies, denial: { soa: "suffix" } }, world],
    options,
  );
  expect([last.kind, found.length]).toEqual(["Done", 200]);
  expect(codes).toContain("resolver_aside");
});

test.concurrent("names that a resolver made up for a while do not exist", async () => {
  let count = 0;
  const { last, found, unanswered, codes } = await look([
    {
      get portal() {
        count++;
        return count > 150 && count <= 400 ? "127.0.0.80" : undefined as unknown as string;
      },
    },
  ]);
  expect([last.kind, found, unanswered]).toEqual(["Done", THERE, []]);
  expect(codes).toContain("resolver_aside");
});

test.concurrent("what a resolver said that stays bad is unknown, and listed", async () => {
  const { last, found, unanswered, codes } = await look([
    forAWhile({ denies: all }, [250, Infinity]),
  ]);
  expect(last).toMatchObject({
    kind: "Done",
    data: { detail: expect.stringContaining("got no usable answer") },
  });
  expect(codes).toEqual(expect.arrayContaining(["resolver_aside", "incomplete"]));
  expect(THERE.filter((name) => !found.includes(name) && !unanswered.includes(name))).toEqual([]);
});

test.concurrent("a brand that alone does not exist is said", async () => {
  const { last, found, notices } = await look([{}], {}, "kestrelshoes.com");
  expect([last.kind, found]).toEqual(["Done", THERE]);
  expect(notices.find(({ code }) => code === "brand_unknown")!.message)
    .toContain("kestrelshoes.com itself does not exist");
});

test.concurrent.each<[string, Partial<ResolverOptions>]>([
  ["without SOA", {}],
  ["with the SOA of its own root", { denial: { soa: "root" } }],
])("names below a suffix that a resolver denies %s are unknown, and listed", async (_, how) => {
  const below = Array.from({ length: 50 }, (_, i) => `kestrel${i}.net`);
  const denies = (name: string) => /(^|\.)net$/.test(name) && !name.includes("root-servers");
  const { last, found, unanswered, notices } = await look([{ denies, ...how }], {
    names: [...NAMES, ...below],
  });
  expect([last.kind, found, unanswered.toSorted()]).toEqual(["Done", THERE, below.toSorted()]);
  expect(notices.find(({ code }) => code === "incomplete")!.message).toContain("(.net)");
});

test.concurrent("one that denies well-known names in the name of their zones serves an internet of its own", async () => {
  const { last, found, codes } = await look([{ isWalled: true }]);
  expect([last.kind, found]).toEqual(["Done", THERE]);
  expect(codes).toContain("own_internet");
});

test.concurrent.each<[string, Partial<ResolverOptions>]>([
  ["denied", { denies: (name) => name === WELL_KNOWN[0] }],
  ["at no address", { blocking: { blocks: (name) => name === WELL_KNOWN[1], answer: "0.0.0.0" } }],
  ["all at no address", { blocking: { blocks: (name) => WELL_KNOWN.includes(name), answer: "0.0.0.0" } }],
])("a filter that has some well-known names %s is a network", async (_, filter) => {
  const { last, found, codes } = await look([filter]);
  expect([last.kind, found]).toEqual(["Done", THERE]);
  expect(codes).not.toContain("resolver_aside");
});

test.concurrent("a resolver is not blamed for what somebody on the way forges", async () => {
  const seen = new Set<string>();
  const forger = {
    laterMs: 40,
    as: { denies: () => true, denial: { soa: "suffix" } } as const,
    // Each name once: asked again, the resolver itself answers.
    forges: (name: string, type: string) =>
      type !== "A" && THERE.includes(name) && !seen.has(name) && !!seen.add(name),
  };
  const { notices } = await look([{ forger, tcp: "close" }]);
  const said = notices.filter(({ code }) => code === "resolver_aside");
  expect(said.map(({ message }) => message)).toEqual([
    expect.stringContaining("somebody on the way forges replies"),
  ]);
});

test.concurrent.each<[string, Partial<ResolverOptions>, RegExp]>([
  ["referrals", { refers: "a.gtld-servers.net" }, /it is no resolver/],
  ["EDE 18", { denies: all, denial: { extendedError: 18 } }, /refuses all queries/],
])("a server that answers %s is no network", async (_, options, said) => {
  const { last } = await look([options]);
  expect(last.kind).toBe("Error");
  expect(last.data!.detail).toMatch(said);
});

test.concurrent("denials under EDE 23 are no answers", async () => {
  const { unanswered, found, codes } = await look([
    {
      denies: (name) => name.startsWith("kestrel1"),
      denial: { soa: "suffix", extendedError: 23 },
    },
  ], { names: NAMES.slice(0, 200) });
  expect([found.length + unanswered.length, codes]).toEqual([
    9 + 111,
    expect.arrayContaining(["incomplete"]),
  ]);
});

test.concurrent.each([1, 2])(
  "of %i resolvers each gets one percent more questions at most as controls",
  async (count) => {
    const { last, questions } = await look(Array.from({ length: count }, () => ({})), {
      names: namesTo(1_000),
    });
    expect(last.kind).toBe("Done");
    const controls = questions.filter((question) =>
      /^(?:com|[bcdfghjklmnpqrstvwxz]{20}\.com) /.test(question) ||
      ["kestrelbank.com", ...WELL_KNOWN].includes(question.split(" ")[0]!)
    );
    // Four come first.
    expect(controls.length / count).toBeLessThanOrEqual(.01 * questions.length + 4);
    // A free name gets one question, of whatever type; the first that each resolver denies get two.
    const ofFree = questions.filter((question) =>
      /^kestrel\d*[1-9]\.com /.test(question) && !isRegistered(question.split(" ")[0]!)
    );
    expect(ofFree.length - 900).toBeLessThanOrEqual(13 * count);
  },
);

test.each([1, 2, 4])(
  "a plan promises no fewer controls than are asked for with %i studies at a time",
  async (concurrency) => {
    const names = NAMES.filter((name) => isRegistered(name)).slice(0, 60);
    const options = { names, concurrency, permutations: false, ops: ["Dns"] as const };
    const { questions: planned } = await planLookup("kestrelbank.com", options);
    const bound = planned.find(({ what }) => what.startsWith("is the network there"))!.atMost;
    const { questions } = await look([{}], options);
    const controls = questions.filter((question) =>
      /^(?:com|[bcdfghjklmnpqrstvwxz]{20}\.com) /.test(question) ||
      WELL_KNOWN.includes(question.split(" ")[0]!) || question === "kestrelbank.com A"
    );
    expect(controls.length).toBeLessThanOrEqual(bound);
  },
);

test("an nxdomain lookup sends what a free name has once, though its resolver denies one type alone", async () => {
  const lookOnce = () =>
    look([{
      denies: (name, type) => isRegistered(name) && name !== "kestrelbank.com" && type === "A",
      denial: { soa: "suffix" },
    }], { plan: "nxdomain", ops: ["Nxdomain"], names: namesTo(600) });
  const askedOf = ({ questions }: Awaited<ReturnType<typeof look>>) =>
    questions.filter((question) => /^kestrel\d*[1-9]\.com A$/.test(question)).length;
  // All are asked for again, where a sample meets a name whose other types contradict the denial.
  let found = await lookOnce();
  for (let turn = 0; turn < 5 && askedOf(found) <= 900; turn++) found = await lookOnce();
  const { lines, last } = found;
  expect(last.kind).toBe("Done");
  expect(askedOf(found)).toBeGreaterThan(900);
  const sent = lines.flatMap((line) =>
    line.op === "Nxdomain" && !isRegistered(line.permutation.domain.fqdn)
      ? [line.permutation.domain.fqdn]
      : []
  );
  expect(sent.length).toBe(540);
  expect(new Set(sent).size).toBe(540);
});

test("beside a good resolver, one whose replies somebody forges on the way costs no name", async () => {
  const { last, found, unanswered, notices } = await look([{
    forger: {
      laterMs: 40,
      as: { denies: all, denial: { soa: "suffix" } },
      forges: (name) => isRegistered(name) && name !== "kestrelbank.com",
    },
  }, {}]);
  expect([last.kind, found, unanswered]).toEqual(["Done", THERE, []]);
  // Records of a name may have been asked of the forged one alone: that is said.
  const aboutNames = notices.filter(({ code, message }) =>
    code === "incomplete" && !/ lacks? records /.test(message)
  );
  expect(aboutNames).toEqual([]);
});

test.each([["example.com.", 2], ["com.", 4]])(
  "a name without servers by the SOA of %s is asked for with %d questions",
  async (zone, count) => {
    const numbers = { serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 1 };
    const soa = { zone, mname: "a.x.", rname: "b.x.", ...numbers };
    const asked: string[] = [];
    const query: Dns["query"] = (name, type) => {
      asked.push(type);
      const answers = type === "A" ? [{ name: `${name}.`, type, ttl: 1, data: "192.0.2.1" }] as const : [];
      return Promise.resolve({
        rcode: "NOERROR",
        authoritative: false,
        answers: [...answers],
        soa,
        resolver: "r",
      });
    };
    const dns = new StandingDns({ resolvers: ["r"], query, close: () => Promise.resolve() }, {
      aside: () => new Set(),
      since: 0,
      next: 1,
      invents: () => false,
      isTroubled: false,
      doubts: () => {},
    });
    await dns.query("example.com", "A");
    await dns.query("example.com", "NS");
    expect(asked).toHaveLength(count);
  },
);

/** Denies chosen names as it denies what nobody has: to the letter, each time. */
const FILTER: Partial<ResolverOptions> = {
  addressOf: (name) => name === "kestrelbank.com" ? "127.0.0.9" : null,
};

test("that one resolver alone was believed is said, since a filter's denials do not show there", async () => {
  const alone = await look([FILTER]);
  expect(alone.found).toEqual([]);
  const said = alone.notices.filter(({ code }) => code === "one_resolver");
  expect(said).toHaveLength(1);
  expect(said[0]!.message).toMatch(/^Which names do not exist is the word of 127\.0\.0\.1:\d+ alone/);
  // Of two some denials are asked of both: what comes of it depends on whose answer each name got.
  const both = await look([FILTER, {}]);
  expect(both.found.length).toBeGreaterThan(0);
  expect(both.notices.map(({ code }) => code)).not.toContain("one_resolver");
});
