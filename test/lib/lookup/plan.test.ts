import { describe, expect, test } from "vitest";
import type { Camera, Io } from "../../../lib/io.ts";
import { listCandidates, type LookupOptions, type Notice } from "../../../lib/lookup/mod.ts";
import { lookup, planLookup } from "../../../mod.ts";
import { OPS } from "../../../lib/ops/mod.ts";
import { controlReply, dnsIo, SOA } from "../net/world.ts";

const names = ["exmple.com", "examle.com", "example.net"];
const NET = { connect: () => Promise.reject(new Error("nobody is contacted")) };
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

test("every kind of question, with whom it goes to", async () => {
  const { candidates, questions } = await planLookup("example.com", { names, permutations: false });
  expect(candidates).toBe(3);
  expect([...new Set(questions.map(({ asks }) => asks))]).toEqual(["resolvers", "registries", "candidates"]);
  const toMail = (queries: typeof questions) =>
    queries.find(({ ops, asks }) => asks === "candidates" && ops.includes("MxCheck"))?.atMost;
  expect(toMail(questions)).toBeUndefined();
  const io = {
    ...dnsIo(["x"], () => Promise.reject(new Error("nobody is contacted"))),
    net: NET,
    mxCheck: true,
  };
  expect(toMail((await planLookup("example.com", { names, permutations: false, io })).questions)).toBe(18);
});

test("passive: the candidates' own servers hear nothing, and their ops rest", async () => {
  const plan = await planLookup("example.com", { names, permutations: false, passive: true });
  expect(plan.questions.some(({ asks }) => asks === "candidates")).toBe(false);
  for (const op of OPS) {
    if (op.observes.some((name) => ["visit", "screenshot"].includes(name))) {
      expect(plan.ops).not.toContain(op.op);
    }
  }
  // Mail facts come from DNS.
  expect(plan.ops).toEqual(expect.arrayContaining(["Rdap", "MxCheck"]));
});

test("ops that ask nobody leave only the question whether names exist", async () => {
  const plan = await planLookup("example.com", { names, permutations: false, ops: ["Levenshtein"] });
  expect(plan.questions.every(({ asks, ops }) => asks === "resolvers" && ops.length === 0)).toBe(true);
});

test("the bounds hold: no more questions than allowed", async () => {
  for (const plan of ["squat", "nxdomain", "analyze"] as const) {
    for (const rcode of ["NOERROR", "NXDOMAIN"]) {
      let queries = 0;
      const io = dnsIo(["x", "y"], (name, type) => {
        queries++;
        const said = { rcode, authoritative: false, answers: [], soa: SOA, resolver: "x" };
        return Promise.resolve({ ...said, ...controlReply(name, type) });
      });
      const options = { plan, io, names, permutations: false };
      for await (const line of lookup("example.com", options)) void line;
      expect(queries).toBeLessThanOrEqual(
        sum((await planLookup("example.com", options)).questions.map((q) => q.atMost)),
      );
    }
  }
});

test("second looks add three visits to those that the plan names", async () => {
  const io = { ...dnsIo(["x"], () => Promise.reject(new Error("nobody is contacted"))), net: NET };
  const visits = async (secondLook: boolean): Promise<number> => {
    const { questions } = await planLookup("example.com", {
      io: { ...io, secondLook },
      names: ["exmple.com"],
      permutations: false,
    });
    return questions.filter(({ what }) => what.startsWith("pages")).reduce(
      (sum, { atMost }) => sum + atMost,
      0,
    );
  };
  expect(await visits(true)).toBe(4 * await visits(false));
});

test("the plan names what a browser loads for pages that scripts build", async () => {
  const camera: Camera = {
    takeScreenshot: () => Promise.resolve(null),
    renderPage: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
  const io = { ...dnsIo(["x"], () => Promise.reject(new Error("nobody is contacted"))), net: NET, camera };
  const planned = async (more: Partial<Io>): Promise<number[]> => {
    const options = { io: { ...io, ...more }, names: ["exmple.com"], permutations: false };
    const { questions } = await planLookup("example.com", options);
    return questions.filter(({ what }) => what.includes("scripts")).map(({ atMost }) => atMost);
  };
  expect(await planned({})).toEqual([256]);
  expect(await planned({ secondLook: false })).toEqual([]);
  expect(await planned({ camera: null })).toEqual([]);
});

test("a long list that knows its length is not copied; other iterables are, since they may run out", async () => {
  const fqdns = Array.from({ length: 5_001 }, (_, i) => `shop-${i}.com`);
  const repeated = [...fqdns, "shop-1.com"];
  let rounds = 0;
  const list = {
    length: repeated.length,
    *[Symbol.iterator]() {
      rounds++;
      yield* repeated;
    },
  };
  for (const names of [list, repeated.values()]) {
    const candidates = await listCandidates("example.com", { names, permutations: false });
    expect(candidates.expected).toBe(repeated.length);
    for (let i = 0; i < 2; i++) {
      expect((await Array.fromAsync(candidates)).map(({ domain }) => domain.fqdn)).toEqual(fqdns);
    }
  }
  expect(rounds).toBe(2);
});

describe("what was asked for and cannot come is said", () => {
  const io = dnsIo(["x"], (name, type) => {
    const said = { rcode: "NXDOMAIN", authoritative: false, answers: [], soa: SOA, resolver: "x" };
    return Promise.resolve({ ...said, ...controlReply(name, type) });
  });
  const told = async (options: LookupOptions) => {
    const notices: Notice[] = [];
    const given = { permutations: false, names, io, onNotice: (notice: Notice) => notices.push(notice) };
    for await (const line of lookup("example.com", { ...given, ...options })) void line;
    return notices.filter(({ code }) => /^no_(?:lines|ct)$/.test(code)).map(({ message }) => message);
  };

  test.each<[LookupOptions, string[]]>([
    [{ ops: ["HttpBanner", "RedirectChain"], passive: true }, [
      "No HttpBanner, RedirectChain lines: they come from the names' own servers, and the lookup is passive",
    ]],
    [{ ops: ["Nxdomain"] }, ["No Nxdomain lines: the plan squat has none"]],
    [{ ops: ["Dns", "Nxdomain"], plan: "nxdomain" }, ["No Dns lines: the plan nxdomain has none"]],
    [{ ops: ["PassiveTls"], plan: "nxdomain" }, ["No PassiveTls lines: the plan nxdomain has none"]],
    [{ ops: ["PassiveDns"] }, ["No PassiveDns lines: there is no history"]],
    [{ permutations: true, permute: { kinds: ["CertificateTransparency"] } }, [
      "No names of CertificateTransparency: there is no index of certificates, or it is empty",
    ]],
    [
      { permutations: true, plan: "nxdomain", permute: { kinds: ["CertificateTransparency"] } },
      ["No names of CertificateTransparency: the plan nxdomain has none"],
    ],
    [{ ops: ["Dns", "Levenshtein"] }, []],
  ])("%o", async (options, messages) => expect(await told(options)).toEqual(messages));
});
