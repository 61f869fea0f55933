import { Buffer } from "node:buffer";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { encodeQuestion } from "../../../../lib/net/dns/codec.ts";
import { Pipeline } from "../../../../lib/net/dns/pipeline.ts";
import { eachMessage, replyTo } from "../../../farm/resolvers.ts";

const PROBES = 16;
const isRegistered = (name: string) => /[02468]\.com$/.test(name);
const world = { addressOf: (name: string) => isRegistered(name) ? "127.0.0.9" : null };
const question = (i: number) => encodeQuestion(`name${i}.com`, "A");

type Serve = (message: Uint8Array, send: (reply: Uint8Array) => void, nth: number, socket: Socket) => void;
const answerAtOnce: Serve = (message, send) => send(replyTo(world, message)!);

/** A server for one kind of connection, and a pipeline to it. */
async function withServer(
  serve: Serve,
  use: (pipeline: Pipeline<number>, seen: Seen) => Promise<void>,
): Promise<void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    seen.connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    let nth = 0;
    eachMessage(socket, (message, send) => serve(message, send, nth++, socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const seen: Seen = { connections: 0, replies: [], lost: [], changed: () => {} };
  const pipeline = new Pipeline<number>(
    { transport: "udp", address: "127.0.0.1", port, family: 4, label: "" },
    2_048,
    {
      onMessage(waiting, id, bytes) {
        pipeline.forget(id, waiting);
        seen.replies.push([waiting, bytes[3]! & 15]);
        pipeline.answered(1);
        seen.changed();
      },
      onLost(waiting) {
        seen.lost.push(...waiting);
        seen.changed();
      },
    },
  );
  try {
    await use(pipeline, seen);
  } finally {
    pipeline.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

interface Seen {
  connections: number;
  replies: [waiting: number, rcode: number][];
  lost: number[];
  changed: () => void;
}

/** Gives it the answers to as many datagrams as it wants to probe. */
function sample(
  pipeline: Pipeline<number>,
  nowMs: number,
  rcodeOf = (i: number) => i % 2 === 0 ? 0 : 3,
): void {
  expect(pipeline.hasRoom(nowMs)).toBe(false);
  expect(pipeline.isSampling).toBe(true);
  for (let i = 0; i < PROBES; i++) {
    pipeline.datagramAnswered(1);
    pipeline.sample({ message: question(i), rcode: rcodeOf(i), hasAnswer: rcodeOf(i) === 0 }, nowMs);
  }
  expect(pipeline.isSampling).toBe(false);
}

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 5 }).toBe(true);

async function open(pipeline: Pipeline<number>): Promise<number> {
  const now = performance.now();
  sample(pipeline, now);
  await until(() => pipeline.hasRoom(now));
  return now;
}

test("many queries share one connection, and each gets its own reply, whatever the order", async () => {
  const held: (() => void)[] = [];
  const backwards: Serve = (message, send, nth) => {
    if (nth < PROBES) return answerAtOnce(message, send, nth, null as never);
    held.push(() => send(replyTo(world, message)!));
    if (held.length === 20) { while (held.length > 0) held.pop()!(); }
  };
  await withServer(backwards, async (pipeline, seen) => {
    await open(pipeline);
    for (let i = 0; i < 20; i++) pipeline.ask(question(i), i);
    await until(() => seen.replies.length === 20);
    expect(seen.replies[0]).toEqual([19, 3]);
    expect(seen.replies.toSorted(([a], [b]) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => [i, i % 2 === 0 ? 0 : 3]),
    );
    expect(seen).toMatchObject({ connections: 1, lost: [] });
  });
});

test("other work goes on between many replies that arrive at once", async () => {
  const held: Uint8Array[] = [];
  const together: Serve = (message, send, nth, socket) => {
    if (nth < PROBES) return answerAtOnce(message, send, nth, socket);
    const reply = replyTo(world, message)!;
    held.push(Uint8Array.of(reply.length >> 8, reply.length & 255), reply);
    if (held.length === 2_000) socket.write(Buffer.concat(held));
  };
  await withServer(together, async (pipeline, seen) => {
    await open(pipeline);
    for (let i = 0; i < 1_000; i++) pipeline.ask(question(i), i);
    /** Replies by turn of the event loop. */
    const turns = [0];
    seen.changed = () => void turns[turns.length - 1]!++;
    const count = () => {
      if (turns.at(-1)! > 0) turns.push(0);
      if (seen.replies.length < 1_000) setImmediate(count);
    };
    setImmediate(count);
    await until(() => seen.replies.length === 1_000);
    expect(seen.replies.map(([i]) => i)).toEqual(Array.from({ length: 1_000 }, (_, i) => i));
    // Those of a chunk, and those of the round that follows it.
    expect(Math.max(...turns)).toBeLessThanOrEqual(128);
    expect(seen.lost).toEqual([]);
  });
});

test("the window starts small and grows with the answers", async () => {
  await withServer(answerAtOnce, async (pipeline, seen) => {
    const now = await open(pipeline);
    let asked = 0;
    while (pipeline.hasRoom(now)) pipeline.ask(question(asked), asked++);
    const first = asked;
    expect(first).toBe(128);
    await until(() => seen.replies.length === first);
    while (pipeline.hasRoom(now)) pipeline.ask(question(asked), asked++);
    expect(asked - first).toBeGreaterThan(first);
    await until(() => seen.replies.length === asked);
  });
});

test("what a closed connection did not answer is given back, and it is left alone for a while", async () => {
  const closing: Serve = (message, send, nth, socket) =>
    nth < PROBES + 5 ? send(replyTo(world, message)!) : void socket.end();
  await withServer(closing, async (pipeline, seen) => {
    await open(pipeline);
    for (let i = 0; i < 20; i++) pipeline.ask(question(i), i);
    await until(() => seen.lost.length > 0);
    expect(new Set([...seen.lost, ...seen.replies.map(([i]) => i)]).size).toBe(20);
    expect(pipeline.hasRoom(performance.now())).toBe(false);
    expect(pipeline.isSampling).toBe(false);
    // Later it is tried again.
    await open2(pipeline, performance.now() + 5_000);
    expect(seen.connections).toBe(2);
  });
});

async function open2(pipeline: Pipeline<number>, nowMs: number): Promise<void> {
  sample(pipeline, nowMs);
  await until(() => pipeline.hasRoom(nowMs));
}

test.each<[string, Serve]>([
  ["closes", (_message, _send, _nth, socket) => void socket.destroy()],
  ["refuses every query", (message, send) => {
    const reply = replyTo(world, message)!;
    reply[3] = (reply[3]! & 0xf0) | 5;
    send(reply);
  }],
  ["answers another question", (_message, send) => send(replyTo(world, encodeQuestion("other.com", "A"))!)],
  ["answers with junk", (_message, send) => send(new Uint8Array(3))],
])("a server that %s gets no query but the probes", async (_, serve) => {
  await withServer(serve, async (pipeline, seen) => {
    sample(pipeline, performance.now());
    await until(() => {
      pipeline.hasRoom(performance.now() + 5_000);
      return pipeline.isSampling;
    });
    expect(seen).toMatchObject({ connections: 1, replies: [], lost: [] });
  });
});

test("a server that accepts and says nothing is given up", async () => {
  await withServer(() => {}, async (pipeline, seen) => {
    const now = performance.now();
    sample(pipeline, now);
    await until(() => seen.connections === 1);
    pipeline.tick(now + 900);
    pipeline.hasRoom(now + 10_000);
    expect(pipeline.isSampling).toBe(false);
    pipeline.tick(now + 1_001);
    pipeline.hasRoom(now + 10_000);
    expect(pipeline.isSampling).toBe(true);
  });
});

test("where the connection says something else than the datagrams, it is never used", async () => {
  let probes = 0;
  const counting: Serve = (message, send, nth, socket) => {
    probes++;
    answerAtOnce(message, send, nth, socket);
  };
  await withServer(counting, async (pipeline, seen) => {
    // The network answers datagrams for every name.
    sample(pipeline, performance.now(), () => 0);
    await until(() => probes > 1);
    const isSampledAgain = () => {
      pipeline.hasRoom(Number.MAX_SAFE_INTEGER);
      return pipeline.isSampling;
    };
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSampledAgain()).toBe(false);
    expect(seen).toMatchObject({ connections: 1, replies: [], lost: [] });
  });
});

test("where replies come one by one, it goes on", async () => {
  await withServer(answerAtOnce, async (pipeline, seen) => {
    const now = await open(pipeline);
    let asked = 0;
    while (asked < 400 && pipeline.hasRoom(now)) {
      const replied = new Promise<void>((resolve) => seen.changed = resolve);
      pipeline.ask(question(asked), asked++);
      await replied;
    }
    expect(seen.replies.length).toBe(400);
    expect(seen.lost).toEqual([]);
  });
});

test("late answers end it, and a few among many in time do not", async () => {
  await withServer(
    (message, send, nth) => nth < PROBES && send(replyTo(world, message)!),
    async (pipeline, seen) => {
      const now = await open(pipeline);
      for (let i = 0; i < 200; i++) {
        pipeline.answered(1);
        if (i % 10 === 0) pipeline.late(now);
      }
      expect(pipeline.hasRoom(now)).toBe(true);
      for (let i = 0; i < 20; i++) pipeline.ask(question(i), i);
      for (let i = 0; i < 20; i++) pipeline.late(now);
      expect(seen.lost.length).toBe(20);
      expect(pipeline.hasRoom(now)).toBe(false);
    },
  );
});
