import { expect, test } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { PassiveDNSRecord } from "../../../lib/model.ts";
import type { Sighting } from "../../../lib/net/mod.ts";
import { cofSighting } from "../../../server/cli/cof.ts";
import { type Io, lookup } from "../../../mod.ts";
import { main } from "../../whole/whole.ts";
import type { System } from "../../../server/cli/system.ts";
import { openHistory } from "../../../server/stores/sqlite.ts";
import { controlReply, SOA, timelessSleep } from "../../lib/net/world.ts";

const a = (name: string, value: string, at: number): Sighting => ({
  kind: "dns",
  name,
  rrtype: "A",
  value,
  first: at,
  last: at,
  count: 1,
});
const cert = (ip: string, certificate: string, subjects: string[]): Sighting => ({
  kind: "tls",
  ip,
  certificate,
  subjects,
  first: 1,
  last: 1,
  count: 1,
});

test("first seen, last seen, count; certificates by the addresses that a name had", async () => {
  const history = openHistory(":memory:");
  expect(await history.dns("a.com")).toEqual([]);
  expect(await history.tls("a.com")).toEqual({});
  await history.record([a("a.com", "192.0.2.1", 20), a("a.com", "192.0.2.2", 5)]);
  await history.record([a("a.com", "192.0.2.1", 10), a("b.com", "192.0.2.9", 1)]);
  expect(await history.dns("a.com")).toEqual([
    { rrtype: "A", rrname: "192.0.2.1", rdata: "a.com", time_first: 10, time_last: 20, count: 2 },
    { rrtype: "A", rrname: "192.0.2.2", rdata: "a.com", time_first: 5, time_last: 5, count: 1 },
  ]);
  await history.record([cert("192.0.2.1", "ff", ["a.com"]), cert("192.0.2.1", "ee", ["a.com", "*.a.com"])]);
  await history.record([cert("192.0.2.9", "dd", ["b.com"])]);
  expect(await history.tls("a.com")).toEqual({
    "192.0.2.1": { certificates: ["ee", "ff"], subjects: ["*.a.com", "a.com"] },
  });
});

test("what was seen last comes first", async () => {
  const history = openHistory(":memory:");
  await history.record([3, 9, 5].map((at, i) => a("a.com", `192.0.2.${i}`, at)));
  expect((await history.dns("a.com")).map(({ time_last }) => time_last)).toEqual([9, 5, 3]);
});

test("sqlite: of an address with a thousand certificates, those seen last", async () => {
  const history = openHistory(":memory:");
  const seen = Array.from({ length: 1_000 }, (_, i) => ({
    ...cert("192.0.2.1", String(9_000 + i), [`${i}.com`]),
    last: i + 1,
  }));
  await history.record([a("a.com", "192.0.2.1", 1), ...seen]);
  const { certificates, subjects } = (await history.tls("a.com"))["192.0.2.1"]!;
  expect([certificates.length, certificates[0], certificates.at(-1)]).toEqual([100, "9900", "9999"]);
  expect(subjects).toHaveLength(100);
});

test("sqlite: sightings are stored all or nothing, and deleted ones leave nothing behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  const path = join(folder, "seen.db");
  const history = openHistory(path);
  const broken = { ...a("a.com", "192.0.2.2", 1), count: null } as unknown as Sighting;
  await expect(history.record([a("a.com", "192.0.2.1", 1), broken])).rejects.toThrow();
  expect(await history.dns("a.com")).toEqual([]);
  await history.record([
    { ...cert("192.0.2.1", "ff", ["a.com"]), last: 5 },
    cert("192.0.2.2", "ee", ["b.com"]),
  ]);
  expect(await history.prune({ before: 1, rows: 2 })).toBe(0);
  expect(await history.prune({ before: 5 })).toBe(1);
  const other = openHistory(path);
  await other.record([a("a.com", "192.0.2.1", 1), a("b.com", "192.0.2.2", 1)]);
  expect([await history.tls("a.com"), await history.tls("b.com")]).toEqual([
    { "192.0.2.1": { certificates: ["ff"], subjects: ["a.com"] } },
    {},
  ]);
  await history.record([cert("192.0.2.2", "ee", [])]);
  expect((await history.tls("b.com"))["192.0.2.2"]?.subjects).toEqual([]);
  await other.close();
  await history.close();
  rmSync(folder, { recursive: true });
});

test("sqlite: a file of an older version keeps its records", async () => {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  const path = join(folder, "seen.db");
  const old = new DatabaseSync(path);
  old.exec(`
    CREATE TABLE dns (
      name TEXT NOT NULL, rrtype TEXT NOT NULL, value TEXT NOT NULL,
      first INTEGER NOT NULL, last INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (name, rrtype, value)) WITHOUT ROWID;
    INSERT INTO dns VALUES ('a.com', 'A', '192.0.2.1', 1, 2, 3);
  `);
  old.close();
  const history = openHistory(path);
  await history.record([a("a.com", "192.0.2.1", 9), a("a.com", "192.0.2.1", 4)]);
  expect(await history.dns("a.com")).toEqual([
    { rrtype: "A", rrname: "192.0.2.1", rdata: "a.com", time_first: 1, time_last: 9, count: 5 },
  ]);
  await history.close();
  rmSync(folder, { recursive: true });
});

test("what a lookup sees is returned by the next one, in the form of the wire", async () => {
  const history = openHistory(":memory:");
  let now = 1_000_000;
  const io: Io = {
    net: null,
    ct: null,
    camera: null,
    screenshots: null,
    geo: null,
    history,
    now: () => now,
    random: () => 0.3,
    sleep: timelessSleep,
    dns: {
      resolvers: ["x"],
      close: () => Promise.resolve(),
      query: (name, type) => {
        const known = name === "exmple.com";
        const answers = known && type === "A"
          ? [{ name: "exmple.com.", type: "A" as const, ttl: 1, data: "192.0.2.7" }]
          : [];
        return Promise.resolve({
          rcode: known ? "NOERROR" : "NXDOMAIN",
          authoritative: true,
          answers,
          soa: SOA,
          resolver: "x",
          ...known ? {} : controlReply(name, type),
        });
      },
    },
  };
  let seen: PassiveDNSRecord[] | null = null;
  for (let turn = 0; turn < 2; turn++, now += 60_000) {
    for await (const line of lookup("exmple.com", { io, plan: "analyze" })) {
      if (line.op === "PassiveDns") seen = line.data;
    }
  }
  expect(seen).toEqual([
    { rrtype: "A", rrname: "192.0.2.7", rdata: "exmple.com", time_first: 1000, time_last: 1060, count: 2 },
  ]);
});

test.each([
  ["{", /not JSON/],
  ["[]", /not a JSON object/],
  ['{"rrname":1}', /"rrname"/],
  ['{"rrname":"a.com","rrtype":"A","rdata":1,"time_first":1,"time_last":2}', /"rdata"/],
  ['{"rrname":"a.com","rrtype":"A","rdata":"x","time_first":1,"time_last":2}', /not an address/],
  ['{"rrname":"a.com","rrtype":"A","rdata":"192.0.2.1","time_first":3,"time_last":2}', /before/],
  ['{"rrname":"a.com","rrtype":"A","rdata":"192.0.2.1","time_first":"3","time_last":2}', /"time_first"/],
])("no common output format: %s", (line, message) => {
  expect(() => cofSighting(line)).toThrow(message);
});

test("history import: bad lines are reported by number, the others are imported", async () => {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  const db = join(folder, "seen.db");
  let stderr = "";
  const lines = [
    '{"rrname":"A.com.","rrtype":"MX","rdata":["10 mx.A.com."],"time_first":1,"time_last":2,"count":3}',
    "nonsense",
    '{"rrname":"a.com","rrtype":"SOA","rdata":"x","time_first":1,"time_last":2}',
  ];
  const system = {
    warn: (text: string) => void (stderr += text),
    signal: new AbortController().signal,
    async *readLines() {
      yield* lines;
    },
  } as unknown as System;
  expect(await main(["history", "import", "f", "--history", db], system)).toBe(1);
  expect(stderr).toMatch(/1 entry of f is left out: line 2: it is not JSON/);
  const history = openHistory(db);
  expect(await history.dns("a.com")).toEqual([
    { rrtype: "MX", rrname: "mx.a.com.", rdata: "a.com", time_first: 1, time_last: 2, count: 3 },
  ]);
  await history.close();
  rmSync(folder, { recursive: true });
  expect(await main(["history", "import"], system)).toBe(2);
});

test("the file forgets by age and by number of rows", async () => {
  const history = openHistory(":memory:");
  await history.record(
    [1, 2, 3, 4].map((at) => ({
      kind: "dns" as const,
      name: `n${at}.com`,
      rrtype: "A" as const,
      value: "192.0.2.1",
      first: 0,
      last: at,
      count: 1,
    })),
  );
  await history.record([
    { kind: "tls", ip: "192.0.2.1", certificate: "aa", subjects: ["old.com"], first: 1, last: 1, count: 1 },
    { kind: "tls", ip: "192.0.2.1", certificate: "bb", subjects: ["new.com"], first: 4, last: 4, count: 1 },
  ]);
  expect(await history.prune({})).toBe(0);
  expect(await history.prune({ before: 2 })).toBe(2);
  expect(await history.dns("n1.com")).toEqual([]);
  expect((await history.tls("n4.com"))["192.0.2.1"]).toEqual({ certificates: ["bb"], subjects: ["new.com"] });
  expect(await history.prune({ rows: 1 })).toBe(2);
  expect(await history.dns("n3.com")).toEqual([]);
  expect(await history.dns("n4.com")).toHaveLength(1);
  await history.close();
});
