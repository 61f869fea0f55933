import { lookupLines } from "../lib/lookup_lines.ts";
import { afterEach, expect, test } from "vitest";
import { listedNames } from "../../lib/lines/mod.ts";
import { createIo, type Notice, type StreamMessage } from "../../mod.ts";
import type { FailedOp } from "../../lib/model.ts";
import { createDns } from "../../lib/net/dns/client.ts";
import type { Bans } from "./limits.ts";
import { type FarmResolver, type ResolverOptions, startResolver } from "./resolvers.ts";

const names = Array.from({ length: 2_000 }, (_, i) => `kestrel${i}.com`);
const registered = names.filter((_, i) => i % 16 === 0);
const known = new Set([...registered, "kestrelbank.com"]);

let resolver: FarmResolver | undefined;
afterEach(async () => {
  await resolver?.close();
  resolver = undefined;
});

/** A lookup whose questions have a tenth of their time, so that seconds of a ban count as ten. */
async function look(options: Partial<ResolverOptions>, deadlineMs: number) {
  resolver = await startResolver({
    addressOf: (name) => known.has(name) ? "127.0.0.9" : null,
    mailServerOf: (name) => `mx.${name}`,
    ...options,
  });
  const io = createIo({ resolvers: [resolver.address], geo: false, net: false, timeoutMs: 500 });
  const lines: StreamMessage[] = [];
  const notices: Notice[] = [];
  const startedAt = performance.now();
  try {
    const lookupOptions = {
      io,
      names,
      permutations: false,
      ops: ["Dns"] as const,
      deadlineMs,
      onNotice: (notice: Notice) => void notices.push(notice),
    };
    for await (const line of lookupLines("kestrelbank.com", lookupOptions)) lines.push(line);
  } finally {
    await io.dns.close();
  }
  const failed: FailedOp[] = lines.flatMap((line) =>
    line.op === "Meta" && line.data.kind === "Progress" ? line.data.failed ?? [] : []
  );
  const whole = lines.filter((line) =>
    line.op === "Dns" && line.data !== null && !line.data.unanswered?.length
  );
  return { lines, notices, failed, whole, elapsedMs: performance.now() - startedAt };
}

test.each<[string, Bans, tcp?: "close"]>([
  ["of datagrams", { count: 200, ms: 6_000, udpMs: 6_000, times: 1 }],
  ["of datagrams and of TCP", { count: 200, ms: 6_000, udpMs: 6_000, tcpCount: 20, tcpMs: 8_000, times: 1 }],
  [
    "of datagrams, again and again",
    { count: 900, ms: 3_000, udpMs: 4_000, tcpCount: 0, tcpMs: 4_000 },
    "close",
  ],
])("a ban is waited out within the deadline: %s", async (_, bans, tcp) => {
  const { lines, notices, failed, whole } = await look({ bans, tcp }, 60_000);
  expect(resolver!.beyond).toBeGreaterThan(0);
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
  expect(lines.flatMap((line) => listedNames(line, "unanswered"))).toEqual([]);
  expect(failed).toEqual([]);
  expect(whole.length).toBe(registered.length);
  // A ban is said while it lasts, and is no shortfall when it is over.
  expect(notices.map(({ code, message }) => [code, message.includes("answered before")])).toEqual([
    ["no_answer_yet", true],
    ["one_resolver", false],
  ]);
}, 120_000);

test(
  "what stays unanswered at the deadline of the caller is listed, and the lookup ends with Timeout",
  async () => {
    const bans = { count: 200, ms: 6_000, udpMs: 60_000, tcpCount: 0, tcpMs: 60_000 };
    const { lines, whole, failed, elapsedMs } = await look({ bans }, 4_000);
    const missing = new Set(lines.flatMap((line) => listedNames(line, "unanswered")));
    expect(lines.at(-1)).toMatchObject({ data: { kind: "Timeout", data: { total: names.length } } });
    expect(missing.size).toBeGreaterThan(0);
    // Each registered name has its records, or is listed.
    expect(whole.length + failed.length + registered.filter((name) => missing.has(name)).length)
      .toBeGreaterThanOrEqual(registered.length);
    expect(elapsedMs).toBeLessThan(15_000);
  },
  60_000,
);

test("a resolver that has fallen silent for good ends questions that nobody else ends", async () => {
  resolver = await startResolver({
    addressOf: () => "127.0.0.9",
    bans: { count: 20, ms: 60_000, udpMs: 60_000 },
    tcp: "close",
  });
  const dns = createDns({ resolvers: [resolver.address], timeoutMs: 300, silenceMs: 1_500 });
  const ask = (name: string, fresh = false) => dns.query(name, "A", undefined, { fresh });
  try {
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`a${i}.com`)));
    const waiting = ask("late.com");
    // Questions about the resolver itself do not wait.
    const first = await Promise.race([
      waiting.then(() => "waits"),
      ask("check.com", true).then(() => "fresh"),
    ]);
    expect(first).toBe("fresh");
    expect((await waiting).rcode).toBe("NO_ANSWER");
    // Only probes are sent.
    expect(resolver.datagrams).toBeLessThan(60);
  } finally {
    await dns.close();
  }
}, 30_000);
