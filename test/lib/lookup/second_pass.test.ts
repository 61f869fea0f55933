import { lookupLines } from "../lookup_lines.ts";
import { expect, test } from "vitest";
import { listedNames, stripLine } from "../../../lib/lines/mod.ts";
import type { DnsReply } from "../../../lib/net/mod.ts";
import type { Io, LookupOptions, Notice, StreamMessage } from "../../../mod.ts";
import { INCOMPLETE } from "../../../lib/lookup/mod.ts";
import { controlReply, dnsIo, SOA } from "../net/world.ts";

const NOTHING: DnsReply = { rcode: "NXDOMAIN", authoritative: false, answers: [], soa: SOA, resolver: "x" };
const NAMES = Array.from({ length: 100 }, (_, i) => `n${i}.com`);

/** A resolver that answers from the `usable`th question for a name on. */
function limited(usable: (name: string) => number): Io {
  const queries = new Map<string, number>();
  return dnsIo(["192.0.2.53"], (name, type) => {
    const nth = queries.get(name + type) ?? 0;
    queries.set(name + type, nth + 1);
    if (!/^n\d/.test(name)) return Promise.resolve({ ...NOTHING, ...controlReply(name, type) });
    const rcode = nth < usable(name) ? "REFUSED" : /^n\d\./.test(name) ? "NOERROR" : "NXDOMAIN";
    return Promise.resolve({ ...NOTHING, rcode });
  });
}

async function run(options: LookupOptions & { io: Io }) {
  const notices: Notice[] = [];
  const lines: StreamMessage[] = await Array.fromAsync(lookupLines("example.com", {
    names: NAMES,
    permutations: false,
    ops: ["Levenshtein"],
    onNotice: (notice) => notices.push(notice),
    ...options,
  }));
  return {
    lines,
    codes: notices.map(({ code }) => code).filter((code) => code !== "one_resolver"),
    found: lines.filter(({ op }) => op === "Levenshtein").length,
    unanswered: lines.flatMap((line) => listedNames(line, "unanswered")),
  };
}

test("names that an overloaded resolver refused are queried again, and found", async () => {
  const { codes, found, unanswered, lines } = await run({ io: limited(() => 1) });
  expect([found, unanswered, codes]).toEqual([10, [], []]);
  expect(lines.at(-2)).toEqual({
    op: "Meta",
    data: { kind: "Progress", data: [100, 100], completeness: 1, records: [10, 10] },
  });
});

test("more than 2 % unknown names make a lookup incomplete, and are listed once each", async () => {
  const few = await run({ io: limited((name) => /^n1\d\./.test(name) && name < "n12" ? 99 : 0) });
  expect([few.unanswered.sort(), few.codes]).toEqual([["n10.com", "n11.com"], ["unknown_names"]]);
  const { unanswered, codes, lines } = await run({ io: limited((name) => name < "n13" ? 99 : 0) });
  expect([unanswered.length, new Set(unanswered).size, codes]).toEqual([5, 5, [INCOMPLETE]]);
  expect(lines.at(-2)).toMatchObject({ data: { completeness: 0.95 } });
});

test("a name that stays silent is registered where the zone above delegates it, and its own servers are at fault", async () => {
  const io = dnsIo(["192.0.2.53"], (name, type) => {
    const isSilent = /^n[1-5]\.com$/.test(name) && type !== "DS";
    if (isSilent) return Promise.resolve({ ...NOTHING, rcode: "NO_ANSWER", soa: null });
    return Promise.resolve({
      ...NOTHING,
      ...type === "DS" ? { rcode: "NOERROR" } : controlReply(name, type),
    });
  });
  const { codes, unanswered, lines } = await run({ io, ops: ["Dns"] });
  expect([unanswered, codes]).toEqual([[], ["records_missing"]]);
  expect(lines.at(-2)).toMatchObject({
    data: {
      failed: [1, 2, 3, 4, 5].map((nr) => ({
        fqdn: `n${nr}.com`,
        detail: "NO_ANSWER, though the name is delegated",
      })),
      records: [5, 5],
    },
  });
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
});

test("where the deadline comes first, every name that is not done is listed", async () => {
  const io = limited(() => 0);
  const deadline = Promise.withResolvers<void>();
  let open = 0;
  const hung: Io = {
    ...io,
    // Controls come a second later, with the names that are done; then the deadline passes.
    sleep: (ms, signal) => ms === 12_345 ? deadline.promise : io.sleep(ms === 1_000 ? 0 : ms, signal),
    dns: {
      ...io.dns,
      query(name, type, ...rest) {
        if (!/^n\d\d\./.test(name)) return io.dns.query(name, type, ...rest);
        open++;
        return new Promise(() => {});
      },
    },
  };
  let studied = 0;
  // The deadline passes once all are queried and the others are done.
  const onStudied = () => {
    if (++studied === 10 && open === 90) setTimeout(deadline.resolve, 0);
  };
  const { lines, unanswered } = await run({ io: hung, deadlineMs: 12_345, onStudied });
  expect(lines.at(-1)).toMatchObject({ data: { kind: "Timeout", data: { completed: 10, total: 100 } } });
  expect([studied, new Set(unanswered).size]).toEqual([10, 90]);
});

test("a blocked name is reported as blocked, and not studied at the addresses of the block", async () => {
  const blocked: DnsReply = {
    ...NOTHING,
    rcode: "NOERROR",
    soa: null,
    answers: [{ name: "n5.com.", type: "A", ttl: 1, data: "0.0.0.0" }],
    errors: [{ code: 15, text: "" }],
  };
  const io = dnsIo(
    ["192.0.2.53"],
    (name, type) =>
      Promise.resolve(name === "n5.com" ? blocked : { ...NOTHING, ...controlReply(name, type) }),
  );
  const { lines, codes } = await run({ io, ops: ["Dns"] });
  const names = lines.flatMap((line) => listedNames(line, "blocked"));
  expect([names, codes]).toEqual([["n5.com"], ["incomplete"]]);
  expect(lines.filter(({ op }) => op !== "Meta")).toEqual([]);
});

test("stripped lines have the members of the contract alone", async () => {
  const { lines } = await run({ io: limited((name) => name < "n13" ? 99 : 0) });
  for (const line of lines.map(stripLine)) {
    if (line.op === "Meta" && line.data.kind === "Progress") {
      expect(Object.keys(line.data)).toEqual(["kind", "data"]);
    }
  }
});

test("a failed Dns is no line; a Progress line says why", async () => {
  const io = limited(() => 0);
  const failing: Io = {
    ...io,
    dns: {
      ...io.dns,
      query: (name, type, ...rest) =>
        type === "MX" ? Promise.reject(new Error("no MX today")) : io.dns.query(name, type, ...rest),
    },
  };
  const { lines } = await run({ io: failing, names: ["n1.com"], ops: ["Dns", "IpEnumeration", "GeoIp"] });
  expect(lines.filter(({ op }) => op !== "Meta")).toEqual([]);
  expect(
    lines.flatMap((line) =>
      line.op === "Meta" && line.data.kind === "Progress" ? line.data.failed ?? [] : []
    ),
  ).toEqual([
    { fqdn: "n1.com", op: "Dns", detail: "no MX today" },
    { fqdn: "n1.com", op: "IpEnumeration", detail: "no MX today" },
  ]);
});
