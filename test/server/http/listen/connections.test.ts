import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2, constants } from "node:http2";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import type { ConnectionLimits } from "../../../../server/http/listen/connections.ts";
import type { Handler } from "../../../../server/http/listen/listen.ts";
import { listenNode } from "../../../../server/http/listen/node.ts";
import { testHttp2 } from "../../../requires.ts";

const ROOT = new URL("../../../../", import.meta.url);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const OK: Handler = () => Promise.resolve({ status: 200, headers: { "content-length": "2" }, body: "ok" });

async function serve(connections: ConnectionLimits, handler: Handler = OK) {
  const listener = await listenNode(handler, {
    host: "127.0.0.1",
    port: 0,
    writeStallMs: 60_000,
    connections,
  });
  ends.push(() => listener.close(0));
  return listener;
}

function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  ends.push(() => socket.destroy());
  return socket;
}

/** The first line of the answer; empty when the connection is closed without one. */
async function ask(socket: Socket, request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => text += bytes);
  socket.write(request);
  await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
  return text.split("\r\n")[0]!;
}

test("when there are too many connections, the longest idle one goes", async () => {
  const { port, connections } = await serve({ most: 3 });
  const first = open(port);
  await once(first, "connect");
  const others = [open(port), open(port)];
  for (const each of others) expect(await ask(each)).toBe("HTTP/1.1 200 OK");
  expect(await ask(open(port))).toBe("HTTP/1.1 200 OK");
  if (!first.closed) await once(first, "close");
  expect(connections()).toBe(3);
});

/** Two connections whose answers wait, of at most two; and what lets those answers come. */
async function busy(limits: ConnectionLimits) {
  const answers: (() => void)[] = [];
  const { port } = await serve({ most: 2, ...limits }, async (request, peer) => {
    if (request.url.endsWith("/wait")) await new Promise<void>((resolve) => answers.push(resolve));
    return await OK(request, peer);
  });
  const waiting = [0, 1].map(() => ask(open(port), asking("/wait")));
  while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const finish = () => {
    answers.forEach((each) => each());
    return Promise.all(waiting);
  };
  return { port, finish };
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test("while all are busy, health checks and metrics are answered, and nothing else", async () => {
  const { port, finish } = await busy({ reserved: 2 });
  for (const path of ["/healthz", "/readyz", "/metrics", "/metrics?x"]) {
    expect([path, await ask(open(port), asking(path))]).toEqual([path, "HTTP/1.1 200 OK"]);
  }
  // Whoever takes the reserve and sends nothing is shed for who asks.
  for (let i = 0; i < 5; i++) await once(open(port), "connect");
  expect(await ask(open(port), asking("/healthz"))).toBe("HTTP/1.1 200 OK");
  for (const path of ["/", "/healthz/", "/v1/retrieve"]) {
    expect(await ask(open(port), asking(path))).toBe("HTTP/1.1 503 Service Unavailable");
  }
  expect(await finish()).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]);
});

testHttp2("HTTP/2: while all are busy, health checks are answered, and nothing else", async () => {
  const { port, finish } = await busy({ reserved: 2 });
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  session.on("error", () => {});
  ends.push(() => session.destroy());
  for (const [path, status] of [["/healthz", 200], ["/", 503]] as const) {
    const stream = session.request({ ":path": path });
    expect((await once(stream, "response"))[0][":status"]).toBe(status);
    stream.resume();
  }
  await finish();
});

test("without a reserve, a connection more is closed at once while all are busy", async () => {
  const { port, finish } = await busy({ reserved: 0 });
  expect(await ask(open(port), asking("/healthz"))).toBe("");
  expect(await finish()).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]);
});

test("one address has its share, and gets it back", async () => {
  const { port } = await serve({ perAddress: 2 });
  const [one, other] = [open(port), open(port)];
  expect(await ask(one)).toBe("HTTP/1.1 200 OK");
  expect(await ask(other)).toBe("HTTP/1.1 200 OK");
  expect(await ask(open(port))).toBe("");
  one.destroy();
  await once(one, "close");
  let answer = "";
  while (answer === "") answer = await ask(open(port));
  expect(answer).toBe("HTTP/1.1 200 OK");
});

test("a connection that sends no request, or one byte, is closed", async () => {
  const { port } = await serve({ firstMs: 50 });
  const [silent, slow] = [open(port), open(port)];
  slow.write("G");
  await Promise.all([once(silent, "close"), once(slow, "close")]);
});

testHttp2("an HTTP/2 session without requests is closed; one with a request under way is not", async () => {
  let finish = () => {};
  const { port } = await serve({ idleMs: 200, firstMs: 5_000 }, async (request, peer) => {
    if (request.url.endsWith("/wait")) await new Promise<void>((resolve) => finish = resolve);
    return await OK(request, peer);
  });
  const [idle, busy] = [0, 1].map(() => {
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.on("error", () => {});
    ends.push(() => session.destroy());
    return session;
  }) as [ReturnType<typeof connectHttp2>, ReturnType<typeof connectHttp2>];
  const stream = busy.request({ ":path": "/wait" });
  await once(idle.request({ ":path": "/" }).resume(), "close");
  await once(idle, "close");
  finish();
  expect((await once(stream, "response"))[0][":status"]).toBe(200);
});

testHttp2(
  "requests that are reset at once start no work, and too many of them end the connection",
  async () => {
    let started = 0;
    const { port } = await serve({}, (request, peer) => {
      started++;
      return OK(request, peer);
    });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.on("error", () => {});
    ends.push(() => session.destroy());
    await once(session, "connect");
    const closed = new Promise((resolve) => session.on("close", resolve));
    for (let i = 0; i < 300; i++) {
      const stream = session.request({ ":path": "/" });
      stream.on("error", () => {});
      stream.close(constants.NGHTTP2_CANCEL);
    }
    await closed;
    // The first may arrive before its reset is sent.
    expect(started).toBeLessThan(10);
  },
);

test("HTTP/1.0 with Transfer-Encoding and a request line of HTTP/2.0 are refused", async () => {
  const { port } = await serve({});
  expect(await ask(open(port), "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"))
    .toBe("HTTP/1.1 400 Bad Request");
  expect(await ask(open(port), "GET / HTTP/2.0\r\nHost: x\r\n\r\n")).toBe(
    "HTTP/1.1 505 HTTP Version Not Supported",
  );
});

test("connections that take all file descriptors do not end the process, which accepts others later", async () => {
  const code = `
    // As serve does: for the first one, Deno opens files, and panics when it cannot.
    process.on("SIGTERM", () => process.exit());
    const { listenNode } = await import(${JSON.stringify(new URL("server/http/listen/node.ts", ROOT))});
    const handle = () => Promise.resolve({ status: 200, headers: {}, body: "ok" });
    console.log((await listenNode(handle, { host: "127.0.0.1", port: 0 })).port);`;
  // By a path that is not that of Deno itself, whose arguments it would rewrite.
  const [name, run] = "Deno" in globalThis ? ["deno", "eval"] : ["node", "--input-type=module -e"];
  const path = fileURLToPath(new URL(`node_modules/.bin/${name}`, ROOT));
  const child = spawn("sh", ["-c", `ulimit -n 96; exec "$0" ${run} "$1"`, path, code]);
  ends.push(() => child.kill());
  const [line] = await once(child.stdout, "data");
  const port = Number(String(line));
  const idle = Array.from({ length: 150 }, () => open(port));
  await Promise.all(idle.map((socket) => once(socket, "connect")));
  for (const socket of idle) socket.destroy();
  let answer = "";
  while (answer === "" && child.exitCode === null) {
    answer = await ask(open(port), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  }
  expect(answer).toBe("HTTP/1.1 200 OK");
});
