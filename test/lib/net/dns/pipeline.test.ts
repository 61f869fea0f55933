import { Buffer } from "node:buffer";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { decodeDns, encodeQuestion } from "../../../../lib/net/dns/codec.ts";
import { Pipeline } from "../../../../lib/net/dns/pipeline.ts";
import { type Attempt, Question } from "../../../../lib/net/dns/question.ts";
import { Resolver } from "../../../../lib/net/dns/resolver.ts";
import type { UdpAddress } from "../../../../lib/net/dns/resolver_address.ts";
import { createDns } from "../../../../lib/net/mod.ts";
import { eachMessage, replyTo, startResolver } from "../../../farm/resolvers.ts";

const WINDOW = 2_048;
const PROBES = 16;
const PAUSE_MS = 2_000;
const world = { addressOf: (name: string) => /[02468]\.com$/.test(name) ? "127.0.0.9" : null };

type Serve = (message: Uint8Array, send: (reply: Uint8Array) => void, nth: number, socket: Socket) => void;
const answerAtOnce: Serve = (message, send) => send(replyTo(world, message)!);

interface Seen {
  connections: number;
  /** Messages that the server got. */
  messages: number;
  replies: [attempt: Attempt, rcode: number][];
  changed: () => void;
}

interface Piped {
  pipeline: Pipeline;
  resolver: Resolver;
  seen: Seen;
}

/** A resolver that answered everything, at a rate that has doubled so often. */
function resolverAfter(doublings: number, address: string): Resolver {
  const resolver = new Resolver(address, WINDOW, {});
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

/** The first attempt of a query. */
function attemptAt(resolver: Resolver, name: string): Attempt {
  const question = new Question(name, "A", {}, [resolver], 0);
  question.state = "sent";
  question.dueAtMs = Infinity;
  return question.attempt(resolver, "datagram", performance.now());
}

/** Sends a query through the pipeline; null where it takes none. */
function ask({ pipeline, resolver }: Piped, i: number, nowMs = performance.now()): Attempt | null {
  const attempt = attemptAt(resolver, `name${i}.com`);
  return pipeline.send(attempt, nowMs) ? attempt : null;
}

function askMany(piped: Piped, count: number): Attempt[] {
  return Array.from({ length: count }, (_, i) => ask(piped, i)!);
}

/** A server for one kind of connection, and a pipeline to it. */
async function withServer(serve: Serve, use: (piped: Piped) => Promise<void>, doublings = 5): Promise<void> {
  const sockets = new Set<Socket>();
  const seen: Seen = { connections: 0, messages: 0, replies: [], changed: () => {} };
  const server = createServer((socket) => {
    seen.connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    let nth = 0;
    eachMessage(socket, (message, send) => {
      seen.messages++;
      serve(message, send, nth++, socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const resolver = resolverAfter(doublings, `127.0.0.1:${port}`);
  const pipeline = new Pipeline(resolver.at as UdpAddress, WINDOW, (attempt, bytes) => {
    attempt.slots!.free(attempt);
    seen.replies.push([attempt, bytes[3]! & 15]);
    seen.changed();
  });
  try {
    await use({ pipeline, resolver, seen });
  } finally {
    pipeline.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 5 }).toBe(true);

/** Has it connect, and gives it the answers to as many datagrams as it compares. */
function compare(piped: Piped, nowMs: number, serve = world): void {
  expect(ask(piped, 0, nowMs)).toBeNull();
  for (let i = 0; i < PROBES; i++) {
    const attempt = attemptAt(piped.resolver, `probe${i}.com`);
    const answer = decodeDns(replyTo(serve, attempt.question.message)!);
    // As long as no busy machine takes to answer over the connection.
    piped.pipeline.datagramAnswered(attempt, answer, attempt.sentAtMs + 1_000);
  }
}

/** A query that went through it as soon as it had proved itself. */
async function opened(piped: Piped, nowMs = performance.now()): Promise<Attempt> {
  compare(piped, nowMs);
  let first: Attempt | null = null;
  await until(() => (first = ask(piped, 0, nowMs)) !== null);
  return first!;
}

/** Whether it would connect at this time. */
async function connects(piped: Piped, nowMs: number): Promise<boolean> {
  const { connections } = piped.seen;
  ask(piped, 0, nowMs);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return piped.seen.connections > connections;
}

test("many queries share one connection, and each gets its own reply, whatever the order", async () => {
  const held: (() => void)[] = [];
  const backwards: Serve = (message, send, nth) => {
    if (nth < PROBES) return send(replyTo(world, message)!);
    held.push(() => send(replyTo(world, message)!));
    if (held.length === 21) { while (held.length > 0) held.pop()!(); }
  };
  await withServer(backwards, async (piped) => {
    const first = await opened(piped);
    const asked = askMany(piped, 20);
    const { seen } = piped;
    await until(() => seen.replies.length === 21);
    expect(seen.replies.map(([attempt]) => attempt)).toEqual([first, ...asked].reverse());
    const rcodes = new Map(seen.replies);
    expect(asked.map((attempt) => rcodes.get(attempt))).toEqual(asked.map((_, i) => i % 2 === 0 ? 0 : 3));
    expect(asked.every(({ over }) => over === "pipeline")).toBe(true);
    expect(seen.connections).toBe(1);
  });
});

test.each<[string, (resolver: Resolver) => void, Partial<{ edns: boolean; nth: number }>]>([
  ["few queries in flight", (resolver) => resolver.inFlight = 10, {}],
  ["a resolver without EDNS", (resolver) => resolver.edns = false, {}],
  ["a query without EDNS", () => {}, { edns: false }],
  ["a repetition", () => {}, { nth: 2 }],
])("%s stays with datagrams", async (_, change, { edns = true, nth = 1 }) => {
  await withServer(answerAtOnce, async (piped) => {
    await opened(piped);
    const { resolver, pipeline } = piped;
    change(resolver);
    const attempt = attemptAt(resolver, "name.com");
    attempt.edns = edns;
    if (nth === 2) attempt.question.attempt(resolver, "datagram", 0);
    expect(pipeline.send(attempt, performance.now())).toBe(false);
    expect(attempt).toMatchObject({ over: "datagram", slots: null });
  });
});

test("at a low rate there is no connection", async () => {
  await withServer(answerAtOnce, async (piped) => {
    compare(piped, performance.now());
    expect(await connects(piped, performance.now())).toBe(false);
  }, 1);
});

test("other work goes on between many replies that arrive at once", async () => {
  const held: Uint8Array[] = [];
  const together: Serve = (message, send, nth, socket) => {
    if (nth < PROBES) return send(replyTo(world, message)!);
    const reply = replyTo(world, message)!;
    held.push(Uint8Array.of(reply.length >> 8, reply.length & 255), reply);
    if (held.length === 256) socket.write(Buffer.concat(held));
  };
  await withServer(together, async (piped) => {
    await opened(piped);
    askMany(piped, 127);
    const { seen } = piped;
    /** Replies by turn of the event loop. */
    const turns = [0];
    seen.changed = () => void turns[turns.length - 1]!++;
    const count = () => {
      if (turns.at(-1)! > 0) turns.push(0);
      if (seen.replies.length < 128) setImmediate(count);
    };
    setImmediate(count);
    await until(() => seen.replies.length === 128);
    expect(Math.max(...turns)).toBeLessThan(128);
  });
});

test("the window starts small and grows with the answers", async () => {
  await withServer(answerAtOnce, async (piped) => {
    await opened(piped);
    let asked = 1;
    while (ask(piped, asked) !== null) asked++;
    const first = asked;
    expect(first).toBe(128);
    await until(() => piped.seen.replies.length === first);
    while (ask(piped, asked) !== null) asked++;
    expect(asked - first).toBeGreaterThan(first);
    await until(() => piped.seen.replies.length === asked);
  });
});

test("what a closed connection did not answer is due at once, and it is left alone for a while", async () => {
  const closing: Serve = (message, send, nth, socket) =>
    nth < PROBES + 5 ? send(replyTo(world, message)!) : void socket.end();
  await withServer(closing, async (piped) => {
    const asked = [await opened(piped), ...askMany(piped, 20)];
    const { seen } = piped;
    await until(() => asked.some(({ question }) => question.dueAtMs === 0));
    const replied = new Set(seen.replies.map(([attempt]) => attempt));
    expect(asked.filter(({ question }) => question.dueAtMs === 0)).toEqual(
      asked.filter((attempt) => !replied.has(attempt)),
    );
    const now = performance.now();
    expect(await connects(piped, now + PAUSE_MS / 2)).toBe(false);
    await opened(piped, now + PAUSE_MS);
    expect(seen.connections).toBe(2);
  });
});

test.each<[string, Serve]>([
  ["closes", (_message, _send, _nth, socket) => void socket.destroy()],
  ["refuses every query", (message, send) => {
    const reply = replyTo(world, message)!;
    reply[3] = (reply[3]! & 0xf0) | 5;
    send(reply);
  }],
  ["answers another question", (_message, send) => send(replyTo(world, encodeQuestion("other.com", "A"))!)],
  ["answers with junk", (_message, send) => send(new Uint8Array(3))],
])("a server that %s gets no query but those compared, and is tried again later", async (_, serve) => {
  await withServer(serve, async (piped) => {
    const now = performance.now();
    compare(piped, now);
    // Until it is given up, it is not opened again, whatever the time.
    await until(() => {
      expect(ask(piped, 0, now + 10 * PAUSE_MS)).toBeNull();
      return piped.seen.connections === 2;
    });
    expect(piped.seen.replies).toEqual([]);
  });
});

test("a server that accepts and says nothing is given up", async () => {
  await withServer(() => {}, async (piped) => {
    const now = performance.now();
    compare(piped, now);
    await until(() => piped.seen.connections === 1);
    piped.pipeline.tick(now + 900);
    expect(await connects(piped, now + 10 * PAUSE_MS)).toBe(false);
    piped.pipeline.tick(now + 1_001);
    expect(await connects(piped, now + 10 * PAUSE_MS)).toBe(true);
  });
});

test("where the connection says something else than the datagrams, it is never used", async () => {
  await withServer(answerAtOnce, async (piped) => {
    // The network answers datagrams for every name.
    compare(piped, performance.now(), { addressOf: () => "127.0.0.9" });
    await until(() => piped.seen.messages > 1);
    expect(await connects(piped, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(piped.seen).toMatchObject({ connections: 1, replies: [] });
  });
});

test("where replies come one by one, it goes on", async () => {
  await withServer(answerAtOnce, async (piped) => {
    await opened(piped);
    await until(() => piped.seen.replies.length === 1);
    for (let asked = 1; asked < 400; asked++) {
      const replied = new Promise<void>((resolve) => piped.seen.changed = resolve);
      expect(ask(piped, asked)).not.toBeNull();
      await replied;
    }
    expect(piped.seen.replies.length).toBe(400);
  });
});

test("late answers end it, and a few among many in time do not", async () => {
  let held: (() => void)[] | null = null;
  const holding: Serve = (message, send) => {
    const reply = () => send(replyTo(world, message)!);
    if (held === null) reply();
    else held.push(reply);
  };
  await withServer(holding, async (piped) => {
    await opened(piped);
    for (let i = 1; i < 200; i++) {
      const replied = new Promise<void>((resolve) => piped.seen.changed = resolve);
      ask(piped, i);
      await replied;
      if (i % 10 === 0) piped.pipeline.late(performance.now());
    }
    held = [];
    const asked = askMany(piped, 20);
    for (let i = 0; i < 20; i++) piped.pipeline.late(performance.now());
    expect(asked.every(({ question }) => question.dueAtMs === 0)).toBe(true);
    expect(ask(piped, 0)).toBeNull();
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
