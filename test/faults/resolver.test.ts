import { lookupLines } from "../lib/lookup_lines.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIo, type Io, type Notice, type StreamMessage } from "../../mod.ts";
import { type FaultyDns, startFaultyDns } from "../server/mini/faulty_dns.ts";

const there = Array.from({ length: 50 }, (_, i) => `there${i}.com`);
const missing = Array.from({ length: 400 }, (_, i) => `missing${i}.com`);
let dns: FaultyDns;
let io: Io;
beforeAll(async () => {
  dns = await startFaultyDns({
    suffixes: { com: {} },
    names: Object.fromEntries(["example.com", ...there].map((name) => [name, { a: ["127.0.0.2"] }])),
  });
  io = createIo({ resolvers: [dns.address], timeoutMs: 1_000, silenceMs: 3_000, geo: false, net: false });
});
afterAll(async () => {
  await io.dns.close();
  await dns.close();
});

async function look(onLine: (line: StreamMessage) => void = () => {}) {
  const notices: Notice[] = [];
  const found = new Set<string>();
  const lines: StreamMessage[] = [];
  const names = [...there.slice(0, 25), ...missing, ...there.slice(25)];
  const options = { io, names, permutations: false, ops: ["Dns" as const] };
  for await (
    const line of lookupLines("example.com", {
      ...options,
      onNotice: (n) => void notices.push(n),
    })
  ) {
    lines.push(line);
    if (line.op === "Dns") found.add(line.permutation.domain.fqdn);
    onLine(line);
  }
  return { found, last: lines.at(-1), notices };
}

test("a resolver that dies: an error when it is dead from the start, unknown names when it dies midway", async () => {
  expect((await look()).found.size).toBe(50);
  dns.faults = { loss: 1 };
  const dead = await look();
  expect(dead.found.size).toBe(0);
  expect(dead.last).toMatchObject({ data: { kind: "Error", data: { status: 503 } } });
  dns.faults = { questionsPerSecond: 1_000_000 };

  const cut = await look((line) => {
    if (line.op === "Dns") dns.faults = { loss: 1 };
  });
  // Answered names are reported; unanswered ones are not reported as free.
  expect(cut.last).toMatchObject({ data: { kind: "Done" } });
  expect(cut.found.size).toBeGreaterThan(0);
  const unknown = cut.notices.find(({ code }) => code === "unknown_names" || code === "incomplete");
  if (cut.found.size < 50) expect(unknown?.message).toMatch(/usable answer/);
  dns.faults = {};

  // Back again, for the same client.
  expect((await look()).found.size).toBe(50);
});
