import { lookupLines } from "../lookup_lines.ts";
import { WELL_KNOWN } from "../../../lib/lookup/controls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listedNames } from "../../../lib/lines/mod.ts";
import { createCamera, createDialer } from "../../../lib/net/mod.ts";
import {
  createIo,
  type Io,
  type LookupOptions,
  mergeLines,
  type Notice,
  SquatError,
  type StreamMessage,
} from "../../../mod.ts";
import { INCOMPLETE, listCandidates } from "../../../lib/lookup/mod.ts";
import type { ZoneEntry } from "../../../server/mini/dns.ts";
import { type FaultyDns, startFaultyDns } from "../../server/mini/faulty_dns.ts";
import { shortened } from "../net/world.ts";

const zones: Record<string, ZoneEntry> = {
  "com": { ns: ["ns.nic.com"] },
  "example.com": { a: ["127.0.0.1"], ns: ["ns.example.com"] },
  "exmple.com": {
    a: ["127.0.0.2", "127.0.0.3"],
    aaaa: ["::1"],
    mx: ["10 mx.exmple.com"],
    ns: ["ns.exmple.com"],
  },
  "examle.com": { mx: ["10 mx.exmple.com"] },
  "mx.exmple.com": { a: ["1.0.0.1"] },
  "eample.com": {},
  "xample.com": { cname: "exmple.com" },
  "exampel.com": "SERVFAIL",
  "exampl.com": "REFUSED",
  "own.ws": { a: ["127.0.0.8"], ns: ["ns.own.ws"] },
  "other.ws": { a: ["127.0.0.7"] },
};
const candidates = [
  "exmple.com",
  "examle.com",
  "eample.com",
  "xample.com",
  "exampel.com",
  "exampl.com",
  "free.com",
  "own.ws",
  "other.ws",
  "wild.ws",
];

let server: FaultyDns;
let io: Io;
beforeAll(async () => {
  server = await startFaultyDns({ suffixes: { ws: { wildcard: { a: ["127.0.0.9"] } } }, names: zones });
  io = createIo({ resolvers: [server.address], timeoutMs: 1000, geo: false, net: false });
});
afterAll(async () => {
  await io.dns.close();
  await server.close();
});

async function collect(lines: AsyncIterable<StreamMessage>): Promise<StreamMessage[]> {
  const list: StreamMessage[] = [];
  for await (const line of lines) list.push(line);
  return list;
}

test("in parts: permutations keep their kind, names are handed over whole, and the stream tells progress", async () => {
  const options = { io, limit: 200, ops: ["Dns", "Levenshtein"] as const };
  const whole = await collect(lookupLines("example.com", options));
  const all = await Array.fromAsync(await listCandidates("example.com", { limit: 200 }));
  expect(all.length).toBe(200);
  const parts: StreamMessage[] = [];
  for (const part of [all.slice(0, 90), all.slice(90)]) {
    const names = part.map(({ domain, kind }) => ({ domain, kind }));
    const guesses = new Set(names.filter((_, i) => part[i]!.guessed));
    expect(guesses.size).toBe(names.length);
    const told = await collect(lookupLines("example.com", {
      ...options,
      names,
      guesses,
      permutations: false,
      async onStudied(permutation, lines) {
        await undefined;
        const { fqdn } = permutation.domain;
        const ops = typeof zones[fqdn] === "string" ? ["Levenshtein"] : ["Dns", "Levenshtein"];
        expect(lines.map(({ op }) => op).sort()).toEqual(ops);
        expect(names).toContain(permutation);
        parts.push(...lines);
      },
    }));
    expect(told.every(({ op }) => op === "Meta")).toBe(true);
    expect(told.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
  }
  const results = (lines: StreamMessage[]) =>
    lines.filter(({ op }) => op !== "Meta").map((line) => JSON.stringify(line)).sort();
  expect(results(parts)).toEqual(results(whole));
  expect(parts.length).toBeGreaterThan(4);
  const failing = lookupLines("example.com", {
    io,
    names: ["exmple.com"],
    permutations: false,
    onStudied: () => Promise.reject(new SquatError("over_capacity", "No room")),
  });
  expect((await collect(failing)).at(-1)).toMatchObject({
    data: { kind: "Error", data: { detail: "No room" } },
  });
});

test("squat: names that exist, with or without data, and nothing else", async () => {
  const notices: Notice[] = [];
  const lines = await collect(
    lookupLines("example.com", {
      io,
      names: candidates,
      permutations: false,
      onNotice: (n) => notices.push(n),
    }),
  );
  expect(lines[0]).toEqual({
    op: "Meta",
    data: { kind: "Progress", data: [0, candidates.length], completeness: 0, brand: "example.com" },
  });
  expect(lines.at(-1)).toEqual({
    op: "Meta",
    data: {
      kind: "Done",
      data: { detail: "no page could be fetched, of 5 names with addresses", completeness: 0.8 },
    },
  });
  expect(lines.at(-2)).toMatchObject({
    op: "Meta",
    data: {
      kind: "Progress",
      data: [candidates.length, candidates.length],
      completeness: 0.8,
      pages: [0, expect.any(Number)],
    },
  });
  const merged = mergeLines(lines);
  expect(Object.keys(merged).sort()).toEqual([
    "eample.com",
    "examle.com",
    "exampel.com",
    "exampl.com",
    "exmple.com",
    "other.ws",
    "own.ws",
    "wild.ws",
    "xample.com",
  ]);
  expect(merged["exmple.com"]).toEqual({
    permutation: { domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" }, kind: "UserContext" },
    distance: 1,
    ips: { "127.0.0.2": { ip: "127.0.0.2" }, "127.0.0.3": { ip: "127.0.0.3" }, "::1": { ip: "::1" } },
    dns_a: ["127.0.0.2", "127.0.0.3"],
    dns_aaaa: ["::1"],
    dns_mx: ["mx.exmple.com."],
    dns_txt: [],
    dns_cname: [],
    dns_ns: ["ns.exmple.com."],
    smtp_metadata: { is_positive: true, response: "DNS: MX mx.exmple.com; no SPF" },
    classification: {
      legitimate: expect.any(Number),
      phishing: expect.any(Number),
      parked: expect.any(Number),
      reasons: expect.arrayContaining([expect.stringMatching(/^(not )?(phishing|parked): /)]),
    },
  });
  expect(merged["xample.com"]).toMatchObject({
    dns_cname: ["exmple.com."],
    dns_a: ["127.0.0.2", "127.0.0.3"],
  });
  expect(merged["eample.com"]).toMatchObject({ dns_a: [], dns_ns: [] });
  // Delegated, to servers that fail: registered, and nothing more is known.
  expect(merged["exampel.com"]).toMatchObject({ distance: 2, classification: expect.any(Object) });
  expect(merged["exampel.com"]).not.toHaveProperty("dns_a");
  const failures = lines.flatMap((line) =>
    line.op === "Meta" && line.data.kind === "Progress" ? line.data.failed ?? [] : []
  );
  expect(failures).toContainEqual({
    fqdn: "exampel.com",
    op: "Dns",
    detail: "SERVFAIL, though the name is delegated",
  });
  expect(lines.flatMap((line) => listedNames(line, "unanswered"))).toEqual([]);
  expect(notices.map((n) => n.code).sort()).toEqual([
    "no_geo",
    "no_pages",
    "old_table",
    "records_missing",
    "wildcard_names",
  ]);
});

test("nxdomain: free names with the evidence; guesses below a wildcard are not trusted", async () => {
  const options = { io, plan: "nxdomain", names: candidates, permutations: false } as const;
  const merged = mergeLines(await collect(lookupLines("example.com", options)));
  const free = Object.entries(merged).filter(([, name]) => name.nxdomain_metadata !== undefined);
  expect(free.map(([fqdn]) => fqdn).sort()).toEqual(["free.com"]);
  // Every name has its distance; addresses tell which ones are registered.
  expect(Object.values(merged).every(({ distance }) => distance !== undefined)).toBe(true);
  expect(Object.keys(merged["exmple.com"]!.ips!)).toHaveLength(3);
  expect(merged["free.com"]?.ips).toBeUndefined();
  expect(merged["free.com"]?.nxdomain_metadata).toMatchObject({
    query: { name: "free.com", type: "A", rcode: "NXDOMAIN" },
    trusted: true,
    soa: { mname: expect.any(String), minimum: 300 },
  });
  const guess = { domain: { fqdn: "wild.ws", tld: "ws", domain: "wild" }, kind: "Tld" } as const;
  const guessed = { ...options, names: [guess], guesses: new Set([guess]) };
  const below = mergeLines(await collect(lookupLines("example.com", guessed)));
  expect(below["wild.ws"]?.nxdomain_metadata).toMatchObject({ trusted: false });
});

test("a resolver that rewrites what does not exist makes nothing registered and nothing trusted", async () => {
  server.faults = { rewriteTo: "127.0.0.99" };
  try {
    const squat = mergeLines(
      await collect(lookupLines("example.com", { io, names: candidates, permutations: false })),
    );
    expect(squat["free.com"]).toBeUndefined();
    expect(squat["exmple.com"]).toBeDefined();
    const options = { io, plan: "nxdomain", names: ["free.com"], permutations: false } as const;
    const free = mergeLines(await collect(lookupLines("example.com", options)));
    expect(free["free.com"]?.nxdomain_metadata?.trusted).toBe(false);
  } finally {
    server.faults = {};
  }
});

test("analyze studies the given host itself, as kind Unknown, without a distance", async () => {
  const lines = await collect(lookupLines("exmple.com", { io, plan: "analyze" }));
  const ops = lines.filter((line) => line.op !== "Meta").map((line) => line.op);
  expect(ops.sort()).toEqual(["Classification", "Dns", "IpEnumeration", "MxCheck"]);
  for (const line of lines) if (line.op !== "Meta") expect(line.permutation.kind).toBe("Unknown");
  const free = await collect(lookupLines("free.com", { io, plan: "analyze" }));
  expect(free.find((line) => line.op === "Nxdomain")).toBeDefined();
});

test("a host below the registrable name: squat says that it works on the registrable one", async () => {
  const notices: Notice[] = [];
  const lines = lookupLines(
    "www.example.com",
    { io, limit: 5, onNotice: (n) => notices.push(n) },
  );
  for await (const line of lines) {
    if (line.op === "Levenshtein") expect(line.data).toBeLessThan(12);
  }
  expect(notices.find((n) => n.code === "registrable")?.message).toMatch(/example\.com.*www\.example\.com/);
});

test("invalid names are reported and left out", async () => {
  const notices: Notice[] = [];
  const names = ["exmple.com", "https://x.com", "exmple.com", "example.com"];
  const options = { io, names, permutations: false, onNotice: (n: Notice) => notices.push(n) };
  const lines = await collect(lookupLines("example.com", options));
  expect(lines.at(-2)).toMatchObject({ data: { kind: "Progress", data: [1, 1] } });
  expect(notices.find((n) => n.code === "invalid_names")?.message).toMatch(/1 of the given names.*URL/);
});

test("what is no name at all is left out as well", async () => {
  const notices: Notice[] = [];
  const names = [1, null, {}, "exmple.com"] as unknown as string[];
  const lines = await collect(
    lookupLines("example.com", { io, names, permutations: false, onNotice: (n) => notices.push(n) }),
  );
  expect(lines.at(-2)).toMatchObject({ data: { kind: "Progress", data: [1, 1] } });
  expect(notices.find((n) => n.code === "invalid_names")?.message).toMatch(
    /3 of the given names.*not a string/,
  );
});

test("the deadline ends a lookup with Timeout as its last line", async () => {
  const hung: Io = { ...io, dns: { ...io.dns, resolvers: [], query: () => new Promise(() => {}) } };
  const lines = await collect(
    lookupLines("example.com", { io: hung, names: ["a.com"], permutations: false, deadlineMs: 30 }),
  );
  expect(lines.at(-1)).toMatchObject({
    data: { kind: "Timeout", data: { status: 504, completed: 0, total: 1 } },
  });
});

test("no answer from any resolver is an Error line that names them", async () => {
  const silent = await startFaultyDns({
    suffixes: {},
    names: {
      ...Object.fromEntries(["com", "net", ...WELL_KNOWN].map((name) => [name, "silence" as const])),
    },
  });
  const deaf = createIo({ resolvers: [silent.address], timeoutMs: 300, geo: false, net: false });
  const lines = await collect(
    lookupLines("example.com", { io: deaf, names: ["a.com"], permutations: false }),
  );
  expect(lines.at(-1)).toMatchObject({
    data: { kind: "Error", data: { status: 503, detail: expect.stringContaining(silent.address) } },
  });
  await deaf.dns.close();
  await silent.close();
});

test("a name whose own servers are silent is analysed as a lookup sees it: the resolver is not at fault", async () => {
  const registry = await startFaultyDns({ suffixes: {}, names: { ...zones, "lame.com": "silence" } });
  const own = createIo({ resolvers: [registry.address], timeoutMs: 1000, geo: false, net: false });
  const codes = ["records_missing", "no_pages", "unknown_names"];
  const seen = async (domain: string, options: Partial<LookupOptions>) => {
    const notices = new Set<string>();
    const onNotice = ({ code }: Notice) => notices.add(code);
    const lines = await collect(lookupLines(domain, { io: own, onNotice, ...options }));
    return {
      end: lines.at(-1)?.data,
      names: Object.keys(mergeLines(lines)),
      notices: codes.filter((code) => notices.has(code)),
    };
  };
  // Nobody visited it, so that no web server was silent.
  const expected = {
    end: { kind: "Done" },
    names: ["lame.com"],
    notices: ["records_missing"],
  };
  expect(await seen("lame.com", { plan: "analyze" })).toEqual(expected);
  expect(await seen("example.com", { names: ["lame.com"], permutations: false })).toEqual(expected);
  await own.dns.close();
  await registry.close();
});

test("aborting the signal stops all questions of a lookup, and of no other", async () => {
  const names = Array.from({ length: 500 }, (_, i) => `n${i}.com`);
  /** A lookup whose questions are never answered. */
  const start = async () => {
    let open = 0;
    const query: Io["dns"]["query"] = (_name, _type, signal) => {
      open++;
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          open--;
          reject(signal.reason);
        });
      });
    };
    const hung: Io = { ...io, dns: { resolvers: [], close: () => Promise.resolve(), query } };
    const controller = new AbortController();
    const { signal } = controller;
    const ended = (async () => {
      for await (const _ of lookupLines("example.com", { io: hung, names, permutations: false, signal }));
    })();
    await expect.poll(() => open, { interval: 1 }).toBeGreaterThan(200);
    return { controller, ended, open: () => open };
  };
  const [stopped, other] = [await start(), await start()];
  stopped.controller.abort(new Error("enough"));
  await expect(stopped.ended).rejects.toThrow("enough");
  expect(stopped.open()).toBe(0);
  expect(other.open()).toBeGreaterThan(200);
  other.controller.abort(new Error("enough"));
  await expect(other.ended).rejects.toThrow("enough");
});

test("whoever leaves while answers come at once leaves no connection open", async () => {
  let open = 0;
  const dialer: Io["net"] = {
    connect: (_target, signal) =>
      new Promise((_, reject) => {
        signal.throwIfAborted();
        open++;
        signal.addEventListener("abort", () => {
          open--;
          reject(signal.reason);
        });
      }),
  };
  const soa = {
    zone: "com.",
    mname: "a.",
    rname: "b.",
    serial: 1,
    refresh: 1,
    retry: 1,
    expire: 1,
    minimum: 1,
  };
  const query: Io["dns"]["query"] = (name, type, signal) => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const exists = !/^[a-z]{20}\./.test(name);
    const answers = exists && type === "A"
      ? [{ name: `${name}.`, type: "A" as const, ttl: 1, data: "192.0.2.1" }]
      : [];
    const rcode = exists ? "NOERROR" : "NXDOMAIN";
    return Promise.resolve({ rcode, authoritative: true, answers, soa: exists ? null : soa, resolver: "x" });
  };
  const quick: Io = { ...io, net: dialer, dns: { resolvers: ["x"], close: () => Promise.resolve(), query } };
  for (const leaveAt of [2, 5, 20]) {
    let count = 0;
    for await (const line of lookupLines("example.com", { io: quick, limit: 1000 })) {
      void line;
      if (++count === leaveAt) break;
    }
    await expect.poll(() => open, { interval: 1 }).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(open).toBe(0);
  }
});

test("a host that fails at a notice ends the lookup with Error, not never", async () => {
  const reply = { rcode: "SERVFAIL", authoritative: false, answers: [], soa: null, resolver: "x" };
  const dns = { resolvers: ["x"], close: () => Promise.resolve(), query: () => Promise.resolve(reply) };
  const onNotice = (notice: Notice) => {
    if (notice.code === INCOMPLETE) throw new Error("mine");
  };
  const options = { io: { ...io, dns }, names: ["a.com"], permutations: false, onNotice };
  expect((await collect(lookupLines("example.com", options))).at(-1)).toMatchObject({
    data: { kind: "Error" },
  });
});

test("candidates can be listed twice, the caller's own too", async () => {
  const list = await listCandidates("example.com", { names: ["exmple.com", "a.com"], limit: 5 });
  const first = await Array.fromAsync(list);
  expect(first.length).toBe(7);
  expect(await Array.fromAsync(list)).toEqual(first);
});

test("a name of the caller's that is a permutation too comes once, and nothing else in its place", async () => {
  const names = async (given: string[]): Promise<string[]> => {
    const list = await listCandidates("example.com", { names: given, limit: 5 });
    return Array.fromAsync(list, ({ domain }) => domain.fqdn);
  };
  const best = await names([]);
  const mine = await names([best[3]!]);
  expect(mine[0]).toBe(best[3]);
  expect(mine.slice(1)).toEqual(best.toSpliced(3, 1));
  // A watch gives what it knows: it must not look further each time, and call new what it had not looked at before.
  expect((await names(best)).toSorted()).toEqual(best.toSorted());
});

test.each([
  [{ limit: 0 }, /limit 0/],
  [{ concurrency: 0 }, /concurrency 0: give a whole number/],
  [{ deadlineMs: Infinity }, /deadlineMs Infinity: give milliseconds/],
  [{ deadlineMs: NaN }, /deadlineMs NaN/],
  [{ ops: ["Nope"] }, /^Cannot use ops "Nope": give some of Levenshtein, /],
])("refuses %j", (options, message) => {
  expect(() => lookupLines("example.com", { io, ...(options as object) })).toThrow(message);
  expect(() => lookupLines("not a name", { io })).toThrow(SquatError);
});

test("any order of work: one terminal line, last, under a failing Io", async () => {
  const underSeed = async (seed: number) => {
    let n = seed;
    const random = () => (n = (n * 16807) % 2147483647) / 2147483647;
    const flaky: Io = {
      ...io,
      sleep: shortened,
      dns: {
        resolvers: ["x"],
        close: () => Promise.resolve(),
        query: () => {
          const rcode = ["NOERROR", "NXDOMAIN", "SERVFAIL", "NO_ANSWER"][Math.floor(random() * 4)]!;
          if (random() < 0.02) return Promise.reject(new Error("broken"));
          return Promise.resolve({ rcode, authoritative: true, answers: [], soa: null, resolver: "x" });
        },
      },
    };
    const lines = await collect(
      lookupLines("example.com", { io: flaky, names: candidates, permutations: false }),
    );
    const terminal = lines.filter((line) =>
      line.op === "Meta" && ["Done", "Error", "Timeout"].includes(line.data.kind)
    );
    expect(terminal).toHaveLength(1);
    expect(lines.at(-1)).toBe(terminal[0]);
  };
  // At the same time: what gives no answer is waited for.
  await Promise.all(Array.from({ length: 10 }, (_, i) => underSeed(i + 1)));
});

test("without a browser there is no Screenshot line, and one notice; without an interest in pictures neither", async () => {
  const screenshots = { put: () => Promise.reject(new Error("nothing is kept")) };
  const absent = createCamera(createDialer({ dns: io.dns }), { browser: "/nowhere/chromium" });
  expect(absent).toBeNull();
  for (const [place, told] of [[screenshots, 1], [null, 0]] as const) {
    const notices: Notice[] = [];
    const lines = await collect(lookupLines("example.com", {
      io: { ...io, camera: absent, screenshots: place },
      names: ["exmple.com", "xample.com"],
      permutations: false,
      onNotice: (notice) => notices.push(notice),
    }));
    expect(lines.some((line) => line.op === "Screenshot")).toBe(false);
    expect(notices.filter(({ code }) => code === "no_browser")).toHaveLength(told);
    expect(lines.at(-1)).toMatchObject({ op: "Meta", data: { kind: "Done" } });
  }
});
