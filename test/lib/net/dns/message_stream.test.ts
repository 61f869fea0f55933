import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { MessageStream, openTcp } from "../../../../lib/net/dns/message_stream.ts";
import { freePort } from "../../../free_port.ts";

const LONG_MS = 30_000;

/** Who waits, by a number. */
interface Numbered {
  id: number;
  nth: number;
}
const numbered = (nth: number): Numbered => ({ id: 0, nth });

interface Seen {
  ended: number;
  /** Who waited for each message, and its bytes behind the header. */
  messages: [waiting: number, rest: number[]][];
}

interface Opened {
  stream: MessageStream<Numbered>;
  seen: Seen;
}

function open(port: number, idleMs = LONG_MS): Opened {
  const seen: Seen = { ended: 0, messages: [] };
  const stream: MessageStream<Numbered> = new MessageStream(openTcp("127.0.0.1", port, idleMs), 2_048, {
    onMessage(waiting, bytes) {
      stream.slots.free(waiting);
      seen.messages.push([waiting.nth, [...bytes.subarray(12)]]);
    },
    onEnd: () => seen.ended++,
  });
  return { stream, seen };
}

/** A stream to a server that handles each socket like this. */
async function withServer(
  serve: (socket: Socket) => void,
  use: (opened: Opened) => Promise<void>,
  idleMs = LONG_MS,
): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const opened = open((server.address() as AddressInfo).port, idleMs);
  try {
    await use(opened);
  } finally {
    opened.stream.close();
    sockets.forEach((socket) => socket.destroy());
    server.close();
    await once(server, "close");
  }
}

const echo = (socket: Socket) => void socket.pipe(socket);
/** A header and this content. */
const message = (fill: number, length = 5_000) => new Uint8Array(12 + length).fill(fill, 12);

test("messages arrive whole and in order, those asked before it is open too", async () => {
  await withServer(echo, async ({ stream, seen }) => {
    for (let i = 0; i < 3; i++) stream.ask(message(i), numbered(i));
    await expect.poll(() => seen.messages.length).toBe(3);
    for (let i = 3; i < 200; i++) stream.ask(message(i), numbered(i));
    expect(stream.slots.size).toBe(197);
    await expect.poll(() => seen.messages.length).toBe(200);
    expect(seen.messages).toEqual(Array.from({ length: 200 }, (_, i) => [i, [...message(i).subarray(12)]]));
    await expect.poll(() => stream.unsent).toBe(0);
    expect([seen.ended, stream.slots.size]).toEqual([0, 0]);
  });
});

test("what the other side does not read counts as unsent", async () => {
  await withServer((socket) => socket.pause(), async ({ stream }) => {
    for (let i = 0; i < 512; i++) stream.ask(message(i, 60_000), numbered(i));
    await expect.poll(() => stream.unsent).toBeGreaterThan(1024 * 1024);
  });
});

test("a message to nobody who waits is passed over", async () => {
  await withServer(echo, async ({ stream, seen }) => {
    const first = numbered(1);
    stream.ask(message(1), first);
    stream.slots.free(first);
    stream.ask(message(2, 1), numbered(2));
    await expect.poll(() => seen.messages).toEqual([[2, [2]]]);
  });
});

test.each<[string, (socket: Socket) => void]>([
  ["the other side closes it", (socket) => void socket.end("x")],
  ["the other side breaks it off", (socket) => void socket.destroy()],
  ["a message is shorter than a header", (socket) => void socket.write(Uint8Array.of(0, 3, 1, 2, 3))],
])("it ends when %s", async (_, serve) => {
  await withServer(serve, async ({ seen }) => {
    await expect.poll(() => seen.ended).toBe(1);
    expect(seen.messages).toEqual([]);
  });
});

test("it ends when nobody listens, and says whose questions are lost", async () => {
  const { stream, seen } = open(await freePort());
  stream.ask(message(1), numbered(7));
  await expect.poll(() => seen.ended).toBe(1);
  expect([stream.close(), stream.close()]).toMatchObject([[{ nth: 7 }], []]);
});

test("it ends after the idle time", async () => {
  await withServer(echo, async ({ stream, seen }) => {
    stream.ask(message(1, 1), numbered(1));
    await expect.poll(() => seen.ended, { timeout: 10_000 }).toBe(1);
    expect(seen.messages.length).toBe(1);
  }, 500);
});

test("no event follows its end", async () => {
  await withServer(echo, async ({ stream, seen }) => {
    stream.ask(message(1, 1), numbered(1));
    await expect.poll(() => seen.messages.length).toBe(1);
    stream.ask(message(2, 1), numbered(2));
    expect(stream.close()).toMatchObject([{ nth: 2 }]);
    stream.ask(message(3, 1), numbered(3));
    const other = open(await freePort());
    await expect.poll(() => other.seen.ended).toBe(1);
    other.stream.close();
    expect(seen).toEqual({ ended: 0, messages: [[1, [1]]] });
  });
});
