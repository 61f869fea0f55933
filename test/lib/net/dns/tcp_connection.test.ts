import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { openTcp, type TcpConnection } from "../../../../lib/net/dns/tcp_connection.ts";
import { freePort } from "../../../free_port.ts";

const LONG_MS = 30_000;

interface Seen {
  opened: number;
  ended: number;
  bytes: number[];
}

/** A connection to a server that handles each socket like this. */
async function withServer(
  serve: (socket: Socket) => void,
  use: (connection: TcpConnection, seen: Seen) => Promise<void>,
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
  const { connection, seen } = open((server.address() as AddressInfo).port, idleMs);
  try {
    await use(connection, seen);
  } finally {
    connection.close();
    sockets.forEach((socket) => socket.destroy());
    server.close();
    await once(server, "close");
  }
}

function open(port: number, idleMs = LONG_MS): { connection: TcpConnection; seen: Seen } {
  const seen: Seen = { opened: 0, ended: 0, bytes: [] };
  const connection = openTcp("127.0.0.1", port, idleMs, {
    onOpen: () => seen.opened++,
    onData: (chunk) => chunk.forEach((byte) => seen.bytes.push(byte)),
    onEnd: () => seen.ended++,
  });
  return { connection, seen };
}

const echo = (socket: Socket) => void socket.pipe(socket);

test("bytes arrive whole and in order, those written before it is open too", async () => {
  await withServer(echo, async (connection, seen) => {
    const parts = Array.from({ length: 40 }, (_, i) => new Uint8Array(5_000).fill(i));
    parts.slice(0, 3).forEach((part) => connection.write(part));
    await expect.poll(() => seen.opened).toBe(1);
    parts.slice(3).forEach((part) => connection.write(part));
    await expect.poll(() => seen.bytes.length).toBe(200_000);
    expect(seen.bytes).toEqual(parts.flatMap((part) => [...part]));
    await expect.poll(() => connection.unsent).toBe(0);
    expect(seen.ended).toBe(0);
  });
});

test("what the other side does not read counts as unsent", async () => {
  await withServer((socket) => socket.pause(), async (connection, seen) => {
    await expect.poll(() => seen.opened).toBe(1);
    connection.write(new Uint8Array(32 * 1024 * 1024));
    expect(connection.unsent).toBeGreaterThan(1024 * 1024);
  });
});

test("it ends when the other side closes it", async () => {
  await withServer((socket) => socket.end("x"), async (_, seen) => {
    await expect.poll(() => seen.ended).toBeGreaterThan(0);
    expect(seen.bytes).toEqual([120]);
  });
});

test("it ends when nobody listens", async () => {
  const { connection, seen } = open(await freePort());
  await expect.poll(() => seen.ended).toBeGreaterThan(0);
  expect(seen.opened).toBe(0);
  connection.close();
});

test("it ends after the idle time", async () => {
  await withServer(echo, async (_, seen) => {
    await expect.poll(() => seen.ended, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(seen.opened).toBe(1);
  }, 500);
});

test("no event follows its end", async () => {
  await withServer(echo, async (connection, seen) => {
    await expect.poll(() => seen.opened).toBe(1);
    connection.write(Uint8Array.of(1));
    await expect.poll(() => seen.bytes.length).toBe(1);
    connection.write(Uint8Array.of(2));
    connection.close();
    connection.write(Uint8Array.of(3));
    const other = open(await freePort());
    await expect.poll(() => other.seen.ended).toBeGreaterThan(0);
    other.connection.close();
    expect(seen).toEqual({ opened: 1, ended: 0, bytes: [1] });
  });
});
