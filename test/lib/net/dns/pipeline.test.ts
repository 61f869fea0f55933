import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { freePort } from "../../../free_port.ts";

const names = Array.from({ length: 6_000 }, (_, i) => `n${i}.com`);

/** How the resolver answers over TCP; it receives whole messages, and what it writes is sent as it is. */
type OnMessages = (socket: Socket, messages: Uint8Array[]) => void;

/** NXDOMAIN for a query. */
function denial(query: Uint8Array): Uint8Array {
  const reply = query.slice();
  reply[2]! |= 0x80;
  reply[3] = 0x83;
  return reply;
}

function framed(...messages: Uint8Array[]): Uint8Array {
  return Buffer.concat(
    messages.flatMap((each) => [Uint8Array.of(each.length >> 8, each.length & 255), each]),
  );
}

/** A resolver that denies every name at once over UDP, and over TCP does what it is given; null refuses connections. */
async function resolver(onMessages: OnMessages | null) {
  const port = await freePort();
  const udp = createSocket("udp4");
  const counted = { datagrams: 0, messages: 0, connections: 0, open: 0, reads: 0 };
  udp.on("message", (query, from) => {
    counted.datagrams++;
    udp.send(denial(query), from.port, from.address, () => {});
  });
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    counted.connections++;
    counted.open++;
    let received: Uint8Array = new Uint8Array(0);
    socket.on("error", () => {});
    socket.on("close", () => counted.open--);
    socket.on("data", (chunk: Uint8Array) => {
      counted.reads++;
      received = Buffer.concat([received, chunk]);
      const messages: Uint8Array[] = [];
      while (received.length >= 2) {
        const end = 2 + (received[0]! << 8 | received[1]!);
        if (received.length < end) break;
        messages.push(received.slice(2, end));
        received = received.subarray(end);
      }
      counted.messages += messages.length;
      onMessages!(socket, messages);
    });
  });
  if (onMessages !== null) {
    tcp.listen(port, "127.0.0.1");
    await once(tcp, "listening");
    expect((tcp.address() as AddressInfo).port).toBe(port);
  }
  return {
    address: `127.0.0.1:${port}`,
    counted,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => udp.close(() => resolve())),
        ...(onMessages === null ? [] : [new Promise<void>((resolve) => tcp.close(() => resolve()))]),
      ]);
    },
  };
}

/** Asks for all names; returns what the resolver counted, and the replies by rcode. */
async function askAll(onMessages: OnMessages | null) {
  const server = await resolver(onMessages);
  const dns = createDns({ resolvers: [server.address] });
  try {
    const replies = await Promise.all(names.map((name) => dns.query(name, "A")));
    const rcodes = new Map<string, number>();
    for (const { rcode } of replies) rcodes.set(rcode, (rcodes.get(rcode) ?? 0) + 1);
    return { ...server.counted, rcodes: Object.fromEntries(rcodes) };
  } finally {
    await dns.close();
    await server.close();
  }
}

/** Asks again, by a new client, while the machine is too busy for a rate at which connections are used. */
async function askOverTcp(onMessages: OnMessages) {
  for (let round = 1;; round++) {
    const result = await askAll(onMessages);
    if (result.messages > 1_000 || round === 10) return result;
  }
}

const ALL_DENIED = { NXDOMAIN: names.length };

test("a resolver that answers thousands a second is asked over a few connections, many queries at a time", async () => {
  const { rcodes, messages, connections, reads } = await askOverTcp((socket, messages) => {
    socket.write(framed(...messages.map(denial)));
  });
  expect(rcodes).toEqual(ALL_DENIED);
  expect(connections).toBeLessThanOrEqual(4);
  expect(messages).toBeGreaterThan(1_000);
  expect(messages / reads).toBeGreaterThan(4);
});

test("replies come in any order, in pieces, beside junk and replies to nothing", async () => {
  const { rcodes, messages } = await askOverTcp((socket, messages) => {
    const junk = [Uint8Array.of(0, 0), framed(new Uint8Array(40)), framed(Uint8Array.of(1, 2, 3))];
    const all = Buffer.concat([...junk, framed(...messages.reverse().map(denial))]);
    socket.write(all.subarray(0, 7));
    socket.write(all.subarray(7));
  });
  expect(rcodes).toEqual(ALL_DENIED);
  expect(messages).toBeGreaterThan(1_000);
});

test("a reply to another question is not believed", async () => {
  const { rcodes, datagrams } = await askAll((socket, messages) => {
    for (const each of messages) {
      const reply = denial(each);
      reply[3] = 0x80;
      reply[13]! ^= 1; // A letter of the name.
      socket.write(framed(reply));
    }
  });
  expect(rcodes).toEqual(ALL_DENIED);
  expect(datagrams).toBeGreaterThanOrEqual(names.length);
});

test("a resolver without TCP is asked by datagram", async () => {
  const { rcodes, datagrams } = await askAll(null);
  expect(rcodes).toEqual(ALL_DENIED);
  expect(datagrams).toBeGreaterThanOrEqual(names.length);
});

test.each<[string, OnMessages]>([
  ["accepts queries and never answers", () => {}],
  ["closes each connection after one reply", (socket, [first]) => {
    if (first !== undefined) socket.end(framed(denial(first)));
  }],
  ["resets each connection", (socket) => socket.resetAndDestroy()],
])("a resolver that %s loses a few dozen queries to it", async (_, onMessages) => {
  const { rcodes, messages, connections } = await askAll(onMessages);
  expect(rcodes).toEqual(ALL_DENIED);
  expect(messages).toBeLessThan(200);
  expect(connections).toBeLessThanOrEqual(8);
});

test("a resolver that answers a connection's queries one after another is asked by datagram", async () => {
  const waiting: [Socket, Uint8Array][] = [];
  const timer = setInterval(() => {
    const [socket, query] = waiting.shift() ?? [];
    if (query !== undefined && !socket!.destroyed) socket!.write(framed(denial(query)));
  }, 50);
  try {
    const { rcodes, messages } = await askAll((socket, messages) => {
      for (const each of messages) waiting.push([socket, each]);
    });
    expect(rcodes).toEqual(ALL_DENIED);
    expect(messages).toBeLessThan(400);
  } finally {
    clearInterval(timer);
  }
});

test("a client that ends closes its connections", async () => {
  const server = await resolver((socket, messages) => socket.write(framed(...messages.map(denial))));
  for (let round = 0; round < 10 && server.counted.connections === 0; round++) {
    const dns = createDns({ resolvers: [server.address] });
    await Promise.all(names.map((name) => dns.query(name, "A")));
    await dns.close();
  }
  expect(server.counted.connections).toBeGreaterThan(0);
  await expect.poll(() => server.counted.open).toBe(0);
  await server.close();
});
