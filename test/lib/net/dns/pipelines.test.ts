import { afterAll, beforeAll, expect, test } from "vitest";
import { createDns } from "../../../../lib/net/mod.ts";
import { decodeDns } from "../../../../lib/net/dns/codec.ts";
import { Pipelines } from "../../../../lib/net/dns/pipelines.ts";
import { type Attempt, newAttempt, Question } from "../../../../lib/net/dns/question.ts";
import { Resolver } from "../../../../lib/net/dns/resolver.ts";
import { type FarmResolver, replyTo, startResolver } from "../../../farm/resolvers.ts";

const WINDOW = 2_048;
const PROBES = 16;
const world = { addressOf: (name: string) => /[02468]\.com$/.test(name) ? "127.0.0.9" : null };
let farm: FarmResolver;
beforeAll(async () => void (farm = await startResolver(world)));
afterAll(() => farm.close());

/** A resolver that answered everything, at a rate that has doubled so often. */
function resolverAfter(doublings: number): Resolver {
  const resolver = new Resolver(farm.address, WINDOW, {});
  resolver.measured(1);
  resolver.edns = true;
  resolver.inFlight = 100;
  let now = 0;
  resolver.tick(now);
  for (let i = 0; i < doublings * 10; i++) {
    if (i % 10 === 0) resolver.tick(now += 20);
    resolver.control.answered(now, now, 64);
  }
  return resolver;
}

/** A query that was sent once. */
function attemptFor(name: string, resolver: Resolver, edns = true): [Question, Attempt] {
  const question = new Question(name, "A", {}, [resolver], 0, 0);
  const attempt = newAttempt(resolver, performance.now(), edns, 0);
  question.state = "sent";
  question.add(attempt);
  return [question, attempt];
}

/** Pipelines to that resolver, with a connection that proved itself if the resolver is fast enough for one. */
async function pipelinesTo(
  resolver: Resolver,
  use: (pipelines: Pipelines, replies: Map<Question, number>) => Promise<void>,
): Promise<void> {
  const replies = new Map<Question, number>();
  const pipelines = new Pipelines([resolver], WINDOW, (question, nth, bytes) => {
    pipelines.forget(question, question.attempts[nth]!);
    replies.set(question, bytes[3]! & 15);
  });
  try {
    const overTcp = farm.overTcp;
    expect(pipelines.send(...attemptFor("first.com", resolver), performance.now())).toBe(false);
    for (let i = 0; i < PROBES; i++) {
      const [question, attempt] = attemptFor(`probe${i}.com`, resolver);
      const answer = decodeDns(replyTo(world, question.message)!);
      pipelines.answered(question, { ...attempt, port: { index: 0, family: 4 } }, answer);
    }
    if (resolver.control.rate >= 8_000) await expect.poll(() => farm.overTcp).toBe(overTcp + PROBES);
    await use(pipelines, replies);
  } finally {
    pipelines.close();
  }
}

test("many queries at a high rate go over one connection, and are answered there", async () => {
  const resolver = resolverAfter(5);
  await pipelinesTo(resolver, async (pipelines, replies) => {
    const asked: Question[] = [];
    await expect.poll(() => {
      const [question, attempt] = attemptFor(`name${asked.length}.com`, resolver);
      const isSent = pipelines.send(question, attempt, performance.now());
      expect(attempt.isPiped).toBe(isSent);
      if (isSent) asked.push(question);
      return asked.length;
    }).toBe(20);
    await expect.poll(() => replies.size).toBe(20);
    expect(asked.map((question) => replies.get(question))).toEqual(asked.map((_, i) => i % 2 === 0 ? 0 : 3));
  });
});

test.each<[string, (resolver: Resolver) => void, Partial<{ doublings: number; edns: boolean; nth: number }>]>(
  [
    ["a low rate", () => {}, { doublings: 1 }],
    ["few queries in flight", (resolver) => resolver.inFlight = 10, {}],
    ["a resolver without EDNS", (resolver) => resolver.edns = false, {}],
    ["a query without EDNS", () => {}, { edns: false }],
    ["a repetition", () => {}, { nth: 2 }],
  ],
)("%s stays with datagrams", async (_, change, { doublings = 5, edns = true, nth = 1 }) => {
  const resolver = resolverAfter(doublings);
  await pipelinesTo(resolver, async (pipelines) => {
    if (doublings > 1) {
      await expect.poll(() => pipelines.send(...attemptFor("open.com", resolver), performance.now())).toBe(
        true,
      );
    }
    change(resolver);
    const [question, attempt] = attemptFor("name.com", resolver, edns);
    if (nth === 2) question.add(attempt);
    expect(pipelines.send(question, attempt, performance.now())).toBe(false);
  });
});

test(
  "a type that only connections answer leaves no resolver silent: checks are of what datagrams answered",
  async () => {
    const resolver = await startResolver({
      ...world,
      onType: (type) => type === "TXT" ? "drop" : undefined,
    });
    const dns = createDns({ resolvers: [resolver.address], timeoutMs: 1_000 });
    try {
      const rcodes = new Set<string>();
      // Where the machine is busy a connection may be given up before it carries texts.
      for (let round = 0, texts = 0; texts === 0; round++) {
        await Promise.all(Array.from({ length: 4_000 }, (_, n) => dns.query(`r${round}-${n}.com`, "A")));
        const before = resolver.overTcp;
        // The first of them are datagrams, which nobody answers.
        const replies = await Promise.all(
          Array.from({ length: 600 }, (_, n) => dns.query(`text${round}-${n}.com`, "TXT")),
        );
        for (const { rcode } of replies) rcodes.add(rcode);
        texts = resolver.overTcp - before;
      }
      expect(rcodes).toContain("NO_ANSWER");
    } finally {
      await dns.close();
      await resolver.close();
    }
  },
  60_000,
);
